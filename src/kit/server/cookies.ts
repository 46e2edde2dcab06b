import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'

const MOST_KNOWN = 10_000

/** The value of one cookie in a Cookie header, or null. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || null
  }
  return null
}

/** `__Host-` binds a cookie to this exact host; browsers allow the prefix only over https. */
export const cookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name)

/** A Set-Cookie value for an HttpOnly cookie; `maxAge` in seconds, 0 deletes it. */
export function writeCookie(
  name: string,
  value: string,
  options: { isSecure: boolean; maxAge: number },
): string {
  const secure = options.isSecure ? '; Secure' : ''
  return `${cookieName(name, options.isSecure)}=${value}; Path=/; Max-Age=${options.maxAge}; HttpOnly; SameSite=Lax${secure}`
}

/** Used instead of a browser fingerprint: a signed id that only this server can issue. */
export type Device = {
  id: string
  /** Shortened ids of the hotels where a guest has signed in on this device. */
  knownAt: string[]
  isNew: boolean
}

const mark = (hotelId: string) => hotelId.slice(0, 8)
export const isKnownAt = (device: Device, hotelId: string) => device.knownAt.includes(mark(hotelId))

const keys = new WeakMap<Buffer, KeyObject>()

/** The secret as OpenSSL holds it: made anew for each signature, it would cost six times the signature itself. */
function keyOf(secret: Buffer): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret)
  keys.set(secret, key)
  return key
}

const sign = (secret: Buffer, text: string) =>
  createHmac('sha256', keyOf(secret)).update(text).digest('base64url')

const newDevice = (): Device => ({ id: randomBytes(16).toString('base64url'), knownAt: [], isNew: true })

/** Reads a device cookie; a missing or forged one gives a new device. */
export function readDevice(secret: Buffer, cookie: string | null): Device {
  if (cookie === null) return newDevice()
  const [id = '', known = '', signature = ''] = cookie.split('.')
  const expected = Buffer.from(sign(secret, `${id}.${known}`))
  const given = Buffer.from(signature)
  if (!id || given.length !== expected.length || !timingSafeEqual(given, expected)) return newDevice()
  return { id, knownAt: known ? known.split('-') : [], isNew: false }
}

/** Reads device cookies, and remembers those of this server: to check a signature costs more than all the rest. */
export function createDeviceReader(secret: Buffer): (cookie: string | null) => Device {
  const known = new Map<string, Device>()
  return (cookie) => {
    const found = cookie === null ? undefined : known.get(cookie)
    if (found) return found
    const device = readDevice(secret, cookie)
    if (cookie === null || device.isNew) return device
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(cookie, device)
    return device
  }
}

/** The cookie value for a device, with `hotelId` added to the hotels where a guest has signed in. */
export function deviceCookie(secret: Buffer, device: Device, hotelId?: string): string {
  const marks = hotelId ? [...new Set([mark(hotelId), ...device.knownAt])].slice(0, 20) : device.knownAt
  const text = `${device.id}.${marks.join('-')}`
  return `${text}.${sign(secret, text)}`
}
