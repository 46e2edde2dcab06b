import { FOODS } from '#features/language/server/asked-words.ts'
import {
  AROUND,
  isThing,
  MEASURES,
  NOTES,
  numberOf,
  PER_PERSON,
} from '#features/language/server/order-words.ts'
import { isOneOf } from '#features/language/words.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { OptionGroup } from '#features/menu/options-contract.ts'
import type { OrderIntent, Place, RequestIntent } from '../../intents.ts'
import { askedBy, hasDual, isNumber, isWhole, noteAt, singleOf } from './asked-dish.ts'
import { type Clause, clausesOf, tokensOf } from './clauses.ts'
import { withoutDeclined } from './declined.ts'
import { intentOf, wantingIn } from './intent.ts'
import { lineOf } from './line.ts'
import { type MenuIndex, menuIndexOf } from './menu-index.ts'
import { withHalves } from './halves.ts'
import { forEach, isWord, type State } from './order-entries.ts'
import { orderLeftOver } from './order-left-over.ts'
import { orderOf } from './order-of.ts'
import { readClause } from './read-clause.ts'
import { withoutPlaces } from './said-place.ts'
import { segmentsOf, withNumbers, withoutCorrected } from './segments.ts'
import { withEachLast, withoutDishes, withoutNumbering, withoutPeople } from './told-beside.ts'

/** A longer message is a story, not an order; so is what names more that is no dish, and wants nothing in so many words. */
export const WORDS_MAX = 60

const UNKNOWN_MAX = 3
const isStory = (found: { order: OrderIntent } | null) => (found?.order.unknown.length ?? 0) > UNKNOWN_MAX

/** Joins what "and" has torn apart where it is the name of one dish: `fish and chips`. */
function joinNames(clauses: readonly Clause[], index: MenuIndex): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const both = before && [...before.tokens, ...clause.tokens]
    const mayJoin = both && clause.isJoined && !clause.tokens.some(isNumber) && noteAt(clause.tokens) !== 0
    if (mayJoin && isWhole(both, index)) joined[joined.length - 1] = { ...before, tokens: both }
    else joined.push(clause)
  }
  return joined
}

/** `two coffees one without sugar` is two clauses: what is wanted, and what a remark is about. */
function apart(clause: Clause, index: MenuIndex): Clause[] {
  const note = noteAt(clause.tokens)
  const at = clause.tokens.findLastIndex((token, place) => place < note && !AROUND.has(token.word))
  const share = clause.tokens.slice(at)
  const before = clause.tokens.slice(0, Math.max(at, 0))
  const isApart = at > 0 && isNumber(share[0]) && askedBy(before, index).isCounted && isWhole(before, index)
  return isApart
    ? [
        { ...clause, tokens: before },
        { tokens: share, isJoined: false },
      ]
    : [clause]
}

/** Whether somebody's words are nothing but what kitchens elsewhere have: `a burger`. */
function isFood(said: string): boolean {
  const words = tokensOf(said).filter((token) => isWord(token) && !isNumber(token))
  return words.length > 0 && words.every(({ word }) => MEASURES.has(word) || isOneOf(word, FOODS))
}

/**
 * Reads what is ordered; null where nothing of the menu is named.
 * @param each for how many people each dish is
 * @param stated what the guest has said that they must not eat
 */
function readOrder(
  text: string,
  index: MenuIndex,
  each: number,
  stated: string | null,
): { order: OrderIntent; isCounted: boolean; isSure: boolean } | null {
  const clauses = clausesOf(text, {
    isExact: index.isExact,
    isKnown: (word) => MEASURES.has(word) || index.isKnown(word) || singleOf(word, index) !== null,
    isWhole: (tokens) => isWhole(tokens, index),
  })
  const counted = clauses.map((clause) => ({
    ...clause,
    tokens: withoutCorrected(withNumbers(clause.tokens)),
  }))
  const { entries, isCounted } = segmentsOf(joinNames(counted, index), index)
    .flatMap((clause) => apart(clause, index))
    .reduce<State>((state, clause) => readClause(state, clause, { text, index }), {
      entries: [],
      noteFrom: null,
      isCounted: false,
    })
  const order = orderOf(
    entries.map((entry) => forEach(entry, each)),
    index,
    stated,
  )
  const isSure = order.lines.length + order.soldOut.length > 0
  const isElsewhere = order.unknown.length > 0 && order.unknown.every(isFood)
  if (!isSure && order.choices.length === 0 && !isElsewhere) return null
  const isOfOther = isElsewhere && tokensOf(text).some(isNumber)
  return { order, isCounted: isCounted || isOfOther, isSure }
}

/** Begins a remark about a dish, which nobody makes who does not want it: `a club sandwich without cheese`. */
const isRemark = (word: string) => NOTES.has(word)

function read(text: string) {
  const tokens = tokensOf(text)
  const words = tokens.map(({ word }) => word)
  return words.length > 0 && words.length <= WORDS_MAX ? { words, intent: intentOf(words, text) } : null
}

/** Whether a message may want something brought; spares most questions a look at the menu. */
export function mayHoldIntent(text: string): boolean {
  const told = withoutPeople(withoutDeclined(text).text).text
  return [text, told, wantingIn(text)].some((each) => {
    const { words = [], intent } = read(each) ?? {}
    return Boolean(
      intent &&
      (intent.wants || !intent.asks || words.some((word) => numberOf(word) !== null || hasDual(word))),
    )
  })
}

/**
 * What a guest's message wants brought, by the menu with its hidden dishes; null where it wants nothing. `isTimed`: it
 * said when; `stated`: what its guest has said that they must not eat.
 */
export function parseOrderIntent(
  text: string,
  items: readonly MenuItem[],
  groups: readonly OptionGroup[] = [],
  { isTimed = false, stated = null }: { isTimed?: boolean; stated?: string | null } = {},
): OrderIntent | RequestIntent | null {
  const index = menuIndexOf(items, groups)
  const { text: wanted, places } = withoutPlaces(withHalves(text, index.isKnown))
  const { text: ofDishes, places: people } = withoutPeople(wantingIn(withEachLast(withoutNumbering(wanted))))
  const kept = withoutDishes(ofDishes, index)
  const { words = [], intent } = read(kept) ?? {}
  if (!intent) return null
  const each = people !== null && PER_PERSON.test(lineOf(kept).said) ? people : 1
  const found = readOrder(kept, index, each, stated)
  const isTold = found?.isSure && (isTimed || each > 1 || kept !== ofDishes || isTelling(found.order, words))
  const isCounted = found?.isCounted ?? words.some((word) => numberOf(word) !== null)
  if (!intent.wants && (!(isCounted || isTold) || intent.asks || isStory(found))) return null
  if (found && (found.isSure || !words.some(isThing)))
    return whole(
      found.order,
      places,
      orderLeftOver(withoutDishes(withoutNumbering(wanted), index), found.order, index, items),
    )
  return words.some(isThing) ? { kind: 'request', offers: [] } : null
}

/** An order with where it is to be brought, and with what of its message was not understood. */
const whole = (order: OrderIntent, places: readonly Place[], unclear: string[]): OrderIntent => ({
  ...order,
  ...(places.length > 0 && { places: [...places] }),
  ...(unclear.length > 0 && { unclear }),
})

/** Whether an order is told without a number or a wish: by its options or remarks, or as a list of dishes. */
const isTelling = ({ lines, choices }: OrderIntent, words: readonly string[]) =>
  lines.some(({ note, options }) => options !== undefined || (note !== null && words.some(isRemark))) ||
  (lines.length > 1 && choices.length === 0)
