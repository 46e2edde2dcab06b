import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { call } from '@orpc/server'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { router } from '#app/router.ts'
import { addGuests } from '#features/guests/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Device } from '#kit/server/cookies.ts'
import { fakePasswordCheck } from '#kit/server/passwords.ts'
import { makeGuest, makeHotel, STAFF_PASSWORD, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { HOUR_MS } from '#kit/shared/time.ts'

/** `ROUNDS=200` is the long form. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)
const AT_ONCE = 50

const product = openProduct()
let hotel: TestHotel

beforeAll(async () => {
  hotel = await makeHotel(product.database)
})
afterEach(() => void vi.useRealTimers())

const newDevice = (): Device => ({ id: randomUUID(), knownAt: [], isNew: false })

/** Makes the calls all at once and returns their outcomes: `in`, or the code of the refusal. */
const outcomesOf = (calls: Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 'in',
        (error: { code: string }) => error.code,
      ),
    ),
  )
const times = <T>(count: number, work: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => work(at))

const signIn = (lastName: string, roomNumber: string, device: Device, ip = '203.0.113.20') =>
  product.as({ device, ip }).sessions.signInGuest({ slug: hotel.slug, lastName, roomNumber })
const signInStaff = (password: string, email = hotel.admin.email) =>
  product.as({ ip: '203.0.113.21' }).sessions.signInHotelAdmin({ slug: hotel.slug, email, password })

const judged = async (identifier: string) => {
  const rows = await product.run<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM failed_logins WHERE identifier = ${identifier}`,
  )
  return rows[0]?.count
}

test(
  `of ${AT_ONCE} wrong attempts at once exactly five are judged, and the others told nothing`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await product.run(sql`DELETE FROM rate_limits`)
      const { guestName, roomNumber } = await makeGuest(product.database, hotel, { roomNumber: `R${round}` })
      const device = newDevice()
      const guesses = await outcomesOf(
        times(AT_ONCE, (at) => signIn(at % 2 ? guestName : 'Nobody', `not ${roomNumber}`, device)),
      )
      expect(await judged(device.id)).toBe(5)
      expect(guesses.filter((guesse) => guesse === 'INVALID_CREDENTIALS')).toHaveLength(4)
      expect(guesses.filter((guesse) => guesse === 'RATE_LIMITED')).toHaveLength(AT_ONCE - 4)

      const email = `${randomUUID()}@hotel.example`
      const passwords = await outcomesOf(times(AT_ONCE, (at) => signInStaff(`wrong ${at}`, email)))
      expect(await judged(email)).toBe(5)
      expect(passwords.filter((password) => password === 'INVALID_CREDENTIALS')).toHaveLength(4)
    }
  },
  20_000 + ROUNDS * 20_000,
)

/** Does something, and tells how many have waited for a connection of a pool meanwhile, at the most. */
async function mostWaitingDuring(work: () => Promise<unknown>): Promise<number> {
  let most = 0
  const looking = setInterval(() => {
    const { main, quick } = product.database.poolStates()
    most = Math.max(most, main.waiting, quick.waiting)
  }, 1)
  await work().finally(() => clearInterval(looking))
  return most
}

test('however many sign in at once, connections are left to the others', async () => {
  const most = await mostWaitingDuring(async () => {
    const flood = await outcomesOf(
      times(AT_ONCE, (at) => signIn(`Nobody ${at}`, `N${at}`, newDevice(), `203.0.113.${at}`)),
    )
    expect(flood).toEqual(times(AT_ONCE, () => 'INVALID_CREDENTIALS'))
  })
  expect(most).toBe(0)
})

test('however many sign out at once who are nobody, connections are left to the others', async () => {
  const signOut = (at: number) => {
    const context = product.contextOf({ ip: `203.0.113.${at}` })
    const readSessionToken = () => `invented ${at}`
    return call(
      router.sessions.signOutGuest,
      { slug: hotel.slug },
      { context: { ...context, readSessionToken } },
    )
  }
  const most = await mostWaitingDuring(async () => {
    expect(await outcomesOf(times(AT_ONCE, signOut))).toEqual(times(AT_ONCE, () => 'in'))
  })
  expect(most).toBe(0)
})

test(
  `of ${AT_ONCE} right attempts at once none is locked out`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { guestName, roomNumber } = await makeGuest(product.database, hotel, { roomNumber: `S${round}` })
      const device = newDevice()
      const guests = await outcomesOf(times(AT_ONCE, () => signIn(guestName, roomNumber, device)))
      expect(guests).toEqual(times(AT_ONCE, () => 'in'))
      const staff = await outcomesOf(times(AT_ONCE, () => signInStaff(STAFF_PASSWORD)))
      expect(staff).toEqual(times(AT_ONCE, () => 'in'))
    }
  },
  20_000 + ROUNDS * 20_000,
)

test('the phones of an imported guest who sign in at once share one account', async () => {
  const guest = {
    hotelId: hotel.id,
    loginName: 'Imported',
    roomNumber: '701',
    expiresAt: null,
    isActive: true,
  }
  await product.database.withActor(SYSTEM, (tx) => addGuests(tx, [guest]))
  const outcomes = await outcomesOf(times(12, () => signIn('Imported', '701', newDevice())))
  expect(outcomes).toEqual(times(12, () => 'in'))
  const [row] = await product.run(sql`SELECT count(*)::int AS count FROM auth_accounts a
    JOIN guests g ON g.id = a.guest_id WHERE g.room_number = '701'`)
  expect(row).toEqual({ count: 1 })
})

test('a clock of the process that is an hour ahead unlocks nobody', async () => {
  const { guestName, roomNumber } = await makeGuest(product.database, hotel, { roomNumber: '702' })
  const device = newDevice()
  await outcomesOf(times(5, () => signIn('Nobody', '999', device)))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS + 60_000 })
  await expect(signIn(guestName, roomNumber, device)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    data: { retryAfterSeconds: expect.closeTo(3600, -3) as number },
  })
})

test('300 guests behind one address sign in at once', { timeout: 120_000 }, async () => {
  const rooms = times(300, (at) => ({ loginName: `Arrival ${at}`, roomNumber: `${1000 + at}` }))
  await product.database.withActor(SYSTEM, (tx) =>
    addGuests(
      tx,
      rooms.map((room) => ({ ...room, hotelId: hotel.id, expiresAt: null, isActive: true })),
    ),
  )
  const outcomes = await outcomesOf(
    rooms.map(({ loginName, roomNumber }) => signIn(loginName, roomNumber, newDevice(), '203.0.113.22')),
  )
  expect(outcomes).toEqual(times(300, () => 'in'))
})

test(
  'a flood from one address is refused there, as no attempt, and nowhere else',
  { timeout: 90_000 },
  async () => {
    const { guestName, roomNumber } = hotel.guest
    const device = newDevice()
    const flooders = new AbortController()
    const flood = async () => {
      while (!flooders.signal.aborted)
        await fakePasswordCheck('wrong', '198.51.100.31').catch(() => pause(20))
    }
    const flooding = times(600, flood)
    const refused = signIn(guestName, roomNumber, device, '198.51.100.31')
    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 })
    expect(await product.run(sql`SELECT FROM rate_limits WHERE identifier = ${device.id}`)).toEqual([])
    await expect(signIn(guestName, roomNumber, device)).resolves.toBeDefined()
    flooders.abort()
    await Promise.all(flooding)
  },
)

test('sign-ins that were given up while they waited are not worked through before those after them', async () => {
  const address = await product.listen()
  const failures = async () =>
    (await product.run(sql`SELECT FROM failed_logins WHERE hotel_id = ${hotel.id} AND login_type = 'guest'`))
      .length
  const before = await failures()
  const left = new AbortController()
  const post = (lastName: string, signal?: AbortSignal) =>
    fetch(`${address}/rpc/sessions/signInGuest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json: { slug: hotel.slug, lastName, roomNumber: '998' } }),
      ...(signal && { signal }),
    })
  const givenUp = times(60, (at) => post(`Left ${at}`, left.signal))
  await Promise.any(givenUp)
  left.abort()
  const outcomes = await Promise.allSettled(givenUp)
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)
  expect((await post('Stays')).status).toBe(401)
  expect((await failures()) - before).toBeLessThan(60 / 2)
})
