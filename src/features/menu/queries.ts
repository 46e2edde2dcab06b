import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import type { MenuItem } from './contract.ts'
import { menuItems } from './table.ts'

const { hotelId: _hotel, createdAt: _created, ...columns } = getTableColumns(menuItems)

/** The hotel's menu in its order; hidden items only when asked for. */
export const listMenuItems = (tx: Tx, hotelId: string, enabledOnly: boolean): Promise<MenuItem[]> =>
  tx
    .select(columns)
    .from(menuItems)
    .where(and(eq(menuItems.hotelId, hotelId), enabledOnly ? eq(menuItems.enabled, true) : undefined))
    .orderBy(asc(menuItems.orderIndex), asc(menuItems.createdAt), asc(menuItems.id))

export async function addMenuItems(tx: Tx, rows: (typeof menuItems.$inferInsert)[]) {
  for (let start = 0; start < rows.length; start += 1000) {
    await tx.insert(menuItems).values(rows.slice(start, start + 1000))
  }
}
