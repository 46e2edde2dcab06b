import type { GuestMenuItem, MenuItem } from './dish-shapes.ts'
import { kindOf } from './dish/kind.ts'
import { FEW_LEFT } from './limits.ts'
import type { OptionGroup } from './options-contract.ts'
import type { DayPart } from './parts-contract.ts'

/** A dish as guests see it, of what the hotel knows of it. */
export function guestDishOf(
  { optionGroupIds, partIds, station: _station, stock, ...item }: MenuItem,
  groups: ReadonlyMap<string, OptionGroup>,
  parts: readonly DayPart[],
): GuestMenuItem {
  return {
    ...item,
    kind: kindOf(item),
    soldOut: stock === 0 ? 'further' : item.soldOut,
    options: optionGroupIds.flatMap((id) => groups.get(id) ?? []),
    parts: parts.filter(({ id }) => partIds.includes(id)),
    left: stock !== null && stock <= FEW_LEFT ? stock : null,
  }
}
