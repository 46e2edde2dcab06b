import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NO_HOTEL, SYSTEM } from '#kit/server/actor.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { addTowels, askFor, newKey, openAreas } from '#tests/services.ts'
import { purgeDueHotels, purgeHotel, restoreHotel } from './purge.ts'

const product = openProduct()

const ask = <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  product.database.withActor(SYSTEM, (tx) => tx.execute<Row>(statement))

async function deletedHotel(daysAgo: number): Promise<TestHotel> {
  const hotel = await makeHotel(product.database)
  await product.asStaff(hotel.admin).menu.add({ slug: hotel.slug, item: { name: { en: 'Tea' }, price: 1 } })
  await product.storage.put(`menu-items/${hotel.id}/a.webp`, Buffer.from('a'))
  await openAreas(product.database, hotel.id)
  const towels = await addTowels(product.database, hotel.id)
  await product.asGuest(hotel.guest).work.book({ slug: hotel.slug, key: newKey(), asked: askFor(towels) })
  await ask(sql`UPDATE hotels SET is_active = false, deleted_at = now() - make_interval(days => ${daysAgo})
    WHERE id = ${hotel.id}`)
  return hotel
}

const rowsOf = async (hotelId: string) => {
  const tables = await ask<{ name: string }>(sql`SELECT c.relname AS name FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid WHERE c.relkind = 'r' AND a.attname = 'hotel_id'`)
  const counts = tables.map(({ name }) =>
    ask<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM ${sql.identifier(name)} WHERE hotel_id = ${hotelId}`,
    ),
  )
  return (await Promise.all(counts)).reduce((sum, [row]) => sum + (row?.n ?? 0), 0)
}

test('a hotel deleted longer ago than the grace period is erased with all its data, and one audit entry remains', async () => {
  const [old, young, alive] = [
    await deletedHotel(31),
    await deletedHotel(29),
    await makeHotel(product.database),
  ]
  await ask(sql`INSERT INTO guests (hotel_id, login_name, room_number, login_key, room_key)
    SELECT ${old.id}, 'G' || n, '1', 'g' || n, '1' FROM generate_series(1, 5000) n RETURNING 1`)
  await ask(sql`INSERT INTO audit_log (hotel_id, actor_kind, actor_name, action, entity)
    SELECT ${old.id}, 'system', 'system', 'x', 'y' FROM generate_series(1, 5000) RETURNING 1`)
  const before = [await rowsOf(young.id), await rowsOf(alive.id)]

  expect(await purgeDueHotels(product, 30)).toEqual([old.slug])

  expect(await rowsOf(old.id)).toBe(0)
  expect(await ask(sql`SELECT 1 FROM hotels WHERE id = ${old.id}`)).toEqual([])
  expect(await product.storage.read(`menu-items/${old.id}/a.webp`)).toBeNull()
  expect([await rowsOf(young.id), await rowsOf(alive.id)]).toEqual(before)
  expect(await product.storage.read(`menu-items/${young.id}/a.webp`)).not.toBeNull()
  const lines = await ask(
    sql`SELECT hotel_id, action, before->>'slug' AS slug FROM audit_log WHERE entity_id = ${old.id}`,
  )
  expect(lines).toEqual([{ hotel_id: NO_HOTEL, action: 'purge', slug: old.slug }])
})

test('two processes that purge at once leave one audit entry', async () => {
  const { id } = await deletedHotel(40)
  await Promise.all([purgeHotel(product, SYSTEM, id), purgeHotel(product, SYSTEM, id)])
  expect(await ask(sql`SELECT 1 FROM audit_log WHERE entity_id = ${id} AND action = 'purge'`)).toHaveLength(1)
})

test('a hotel that is not deleted is never purged, and its audit log stays complete', async () => {
  const { id } = await makeHotel(product.database)
  const before = await rowsOf(id)
  await purgeHotel(product, SYSTEM, id)
  expect(await rowsOf(id)).toBe(before)
  await ask(sql`INSERT INTO audit_log (hotel_id, actor_kind, actor_name, action, entity)
    VALUES (${id}, 'system', 'system', 'x', 'y'), (${NO_HOTEL}, 'system', 'system', 'x', 'y')`)
  expect(await ask(sql`DELETE FROM audit_log RETURNING 1`)).toEqual([])
  const pretended = product.database.withActor(SYSTEM, async (tx) => {
    await tx.execute(sql.raw(`SET LOCAL app.purged_hotel_id = '${id}'`))
    await tx.execute(
      sql`CREATE TEMPORARY TABLE hotels ON COMMIT DROP AS SELECT ${id}::uuid AS id, now() AS purge_started_at`,
    )
    return tx.execute(sql`DELETE FROM audit_log RETURNING 1`)
  })
  expect(await pretended).toEqual([])
})

test('whoever was signing in while a hotel was deleted is signed out when it is restored', async () => {
  const { id } = await deletedHotel(3)
  await ask(sql`INSERT INTO sessions (token_hash, account_id, hotel_id, expires_at)
    SELECT sha256(${id}::bytea), id, ${id}, now() + interval '1 hour' FROM auth_accounts WHERE hotel_id = ${id} LIMIT 1
    RETURNING 1`)
  await product.database.withActor(SYSTEM, (tx) => restoreHotel(tx, SYSTEM, id))
  expect(await ask(sql`SELECT 1 FROM sessions WHERE hotel_id = ${id}`)).toEqual([])
})

test('a deleted hotel is restored as inactive, unless its purge has started', async () => {
  const { id } = await deletedHotel(3)
  const restore = () => product.database.withActor(SYSTEM, (tx) => restoreHotel(tx, SYSTEM, id))
  expect(await restore()).toBe(true)
  expect(await ask(sql`SELECT is_active, deleted_at FROM hotels WHERE id = ${id}`)).toEqual([
    { is_active: false, deleted_at: null },
  ])
  expect(await restore()).toBe(false)
  await ask(sql`UPDATE hotels SET deleted_at = now(), purge_started_at = now() WHERE id = ${id}`)
  expect(await restore()).toBe(false)
})
