/** The device's time zone. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
