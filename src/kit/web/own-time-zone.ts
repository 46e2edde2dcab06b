/** The zone of the reader's own clock. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
