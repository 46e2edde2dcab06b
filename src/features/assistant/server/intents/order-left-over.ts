import { foldedWords } from '#features/language/server/fold.ts'
import { namesOfSame } from '#features/language/server/food-words.ts'
import { HALF, MEASURES, numberOf, OF_ALL, SHARES } from '#features/language/server/order-words.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import { QUANTITY_MAX } from '#features/room-service/limits.ts'
import type { OrderIntent } from '../../intents.ts'
import { singleOf } from './asked-dish.ts'
import { tokensOf } from './clauses.ts'
import { leftOver } from './left-over.ts'
import { isSaid, type MenuIndex } from './menu-index.ts'

/** The numbers that an order holds: of each line and choice, and of each dish together. */
function numbersOf({ lines, choices }: OrderIntent): ReadonlySet<number> {
  const each = [...lines, ...choices].flatMap(({ quantity, asked }) => [quantity, asked ?? quantity])
  const ofDish = new Map<string, number>()
  for (const { itemId, quantity } of lines) ofDish.set(itemId, (ofDish.get(itemId) ?? 0) + quantity)
  return new Set([...each, ...ofDish.values()])
}

/** Whether a word says of which of several something is said: `all`, `half`, `the first`. */
const isOfSeveral = (word: string) =>
  SHARES.has(word) || OF_ALL.test(` ${word} `) || ` ${word} `.replace(HALF, '').trim() === ''

/** The names of what was chosen for dishes, and of what it stands in the place of. */
function optionWords({ lines }: OrderIntent, dishes: readonly MenuItem[], index: MenuIndex): string[] {
  const chosen = lines.flatMap(({ options = [] }) => options.map(({ id }) => id))
  return dishes
    .flatMap((dish) => index.optionsOf(dish))
    .filter(({ choices }) => choices.some(({ id }) => chosen.includes(id)))
    .flatMap(({ name, choices }) => [name, ...choices.map((choice) => choice.name)])
    .flatMap((name) => Object.values(name).flatMap((each) => (each ? [foldedWords(each)] : [])))
    .flatMap((words) => [...words, ...namesOfSame(words).flatMap((other) => other.words)])
}

/** What of a message stands nowhere on the card of its order, as its guest wrote it. */
export function orderLeftOver(
  text: string,
  order: OrderIntent,
  index: MenuIndex,
  items: readonly MenuItem[],
): string[] {
  const { lines, choices, soldOut, unknown } = order
  const ids = new Set([...lines, ...choices.flatMap(({ dishes }) => dishes)].map(({ itemId }) => itemId))
  const dishes = items.filter(({ id }) => ids.has(id))
  const notes = [...lines, ...choices].flatMap(({ note }) => note ?? [])
  const said = choices.map((choice) => choice.said)
  const written = new Set(
    [...soldOut, ...unknown, ...said, ...notes].flatMap((each) => tokensOf(each).map(({ word }) => word)),
  )
  const names = optionWords(order, dishes, index)
  const numbers = numbersOf(order)
  const isPlaced = (word: string, number: number | null): boolean => {
    if (written.has(word) || dishes.some((dish) => index.isOf(word, dish))) return true
    if (lines.length > 1 && isOfSeveral(word)) return true
    if (number !== null && order.isCapped && number > QUANTITY_MAX) return true
    if (number !== null) return numbers.has(number) || names.some((name) => numberOf(name) === number)
    const single = singleOf(word, index)
    return (
      names.some((name) => isSaid(word, name)) ||
      (single !== null && (MEASURES.has(single) || isPlaced(single, null)))
    )
  }
  return leftOver(text, isPlaced)
}
