import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { changedSince } from '#kit/server/errors.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import { isSame } from '#kit/shared/same.ts'
import { flatten, unflatten } from '#kit/shared/texts.ts'
import { PART_TEXTS } from '../fields.ts'
import type { DayPart } from '../parts-contract.ts'
import { menuItems, menuParts } from './table.ts'

/** The parts of a hotel's day in their order. */
export async function listParts(tx: Tx, hotelId: string): Promise<DayPart[]> {
  const rows = await tx
    .select()
    .from(menuParts)
    .where(eq(menuParts.hotelId, hotelId))
    .orderBy(asc(menuParts.orderIndex), asc(menuParts.id))
  return rows.map(({ hotelId: _hotel, orderIndex: _place, ...row }) => unflatten(PART_TEXTS, row))
}

/** Holds the menu, so that no part goes before the transaction ends; false when one of these is gone already. */
export async function holdParts(tx: Tx, hotelId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  await lockExclusive(tx, hotelId, 'menu')
  const found = await tx
    .select({ id: menuParts.id })
    .from(menuParts)
    .where(and(eq(menuParts.hotelId, hotelId), inArray(menuParts.id, [...ids])))
  return found.length === new Set(ids).size
}

/** As the audit keeps them. */
const audited = (parts: readonly DayPart[]) =>
  parts.map(({ name, begins, ends }) => `${name.en} ${begins} to ${ends}`)

/** Replaces the parts of a hotel's day, and takes those that are gone from the dishes; whether any differs. */
export async function saveParts(
  tx: Tx,
  actor: HotelAdminActor,
  { seen, wanted }: { seen: readonly DayPart[]; wanted: readonly DayPart[] },
): Promise<boolean> {
  const { hotelId } = actor
  await lockExclusive(tx, hotelId, 'menu')
  const before = await listParts(tx, hotelId)
  if (!isSame(before, seen)) throw changedSince(before)
  if (isSame(before, wanted)) return false
  const kept = wanted.map(({ id }) => id)
  const gone = before.flatMap(({ id }) => (kept.includes(id) ? [] : [id]))
  for (const id of gone) {
    await tx
      .update(menuItems)
      .set({
        partIds: sql`array_remove(${menuItems.partIds}, ${id}::uuid)`,
        version: sql`${menuItems.version} + 1`,
      })
      .where(and(eq(menuItems.hotelId, hotelId), sql`${id}::uuid = ANY(${menuItems.partIds})`))
  }
  await addParts(tx, hotelId, wanted)
  await recordChange(tx, actor, {
    hotelId,
    action: 'update',
    entity: 'menu_parts',
    entityId: null,
    before: { parts: audited(before) },
    after: { parts: audited(wanted) },
  })
  return true
}

/** Makes these the hotel's parts of the day. */
export async function addParts(tx: Tx, hotelId: string, parts: readonly DayPart[]) {
  const ofHotel = eq(menuParts.hotelId, hotelId)
  const kept = parts.map(({ id }) => id)
  await tx.delete(menuParts).where(kept.length > 0 ? and(ofHotel, notInArray(menuParts.id, kept)) : ofHotel)
  if (parts.length === 0) return
  await tx
    .insert(menuParts)
    .values(parts.map((part, orderIndex) => ({ ...flatten(PART_TEXTS, part), hotelId, orderIndex })))
    .onConflictDoUpdate({ target: [menuParts.hotelId, menuParts.id], set: REPLACED })
}

const REPLACED = Object.fromEntries(
  [...Object.values(PART_TEXTS.name), 'begins', 'ends', 'orderIndex'].map((name) => [
    name,
    sql.raw(`excluded."${menuParts[name as 'begins'].name}"`),
  ]),
)
