import type { Tx } from '#kit/server/database.ts'
import type { GuestMenuItem } from '../dish-shapes.ts'
import { kindOf } from '../dish/kind.ts'
import { FEW_LEFT } from '../limits.ts'
import { listOptionGroups } from './options-queries.ts'
import { listParts } from './parts-queries.ts'
import { listMenuItems, nextReturn } from './queries.ts'

/**
 * The visible menu with what can be chosen for each dish, and until when it is so: the moment at which the next dish that
 * is sold out can be had again. What belongs to parts of the day is for the reader to tell.
 */
export async function listGuestMenu(
  tx: Tx,
  hotelId: string,
): Promise<{ items: GuestMenuItem[]; until: Date | null }> {
  const items = await listMenuItems(tx, hotelId, true)
  const ids = [...new Set(items.flatMap(({ optionGroupIds }) => optionGroupIds))]
  const known = await listOptionGroups(tx, hotelId, ids)
  const groups = new Map(known.map(({ version: _version, ...group }) => [group.id, group]))
  const isTimed = items.some(({ partIds }) => partIds.length > 0)
  const parts = isTimed ? await listParts(tx, hotelId) : []
  const isWaiting = items.some(({ soldOut }) => soldOut === 'opening')
  const shown = items.map(({ optionGroupIds, partIds, station: _station, stock, ...item }) => ({
    ...item,
    kind: kindOf(item),
    soldOut: stock === 0 ? 'further' : item.soldOut,
    options: optionGroupIds.flatMap((id) => groups.get(id) ?? []),
    parts: parts.filter(({ id }) => partIds.includes(id)),
    left: stock !== null && stock <= FEW_LEFT ? stock : null,
  }))
  return { items: shown, until: isWaiting ? await nextReturn(tx, hotelId) : null }
}
