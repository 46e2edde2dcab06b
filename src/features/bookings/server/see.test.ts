import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeAdmin, makeHotel, makeSuperAdmin, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let hotel: TestHotel

const place = (dueAt: string | null = null) =>
  product
    .asGuest(hotel.guest)
    .bookings.place({
      slug: hotel.slug,
      key: randomUUID(),
      order: { ...orderOf([[hotel.dishes[0], 1]]), dueAt },
    })
const seenBy = (admin = hotel.admin) => product.asStaff(admin).bookings
const deeds = (id: string) =>
  product.database.withActor(SYSTEM, (tx) =>
    tx.execute<{ action: string; by: string }>(
      sql`SELECT action, actor_name AS by FROM audit_log WHERE entity_id = ${id} ORDER BY at`,
    ),
  )

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

test('who saw an order first stays, is told to its guest and stands in the activity', async () => {
  const { id, seenAt } = await place()
  expect(seenAt).toBeNull()
  const colleague = await makeAdmin(product.database, hotel)
  const first = await seenBy().see({ slug: hotel.slug, id })
  expect(first).toMatchObject({ seenBy: hotel.admin.fullName, status: 'pending', version: 1 })
  expect(first.seenAt).not.toBeNull()
  expect(await seenBy(colleague).see({ slug: hotel.slug, id })).toEqual(first)
  const [mine] = await product.asGuest(hotel.guest).bookings.listMine({ slug: hotel.slug })
  expect(mine).toMatchObject({ id, seenAt: first.seenAt })
  expect(mine).not.toHaveProperty('seenBy')
  expect((await deeds(id)).filter(({ action }) => action === 'see')).toEqual([
    { action: 'see', by: hotel.admin.email },
  ])
  await expect.poll(() => product.heard.filter((event) => event.id === id).length).toBe(2)
})

test('whoever changes an order has seen it, and whoever saw it leaves its version', async () => {
  const { id } = await place()
  const at = (version: number) => ({ slug: hotel.slug, id, version })
  await seenBy().see({ slug: hotel.slug, id })
  await expect(seenBy().update({ ...at(1), status: 'confirmed' })).resolves.toMatchObject({ version: 2 })
  const other = await place()
  expect(
    await seenBy().update({ slug: hotel.slug, id: other.id, version: 1, status: 'confirmed' }),
  ).toMatchObject({ seenBy: hotel.admin.fullName })
  expect((await deeds(other.id)).map(({ action }) => action)).not.toContain('see')
})

test('an order for later is to be seen again once the kitchen must begin', async () => {
  const { id } = await place()
  const { seenAt } = await seenBy().see({ slug: hotel.slug, id })
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE service_bookings SET due_at = now() + interval '44 minutes',
        created_at = now() - interval '3 hours', seen_at = now() - interval '2 hours'
      WHERE hotel_id = ${hotel.id} AND id = ${id}`),
  )
  const again = await seenBy().see({ slug: hotel.slug, id })
  expect(Date.parse(again.seenAt ?? '')).toBeGreaterThanOrEqual(Date.parse(seenAt ?? ''))
  expect((await deeds(id)).filter(({ action }) => action === 'see')).toHaveLength(2)
})

test('whoever changes an order for later once the kitchen must begin has seen it', async () => {
  const { id } = await place()
  const { seenAt } = await seenBy().see({ slug: hotel.slug, id })
  await product.run(sql`UPDATE service_bookings SET due_at = now() + interval '44 minutes',
      created_at = now() - interval '3 hours', seen_at = now() - interval '2 hours'
    WHERE hotel_id = ${hotel.id} AND id = ${id}`)
  const changed = await seenBy().acknowledge({ slug: hotel.slug, id })
  expect(Date.parse(changed.seenAt ?? '')).toBeGreaterThanOrEqual(Date.parse(seenAt ?? ''))
})

test('a visit of the support sees nothing, nor does anybody once it is over, or at another hotel', async () => {
  const { id } = await place()
  const visit = {
    id: randomUUID(),
    hotelId: hotel.id,
    reason: 'A look',
    endsAt: new Date(Date.now() + 60_000),
  }
  const visitor = product.asStaff({ ...(await makeSuperAdmin(product.database)), visit })
  expect(await visitor.bookings.see({ slug: hotel.slug, id })).toMatchObject({ seenAt: null })
  const noted = await visitor.bookings.update({ slug: hotel.slug, id, version: 1, staffNotes: 'asked' })
  expect(noted).toMatchObject({ seenAt: null, seenBy: null, version: 2 })
  await seenBy().cancel({ slug: hotel.slug, id, version: 2 })
  const cancelled = await seenBy().get({ slug: hotel.slug, id })
  expect(await seenBy(await makeAdmin(product.database, hotel)).see({ slug: hotel.slug, id })).toEqual(
    cancelled,
  )
  const other = await makeHotel(product.database)
  await expect(seenBy(other.admin).see({ slug: other.slug, id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
