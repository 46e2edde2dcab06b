import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { deviceCookie, readDevice } from '#kit/server/cookies.ts'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { openProduct } from '#tests/product.ts'
import { createReadLimit } from './read-limit.ts'

const product = openProduct()
const secret = Buffer.alloc(32)
const { maxAttempts } = RATE_LIMITS.database_read
const A_HOTEL = '0198c2f0-5c1e-7a3b-9d4e-2f6a8b1c3d5e'

const openLimit = () =>
  createReadLimit({
    readDevice: (cookie) => readDevice(secret, cookie),
    trustedProxies: 1,
    counts: product.events.counts,
  })

const requestFrom = (address: string, cookie?: string) =>
  ({ method: 'GET', headers: { 'x-forwarded-for': address, cookie }, socket }) as never

/** A cookie that anybody is given, or that of a phone on which a guest has signed in. */
const newCookie = (hotelId?: string) => {
  const id = randomBytes(16).toString('base64url')
  return `hotelly_device=${deviceCookie(secret, { id, knownAt: [], isNew: true }, hotelId)}`
}

test('clients without cookies share one limit within the /64 of a subscriber', () => {
  const countRead = openLimit()
  const readFrom = (address: string) => countRead(requestFrom(address))
  for (let host = 1; host <= maxAttempts; host++)
    expect(readFrom(`2001:db8:7:1::${host.toString(16)}`)).toBeNull()
  expect(readFrom('2001:db8:7:1::ffff')).toMatchObject({ code: 'RATE_LIMITED' })
  expect(readFrom('2001:db8:7:2::1')).toBeNull()
})

test('cookies that anybody gets read a bounded number of times from one network, beside its guests', () => {
  const countRead = openLimit()
  const guest = newCookie(A_HOTEL)
  const most = RATE_LIMITS.read_network.maxAttempts
  let read = 0
  for (let cookie = newCookie(), at = 0; at < 2 * most; at++) {
    if (at % maxAttempts === 0) cookie = newCookie()
    if (countRead(requestFrom(`2001:db8:8:1::${at.toString(16)}`, cookie)) === null) read++
  }
  expect(read).toBe(most)
  expect(countRead(requestFrom('2001:db8:8:1::1', newCookie()))).toMatchObject({ code: 'RATE_LIMITED' })
  expect(countRead(requestFrom('2001:db8:8:1::1', guest))).toBeNull()
  expect(countRead(requestFrom('2001:db8:8:2::1', newCookie()))).toBeNull()
})

test('what one browser asks for beyond its own limit takes nothing from the others of its network', () => {
  const countRead = openLimit()
  const cookie = newCookie()
  for (let at = 0; at < 2 * RATE_LIMITS.read_network.maxAttempts; at++)
    countRead(requestFrom('198.51.100.7', cookie))
  expect(countRead(requestFrom('198.51.100.7', newCookie()))).toBeNull()
})

const socket = { remoteAddress: '127.0.0.1' }
