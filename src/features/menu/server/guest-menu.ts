import type { Tx } from '#kit/server/database.ts'
import type { GuestMenuItem } from '../dish-shapes.ts'
import { guestDishOf } from '../guest-dish.ts'
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
  const shown = items.map((item) => guestDishOf(item, groups, parts))
  return { items: shown, until: isWaiting ? await nextReturn(tx, hotelId) : null }
}
