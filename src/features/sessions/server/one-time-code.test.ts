import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { readCode, spacedCode } from '#features/guests/one-time-code.ts'
import { SYSTEM, type GuestActor } from '#kit/server/actor.ts'
import type { Device } from '#kit/server/cookies.ts'
import { takeAttempt } from '#kit/server/limits.ts'
import { makeGuest, makeHotel, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let hotel: TestHotel
let guest: GuestActor

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  guest = await makeGuest(product.database, hotel, { loginName: 'Newcomer', roomNumber: '808' })
  await lock('guest_login_target')
})

const LOCKED = { code: 'RATE_LIMITED', data: { canUseCode: true } }
const PHONE_LOCKED = { code: 'RATE_LIMITED', data: { canUseCode: false } }
const REFUSED = { code: 'CODE_INVALID' }
type Refusal = { code: string; status: number; data: unknown; message: string }
const newDevice = (): Device => ({ id: randomUUID(), knownAt: [], isNew: false })

/** Locks the guest's room, as strangers who guess do. */
async function lock(action: 'guest_login_target' | 'guest_login_known') {
  const key = { action, identifier: 'room 808', hotelId: hotel.id }
  for (let at = 0; at < 30; at++) await product.database.withActor(SYSTEM, (tx) => takeAttempt(tx, key))
}

async function makeCode(id = guest.guestId) {
  const [made] = await product.asStaff(hotel.admin).guests.makeCodes({ slug: hotel.slug, ids: [id] })
  return made?.code ?? ''
}

const signIn = (code: string | null, device = newDevice(), roomNumber = '808', lastName = 'Newcomer') => {
  const ip = `10.2.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
  return product.as({ device, ip }).sessions.signInGuest({ slug: hotel.slug, lastName, roomNumber, code })
}

/** Changes the guest as staff do. */
async function change(more: { loginName?: string; roomNumber?: string; isSameGuest?: boolean }) {
  const staff = product.asStaff(hotel.admin).guests
  const { guests: all } = await staff.list({ slug: hotel.slug })
  const version = all.find(({ id }) => id === guest.guestId)?.version ?? 0
  const fields = { loginName: 'Newcomer', roomNumber: '808', expiresOn: null, isActive: true }
  return staff.update({ slug: hotel.slug, id: guest.guestId, version, ...fields, ...more })
}

test('a guest whose room is locked signs in with a code, which makes the phone known and works once', async () => {
  const phone = newDevice()
  await expect(signIn(null, phone)).rejects.toMatchObject(LOCKED)
  const code = await makeCode()
  await expect(signIn(spacedCode(code).toLowerCase(), phone)).resolves.toMatchObject({
    guestId: guest.guestId,
  })
  await expect(signIn(code)).rejects.toMatchObject({ ...REFUSED, data: { remaining: 4 } })
  await expect(signIn(null)).rejects.toMatchObject(LOCKED)
  await lock('guest_login_known')
  await expect(signIn(null, phone)).resolves.toBeDefined()
  const audited = await product.run(sql`SELECT action, actor_kind FROM audit_log
    WHERE entity_id = ${guest.guestId} AND action LIKE '%-code' ORDER BY at`)
  expect(audited).toEqual([
    { action: 'make-code', actor_kind: 'hotel_admin' },
    { action: 'use-code', actor_kind: 'guest' },
  ])
})

test('of many who use a code at once, one gets in', async () => {
  const code = await makeCode()
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => signIn(code)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a code needs the right name and room, and opens no lock of the phone itself', async () => {
  const code = await makeCode()
  await expect(signIn(code, newDevice(), '808', 'Somebody')).rejects.toMatchObject(REFUSED)
  const other = await makeGuest(product.database, hotel, { loginName: 'Other', roomNumber: '808' })
  await expect(signIn(code, newDevice(), '808', other.guestName)).rejects.toMatchObject(REFUSED)
  const phone = newDevice()
  for (const remaining of [4, 3, 2, 1]) {
    await expect(signIn('K7QM 3XTD', phone)).rejects.toMatchObject({ ...REFUSED, data: { remaining } })
  }
  await expect(signIn('K7QM 3XTD', phone)).rejects.toMatchObject(PHONE_LOCKED)
  await expect(signIn(code, phone)).rejects.toMatchObject(PHONE_LOCKED)
  await expect(signIn(code)).resolves.toMatchObject({ guestId: guest.guestId })
})

test('a wrong code is answered the same whether name and room are right or not', async () => {
  const answer = (lastName: string) =>
    signIn('K7QM 3XTD', newDevice(), '808', lastName).then(
      () => null,
      ({ code, status, data, message }: Refusal) => ({ code, status, data, message }),
    )
  const wrong = await answer('Somebody')
  expect(wrong).toMatchObject({ ...REFUSED, data: { remaining: 4 } })
  expect(await answer('Newcomer')).toEqual(wrong)
})

test('what cannot be a code is refused and costs no attempt', async () => {
  const phone = newDevice()
  const code = await makeCode()
  for (let at = 0; at < 6; at++) {
    await expect(signIn('not a code', phone)).rejects.toMatchObject({ ...REFUSED, data: { remaining: null } })
  }
  await expect(signIn(code, phone)).resolves.toBeDefined()
})

test('a phone that mistyped name and room is freed with all phones of the hotel, and of no other', async () => {
  const staff = product.asStaff(hotel.admin).guests
  const [phone, other] = [newDevice(), await makeHotel(product.database)]
  const atOther = { action: 'guest_login', identifier: phone.id, hotelId: other.id } as const
  await product.run(sql`DELETE FROM rate_limits WHERE hotel_id = ${hotel.id}`)
  for (let at = 0; at < 5; at++) {
    await signIn(null, phone, '88', 'Newcomber').catch(() => null)
    await product.database.withActor(SYSTEM, (tx) => takeAttempt(tx, atOther))
  }
  await staff.unlock({ slug: hotel.slug, id: guest.guestId })
  await expect(signIn(null, phone)).rejects.toMatchObject(PHONE_LOCKED)
  await staff.unlockPhones({ slug: hotel.slug })
  await expect(signIn(null, phone)).resolves.toBeDefined()
  expect(await product.run(sql`SELECT 1 FROM rate_limits WHERE hotel_id = ${other.id}`)).toHaveLength(1)
  expect(
    await product.run(sql`SELECT actor_name FROM audit_log
      WHERE hotel_id = ${hotel.id} AND entity = 'guest' AND action = 'unlock-phones'`),
  ).toEqual([{ actor_name: hotel.admin.email }])
})

test('guests who could not sign in get no code, and neither does anybody who is gone', async () => {
  const staff = product.asStaff(hotel.admin).guests
  const add = async (at: string) =>
    (await makeGuest(product.database, hotel, { loginName: `Guest ${at}`, roomNumber: at })).guestId
  const [gone, expired, inactive] = [await add('901'), await add('902'), await add('903')]
  const elsewhere = (await makeHotel(product.database)).guest.guestId
  await staff.remove({ slug: hotel.slug, id: gone })
  await product.run(sql`UPDATE guests SET expires_at = now() - interval '1 hour' WHERE id = ${expired}`)
  await product.run(sql`UPDATE guests SET is_active = false WHERE id = ${inactive}`)
  const ids = [gone, expired, inactive, elsewhere, guest.guestId]
  expect((await staff.makeCodes({ slug: hotel.slug, ids })).map(({ id }) => id)).toEqual([guest.guestId])
  const chosen = await staff.checkChosen({ slug: hotel.slug, ids })
  expect(chosen.map(({ id }) => id).toSorted()).toEqual([expired, inactive, guest.guestId].toSorted())
})

test('strangers who guess at codes do not lock the newcomer out again', async () => {
  const code = await makeCode()
  for (let at = 0; at < 30; at++) await signIn('K7QM 3XTD').catch(() => null)
  await expect(signIn(code)).resolves.toMatchObject({ guestId: guest.guestId })
})

test('codes are guessed a few hundred times over all phones, until staff unlock the guest', async () => {
  const code = await makeCode()
  await signIn('K7QM 3XTD').catch(() => null)
  await product.run(sql`UPDATE rate_limits SET attempts = array_fill(now(), ARRAY[299]),
    marks = array_fill(NULL::text, ARRAY[299])
    WHERE hotel_id = ${hotel.id} AND action_type = 'guest_login_code'`)
  await signIn('K7QM 3XTD').catch(() => null)
  await expect(signIn(code)).rejects.toMatchObject(LOCKED)
  await product.asStaff(hotel.admin).guests.unlock({ slug: hotel.slug, id: guest.guestId })
  await expect(signIn(null)).resolves.toBeDefined()
})

test('a code that is not needed is kept, whatever it is', async () => {
  const code = await makeCode()
  await product.run(sql`DELETE FROM rate_limits WHERE hotel_id = ${hotel.id}`)
  await expect(signIn('K7QM 3XTD')).resolves.toBeDefined()
  await expect(signIn(code)).resolves.toBeDefined()
  await lock('guest_login_target')
  await expect(signIn(code)).resolves.toBeDefined()
})

describe('a code ends', () => {
  test('with another', async () => {
    const first = await makeCode()
    const second = await makeCode()
    await expect(signIn(first)).rejects.toMatchObject(REFUSED)
    await expect(signIn(second)).resolves.toBeDefined()
  })

  test('with another room, also when the guest comes back', async () => {
    const code = await makeCode()
    await change({ roomNumber: '809' })
    await change({ roomNumber: '808' })
    await expect(signIn(code)).rejects.toMatchObject(REFUSED)
  })

  test('with a new stay', async () => {
    const code = await makeCode()
    await change({ loginName: 'Successor' })
    await expect(signIn(code, newDevice(), '808', 'Successor')).rejects.toMatchObject(REFUSED)
  })

  test('with the expiry, also when it is put off later', async () => {
    const code = await makeCode()
    await product.run(
      sql`UPDATE guests SET expires_at = now() - interval '1 hour' WHERE id = ${guest.guestId}`,
    )
    await expect(signIn(code)).rejects.toMatchObject(REFUSED)
    await change({ isSameGuest: true })
    await expect(signIn(code)).rejects.toMatchObject(REFUSED)
  })

  test('but not with another spelling of the name', async () => {
    const code = await makeCode()
    await change({ loginName: 'NEWCOMER' })
    await expect(signIn(code)).resolves.toBeDefined()
  })
})

test.each([
  ['k7qm 3xtd', 'K7QM3XTD'],
  ['K7QM-3XTD ', 'K7QM3XTD'],
  ['Ｋ７ＱＭ３ＸＴＤ', 'K7QM3XTD'],
  ['K7QM3XT', null],
  ['K7QM3XT0', null],
  ['', null],
])('the code %s is read as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test('no code is stored as it is', async () => {
  const code = await makeCode()
  const [row] = await product.run(
    sql`SELECT to_jsonb(g)::text AS text FROM guests g WHERE id = ${guest.guestId}`,
  )
  expect(row?.['text']).not.toContain(code)
})
