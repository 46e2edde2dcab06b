import type { Tx } from '#kit/server/database.ts'
import type { GuestMenuItem } from '../contract.ts'
import { kindOf } from '../dish/kind.ts'
import { listOptionGroups } from './options-queries.ts'
import { listMenuItems } from './queries.ts'

/** The visible menu with what can be chosen for each dish. */
export async function listGuestMenu(tx: Tx, hotelId: string): Promise<GuestMenuItem[]> {
  const items = await listMenuItems(tx, hotelId, true)
  const ids = [...new Set(items.flatMap(({ optionGroupIds }) => optionGroupIds))]
  const known = await listOptionGroups(tx, hotelId, ids)
  const groups = new Map(known.map(({ version: _version, ...group }) => [group.id, group]))
  return items.map(({ optionGroupIds, ...item }) => ({
    ...item,
    kind: kindOf(item),
    options: optionGroupIds.flatMap((id) => groups.get(id) ?? []),
  }))
}
