import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import type { Guest } from '../contract.ts'

const product = openProduct()
let hotel: TestHotel

const staff = () => product.asStaff(hotel.admin).guests
const add = (roomNumber: string, expiresOn: string | null = '2040-01-01') =>
  staff().create({ slug: hotel.slug, loginName: 'Smith', roomNumber, expiresOn })
const signIn = (roomNumber: string) =>
  product.as().sessions.signInGuest({ slug: hotel.slug, lastName: 'Smith', roomNumber })
const sessionCount = async () =>
  (await product.run(sql`SELECT FROM sessions WHERE hotel_id = ${hotel.id}`)).length
const change = (guests: readonly Guest[], to: Partial<Guest>, isSameGuest = false) => {
  const wanted = guests.map(({ id, version, isActive, expiresOn }) => ({ id, version, isActive, expiresOn }))
  return staff().changeMany({
    slug: hotel.slug,
    guests: wanted.map((each) => ({ ...each, ...to })),
    isSameGuest,
  })
}
const stayOf = async ({ id }: Guest) =>
  (await product.run(sql`SELECT stay_began_at AS at FROM guests WHERE id = ${id}`))[0]?.at
const expire = (guest: Guest) =>
  product.run(sql`UPDATE guests SET expires_at = now() - interval '1 day' WHERE id = ${guest.id}`)

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

describe('several guests at once', () => {
  test('are switched off and signed out, and on again by the same call', async () => {
    const guests = [await add('1'), await add('2')]
    const other = await add('3')
    for (const room of ['1', '2', '3']) await signIn(room)
    const off = await change(guests, { isActive: false })
    expect(off.map(({ isActive, expiresOn, version }) => [isActive, expiresOn, version])).toEqual([
      [false, '2040-01-01', 2],
      [false, '2040-01-01', 2],
    ])
    expect(await sessionCount()).toBe(1)
    await expect(signIn('1')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await change(off, { isActive: true })
    await expect(signIn('1')).resolves.toMatchObject({ roomNumber: '1' })
    expect((await staff().checkChosen({ slug: hotel.slug, ids: [other.id] }))[0]).toEqual(other)
    const audit =
      await product.run(sql`SELECT entity_id FROM audit_log WHERE action = 'update' AND entity = 'guest'
      AND hotel_id = ${hotel.id}`)
    expect(audit).toHaveLength(4)
  })

  test('are extended; who had expired begins a new stay unless it is the same guest', async () => {
    const [current, ended] = [await add('1'), await add('2')]
    await expire(ended)
    const before = [await stayOf(current), await stayOf(ended)]
    const extended = await change([current, ended], { expiresOn: '2041-06-01' })
    expect(extended.map(({ expiresOn }) => expiresOn)).toEqual(['2041-06-01', '2041-06-01'])
    expect(await stayOf(current)).toEqual(before[0])
    expect(await stayOf(ended)).not.toEqual(before[1])

    await expire(ended)
    const stay = await stayOf(ended)
    const [again] = await staff().checkChosen({ slug: hotel.slug, ids: [ended.id] })
    if (again) await change([again], { expiresOn: '2042-01-01' }, true)
    expect(await stayOf(ended)).toEqual(stay)
  })

  test('are left alone where somebody else was first', async () => {
    const [mine, theirs] = [await add('1'), await add('2')]
    await change([theirs], { expiresOn: null })
    const changed = await change([mine, theirs], { isActive: false })
    expect(changed.map(({ id }) => id)).toEqual([mine.id])
    const [kept] = await staff().checkChosen({ slug: hotel.slug, ids: [theirs.id] })
    expect(kept).toMatchObject({ isActive: true, expiresOn: null })
  })

  test('lose their one-time codes where they could not sign in any more', async () => {
    const guest = await add('1')
    await staff().makeCodes({ slug: hotel.slug, ids: [guest.id] })
    const hasCode = async () =>
      (await product.run(sql`SELECT FROM guests WHERE id = ${guest.id} AND code_hash IS NOT NULL`)).length ===
      1
    const off = await change([guest], { isActive: false })
    expect(await hasCode()).toBe(true)
    await change(off, { isActive: true })
    expect(await hasCode()).toBe(false)
  })

  test('are deleted and signed out; those who are gone already do not count', async () => {
    const guests = [await add('1'), await add('2')]
    await signIn('1')
    await staff().remove({ slug: hotel.slug, id: guests[1]?.id ?? '' })
    const ids = guests.map(({ id }) => id)
    await expect(staff().removeMany({ slug: hotel.slug, ids })).resolves.toEqual({ count: 1 })
    expect(await sessionCount()).toBe(0)
    expect((await staff().list({ slug: hotel.slug, search: 'Smith' })).total).toBe(0)
  })
})
