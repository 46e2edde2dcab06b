import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct({ isFenced: false })

test('what the number was before is the own hotel’s, whatever stands at another one', async () => {
  const hotels = [await makeHotel(product.database), await makeHotel(product.database)]
  for (const [at, { slug, id, admin }] of hotels.entries()) {
    const { hotels: calls } = product.asStaff(admin)
    const number = `+387 33 555 00${at}`
    const read = async () => (await calls.get({ slug })).bookingSupportNumber
    await calls.setContactNumber({ slug, seen: await read(), number })
    await calls.setContactNumber({ slug, seen: number, number: null })
    const [last] = await product.database.withActor(SYSTEM, (tx) =>
      tx.execute<{ before: object }>(sql`SELECT before FROM audit_log
        WHERE hotel_id = ${id} AND action = 'contact-number' ORDER BY at DESC LIMIT 1`),
    )
    expect(last?.before).toEqual({ number })
    await calls.setContactNumber({ slug, seen: null, number })
  }
})
