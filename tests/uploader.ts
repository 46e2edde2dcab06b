import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { STAFF_PASSWORD, type TestHotel } from './factories.ts'

/** Signs a hotel's admin in over HTTP and returns the cookies. */
export async function staffCookies(address: string, { slug, admin }: TestHotel): Promise<string> {
  const response = await fetch(`${address}/api/hotels/${slug}/staff-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.email, password: STAFF_PASSWORD }),
  })
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

/** A JPEG of noise, which does not compress well. */
export const makePhoto = (width: number, height: number): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
