export const RESERVED_SLUGS: readonly string[] = ['internal']

/** The one fixed slug of the specification: the demo hotel. */
export const DEMO_SLUG = 'demo-hotel'

/** What people read out on the phone: the first 8 characters of an id, in capitals. */
export const shortId = (id: string) => id.slice(0, 8).toUpperCase()
