import { combined } from '#features/dietary/traits.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import { chosenWith } from '#features/menu/options.ts'
import type { Choice, OptionGroup } from '#features/menu/options-contract.ts'
import { QUANTITY_MAX } from '#features/room-service/limits.ts'
import { healthNoted } from '#features/room-service/noted.ts'
import type { OrderIntent } from '../../intents.ts'
import type { MenuIndex } from './menu-index.ts'
import type { Entry } from './order-entries.ts'
import { lastOfEach, readRemark } from './said-options.ts'

const NO_OPTIONS = { options: [], soldOut: [] }

/** Remarks, and what the guest must not eat, which the kitchen reads with each dish. */
const noteOf = (...said: readonly (string | null | undefined)[]) => said.filter(Boolean).join(', ') || null

/** A line with what was said of it told apart: what is chosen, and what the kitchen reads. */
function lineOf(
  { item, quantity, options, note, beside }: Extract<Entry, { kind: 'line' }>,
  index: MenuIndex,
  stated: string | null,
) {
  const groups = index.optionsOf(item)
  const read = note === null ? null : readRemark(note, groups)
  // what asks for more of a group than can be had is for the kitchen to read
  const remark =
    read && lastOfEach(groups, read.options).length < read.options.length ? { ...NO_OPTIONS, note } : read
  const chosen = lastOfEach(groups, [...options, ...(remark?.options ?? [])])
  const left = noteOf(beside, remark?.note, stated)
  const line: OrderIntent['lines'][number] = {
    ...wholeNumber(quantity),
    note: left,
    ...dishOf(item, left, groups, chosen),
  }
  if (chosen.length > 0) line.options = chosen.map(({ id, name }) => ({ id, name }))
  return { line, soldOut: remark?.soldOut ?? [] }
}

/** What is declared of a dish with what is chosen for it. */
const wholeOf = ({ traits }: MenuItem, groups: readonly OptionGroup[], chosen: readonly Choice[]) => {
  const choices = chosenWith(
    groups,
    chosen.map(({ id }) => id),
  )
  return combined([traits, ...choices.map((choice) => choice.traits)])
}

/** A dish, and what it contains, or does not declare, of that which a remark about it names. */
function dishOf(
  item: MenuItem,
  note: string | null,
  groups: readonly OptionGroup[],
  chosen: readonly Choice[],
) {
  const whole = wholeOf(item, groups, chosen)
  const { allergens } = healthNoted([note])
  const contains = allergens.filter((each) => whole[each])
  const undeclared = allergens.filter((each) => whole[each] === undefined)
  return {
    itemId: item.id,
    name: item.name,
    ...(contains.length > 0 ? { contains } : {}),
    ...(undeclared.length > 0 ? { undeclared } : {}),
  }
}

const CHOICES_MAX = 3

/** The dishes to choose from: first those that contain nothing that the remark names, then those that do not declare it. */
const dishesMeant = (items: readonly MenuItem[], note: string | null, index: MenuIndex) =>
  items
    .map((item) => dishOf(item, note, index.optionsOf(item), []))
    .toSorted(
      (dish, other) =>
        (dish.contains?.length ?? 0) - (other.contains?.length ?? 0) ||
        (dish.undeclared?.length ?? 0) - (other.undeclared?.length ?? 0),
    )
    .slice(0, CHOICES_MAX)

/** No dish is halved. */
const wholeNumber = (quantity: number) => ({
  quantity: Math.min(Math.ceil(quantity), QUANTITY_MAX),
  ...(Number.isInteger(quantity) ? {} : { asked: quantity }),
})

/** @param stated what the guest has said that they must not eat */
export function orderOf(
  entries: readonly Entry[],
  index: MenuIndex,
  stated: string | null = null,
): OrderIntent {
  const order: OrderIntent = { kind: 'order', lines: [], choices: [], soldOut: [], unknown: [] }
  for (const entry of entries) {
    if ('quantity' in entry && entry.quantity > QUANTITY_MAX) order.isCapped = true
    if (entry.kind === 'line') {
      const { line, soldOut } = lineOf(entry, index, stated)
      order.lines.push(line)
      order.soldOut.push(...soldOut)
    } else if (entry.kind === 'choice') {
      const { quantity, said, items, isNear } = entry
      const note = noteOf(entry.beside, entry.note, stated)
      order.choices.push({
        ...wholeNumber(quantity),
        note,
        said,
        dishes: dishesMeant(items, note, index),
        ...(isNear && { isNear }),
      })
    } else order[entry.kind].push(entry.said)
  }
  return order
}
