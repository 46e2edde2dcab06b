import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { type Counter, GUESTS_PER_PAGE, type SortKey } from '../contract.ts'
import { selectGuests, toGuest } from './queries.ts'
import { guests } from './table.ts'

type Wanted = { search: string; show: Counter | null }
type Order = { sort: SortKey; isDescending: boolean; page: number }

const isExpired = sql<boolean>`coalesce(${guests.expiresAt} <= now(), false)`

/** GST-02; they overlap (OP-11). */
const COUNTED: Record<Counter, SQL<boolean>> = {
  active: sql`(${guests.isActive} AND NOT ${isExpired})`,
  expired: isExpired,
  inactive: sql`NOT ${guests.isActive}`,
}

/** Rooms count as their number does: 9 before 10. */
const ORDER: Record<SortKey, SQL[]> = {
  name: [sql`${guests.searchText}`],
  room: [sql`substring(${guests.roomKey} from '[0-9]+')::numeric`, sql`${guests.roomKey}`],
  status: [sql`CASE WHEN NOT ${guests.isActive} THEN 2 WHEN ${isExpired} THEN 1 ELSE 0 END`],
  expires: [sql`${guests.expiresAt}`],
  created: [sql`${guests.createdAt}`],
}

const isWanted = (hotelId: string, { search, show }: Wanted) =>
  and(
    eq(guests.hotelId, hotelId),
    show ? COUNTED[show] : undefined,
    search ? sql`position(fold_text(${search}) IN ${guests.searchText}) > 0` : undefined,
  )

/** One page of the matching guests; the newest first among equals. */
export async function listGuests(tx: Tx, hotelId: string, wanted: Wanted, order: Order) {
  const direction = order.isDescending ? desc : asc
  const rows = await selectGuests(tx, hotelId)
    .where(isWanted(hotelId, wanted))
    .orderBy(...ORDER[order.sort].map(direction), desc(guests.createdAt), desc(guests.id))
    .offset((order.page - 1) * GUESTS_PER_PAGE)
    .limit(GUESTS_PER_PAGE)
  return rows.map(toGuest)
}

export const countMatching = (tx: Tx, hotelId: string, wanted: Wanted): Promise<number> =>
  tx.$count(guests, isWanted(hotelId, wanted))

/** The hotel's counters, and all its guests. */
export async function countGuests(tx: Tx, hotelId: string) {
  const count = (condition: SQL) => sql<number>`count(*) FILTER (WHERE ${condition})::int`
  const { active, expired, inactive } = COUNTED
  const [counts] = await tx
    .select({
      active: count(active),
      expired: count(expired),
      inactive: count(inactive),
      all: sql<number>`count(*)::int`,
    })
    .from(guests)
    .where(eq(guests.hotelId, hotelId))
  return counts ?? { active: 0, expired: 0, inactive: 0, all: 0 }
}
