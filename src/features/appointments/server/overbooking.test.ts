import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeGuest, makeHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { addMassage, askFor, hoursAhead, newKey, openAreas } from '#tests/services.ts'
import { mostTaken } from '../slots.ts'

const product = openProduct()

const hour = fc.integer({ min: 24, max: 29 })
const which = fc.nat(20)
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      hour,
      places: fc.integer({ min: 1, max: 2 }),
      which,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), hour, which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('staff-move' as const), hour, which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reopen' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('block' as const), hour, which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('narrow' as const), which }) },
)

const EXPECTED = new Set([
  'SLOT_TAKEN',
  'TIME_UNAVAILABLE',
  'ENOUGH_THAT_DAY',
  'NOT_ALLOWED',
  'CHANGED',
  'RESOURCE_BOOKED',
  'CHANGED',
])

/** What stands of each resource, and how much it takes. */
async function readTaken(hotelId: string) {
  const rows = await product.database.withActor(SYSTEM, (tx) =>
    tx.execute<{ id: string; capacity: number; from: string; until: string; places: number }>(sql`
      SELECT r.id, r.capacity, t.* FROM resources r JOIN (
        SELECT resource_id, extract(epoch FROM starts_at) AS from, extract(epoch FROM busy_until) AS until, places
        FROM service_bookings WHERE hotel_id = ${hotelId} AND status <> 'cancelled'
        UNION ALL
        SELECT b.resource_id, extract(epoch FROM begins_at), extract(epoch FROM ends_at), r.capacity
        FROM resource_blocks b JOIN resources r ON r.hotel_id = b.hotel_id AND r.id = b.resource_id
        WHERE b.hotel_id = ${hotelId}
      ) t ON t.resource_id = r.id WHERE r.hotel_id = ${hotelId}`),
  )
  const ids = [...new Set(rows.map(({ id }) => id))]
  return ids.map((id) => {
    const ofResource = rows.filter((row) => row.id === id)
    const taken = ofResource.map((row) => ({
      resourceId: id,
      from: Number(row.from),
      until: Number(row.until),
      places: row.places,
    }))
    return { capacity: ofResource[0]?.capacity ?? 0, most: mostTaken(taken, 0, Infinity) }
  })
}

test('no sequence of booking, moving, cancelling, reopening, blocking and narrowing overbooks', async () => {
  const run = async (steps: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) => {
    const hotel = await makeHotel(product.database)
    const { slug, id: hotelId } = hotel
    await openAreas(product.database, hotelId, ['spa_wellness'])
    const { offer, resourceIds } = await addMassage(
      product.database,
      hotelId,
      { placesMax: 2, bufferMinutes: 30, cancelMinutes: 0, price: 0, choosesResource: true },
      [{ capacity: 2 }, { capacity: 3 }],
    )
    const guests = await Promise.all([1, 2].map(() => makeGuest(product.database, hotel)))
    const staff = product.asStaff(hotel.admin)
    const resourceOf = (at: number) => resourceIds[at % resourceIds.length] ?? ''
    const act = async (one: (typeof steps)[number]) => {
      const guest = guests[one.which % guests.length]
      if (!guest) return
      const asGuest = product.asGuest(guest)
      const mine = await asGuest.work.listMine({ slug })
      const booking = mine[one.which % Math.max(1, mine.length)]
      const seen = booking && { slug, id: booking.id, version: booking.version }
      switch (one.do) {
        case 'book': {
          const resourceId = one.which % 3 === 0 ? null : resourceOf(one.which)
          const asked = askFor(offer, { startsAt: hoursAhead(one.hour), places: one.places, resourceId })
          return asGuest.work.book({ slug, key: newKey(), asked })
        }
        case 'move':
          return (
            seen &&
            asGuest.work.moveMine({
              ...seen,
              startsAt: hoursAhead(one.hour),
              resourceId: resourceOf(one.which),
            })
          )
        case 'staff-move':
          return (
            seen &&
            staff.work.move({ ...seen, startsAt: hoursAhead(one.hour), resourceId: resourceOf(one.which) })
          )
        case 'cancel':
          return seen && asGuest.work.cancelMine(seen)
        case 'reopen':
          return seen && staff.work.reopen(seen)
        case 'block': {
          const times = { beginsAt: hoursAhead(one.hour), endsAt: hoursAhead(one.hour + 1) }
          return staff.work.block({ slug, resourceId: resourceOf(one.which), ...times })
        }
        case 'narrow': {
          const found = (await staff.resources.list({ slug })).find(({ id }) => id === resourceOf(one.which))
          if (!found) return
          const { id, version, ...resource } = found
          const capacity = 1 + (one.which % 3)
          return staff.resources.update({ slug, id, version, resource: { ...resource, capacity } })
        }
      }
    }
    // two at a time, as two people would
    for (let at = 0; at < steps.length; at += 2) {
      const done = await Promise.allSettled(steps.slice(at, at + 2).map(act))
      for (const one of done)
        if (one.status === 'rejected' && !EXPECTED.has(one.reason.code)) throw one.reason
      for (const { capacity, most } of await readTaken(hotelId)) expect(most).toBeLessThanOrEqual(capacity)
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), run), {
    numRuns: 12,
    endOnFailure: true,
  })
}, 120_000)
