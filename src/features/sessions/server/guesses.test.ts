import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Device } from '#kit/server/cookies.ts'
import {
  makeAdmin,
  makeGuest,
  makeHotel,
  makeSuperAdmin,
  STAFF_PASSWORD,
  type TestHotel,
} from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

/** Somebody who has an account of their own uses it between guesses at another one. */
const product = openProduct()
/** Guesses before the first own sign-in, which makes the device one of the guest's own. */
const BEFORE_KNOWN = 4
let hotel: TestHotel
let device: Device

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  device = { id: randomUUID(), knownAt: [], isNew: false }
})

const known = (...hotels: TestHotel[]): Device => ({
  ...device,
  knownAt: hotels.map(({ id }) => id.slice(0, 8)),
})

/** Without the slow-down of an address with many failures. */
const newAddress = () => `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`

const signIn = (lastName: string, roomNumber: string, from: Device, slug = hotel.slug) =>
  product.as({ device: from, ip: newAddress() }).sessions.signInGuest({ slug, lastName, roomNumber })

/** Guesses, with the own sign-in after every `every`, until refused; returns how many guesses were judged. */
async function guessesJudged(
  guess: (at: number) => Promise<unknown>,
  own: () => Promise<unknown>,
  every: number,
) {
  for (let at = 0; at < 60; at++) {
    const code = await guess(at).then(
      () => 'in',
      (error: { code: string }) => error.code,
    )
    if (code === 'RATE_LIMITED') return at + 1
    if (at % every === every - 1) await own().catch(() => null)
  }
  return Number.POSITIVE_INFINITY
}

describe.each([
  ['a new device', () => device],
  ['a known device', () => known(hotel)],
] as const)('from %s', (_name, from) => {
  test("a guest who guesses at another room gets the device's five", async () => {
    const { guestName, roomNumber } = hotel.guest
    const guess = (at: number) => signIn(`Guess ${at}`, '909', from())
    expect(await guessesJudged(guess, () => signIn(guestName, roomNumber, from()), 4)).toBe(5)
  })

  test('a guest who guesses at the names of their own room gets thirty an hour', async () => {
    const own = await makeGuest(product.database, hotel, { loginName: 'Sleeper', roomNumber: 'Dorm 5' })
    await makeGuest(product.database, hotel, { loginName: 'Neighbour', roomNumber: 'Dorm 5' })
    const guess = (at: number) => signIn(`Guess ${at}`, 'Dorm 5', from())
    expect(await guessesJudged(guess, () => signIn(own.guestName, 'Dorm 5', from()), BEFORE_KNOWN)).toBe(
      BEFORE_KNOWN + 30 + 1,
    )
  })

  test('a guest who guesses at another hotel gets five there, whatever succeeds here', async () => {
    const other = await makeHotel(product.database)
    const { guestName, roomNumber } = hotel.guest
    const guess = (at: number) => signIn(`Guess ${at}`, '909', from(), other.slug)
    expect(await guessesJudged(guess, () => signIn(guestName, roomNumber, from()), 1)).toBe(5)
  })
})

test('ten devices that guess at one name share its number for an hour', async () => {
  const guess = (at: number) => signIn('Smith', `${at}`, { ...device, id: randomUUID() })
  expect(await guessesJudged(guess, () => signIn(hotel.guest.guestName, '101', device), 1)).toBe(11)
})

test('staff who guess at the password of a colleague, or of a super admin, get no more than the limit', async () => {
  const colleague = await makeAdmin(product.database, hotel)
  const platform = await makeSuperAdmin(product.database)
  const api = product.as({ device }).sessions
  const own = () =>
    api.signInHotelAdmin({ slug: hotel.slug, email: hotel.admin.email, password: STAFF_PASSWORD })
  const asColleague = (at: number) =>
    api.signInHotelAdmin({ slug: hotel.slug, email: colleague.email, password: `guess ${at}` })
  expect(await guessesJudged(asColleague, own, 1)).toBe(5)
  const asSuper = (at: number) => api.signInSuperAdmin({ email: platform.email, password: `guess ${at}` })
  expect(await guessesJudged(asSuper, own, 1)).toBe(3)
})

test('a super admin who guesses at the password of another gets no more than the limit', async () => {
  const [one, other] = [await makeSuperAdmin(product.database), await makeSuperAdmin(product.database)]
  const api = product.as({ device }).sessions
  const own = () => api.signInSuperAdmin({ email: one.email, password: STAFF_PASSWORD })
  const guess = (at: number) => api.signInSuperAdmin({ email: other.email, password: `guess ${at}` })
  expect(await guessesJudged(guess, own, 1)).toBe(3)
})
