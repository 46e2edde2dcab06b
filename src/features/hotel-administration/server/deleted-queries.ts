import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { type DeletedPage, HOTELS_PER_PAGE } from '../contract.ts'
import { countContents } from './counts.ts'
import { matches } from './queries.ts'
import { hotels } from '#features/hotels/server/table.ts'

const isDeleted = isNotNull(hotels.deletedAt)

const columns = {
  id: hotels.id,
  slug: hotels.slug,
  name: hotels.name,
  logoUrl: hotels.logoUrl,
  primaryColor: hotels.primaryColor,
  deletedAt: sql`${hotels.deletedAt}`.mapWith(hotels.deletedAt),
  isPurging: sql<boolean>`${hotels.purgeStartedAt} IS NOT NULL`,
}

/** Who deleted these hotels, by hotel: what the audit says since then. */
async function readDeleters(tx: Tx, hotelIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.execute<{ hotel: string; name: string }>(sql`
    SELECT a.hotel_id AS hotel, a.actor_name AS name FROM audit_log a JOIN ${hotels} h ON h.id = a.hotel_id
    WHERE a.hotel_id = ANY(${sql.param(hotelIds)}::uuid[]) AND a.at >= h.deleted_at
      AND a.entity = 'hotel' AND a.action = 'delete' ORDER BY a.at`)
  return new Map(rows.map(({ hotel, name }) => [hotel, name]))
}

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
  const ids = rows.map(({ id }) => id)
  const [deleters, contentsOf] = [await readDeleters(tx, ids), await countContents(tx, ids)]
  const found = rows.map(({ deletedAt, ...row }) => ({
    ...row,
    deletedBy: deleters.get(row.id) ?? null,
    deletedAt: deletedAt.toISOString(),
    purgedFrom: new Date(deletedAt.getTime() + graceDays * 86_400_000).toISOString(),
    contents: contentsOf(row.id),
  }))
  return { hotels: found, page, pages, graceDays }
}

/** The slug of a deleted hotel. */
export async function findDeleted(tx: Tx, id: string): Promise<{ slug: string } | null> {
  const [row] = await tx
    .select({ slug: hotels.slug })
    .from(hotels)
    .where(and(eq(hotels.id, id), isDeleted))
  return row ?? null
}
