import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
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

/** The hotel's whole menu, held until the transaction ends: no second import and no edit comes between. */
export async function holdMenu(tx: Tx, hotelId: string): Promise<MenuItem[]> {
  await tx.execute(sql`SELECT FROM hotels WHERE id = ${hotelId} FOR NO KEY UPDATE`)
  return tx
    .select(columns)
    .from(menuItems)
    .where(eq(menuItems.hotelId, hotelId))
    .orderBy(asc(menuItems.id))
    .for('update')
}

const editable = Object.entries(columns).filter(([name]) => name !== 'id')
const replaced = Object.fromEntries(
  editable.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
)

/** Adds items, and replaces those whose ids the hotel has. */
export async function saveMenuItems(tx: Tx, hotelId: string, items: readonly MenuItem[]) {
  for (let start = 0; start < items.length; start += 1000) {
    await tx
      .insert(menuItems)
      .values(items.slice(start, start + 1000).map((item) => ({ ...item, hotelId })))
      .onConflictDoUpdate({ target: [menuItems.hotelId, menuItems.id], set: replaced })
  }
}
