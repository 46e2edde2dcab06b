import { type SQL, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/table.ts'
import { bookingsOf, ORDERS, REQUESTS_AND_APPOINTMENTS } from '#features/bookings/server/of-kinds.ts'
import { guests } from '#features/guests/server/table.ts'
import { menuItems } from '#features/menu/server/table.ts'
import { offers } from '#features/service-items/server/table.ts'
import type { Tx } from '#kit/server/database.ts'

/** What a hotel has. */
const IN_USE = {
  staffCount: sql`${users} WHERE true`,
  guestCount: sql`${guests} WHERE is_active`,
  dishCount: sql`${menuItems} WHERE true`,
  offerCount: sql`${offers} WHERE true`,
}

/** What a purge removes. */
const IN_ALL = {
  staff: sql`${users} WHERE true`,
  guests: sql`${guests} WHERE true`,
  dishes: sql`${menuItems} WHERE true`,
  orders: sql`${bookingsOf(ORDERS)} WHERE true`,
  services: sql`${bookingsOf(REQUESTS_AND_APPOINTMENTS)} WHERE true`,
}

/** Counts rows of several tables for several hotels at once; the answer gives the numbers of one of them. */
async function countRows<Name extends string>(
  tx: Tx,
  hotelIds: readonly string[],
  counted: Record<Name, SQL>,
): Promise<(hotelId: string) => Record<Name, number>> {
  const names = Object.keys(counted) as Name[]
  const counts = names.map(
    (name) => sql`SELECT ${name}::text AS name, hotel_id AS hotel, count(*)::int AS count
      FROM ${counted[name]} AND hotel_id = ANY(${sql.param(hotelIds)}::uuid[]) GROUP BY hotel_id`,
  )
  const rows = await tx.execute<{ name: Name; hotel: string; count: number }>(
    sql.join(counts, sql` UNION ALL `),
  )
  const countOf = (hotelId: string, name: Name) =>
    rows.find((row) => row.hotel === hotelId && row.name === name)?.count ?? 0
  return (hotelId) =>
    Object.fromEntries(names.map((name) => [name, countOf(hotelId, name)])) as Record<Name, number>
}

export const countInUse = (tx: Tx, hotelIds: readonly string[]) => countRows(tx, hotelIds, IN_USE)

export const countContents = (tx: Tx, hotelIds: readonly string[]) => countRows(tx, hotelIds, IN_ALL)
