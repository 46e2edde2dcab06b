import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { startsOfDays } from './queries.ts'

const product = openProduct()

test('a day begins by the clock of its own hotel, whoever asks', async () => {
  const starts = { 'Asia/Tokyo': '2098-12-31T15:00:00.000Z', 'America/New_York': '2099-01-01T05:00:00.000Z' }
  const hotels = await Promise.all(
    Object.keys(starts).map(async (zone) => ({ zone, ...(await makeHotel(product.database)) })),
  )
  const begun = await product.database.withActor(SYSTEM, async (tx) => {
    for (const { zone, id } of hotels)
      await tx.execute(sql`UPDATE hotels SET time_zone = ${zone} WHERE id = ${id}`)
    const days = []
    for (const { zone, id } of hotels)
      days.push([zone, (await startsOfDays(tx, id, ['2099-01-01'])).get('2099-01-01')?.toISOString()])
    return Object.fromEntries(days)
  })
  expect(begun).toEqual(starts)
})
