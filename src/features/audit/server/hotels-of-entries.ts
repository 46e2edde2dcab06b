import { sql } from 'drizzle-orm'
import { hotels } from '#features/hotels/server/table.ts'
import type { Tx } from '#kit/server/database.ts'

type Known = { id: string; slug: string; name: string; currency: string }
/** Before `until`, in microseconds since 1970, the hotel's prices were in `currency`. */
type Former = { hotelId: string; currency: string; until: string }

/**
 * Which hotels these are, and in which currency each had its prices at a moment in microseconds. Asked for apart from
 * their entries: a distributed database joins these tables for one hotel alone.
 */
export async function describeHotels(tx: Tx, ids: readonly string[]) {
  const wanted = sql.param([...new Set(ids)])
  const [known, former] = await Promise.all([
    tx.execute<Known>(sql`SELECT id, slug, name, currency FROM ${hotels} WHERE id = ANY (${wanted}::uuid[])`),
    tx.execute<Former>(sql`SELECT hotel_id AS "hotelId", from_currency AS currency,
        (extract(epoch FROM changed_at) * 1000000)::bigint AS until
      FROM currency_changes WHERE hotel_id = ANY (${wanted}::uuid[]) ORDER BY changed_at`),
  ])
  const byId = new Map(known.map((each) => [each.id, each]))
  return {
    hotelOf: (id: string) => {
      const hotel = byId.get(id)
      return hotel ? { slug: hotel.slug, name: hotel.name } : null
    },
    currencyOf: (id: string, moment: number) =>
      former.find(({ hotelId, until }) => hotelId === id && Number(until) > moment)?.currency ??
      byId.get(id)?.currency ??
      'USD',
  }
}
