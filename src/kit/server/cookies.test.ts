import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  cookieName,
  createDeviceReader,
  deviceCookie,
  isKnownAt,
  readCookie,
  readDevice,
  writeCookie,
} from './cookies.ts'

const secret = randomBytes(32)
const hotel = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

test('cookies are matched by their full name', () => {
  expect(readCookie('a=1; session=x.y; sessions=z', 'session')).toBe('x.y')
  expect(readCookie('xsession=1', 'session')).toBeNull()
  expect(readCookie('session=', 'session')).toBeNull()
  expect(readCookie(undefined, 'session')).toBeNull()
})

test('over https a cookie is bound to its exact host', () => {
  expect(cookieName('s', true)).toBe('__Host-s')
  const secure = writeCookie('s', 'v', { isSecure: true, maxAge: 60 })
  expect(secure).toBe('__Host-s=v; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure')
  expect(writeCookie('s', '', { isSecure: false, maxAge: 0 })).toBe(
    's=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  )
})

test('a device is recognised, with the hotels where a guest has signed in', () => {
  const fresh = readDevice(secret, null)
  expect(fresh.isNew).toBe(true)
  const again = readDevice(secret, deviceCookie(secret, fresh, hotel))
  expect(again).toMatchObject({ id: fresh.id, isNew: false })
  expect(isKnownAt(again, hotel)).toBe(true)
  expect(isKnownAt(again, hotel.replace('3f', '00'))).toBe(false)
})

test.each([
  ['another id', (cookie: string) => `x${cookie}`],
  ['a hotel added', (cookie: string) => cookie.replace('..', '.3f2504e0.')],
  ['another signature', (cookie: string) => `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}x`],
  ['no signature', (cookie: string) => cookie.split('.')[0] ?? ''],
  ['nothing', () => ''],
])('a forged device counts as a new one: %s', (_name, forge) => {
  const device = readDevice(secret, null)
  const forged = readDevice(secret, forge(deviceCookie(secret, device)))
  expect(forged.isNew).toBe(true)
  expect(forged.id).not.toBe(device.id)
})

test('a device is recognised again by its cookie alone, and a forged one never', () => {
  const read = createDeviceReader(secret)
  const cookie = deviceCookie(secret, readDevice(secret, null))
  expect(read(cookie)).toBe(read(cookie))
  expect(read(cookie).isNew).toBe(false)
  const forged = `x${cookie}`
  expect([read(forged), read(forged)]).toMatchObject([{ isNew: true }, { isNew: true }])
  expect(read(forged).id).not.toBe(read(forged).id)
  expect(read(null).id).not.toBe(read(null).id)
})
