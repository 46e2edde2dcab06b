import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { unlockStaff } from '#features/accounts/server/lockouts.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Device } from '#kit/server/cookies.ts'
import { makeGuest, makeHotel, makeSuperAdmin, STAFF_PASSWORD, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let hotel: TestHotel

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

const newDevice = (knownAt: string[] = []): Device => ({ id: randomUUID(), knownAt, isNew: false })
const locked = { code: 'RATE_LIMITED' }
/** From an address of its own, so that no crowded one is answered slowly. */
const from = (device: Device) =>
  product.as({ device, ip: `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` })
    .sessions
const asGuest = (lastName: string, roomNumber: string, device: Device) =>
  from(device).signInGuest({ slug: hotel.slug, lastName, roomNumber })

async function times(count: number, work: (at: number) => Promise<unknown>) {
  for (let at = 0; at < count; at++) await work(at).catch(() => null)
}

describe.each([
  [
    'a hotel admin',
    5,
    async () => {
      const { slug, admin } = hotel
      return (password: string, device: Device) =>
        from(device).signInHotelAdmin({ slug, email: admin.email, password })
    },
  ],
  [
    'a super admin',
    3,
    async () => {
      const { email } = await makeSuperAdmin(product.database)
      return (password: string, device: Device) => from(device).signInSuperAdmin({ email, password })
    },
  ],
] as const)('%s', (_who, most, open) => {
  test('is not locked on their own device by what strangers try elsewhere', async () => {
    const signIn = await open()
    const own = newDevice()
    const { email } = await signIn(STAFF_PASSWORD, own)
    await times(most, () => signIn('wrong', newDevice()))
    await expect(signIn(STAFF_PASSWORD, newDevice())).rejects.toMatchObject(locked)
    await expect(signIn(STAFF_PASSWORD, own)).resolves.toBeDefined()

    for (let left = most - 1; left > 0; left--) {
      await expect(signIn('wrong', own)).rejects.toMatchObject({ data: { remaining: left } })
    }
    await expect(signIn('wrong', own)).rejects.toMatchObject(locked)
    await expect(signIn(STAFF_PASSWORD, own)).rejects.toMatchObject(locked)

    await product.database.withActor(SYSTEM, (tx) => unlockStaff(tx, email))
    await expect(signIn(STAFF_PASSWORD, own)).resolves.toBeDefined()
    await expect(signIn(STAFF_PASSWORD, newDevice())).resolves.toBeDefined()
  })

  test('is not known on a device where somebody else has signed in', async () => {
    const signIn = await open()
    const device = newDevice()
    await asGuest(hotel.guest.guestName, hotel.guest.roomNumber, device)
    await times(most, () => signIn('wrong', newDevice()))
    await expect(signIn(STAFF_PASSWORD, device)).rejects.toMatchObject(locked)
  })
})

describe('a guest who has signed in on a phone', () => {
  const guessFromNewDevices = (room: string) => times(10, (at) => asGuest(`Guess ${at}`, room, newDevice()))
  const guessFromKnownDevices = (room: string) =>
    times(30, (at) => asGuest(`Guess ${at}`, room, newDevice([hotel.id.slice(0, 8)])))

  test('is locked there by nobody else, known to the hotel or not', async () => {
    const { guestName } = await makeGuest(product.database, hotel, { roomNumber: '501' })
    const phone = newDevice()
    await asGuest(guestName, '501', phone)
    await guessFromNewDevices('501')
    await guessFromKnownDevices('501')
    await expect(asGuest(guestName, '501', newDevice([hotel.id.slice(0, 8)]))).rejects.toMatchObject(locked)
    await expect(asGuest(guestName, '501', phone)).resolves.toBeDefined()
  })

  test('is unknown on it once a new stay has begun', async () => {
    const { guestName, guestId } = await makeGuest(product.database, hotel, { roomNumber: '502' })
    const phone = newDevice()
    await asGuest(guestName, '502', phone)
    await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`UPDATE guests SET stay_began_at = now() + interval '1 second' WHERE id = ${guestId}`),
    )
    await guessFromNewDevices('502')
    await expect(asGuest(guestName, '502', phone)).rejects.toMatchObject(locked)
  })

  test('is a stranger with it at another hotel', async () => {
    const elsewhere = await makeHotel(product.database)
    const { guestName } = await makeGuest(product.database, hotel, { roomNumber: '503' })
    await makeGuest(product.database, elsewhere, { loginName: guestName, roomNumber: '503' })
    const phone = newDevice()
    const there = { slug: elsewhere.slug, lastName: guestName, roomNumber: '503' }
    await expect(from(phone).signInGuest(there)).resolves.toBeDefined()
    await guessFromNewDevices('503')
    await expect(asGuest(guestName, '503', phone)).rejects.toMatchObject(locked)
  })

  test('guesses at a neighbour no oftener from many phones than from one', { timeout: 60_000 }, async () => {
    const own = await makeGuest(product.database, hotel, { loginName: 'Sleeper', roomNumber: 'Dorm 7' })
    await makeGuest(product.database, hotel, { loginName: 'Neighbour', roomNumber: 'Dorm 7' })
    let judged = 0
    for (let at = 0; at < 8; at++) {
      const phone = newDevice()
      await asGuest(own.guestName, 'Dorm 7', phone).catch(() => null)
      for (const guess of [1, 2, 3, 4]) {
        const wrong = asGuest(`Guess ${at} ${guess}`, 'Dorm 7', phone)
        await wrong.catch(
          (error: { code: string }) => (judged += error.code === 'INVALID_CREDENTIALS' ? 1 : 0),
        )
      }
    }
    expect(judged).toBe(30)
    await expect(asGuest('Neighbour', 'Dorm 7', newDevice())).resolves.toBeDefined()
  })
})

describe('staff who unlock a guest free the phone', () => {
  const unlock = (id: string) => product.asStaff(hotel.admin).guests.unlock({ slug: hotel.slug, id })

  test.each([
    ['of the wrong name', 'Wrong', '601', false],
    ['of the wrong room', 'Owner', '999', false],
    ['of both wrong, on a phone that the guest has used', 'Wrong', '999', true],
  ])('that is locked because %s', async (_why, name, room, isUsed) => {
    const { guestId } = await makeGuest(product.database, hotel, { loginName: 'Owner', roomNumber: '601' })
    const phone = newDevice()
    if (isUsed) await asGuest('Owner', '601', phone)
    await times(5, () => asGuest(name, room, phone))
    await expect(asGuest('Owner', '601', phone)).rejects.toMatchObject(locked)
    await unlock(guestId)
    await expect(asGuest('Owner', '601', phone)).resolves.toMatchObject({ guestId })
  })
})
