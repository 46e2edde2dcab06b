import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import type { Announcement } from './contract.ts'
import { announcements } from './table.ts'

const { hotelId: _hotel, ...columns } = getTableColumns(announcements)

/** The hotel's announcements in their order; unpublished ones only when asked for. */
export async function listAnnouncements(
  tx: Tx,
  hotelId: string,
  publishedOnly: boolean,
): Promise<Announcement[]> {
  const rows = await tx
    .select(columns)
    .from(announcements)
    .where(
      and(eq(announcements.hotelId, hotelId), publishedOnly ? eq(announcements.published, true) : undefined),
    )
    .orderBy(asc(announcements.orderIndex), asc(announcements.createdAt))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export async function addAnnouncements(tx: Tx, rows: (typeof announcements.$inferInsert)[]) {
  await tx.insert(announcements).values(rows)
}
