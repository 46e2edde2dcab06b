import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { SYSTEM } from '#kit/server/actor.ts'
import { openProduct } from '#tests/product.ts'
import { demoHotel } from './hotel.ts'
import { seedDemo } from './seed.ts'

const product = openProduct()

test('of processes that start together, one sets up the demo hotel', async () => {
  const { database, storage } = product
  const kept: string[] = []
  const noted = {
    ...storage,
    put: (key: string, bytes: Uint8Array) => {
      kept.push(key)
      return storage.put(key, bytes)
    },
  }
  const made = await Promise.all([seedDemo(database, noted), seedDemo(database, noted)])
  expect(made.toSorted()).toEqual([false, true])
  const [hotel] = await database.withActor(SYSTEM, (tx) =>
    tx.execute<{ id: string; cover_url: string | null }>(
      sql`SELECT id, cover_url FROM hotels WHERE slug = ${demoHotel.slug}`,
    ),
  )
  // its drawing has the light of its hour; a picture would show the same one at noon and at night
  expect(hotel?.cover_url).toBeNull()
  const others = kept.filter((key) => !key.includes(hotel?.id ?? 'nobody'))
  expect(others.length).toBeGreaterThan(0)
  expect(await Promise.all(others.map((key) => storage.read(key)))).toEqual(others.map(() => null))
})
