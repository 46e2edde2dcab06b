export const RESERVED_SLUGS: readonly string[] = ['internal']

/** The slug of the demo hotel, the only one that the specification fixes. */
export const DEMO_SLUG = 'demo-hotel'

/** The short id that people read out on the phone: the first 8 characters of an id, in capitals. */
export const shortId = (id: string) => id.slice(0, 8).toUpperCase()

/** A random UUID. It avoids `crypto.randomUUID`, which browsers do not offer on pages without TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, at) => {
    const value = at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte
    return value.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
