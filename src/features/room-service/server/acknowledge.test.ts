import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeGuest, makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let hotel: TestHotel

const staff = () => product.asStaff(hotel.admin).bookings
const place = (guest = hotel.guest) =>
  product
    .asGuest(guest)
    .bookings.place({
      slug: hotel.slug,
      key: randomUUID(),
      order: { ...orderOf([[hotel.dishes[0], 2]]), language: 'ar' },
    })
const plain = { paymentStatus: 'open', staffNotes: null } as const

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

describe('what a guest avoids', () => {
  test('goes with every order, and nothing is prepared before somebody has seen it', async () => {
    const guest = product.asGuest(hotel.guest)
    const { guestId } = hotel.guest
    expect(await guest.diet.save({ slug: hotel.slug, guestId, avoided: ['nuts', 'gluten', 'nuts'] })).toEqual(
      { avoided: ['gluten', 'nuts'] },
    )
    const { id } = await place()
    const at = (version: number) => ({ slug: hotel.slug, id, version })
    expect(await staff().get({ slug: hotel.slug, id })).toMatchObject({
      avoids: ['gluten', 'nuts'],
      acknowledgedBy: null,
      guestLanguage: 'ar',
    })
    await staff().update({ ...at(1), ...plain, status: 'confirmed' })
    for (const status of ['in_preparation', 'delivered'] as const)
      await expect(staff().update({ ...at(2), ...plain, status })).rejects.toMatchObject({
        code: 'NOT_ACKNOWLEDGED',
        data: { current: { id, status: 'confirmed' } },
      })
    const ticked = staff().tick({ slug: hotel.slug, id, line: 0, isMade: true })
    await expect(ticked).rejects.toMatchObject({ code: 'NOT_ACKNOWLEDGED' })
    await expect(staff().complete(at(2))).rejects.toMatchObject({ code: 'NOT_ACKNOWLEDGED' })
    expect(await staff().acknowledge({ slug: hotel.slug, id })).toMatchObject({
      acknowledgedBy: hotel.admin.fullName,
      version: 3,
    })
    expect(await staff().acknowledge({ slug: hotel.slug, id })).toMatchObject({ version: 3 })
    await staff().update({ ...at(3), ...plain, status: 'in_preparation' })
    const audited = await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`SELECT actor_name, after->>'acknowledgedBy' AS by FROM audit_log
        WHERE hotel_id = ${hotel.id} AND action = 'acknowledge'`),
    )
    expect(audited).toEqual([{ actor_name: hotel.admin.email, by: hotel.admin.fullName }])
    const [mine] = await guest.bookings.listMine({ slug: hotel.slug })
    expect(mine).toMatchObject({ avoids: ['gluten', 'nuts'], acknowledgedAt: expect.any(String) })
    expect(mine).not.toHaveProperty('acknowledgedBy')
  })

  test('is the guest’s own, can be deleted, and ends with the stay', async () => {
    const other = await makeGuest(product.database, hotel)
    const [guest, otherGuest] = [product.asGuest(hotel.guest), product.asGuest(other)]
    const own = { slug: hotel.slug, guestId: hotel.guest.guestId }
    await guest.diet.save({ ...own, avoided: ['milk'] })
    expect(await otherGuest.diet.get({ slug: hotel.slug })).toEqual({ avoided: [] })
    await expect(otherGuest.diet.save({ ...own, avoided: [] })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    const staffDiet = product.asStaff(hotel.admin).diet
    const read = (id: string) => staffDiet.ofGuest({ slug: hotel.slug, id })
    expect(await read(own.guestId)).toEqual({ avoided: ['milk'] })
    const stranger = await makeHotel(product.database)
    await expect(read(stranger.guest.guestId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await place(other)).avoids).toEqual([])
    await guest.diet.save({ ...own, avoided: [] })
    expect((await place()).avoids).toEqual([])
    await guest.diet.save({ ...own, avoided: ['milk'] })
    const { guests } = product.asStaff(hotel.admin)
    const row = (await guests.list({ slug: hotel.slug })).guests.find(({ id }) => id === own.guestId)
    const { id = '', version = 0, loginName = '', roomNumber = '' } = row ?? {}
    await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`UPDATE guests SET expires_at = now() - interval '1 day' WHERE id = ${id}`),
    )
    await guests.update({
      slug: hotel.slug,
      id,
      version,
      roomNumber,
      isActive: true,
      expiresOn: null,
      loginName: `${loginName} again`,
    })
    const [kept] = await product.database.withActor(SYSTEM, (tx) =>
      tx.execute<{ avoids: string[] }>(sql`SELECT avoids FROM guests WHERE id = ${id}`),
    )
    expect(kept?.avoids).toEqual([])
  })
})

describe('what the notes of an order name', () => {
  const noted = (note: string | null, ofLine: string | null = null, key: string = randomUUID()) => {
    const order = orderOf([[hotel.dishes[0], 2]], note)
    const items = order.items.map((item) => ({ ...item, note: ofLine }))
    return product.asGuest(hotel.guest).bookings.place({ slug: hotel.slug, key, order: { ...order, items } })
  }

  test('counts as avoided in it, besides what the guest avoids, and has to be acknowledged', async () => {
    const { guestId } = hotel.guest
    await product.asGuest(hotel.guest).diet.save({ slug: hotel.slug, guestId, avoided: ['nuts', 'milk'] })
    const { id, avoids } = await noted('I am allergic to nuts', 'Bez glutena, molim')
    expect(avoids).toEqual(['gluten', 'milk', 'nuts'])
    const at = { slug: hotel.slug, id, version: 1 }
    await expect(staff().update({ ...at, ...plain, status: 'in_preparation' })).rejects.toMatchObject({
      code: 'NOT_ACKNOWLEDGED',
    })
    expect(await product.asGuest(hotel.guest).diet.get({ slug: hotel.slug })).toEqual({
      avoided: ['milk', 'nuts'],
    })
  })

  test.each(['I carry an EpiPen', 'Allergic to strawberries', 'Dijabetičar sam', 'عندي حساسية شديدة'])(
    'has to be acknowledged also where it names none of the fourteen: %s',
    async (note) => {
      const placed = await noted(null, note)
      expect(placed).toMatchObject({ avoids: [], concernsHealth: true })
      const at = { slug: hotel.slug, id: placed.id, version: 1 }
      const start = () => staff().update({ ...at, ...plain, status: 'in_preparation' })
      await expect(start()).rejects.toMatchObject({ code: 'NOT_ACKNOWLEDGED' })
      const { version } = await staff().acknowledge({ slug: hotel.slug, id: placed.id })
      await staff().update({ ...at, ...plain, version, status: 'in_preparation' })
    },
  )

  test('also in an order that staff enter', async () => {
    const order = orderOf([[hotel.dishes[0], 1]], 'أتحسس من السمك')
    const { guestId } = hotel.guest
    const { avoids } = await staff().placeFor({ slug: hotel.slug, guestId, key: randomUUID(), order })
    expect(avoids).toEqual(['fish'])
  })

  test.each([null, 'No onion', 'Eggs soft-boiled\nMolim podgrijte mlijeko za bebu'])(
    'nothing where they name nothing to be avoided: %s',
    async (note) => expect(await noted(note)).toMatchObject({ avoids: [], concernsHealth: false }),
  )

  test('is the same when the order is sent again', async () => {
    const key = randomUUID()
    const first = await noted('I am allergic to nuts', null, key)
    expect(await noted('I am allergic to nuts', null, key)).toEqual(first)
  })
})

test('lines are ticked off one by one, while others change the order', async () => {
  const { id } = await place()
  const tick = (line: number, isMade: boolean) => staff().tick({ slug: hotel.slug, id, line, isMade })
  expect(await tick(0, true)).toMatchObject({ made: [0], version: 1 })
  expect(await tick(0, true)).toMatchObject({ made: [0] })
  await staff().update({ slug: hotel.slug, id, version: 1, ...plain, status: 'confirmed' })
  expect(await tick(0, false)).toMatchObject({ made: [], version: 2 })
  await expect(tick(1, true)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await staff().complete({ slug: hotel.slug, id, version: 2 })
  await expect(tick(0, true)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})

test('staff enter an order for a guest, once', async () => {
  const order = { ...orderOf([[hotel.dishes[1], 1]]), language: 'bs' as const }
  const asked = { slug: hotel.slug, guestId: hotel.guest.guestId, key: randomUUID(), order }
  const booking = await staff().placeFor(asked)
  expect(booking).toMatchObject({ enteredBy: hotel.admin.fullName, roomNumber: hotel.guest.roomNumber })
  expect((await staff().placeFor(asked)).id).toBe(booking.id)
  const [mine] = await product.asGuest(hotel.guest).bookings.listMine({ slug: hotel.slug })
  expect(mine?.id).toBe(booking.id)
  const audited = await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`SELECT actor_kind, actor_name FROM audit_log WHERE entity_id = ${booking.id}`),
  )
  expect(audited).toEqual([{ actor_kind: 'hotel_admin', actor_name: hotel.admin.email }])
  const stranger = await makeHotel(product.database)
  await expect(
    staff().placeFor({ ...asked, guestId: stranger.guest.guestId, key: randomUUID() }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
