import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { NO_HOTEL } from '#kit/server/actor.ts'
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

const product = openProduct()
let hotel: TestHotel

beforeAll(async () => {
  hotel = await makeHotel(product.database)
})

const newDevice = (knownAt: string[] = []): Device => ({ id: randomUUID(), knownAt, isNew: false })

const signIn = (lastName: string, roomNumber: string, device = newDevice(), slug = hotel.slug) =>
  product
    .as({ device, ip: `10.0.0.${Math.floor(Math.random() * 250)}` })
    .sessions.signInGuest({ slug, lastName, roomNumber })

describe('a guest signs in', () => {
  test.each([
    ["O'Beirn", '118', 'o’beirn ', ' 118'],
    ['أشجع', '312', 'أشجع', '312'],
    ['Šarić-Đurić', '207a', 'ŠARIĆ-ĐURIĆ', '207A'],
    ['García  López', '216', 'garcía lópez', '216'],
    ['ＷＩＤＥ', '1', 'wide', '１'],
  ])('%s in %s, typed as %s and %s', async (loginName, roomNumber, typedName, typedRoom) => {
    const guest = await makeGuest(product.database, hotel, { loginName, roomNumber })
    const session = await signIn(typedName, typedRoom)
    expect(session).toMatchObject({ guestId: guest.guestId, guestName: loginName, roomNumber })
  })

  const wrong = { code: 'INVALID_CREDENTIALS', status: 401, data: { remaining: 4 } }

  test('a wrong name, a wrong room, expiry and deactivation get the same response', async () => {
    const expiresAt = new Date(Date.now() - 1000)
    await makeGuest(product.database, hotel, { loginName: 'Past', roomNumber: '1', expiresAt })
    await makeGuest(product.database, hotel, { loginName: 'Off', roomNumber: '2', isActive: false })
    await makeGuest(product.database, hotel, { loginName: 'Here', roomNumber: '3' })
    const tries = [
      ['Past', '1'],
      ['Off', '2'],
      ['Here', '4'],
      ['Gone', '3'],
    ] as const
    for (const [name, room] of tries) await expect(signIn(name, room)).rejects.toMatchObject(wrong)
  })

  test('a guest of another hotel is unknown', async () => {
    const other = await makeHotel(product.database)
    await makeGuest(product.database, other, { loginName: 'Elsewhere', roomNumber: '9' })
    await expect(signIn('Elsewhere', '9')).rejects.toMatchObject(wrong)
    await expect(signIn('Elsewhere', '9', newDevice(), other.slug)).resolves.toBeDefined()
  })

  test('empty fields cost no attempt; 10,000 characters are merely wrong', async () => {
    const nothing = { code: 'INVALID_CREDENTIALS', data: { remaining: null } }
    await expect(signIn('  ', '101')).rejects.toMatchObject(nothing)
    await expect(signIn('Smith', '')).rejects.toMatchObject(nothing)
    await expect(signIn('x'.repeat(10_000), '101')).rejects.toMatchObject(wrong)
  })

  test('an account that is not linked must be recreated, and only the right name and room reveal that', async () => {
    const guest = await makeGuest(product.database, hotel, { loginName: 'Unlinked', roomNumber: '70' })
    await product.run(sql`DELETE FROM auth_accounts WHERE guest_id = ${guest.guestId}`)
    await expect(signIn('Unlinked', '70')).rejects.toMatchObject({ code: 'ACCOUNT_UNUSABLE' })
    await expect(signIn('Unlinked', '71')).rejects.toMatchObject(wrong)
    const moved = await makeGuest(product.database, hotel, { loginName: 'Moved', roomNumber: '72' })
    await product.run(sql`UPDATE guests SET room_number = '73', room_key = '73' WHERE id = ${moved.guestId}`)
    await expect(signIn('Moved', '73')).rejects.toMatchObject({ code: 'ACCOUNT_UNUSABLE' })
  })
})

describe('lockout', () => {
  test('four wrong attempts count down, the fifth locks for an hour, even for the right name', async () => {
    const guest = await makeGuest(product.database, hotel, { loginName: 'Locked', roomNumber: '80' })
    const device = newDevice()
    for (const remaining of [4, 3, 2, 1]) {
      await expect(signIn('Nobody', randomUUID().slice(0, 4), device)).rejects.toMatchObject({
        data: { remaining },
      })
    }
    const locked = { code: 'RATE_LIMITED', status: 429, data: { retryAfterSeconds: 3600 } }
    await expect(signIn('Nobody', '999', device)).rejects.toMatchObject(locked)
    await expect(signIn(guest.guestName, '80', device)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await expect(signIn(guest.guestName, '80')).resolves.toBeDefined()
  })

  test('of 50 simultaneous wrong attempts, exactly 5 are evaluated', async () => {
    const device = newDevice([hotel.id.slice(0, 8)])
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => signIn('Racer', '404', device)))
    const [row] = await product.run(
      sql`SELECT count(*)::int AS count FROM failed_logins WHERE identifier = ${device.id}`,
    )
    expect(row).toEqual({ count: 5 })
    expect(answers.every((answer) => answer.status === 'rejected')).toBe(true)
  })

  test('of 20 simultaneous right attempts, none is locked out', async () => {
    await makeGuest(product.database, hotel, { loginName: 'Family', roomNumber: '81' })
    const device = newDevice()
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => signIn('Family', '81', device)))
    expect(answers.filter((answer) => answer.status === 'rejected')).toEqual([])
  })

  test('a successful sign-in between guesses at another room forgives none of them', async () => {
    await makeGuest(product.database, hotel, { loginName: 'Visitor', roomNumber: '83' })
    const victim = await makeGuest(product.database, hotel, { loginName: 'Victim', roomNumber: '84' })
    const device = newDevice([hotel.id.slice(0, 8)])
    const guesses: string[] = []
    for (let count = 0; count < 40 && guesses.at(-1) !== 'RATE_LIMITED'; count++) {
      const guess = signIn(`Guess ${count}`, '84', device)
      const outcome = await guess.then(
        () => 'in',
        (error: { code: string }) => error.code,
      )
      guesses.push(outcome)
      await signIn('Visitor', '83', device).catch(() => null)
    }
    expect(guesses).toEqual([...Array.from({ length: 4 }, () => 'INVALID_CREDENTIALS'), 'RATE_LIMITED'])
    await expect(signIn('Victim', '84')).resolves.toMatchObject({ guestId: victim.guestId })
  })

  test("success forgives a guest's own mistakes in the name, so the next ones count from zero", async () => {
    await makeGuest(product.database, hotel, { loginName: 'Clumsy', roomNumber: '85' })
    const device = newDevice()
    for (let round = 0; round < 3; round++) {
      for (const remaining of [4, 3, 2]) {
        await expect(signIn(`Clumzy ${round}`, '85', device)).rejects.toMatchObject({ data: { remaining } })
      }
      await expect(signIn('Clumsy', '85', device)).resolves.toBeDefined()
    }
  })

  test('known devices are counted by room, too, with a higher limit', async () => {
    await makeGuest(product.database, hotel, { loginName: 'Ceiling', roomNumber: '86' })
    const known = () => newDevice([hotel.id.slice(0, 8)])
    for (let count = 0; count < 30; count++) await signIn(`Guess ${count}`, '86', known()).catch(() => null)
    await expect(signIn('Ceiling', '86', known())).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  test("guessing from ever new devices is stopped by the room's limit, while known devices can still sign in", async () => {
    const guest = await makeGuest(product.database, hotel, { loginName: 'Target', roomNumber: '82' })
    for (let count = 0; count < 10; count++) {
      await signIn(`Guess ${count}`, '82').catch(() => null)
    }
    await expect(signIn('Target', '82')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    const known = newDevice([hotel.id.slice(0, 8)])
    await expect(signIn('Target', '82', known)).resolves.toMatchObject({ guestId: guest.guestId })
  })
})

describe('staff sign in', () => {
  const asStaff = (email: string, password: string, slug = hotel.slug) =>
    product.as().sessions.signInHotelAdmin({ slug, email, password })

  test('with e-mail, in upper or lower case, and password', async () => {
    const { email, userId } = hotel.admin
    await expect(asStaff(` ${email.toUpperCase()} `, STAFF_PASSWORD)).resolves.toMatchObject({
      userId,
      role: 'hotel_admin',
    })
  })

  test('not at another hotel, not as a super admin, not when deactivated', async () => {
    const other = await makeHotel(product.database)
    const platform = await makeSuperAdmin(product.database)
    const wrong = { code: 'INVALID_CREDENTIALS', data: { remaining: 4 } }
    await expect(asStaff(hotel.admin.email, STAFF_PASSWORD, other.slug)).rejects.toMatchObject(wrong)
    await expect(asStaff(platform.email, STAFF_PASSWORD)).rejects.toMatchObject(wrong)
    await product.run(sql`UPDATE users SET is_active = false WHERE id = ${other.admin.userId}`)
    await expect(asStaff(other.admin.email, STAFF_PASSWORD, other.slug)).rejects.toMatchObject(wrong)
  })

  test('a guest account does not work here', async () => {
    const guest = await makeGuest(product.database, hotel, { loginName: 'Sneaky', roomNumber: '90' })
    const address = `guest-${guest.guestId}@${hotel.slug}.guests.invalid`
    await expect(asStaff(address, 'GUEST90')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  })

  test('five wrong ones lock the e-mail for two hours', async () => {
    const email = `${randomUUID()}@nowhere.example`
    for (let count = 0; count < 4; count++) await asStaff(email, 'wrong').catch(() => null)
    const locked = { code: 'RATE_LIMITED', data: { retryAfterSeconds: 7200 } }
    await expect(asStaff(email, 'wrong')).rejects.toMatchObject(locked)
  })
})

test('a failed sign-in is recorded at the hotel where it was tried (RL-14)', async () => {
  const email = `${randomUUID()}@hotel.example`
  await expect(
    product.as().sessions.signInHotelAdmin({ slug: hotel.slug, email, password: 'x' }),
  ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  await expect(product.as().sessions.signInSuperAdmin({ email, password: 'x' })).rejects.toBeDefined()
  const change = { slug: hotel.slug, current: 'wrong', wanted: 'two-rivers-meet' }
  const admin = await makeAdmin(product.database, hotel)
  await expect(product.asStaff(admin).sessions.changePassword(change)).rejects.toBeDefined()
  const rows = await product.run(sql`SELECT login_type, hotel_id FROM failed_logins
    WHERE identifier IN (${email}, ${admin.email}) ORDER BY failed_at`)
  expect(rows).toEqual([
    { login_type: 'admin', hotel_id: hotel.id },
    { login_type: 'superadmin', hotel_id: NO_HOTEL },
    { login_type: 'admin', hotel_id: hotel.id },
  ])
})
