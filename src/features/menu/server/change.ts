import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { anyErrors, changedSince } from '#kit/server/errors.ts'
import { differing } from '#kit/server/versioned.ts'
import { flatten } from '#kit/shared/texts.ts'
import { inOrder, placeBefore, type Placed } from '#kit/shared/order.ts'
import { isSame } from '#kit/shared/same.ts'
import { TRAITS } from '#features/dietary/traits.ts'
import type { MenuDraft, StaffMenuItem } from '../dish-shapes.ts'
import { DISH_TEXTS } from '../fields.ts'
import { optionNames } from './options-queries.ts'
import { listParts } from './parts-queries.ts'
import {
  addMenuItem,
  holdMenu,
  holdMenuItems,
  listStaffMenu,
  placeMenuItems,
  removeMenuItem,
  saveMenuItems,
  unusedPictures,
} from './queries.ts'

type Seen = { id: string; version: number }

/** `gone` are pictures that nothing shows any more, to be removed after the commit. */
export type MenuChanged = { items: StaffMenuItem[]; isChanged: boolean; gone: string[] }

/** Holds the items as the caller saw them. */
async function holdSeen(tx: Tx, hotelId: string, seen: readonly Seen[]): Promise<StaffMenuItem[]> {
  const ids = seen.map((each) => each.id)
  const items = await holdMenuItems(tx, hotelId, ids)
  if (items.length === 0) throw anyErrors.NOT_FOUND()
  const versions = new Map(items.map((item) => [item.id, item.version]))
  if (seen.some(({ id, version }) => versions.get(id) !== version)) throw changedSince(items)
  return items
}

type Names = ReadonlyMap<string, string>

/** The English names of the groups of choices and parts of the day of these dishes. */
async function namesFor(tx: Tx, hotelId: string, items: readonly StaffMenuItem[]): Promise<Names> {
  const groups = await optionNames(
    tx,
    hotelId,
    items.flatMap(({ optionGroupIds }) => optionGroupIds),
  )
  const isTimed = items.some(({ partIds }) => partIds.length > 0)
  const parts = isTimed ? await listParts(tx, hotelId) : []
  return new Map([...groups, ...parts.map(({ id, name }) => [id, name.en] as const)])
}

/** As the audit keeps it: groups of choices and parts of the day by name. */
const audited = (
  { version: _version, orderIndex: _place, optionGroupIds, partIds, traits, ...item }: StaffMenuItem,
  names: Names,
): Record<string, unknown> => ({
  ...flatten(DISH_TEXTS, item),
  options: optionGroupIds.flatMap((id) => names.get(id) ?? []),
  parts: partIds.flatMap((id) => names.get(id) ?? []),
  contains: TRAITS.filter((trait) => traits[trait] === true),
  freeOf: TRAITS.filter((trait) => traits[trait] === false),
})

/** One change of one item or of several, all of them or none: held, checked against what the caller saw, saved, audited. */
export async function changeMenuItems(
  tx: Tx,
  actor: HotelAdminActor,
  action: string,
  seen: readonly Seen[],
  decide: (item: StaffMenuItem) => StaffMenuItem,
): Promise<MenuChanged> {
  const { hotelId } = actor
  const held = await holdSeen(tx, hotelId, seen)
  const wanted = held.map((before) => ({ before, after: { ...before, ...decide(before) } }))
  const real = wanted.filter(({ before, after }) => !isSame(before, after))
  await saveMenuItems(
    tx,
    hotelId,
    real.map(({ after }) => after),
  )
  const names = await namesFor(
    tx,
    hotelId,
    real.flatMap(({ before, after }) => [before, after]),
  )
  for (const { before, after } of real) {
    await recordChange(tx, actor, {
      hotelId,
      action,
      entity: 'menu_item',
      entityId: before.id,
      ...differing('name', audited(before, names), audited(after, names)),
    })
  }
  const left = real.flatMap(({ before, after }) =>
    before.imageUrl && before.imageUrl !== after.imageUrl ? [before.imageUrl] : [],
  )
  const changed = new Set(real.map(({ after }) => after.id))
  return {
    isChanged: real.length > 0,
    items: wanted.map(({ after }) =>
      changed.has(after.id) ? { ...after, version: after.version + 1 } : after,
    ),
    gone: await unusedPictures(tx, hotelId, left),
  }
}

export async function createMenuItem(
  tx: Tx,
  actor: HotelAdminActor,
  draft: MenuDraft,
): Promise<StaffMenuItem> {
  const item = await addMenuItem(tx, actor.hotelId, draft)
  await recordChange(tx, actor, {
    hotelId: actor.hotelId,
    action: 'add',
    entity: 'menu_item',
    entityId: item.id,
    after: audited(item, await namesFor(tx, actor.hotelId, [item])),
  })
  return item
}

export async function deleteMenuItem(tx: Tx, actor: HotelAdminActor, seen: Seen): Promise<MenuChanged> {
  const { hotelId } = actor
  const items = await holdSeen(tx, hotelId, [seen])
  const names = await namesFor(tx, hotelId, items)
  await removeMenuItem(tx, hotelId, seen.id)
  for (const item of items) {
    await recordChange(tx, actor, {
      hotelId,
      action: 'delete',
      entity: 'menu_item',
      entityId: item.id,
      before: audited(item, names),
    })
  }
  const urls = items.flatMap((item) => item.imageUrl ?? [])
  return { items, isChanged: true, gone: await unusedPictures(tx, hotelId, urls) }
}

/** Puts an item before another of its category, or last; null when one of them is not there. */
export async function moveMenuItem(
  tx: Tx,
  actor: HotelAdminActor,
  { id, beforeId }: { id: string; beforeId: string | null },
): Promise<Placed[] | null> {
  const { hotelId } = actor
  await holdMenu(tx, hotelId)
  const menu = await listStaffMenu(tx, hotelId)
  const category = menu.find((item) => item.id === id)?.category
  const places = placeBefore(menu, (item) => item.category === category, id, beforeId)
  if (!places || places.length === 0) return places
  await placeMenuItems(tx, hotelId, places)
  const name = menu.find((item) => item.id === id)?.name.en
  const namesOf = (list: readonly StaffMenuItem[]) =>
    list.flatMap((item) => (item.category === category ? [item.name.en] : []))
  await recordChange(tx, actor, {
    hotelId,
    action: 'reorder',
    entity: 'menu_item',
    entityId: id,
    before: { name, order: namesOf(menu) },
    after: { name, order: namesOf(inOrder(menu, places)) },
  })
  return places
}
