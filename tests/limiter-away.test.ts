import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newSessionId } from '#features/chat/rules.ts'
import type { Device } from '#kit/server/cookies.ts'
import { makeHotel, makeSuperAdmin, STAFF_PASSWORD, type TestHotel } from './factories.ts'
import { openProduct } from './product.ts'
import { makePhoto, staffCookies } from './uploader.ts'

/** RL-11, OP-30: when the limiter itself fails, every limited action still works and is counted in memory. */
const product = openProduct()
const PROCEDURES = ['check_rate_limit', 'record_rate_limit_attempt']
const COUNTERS = 'INSERT, UPDATE ON rate_limits'
const ROLES = 'hotelly_app, hotelly_platform'
const device: Device = { id: randomUUID(), knownAt: [], isNew: false }
const refused = { code: 'RATE_LIMITED', data: { retryAfterSeconds: expect.any(Number) as number } }
let owner: pg.Client
let hotel: TestHotel
let address: string

beforeAll(async () => {
  address = await product.listen()
  owner = new pg.Client(product.databaseUrl)
  await owner.connect()
})
beforeEach(async () => {
  hotel = await makeHotel(product.database)
  await owner.query(`REVOKE ${COUNTERS} FROM ${ROLES}`)
  for (const one of PROCEDURES) await owner.query(`ALTER FUNCTION ${one} RENAME TO ${one}_away`)
  return async () => {
    await owner.query(`GRANT ${COUNTERS} TO ${ROLES}`)
    for (const one of PROCEDURES) await owner.query(`ALTER FUNCTION ${one}_away RENAME TO ${one}`)
  }
})
afterAll(() => owner.end())

const from = () => product.as({ device })

test('guests can sign in, and wrong logins are locked out', async () => {
  const { guestName: lastName, roomNumber } = hotel.guest
  const signIn = (name: string) =>
    from().sessions.signInGuest({ slug: hotel.slug, lastName: name, roomNumber })
  await expect(signIn(lastName)).resolves.toMatchObject({ guestName: lastName })
  for (const remaining of [4, 3, 2, 1])
    await expect(signIn('No')).rejects.toMatchObject({ data: { remaining } })
  await expect(signIn('No')).rejects.toMatchObject(refused)
  await expect(signIn(lastName)).rejects.toMatchObject(refused)
})

test('hotel admins and super admins can sign in, and wrong logins are locked out', async () => {
  const platform = await makeSuperAdmin(product.database)
  const asAdmin = (password: string) =>
    from().sessions.signInHotelAdmin({ slug: hotel.slug, email: hotel.admin.email, password })
  const asSuper = (password: string) => from().sessions.signInSuperAdmin({ email: platform.email, password })
  for (const [signIn, most] of [
    [asAdmin, 5],
    [asSuper, 3],
  ] as const) {
    await expect(signIn(STAFF_PASSWORD)).resolves.toBeDefined()
    for (let left = most - 1; left > 0; left--) {
      await expect(signIn('wrong')).rejects.toMatchObject({ data: { remaining: left } })
    }
    await expect(signIn('wrong')).rejects.toMatchObject(refused)
    await expect(signIn(STAFF_PASSWORD)).rejects.toMatchObject(refused)
  }
})

test('chat messages are answered', async () => {
  const send = async () => {
    const said = {
      slug: hotel.slug,
      sessionId: newSessionId(),
      message: 'Good evening',
      language: 'en' as const,
    }
    const pieces = await from().chat.send({ ...said, key: randomUUID() })
    while (!(await pieces.next()).done) continue
  }
  for (let count = 0; count < 10; count++) await send()
  await expect(send()).rejects.toMatchObject(refused)
})

test('guests can be added', async () => {
  const add = (roomNumber: string) =>
    product
      .asStaff(hotel.admin)
      .guests.create({ slug: hotel.slug, loginName: 'New', roomNumber, expiresOn: null })
  for (let count = 0; count < 10; count++) await expect(add(`${count}`)).resolves.toBeDefined()
  await expect(add('11')).rejects.toMatchObject(refused)
})

test('pictures can be uploaded', async () => {
  const headers = { cookie: await staffCookies(address, hotel) }
  const body = new Uint8Array(await makePhoto(90, 60))
  const path = `${address}/hotelly-uploads/${hotel.slug}/menu-items`
  for (let count = 0; count < 32; count++) {
    expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(200)
  }
  expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(429)
})
