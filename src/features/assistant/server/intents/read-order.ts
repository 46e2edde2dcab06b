import {
  AROUND,
  isGreeting,
  isThing,
  MEASURES,
  NOTES,
  numberOf,
  PER_PERSON,
} from '#features/language/server/order-words.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { OptionGroup } from '#features/menu/options-contract.ts'
import type { OrderIntent, Place, RequestIntent } from '../../intents.ts'
import { withAskedDish } from './asked-before.ts'
import { askedBy, isNumber, isWhole, noteAt, singleOf } from './asked-dish.ts'
import { type Clause, clausesOf, tokensOf } from './clauses.ts'
import { isFood } from './elsewhere.ts'
import { readForPeople } from './for-people.ts'
import { intentOf, wantingIn } from './intent.ts'
import { withoutLeadingRemark } from './leading-remark.ts'
import { lineOf } from './line.ts'
import { type MenuIndex, menuIndexOf } from './menu-index.ts'
import { withHalves } from './halves.ts'
import { forEach, type State } from './order-entries.ts'
import { withRegards } from './regards.ts'
import { insteadOfLast, withoutBoth, withoutTakenBack } from './taken-back.ts'
import { orderLeftOver } from './order-left-over.ts'
import { orderLikelihood } from './order-likelihood.ts'
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

const isFoodSaid = (said: string) => isFood(tokensOf(said).map(({ word }) => word))

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
  const { left, instead } = withoutTakenBack(withoutBoth(joinNames(counted, index), index))
  const { entries, isCounted } = segmentsOf(left, index)
    .flatMap((clause) => apart(clause, index))
    .reduce<State>(
      (state, clause) => {
        const next = readClause(state, clause, { text, index })
        return instead.has(clause.tokens[0]?.start ?? -1) ? insteadOfLast(state, next) : next
      },
      { entries: [], noteFrom: null, isCounted: false },
    )
  const order = orderOf(
    withRegards(entries, index).map((entry) => forEach(entry, each)),
    index,
    stated,
  )
  const isSure = order.lines.length + order.soldOut.length > 0
  const isElsewhere = order.unknown.some(isFoodSaid)
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

/** From here on an order is one although no phrase that we know says so; where something was asked before; where one asks or tells. */
const LIKELY_FROM = { unsaid: 0.5, asked: 0.95, otherwise: 0.96 }

/** Below, what names dishes and says how many wants none of them, unless a phrase says so. */
const UNLIKELY = { counted: 0.05, told: 0.02 }

/** What a conversation is about: nothing yet, what is wanted, or something that was asked. */
type About = 'nothing' | 'wish' | 'question'

/** How likely words have to be of an order; more than likely where they cannot be. */
const leastLikely = (isPlain: boolean, about: About): number => {
  if (isPlain) return about === 'question' ? LIKELY_FROM.asked : LIKELY_FROM.unsaid
  return about === 'nothing' ? LIKELY_FROM.otherwise : Infinity
}

/** Whether a word may be one of a dish, here or elsewhere. */
const isDishWord = (word: string, index: MenuIndex) =>
  !AROUND.has(word) &&
  !NOTES.has(word) &&
  (index.isKnown(word) || singleOf(word, index) !== null || isFood([word]))

type Beside = { isTimed?: boolean; stated?: string | null; about?: About }

/**
 * What a guest's message wants brought, by the menu with its hidden dishes; null where it wants nothing. `isTimed`: it
 * said when; `stated`: what its guest has said that they must not eat; `about`: what was said before.
 */
export function parseOrderIntent(
  text: string,
  items: readonly MenuItem[],
  groups: readonly OptionGroup[] = [],
  { isTimed = false, stated = null, about = 'nothing' }: Beside = {},
): OrderIntent | RequestIntent | null {
  const index = menuIndexOf(items, groups)
  const { text: wanted, places } = withoutPlaces(withHalves(text, index.isKnown))
  const { text: listed, remark } = withoutLeadingRemark(withEachLast(withoutNumbering(wanted)), index)
  const wanting = withAskedDish(listed, wantingIn(listed), index)
  const { text: ofDishes, places: people } = withoutPeople(wanting)
  const kept = withoutDishes(ofDishes, index)
  const { words = [], intent = null } = read(kept) ?? {}
  const isOfDish = (word: string) => isDishWord(word, index)
  const likelihood = orderLikelihood(
    tokensOf(wanting).map(({ word }) => word),
    isOfDish,
  )
  const isLikely = likelihood >= leastLikely(intent !== null, about)
  if (words.length === 0 || (!intent && !isLikely)) return null
  const each = people !== null && PER_PERSON.test(lineOf(kept).said) ? people : 1
  const avoided = [remark, stated].filter(Boolean).join(', ') || null
  const readFor = (said: string, many: number) => readOrder(said, index, many, avoided)
  const found = (people !== null && readForPeople(kept, people, readFor)) || readFor(kept, each)
  const isTold = found?.isSure && (isTimed || each > 1 || kept !== ofDishes || isTelling(found.order, words))
  const isCounted = found?.isCounted ?? words.some((word) => numberOf(word) !== null)
  const isSaid =
    (isCounted || isTold) &&
    intent?.asks === false &&
    likelihood >= (isCounted ? UNLIKELY.counted : UNLIKELY.told)
  const isMeant = intent?.wants || (isSaid && !isStory(found))
  // whoever says no more than a dish may as well want to know about it
  const isBare = words.every((word) => isOfDish(word) || isGreeting(word))
  const isElsewhere = found !== null && intent?.asks === false && found.order.unknown.some(isFoodSaid)
  const named = found ? dishesOf(found.order) + (isElsewhere ? 1 : 0) : 0
  const isNamed = named > (isBare ? 1 : 0)
  if (!isMeant && !(isLikely && isNamed)) return null
  if (found && (found.isSure || !words.some(isThing)))
    return whole(
      found.order,
      places,
      orderLeftOver(withoutDishes(withoutNumbering(wanted), index), found.order, index, items),
    )
  return words.some(isThing) ? { kind: 'request', offers: [] } : null
}

/** How many dishes an order names, whether it is known which or not. */
const dishesOf = ({ lines, choices, soldOut }: OrderIntent) => lines.length + choices.length + soldOut.length

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
