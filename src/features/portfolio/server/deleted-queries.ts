import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { type DeletedHotel, type DeletedPage, HOTELS_PER_PAGE } from '../contract.ts'
import { countOf, matches } from './queries.ts'
import { hotels } from '#features/hotels/server/table.ts'

const isDeleted = isNotNull(hotels.deletedAt)

const contents = {
  staff: countOf('users'),
  guests: countOf('guests'),
  dishes: countOf('menu_items'),
  orders: countOf('service_bookings'),
}

/** Counts what a purge of the hotel would remove. */
export async function countContents(tx: Tx, hotelId: string): Promise<DeletedHotel['contents']> {
  const [row] = await tx.select(contents).from(hotels).where(eq(hotels.id, hotelId))
  if (!row) throw new Error('The hotel no longer exists')
  return row
}

const columns = {
  id: hotels.id,
  slug: hotels.slug,
  name: hotels.name,
  logoUrl: hotels.logoUrl,
  primaryColor: hotels.primaryColor,
  deletedAt: sql`${hotels.deletedAt}`.mapWith(hotels.deletedAt),
  deletedBy: sql<string | null>`(SELECT actor_name FROM audit_log a WHERE a.hotel_id = hotels.id
    AND a.entity = 'hotel' AND a.action = 'delete' ORDER BY a.at DESC LIMIT 1)`,
  isPurging: sql<boolean>`${hotels.purgeStartedAt} IS NOT NULL`,
  contents,
}

type Row = Omit<DeletedHotel, 'deletedAt' | 'purgedFrom'> & { deletedAt: Date }

const toDeleted = ({ deletedAt, ...row }: Row, graceDays: number): DeletedHotel => ({
  ...row,
  deletedAt: deletedAt.toISOString(),
  purgedFrom: new Date(deletedAt.getTime() + graceDays * 86_400_000).toISOString(),
})

/** One page of the deleted hotels, most recently deleted first (OP-03). */
export async function listDeleted(
  tx: Tx,
  asked: { search: string; page: number },
  graceDays: number,
): Promise<DeletedPage> {
  const total = await tx.$count(hotels, and(isDeleted, matches(asked.search)))
  const pages = Math.max(1, Math.ceil(total / HOTELS_PER_PAGE))
  const page = Math.min(asked.page, pages)
  const rows = await tx
    .select(columns)
    .from(hotels)
    .where(and(isDeleted, matches(asked.search)))
    .orderBy(desc(hotels.deletedAt), desc(hotels.id))
    .limit(HOTELS_PER_PAGE)
    .offset((page - 1) * HOTELS_PER_PAGE)
  return { hotels: rows.map((row) => toDeleted(row, graceDays)), page, pages, graceDays }
}

/** The slug of a deleted hotel. */
export async function findDeleted(tx: Tx, id: string): Promise<{ slug: string } | null> {
  const [row] = await tx
    .select({ slug: hotels.slug })
    .from(hotels)
    .where(and(eq(hotels.id, id), isDeleted))
  return row ?? null
}
