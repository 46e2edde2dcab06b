import { createHmac, timingSafeEqual } from 'node:crypto'

export const UNSUBSCRIBE = '/unsubscribe/'

const signatureOf = (secret: Buffer, whom: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${whom}`).digest().subarray(0, 16)

/** The address at which somebody ends e-mails of a sort, without signing in: nobody else can make it. */
export const unsubscribeUrlOf = (secret: Buffer, publicUrl: string, whom: string) =>
  `${publicUrl}${UNSUBSCRIBE}${Buffer.from(whom).toString('base64url')}.${signatureOf(secret, whom).toString('base64url')}`

/** Whom such an address is for; null where this installation has not made it. */
export function readUnsubscribe(secret: Buffer, path: string): string | null {
  const [name = '', signature = ''] = path.slice(UNSUBSCRIBE.length).split('.')
  const whom = Buffer.from(name, 'base64url').toString()
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(secret, whom)]
  return given.length === right.length && timingSafeEqual(given, right) ? whom : null
}
