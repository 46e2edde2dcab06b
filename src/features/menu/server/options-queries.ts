import { and, asc, count, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import { flatten, type FlatTexts, unflatten } from '#kit/shared/texts.ts'
import { OPTION_TEXTS } from '../fields.ts'
import type { OptionGroup, StaffOptionGroup } from '../options-contract.ts'
import { menuItems, optionChoices, optionGroups } from './table.ts'

const textsOf = <Row extends FlatTexts<typeof OPTION_TEXTS>>(row: Row) => unflatten(OPTION_TEXTS, row)

/** The hotel's groups with their choices, oldest first; some of them only, if ids are given. */
export async function listOptionGroups(tx: Tx, hotelId: string, ids?: string[]): Promise<StaffOptionGroup[]> {
  if (ids?.length === 0) return []
  const groups = await tx
    .select()
    .from(optionGroups)
    .where(and(eq(optionGroups.hotelId, hotelId), ids && inArray(optionGroups.id, ids)))
    .orderBy(asc(optionGroups.createdAt), asc(optionGroups.name), asc(optionGroups.id))
  if (groups.length === 0) return []
  const rows = await tx
    .select()
    .from(optionChoices)
    .where(and(eq(optionChoices.hotelId, hotelId), ids && inArray(optionChoices.groupId, ids)))
    .orderBy(asc(optionChoices.orderIndex), asc(optionChoices.id))
  const choices = rows.map(({ hotelId: _hotel, orderIndex: _place, ...row }) => textsOf(row))
  return groups.map(({ hotelId: _hotel, createdAt: _at, ...group }) => ({
    ...textsOf(group),
    choices: choices.flatMap(({ groupId, ...choice }) => (groupId === group.id ? [choice] : [])),
  }))
}

/** The English names of groups by their ids. */
export async function optionNames(
  tx: Tx,
  hotelId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: optionGroups.id, name: optionGroups.name })
    .from(optionGroups)
    .where(and(eq(optionGroups.hotelId, hotelId), inArray(optionGroups.id, [...new Set(ids)])))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Holds the menu, so that no group goes before the transaction ends; false when one of these is gone already. */
export async function holdOptions(tx: Tx, hotelId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  await lockExclusive(tx, hotelId, 'menu')
  return (await optionNames(tx, hotelId, ids)).size === new Set(ids).size
}

/** A group held until the transaction ends. */
export async function holdOptionGroup(tx: Tx, hotelId: string, id: string): Promise<StaffOptionGroup | null> {
  await tx
    .select({ id: optionGroups.id })
    .from(optionGroups)
    .where(and(eq(optionGroups.hotelId, hotelId), eq(optionGroups.id, id)))
    .for('update')
  return (await listOptionGroups(tx, hotelId, [id]))[0] ?? null
}

export async function countOptionGroups(tx: Tx, hotelId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(optionGroups)
    .where(eq(optionGroups.hotelId, hotelId))
  return row?.count ?? 0
}

export async function addOptionGroup(
  tx: Tx,
  hotelId: string,
  draft: Omit<OptionGroup, 'id'>,
): Promise<StaffOptionGroup> {
  const { name, min, max } = draft
  const [row] = await tx
    .insert(optionGroups)
    .values({ hotelId, ...flatten(OPTION_TEXTS, { name }), min, max })
    .returning({ id: optionGroups.id })
  if (!row) throw new Error('A group of choices was not added')
  return saveOptionGroup(tx, hotelId, row.id, draft)
}

/** Whether one of these choices belongs to another group of the hotel. */
export async function areElsewhere(
  tx: Tx,
  hotelId: string,
  id: string | null,
  ids: string[],
): Promise<boolean> {
  const [other] = await tx
    .select({ id: optionChoices.id })
    .from(optionChoices)
    .where(
      and(
        eq(optionChoices.hotelId, hotelId),
        inArray(optionChoices.id, ids),
        id === null ? undefined : ne(optionChoices.groupId, id),
      ),
    )
    .limit(1)
  return other !== undefined
}

export async function saveOptionGroup(
  tx: Tx,
  hotelId: string,
  id: string,
  { name, min, max, choices }: Omit<OptionGroup, 'id'>,
): Promise<StaffOptionGroup> {
  await tx
    .update(optionGroups)
    .set({ ...flatten(OPTION_TEXTS, { name }), min, max, version: sql`${optionGroups.version} + 1` })
    .where(and(eq(optionGroups.hotelId, hotelId), eq(optionGroups.id, id)))
  const ofGroup = and(eq(optionChoices.hotelId, hotelId), eq(optionChoices.groupId, id))
  const kept = choices.map((choice) => choice.id)
  await tx.delete(optionChoices).where(and(ofGroup, notInArray(optionChoices.id, kept)))
  await tx
    .insert(optionChoices)
    .values(
      choices.map((choice, orderIndex) => ({
        ...flatten(OPTION_TEXTS, choice),
        hotelId,
        groupId: id,
        orderIndex,
      })),
    )
    .onConflictDoUpdate({ target: [optionChoices.hotelId, optionChoices.id], set: REPLACED })
  const [saved] = await listOptionGroups(tx, hotelId, [id])
  if (!saved) throw new Error('A group of choices was not saved')
  return saved
}

const REPLACED = Object.fromEntries(
  [...Object.values(OPTION_TEXTS.name), 'price', 'isDefault', 'isSoldOut', 'traits', 'orderIndex'].map(
    (name) => [name, sql.raw(`excluded."${optionChoices[name as 'price'].name}"`)],
  ),
)

/** Takes a group away, from the dishes that offer it, too. */
export async function removeOptionGroup(tx: Tx, hotelId: string, id: string) {
  await tx
    .update(menuItems)
    .set({
      optionGroupIds: sql`array_remove(${menuItems.optionGroupIds}, ${id}::uuid)`,
      version: sql`${menuItems.version} + 1`,
    })
    .where(and(eq(menuItems.hotelId, hotelId), sql`${id}::uuid = ANY(${menuItems.optionGroupIds})`))
  await tx.delete(optionGroups).where(and(eq(optionGroups.hotelId, hotelId), eq(optionGroups.id, id)))
}
