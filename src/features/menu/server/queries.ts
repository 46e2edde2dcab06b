import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import type { Placed } from '#kit/shared/order.ts'
import { flatten, type FlatTexts, unflatten } from '#kit/shared/texts.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { MenuDraft, MenuItem, SoldOut, StaffMenuItem } from '../dish-shapes.ts'
import { draftedOn } from '../editing.ts'
import { DISH_TEXTS, NEW_DISH } from '../fields.ts'
import { KITCHEN_OPENS } from '../limits.ts'
import { menuItems } from './table.ts'

const { hotelId: _hotel, createdAt: _created, version, soldOutUntil, ...stored } = getTableColumns(menuItems)
const columns = {
  ...stored,
  soldOut: sql<SoldOut | null>`CASE WHEN ${soldOutUntil} = 'infinity' THEN 'further'
    WHEN ${soldOutUntil} > now() THEN 'opening' END`,
}
const staffColumns = { ...columns, version }
const inMenuOrder = [asc(menuItems.orderIndex), asc(menuItems.createdAt), asc(menuItems.id)]

const fromRow = <Row extends FlatTexts<typeof DISH_TEXTS>>(row: Row) => unflatten(DISH_TEXTS, row)
const toRow = <Item extends Pick<MenuItem, keyof typeof DISH_TEXTS | 'soldOut'>>(item: Item) => {
  const { soldOut: _soldOut, ...row } = flatten(DISH_TEXTS, item)
  return row
}

/** The hotel's menu in its order; hidden items only when asked for. */
export async function listMenuItems(tx: Tx, hotelId: string, enabledOnly: boolean): Promise<MenuItem[]> {
  const rows = await tx
    .select(columns)
    .from(menuItems)
    .where(and(eq(menuItems.hotelId, hotelId), enabledOnly ? eq(menuItems.enabled, true) : undefined))
    .orderBy(...inMenuOrder)
  return rows.map(fromRow)
}

type NewItem = Pick<MenuItem, 'name' | 'price'> & Partial<MenuItem> & { hotelId: string }

export async function addMenuItems(tx: Tx, items: readonly NewItem[]) {
  for (let start = 0; start < items.length; start += 1000) {
    const rows = items.slice(start, start + 1000).map((item) => toRow({ ...NEW_DISH, ...item }))
    await tx.insert(menuItems).values(rows)
  }
}

/** The hotel's whole menu, held until the transaction ends: no second import and no edit comes between. */
export async function holdMenu(tx: Tx, hotelId: string): Promise<MenuItem[]> {
  await lockExclusive(tx, hotelId, 'menu')
  const rows = await tx
    .select(columns)
    .from(menuItems)
    .where(eq(menuItems.hotelId, hotelId))
    .orderBy(asc(menuItems.id))
    .for('update')
  return rows.map(fromRow)
}

const editable = Object.entries({ ...stored, soldOutUntil }).filter(([name]) => name !== 'id')
const replaced = Object.fromEntries(
  editable.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
)

/** When a hotel's kitchen opens next, by the hotel's clock. */
async function nextOpening(tx: Tx, hotelId: string): Promise<string> {
  const [row] = await tx.execute<{ at: string }>(sql`
    SELECT ((date_trunc('day', now() AT TIME ZONE time_zone - ${KITCHEN_OPENS}::interval)
      + interval '1 day' + ${KITCHEN_OPENS}::interval) AT TIME ZONE time_zone)::text AS at
    FROM ${hotels} WHERE id = ${hotelId}`)
  if (!row) throw new Error('The hotel is gone')
  return row.at
}

/** When the next dish that is sold out until the kitchen opens can be had again. */
export async function nextReturn(tx: Tx, hotelId: string): Promise<Date | null> {
  const [row] = await tx.execute<{ at: string | null }>(sql`SELECT min(${soldOutUntil})::text AS at
    FROM ${menuItems} WHERE ${menuItems.hotelId} = ${hotelId} AND ${soldOutUntil} > now() AND ${soldOutUntil} < 'infinity'`)
  return row?.at ? new Date(row.at) : null
}

type Sold = { soldOut?: SoldOut | null | undefined }

/** As the column keeps it. */
async function untilOf(tx: Tx, hotelId: string, items: readonly Sold[]) {
  const opening = items.some(({ soldOut }) => soldOut === 'opening') ? await nextOpening(tx, hotelId) : null
  const until = { opening, further: 'infinity' }
  return ({ soldOut }: Sold) => (soldOut ? until[soldOut] : null)
}

/** Adds items, and replaces those whose ids the hotel has. */
export async function saveMenuItems(tx: Tx, hotelId: string, items: readonly MenuItem[]) {
  const until = await untilOf(tx, hotelId, items)
  for (let start = 0; start < items.length; start += 1000) {
    await tx
      .insert(menuItems)
      .values(
        items
          .slice(start, start + 1000)
          .map((item) => ({ ...toRow(item), hotelId, soldOutUntil: until(item) })),
      )
      .onConflictDoUpdate({
        target: [menuItems.hotelId, menuItems.id],
        set: { ...replaced, version: sql`${menuItems.version} + 1` },
      })
  }
}

/** The whole menu in its order, as staff see it. */
export async function listStaffMenu(tx: Tx, hotelId: string): Promise<StaffMenuItem[]> {
  const rows = await tx
    .select(staffColumns)
    .from(menuItems)
    .where(eq(menuItems.hotelId, hotelId))
    .orderBy(...inMenuOrder)
  return rows.map(fromRow)
}

/** Reads items and holds them until the transaction ends; those that are not there are left out. */
export async function holdMenuItems(tx: Tx, hotelId: string, ids: string[]): Promise<StaffMenuItem[]> {
  const rows = await tx
    .select(staffColumns)
    .from(menuItems)
    .where(and(eq(menuItems.hotelId, hotelId), inArray(menuItems.id, ids)))
    .orderBy(asc(menuItems.id))
    .for('update')
  return rows.map(fromRow)
}

/** Adds an item at the end: its place is the number of items before it (MNU-08). */
export async function addMenuItem(tx: Tx, hotelId: string, item: MenuDraft): Promise<StaffMenuItem> {
  const orderIndex = (await holdMenu(tx, hotelId)).length
  const added = draftedOn(NEW_DISH, item)
  const soldOutUntil = (await untilOf(tx, hotelId, [added]))(added)
  const [row] = await tx
    .insert(menuItems)
    .values({ ...toRow(added), hotelId, orderIndex, soldOutUntil })
    .returning({ ...stored, version: menuItems.version })
  if (!row) throw new Error('A menu item was not added')
  return fromRow({ ...row, soldOut: added.soldOut })
}

export async function removeMenuItem(tx: Tx, hotelId: string, id: string) {
  await tx.delete(menuItems).where(and(eq(menuItems.hotelId, hotelId), eq(menuItems.id, id)))
}

export async function placeMenuItems(tx: Tx, hotelId: string, places: readonly Placed[]) {
  const ids = sql.param(places.map((place) => place.id))
  const indexes = sql.param(places.map((place) => place.orderIndex))
  await tx.execute(sql`UPDATE menu_items SET order_index = wanted.place
    FROM unnest(${ids}::uuid[], ${indexes}::int[]) AS wanted (id, place)
    WHERE menu_items.hotel_id = ${hotelId} AND menu_items.id = wanted.id`)
}

/** Those of these pictures that no item shows. */
export async function unusedPictures(tx: Tx, hotelId: string, urls: string[]): Promise<string[]> {
  if (urls.length === 0) return []
  const shown = await tx
    .select({ url: menuItems.imageUrl })
    .from(menuItems)
    .where(and(eq(menuItems.hotelId, hotelId), inArray(menuItems.imageUrl, urls)))
  return urls.filter((url) => !shown.some((each) => each.url === url))
}
