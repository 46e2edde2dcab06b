import {
  ADDING,
  AROUND,
  HALF,
  isCorrecting,
  NUMBER_PHRASES,
  numberOf,
  OF_ALL,
  OF_EACH,
  PLAIN,
  REGARDING,
} from '#features/language/server/order-words.ts'
import { isIngredient, isKindOfFood } from '#features/language/server/food-words.ts'
import { withoutJoined } from '#features/language/server/lexicon.ts'
import { isManner } from '#features/language/server/manner-words.ts'
import type { OptionGroup } from '#features/menu/options-contract.ts'
import { askedBy, isNumber, isWhole, noteAt, startsRemark, withoutNotes } from './asked-dish.ts'
import type { Clause, Token } from './clauses.ts'
import type { MenuIndex } from './menu-index.ts'
import { optionsFor } from './said-options.ts'

/** `x 3` as `x3`. */
const timesIn = ([first, second]: readonly Token[]) =>
  first && second && /^[x×]$/.test(first.word) && /^\d+$/.test(second.word)
    ? { word: `x${second.word}`, start: first.start, end: second.end }
    : null

/** Words with each number of several words as one: `half a dozen` as 6. */
export function withNumbers(tokens: readonly Token[]): Token[] {
  const merged: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const times = timesIn(tokens.slice(at, at + 2))
    const [words, number] =
      NUMBER_PHRASES.find(([phrase]) => phrase.every((word, offset) => tokens[at + offset]?.word === word)) ??
      []
    const taken = times ? 2 : (words?.length ?? 1)
    const [first, last] = [tokens[at], tokens[at + taken - 1]]
    if (first && last)
      merged.push(times ?? (words ? { word: String(number), start: first.start, end: last.end } : first))
    at += taken
  }
  return merged
}

/** Words without a number that is taken back at once, and what takes it back: `two no three coffees`. */
export function withoutCorrected(tokens: readonly Token[]): Token[] {
  const gone = new Set<Token>()
  for (const [at, token] of tokens.entries()) {
    if (!isNumber(token)) continue
    const next = tokens.findIndex((other, place) => place > at && !isCorrecting(other.word))
    if (next > at + 1 && isNumber(tokens[next])) tokens.slice(at, next).forEach((each) => gone.add(each))
  }
  return tokens.filter((token) => !gone.has(token))
}

const said = (tokens: readonly Token[]) => ` ${tokens.map(({ word }) => word).join(' ')} `

/** The options of the dish that words name, if any. */
function groupsOf(tokens: readonly Token[], index: MenuIndex) {
  const { words } = askedBy(withoutNotes(tokens), index)
  const [best] = index.find(words)
  return best ? index.optionsOf(best.item) : []
}

const isSaying = ({ word }: Token) => !AROUND.has(word) && numberOf(word) === null

const isEach = (tokens: readonly Token[]) => OF_EACH.exec(said(tokens))?.index === 1

/** Whether words only say how many it is to be instead: `no make it two`. */
const isCorrected = (tokens: readonly Token[]) =>
  isCorrecting(tokens[0]?.word ?? '') &&
  tokens.filter(isNumber).length === 1 &&
  tokens.every((token) => isNumber(token) || isCorrecting(token.word) || AROUND.has(token.word))

/** Whether words go on with the dish before them: with its options, as it is, or as many of each. */
function goesOn(tokens: readonly Token[], groups: readonly OptionGroup[]): boolean {
  const telling = tokens.slice(Math.max(tokens.findIndex(isSaying), 0))
  const [first] = telling
  if (!first) return false
  if (isEach(tokens) || PLAIN.has(first.word) || startsRemark(telling, 0)) return true
  return [1, 2, 3].some(
    (many) =>
      optionsFor(
        telling.slice(0, many).map(({ word }) => word),
        groups,
      ).length > 0,
  )
}

const DISH_WORDS = 3

/** Whether words begin with a dish. */
function beginsDish(tokens: readonly Token[], index: MenuIndex): boolean {
  const { words } = askedBy(tokens.slice(0, DISH_WORDS + 1), index)
  const [first] = words
  if (first === undefined || isNumber(tokens[0])) return false
  // words that are of no dish alone may be one together: `lava cake`
  const together = [2, 3].map((many) => words.slice(0, many))
  return index.isKnown(first) || together.some((some) => index.find(some)[0]?.matchedWords === some.length)
}

const NAMED_FROM = 0.5

/** Whether words begin with most of a dish's name. */
const namesDish = (tokens: readonly Token[], index: MenuIndex, from = NAMED_FROM) =>
  beginsDish(tokens, index) &&
  Array.from({ length: DISH_WORDS }, (_, more) => askedBy(tokens.slice(0, more + 1), index).words).some(
    (words) => {
      const [best] = index.find(words)
      return (
        best !== undefined &&
        !words.every(isManner) &&
        best.matchedWords === words.length &&
        best.coverage >= from
      )
    },
  )

/** `بحليب`, "with milk", where no dish is called so. */
function isAttached(token: Token | undefined, index: MenuIndex): boolean {
  const alone = withoutJoined(token?.word ?? '')
  return token !== undefined && alone !== token.word && index.isKnown(alone)
}

const untilNumber = (tokens: readonly Token[]) => {
  const end = tokens.findIndex((token, at) => at > 0 && isNumber(token))
  return end < 0 ? tokens : tokens.slice(0, end)
}

/** Whether one word of what a dish is made of and one of its kind stand together: `fish soup`. */
function isCompound(before: readonly Token[], after: readonly Token[]): boolean {
  const [first, ...others] = before.filter(isSaying)
  const [next] = after
  if (!first || !next || others.length > 0 || before.at(-1) !== first) return false
  const [one, other] = [first.word, next.word]
  const isOf = (ingredient: string, kind: string) =>
    isIngredient(ingredient) && !isIngredient(kind) && isKindOfFood(kind)
  return isOf(one, other) || isOf(other, one)
}

/** Where the second part of words begins that name more than one dish without anything between; 0 where they do not. */
function cutOf(tokens: readonly Token[], dish: readonly Token[], index: MenuIndex): number {
  const ofDish = groupsOf(dish, index)
  for (let at = 1; at < tokens.length; at++) {
    const before = tokens.slice(0, at)
    const after = tokens.slice(at)
    if (!before.some((token) => isSaying(token) && !isCorrecting(token.word))) continue
    if (isEach(after) || isCorrected(after)) return at
    if ((OF_ALL.test(said(after)) || said(after).search(HALF) === 1) && noteAt(after) > 0) return at
    // `kabsa 2, one without raisins` without the comma
    if (isNumber(tokens[at]) && isNumber(tokens[at + 1]) && isWhole(before, index) && !before.some(isNumber))
      return at + 1
    const own = groupsOf(before, index)
    const groups = own.length > 0 ? own : ofDish
    if (isNumber(tokens[at])) {
      const rest = after.slice(1)
      // `ستيك قليل النضج واحد`
      const isAbout = REGARDING.has(before.at(-1)?.word ?? '')
      if (rest.length === 0 && noteAt(before) >= 0 && !before.some(isNumber) && !isAbout) return at
      const isCounted = before.some(isNumber)
      // `two kebabs one spicy`
      const isShare = isCounted && isManner(rest.find(isSaying)?.word ?? '')
      if (!isShare && !beginsDish(rest, index) && !goesOn(rest, groups)) continue
      const isOwn = !isCounted && rest.length > untilNumber(rest).length && !goesOn(untilNumber(rest), groups)
      // `شوربة البيك وحدة شوربة عدس اثنين`: each number stands behind its dish
      if (!(isOwn && isWhole(before, index))) return at
      if (at + 1 < tokens.length) return at + 1
    } else if (noteAt(before) < 0 && ADDING.has(tokens[at]?.word ?? '')) {
      const rest = after.slice(1)
      const isCounted = isNumber(rest[0]) && namesDish(rest.slice(1), index, 1)
      if (isWhole(before, index) && (isCounted || namesDish(rest, index, 1)) && !goesOn(rest, groups))
        return at
    } else if (isCompound(before, after)) {
      continue
    } else if (noteAt(before) < 0 && isWhole(before, index) && !isWhole(tokens.slice(0, at + 1), index)) {
      if (namesDish(after, index) && !goesOn(after, groups) && !isAttached(after[0], index)) return at
    }
  }
  return 0
}

/** Whether words are the whole of one dish, its number apart: `pizza četiri sira`. */
const isOneDish = (tokens: readonly Token[], index: MenuIndex) =>
  isWhole(tokens, index) && !tokens.slice(1).some((token) => isNumber(token) && !index.isExact(token.word))

/** Clauses with the dishes that they name without a comma between them apart, a clause each. */
export function segmentsOf(clauses: readonly Clause[], index: MenuIndex): Clause[] {
  const segments: Clause[] = []
  let dish: readonly Token[] = []
  for (const clause of clauses) {
    let { tokens: rest, ...how } = clause
    for (;;) {
      const cut = isOneDish(rest, index) ? 0 : cutOf(rest, dish, index)
      const tokens = cut > 0 ? rest.slice(0, cut) : rest
      const unnumbered = isNumber(tokens[0]) ? tokens.slice(1) : tokens
      const isDish = askedBy(withoutNotes(tokens), index).words.some((word) => index.isKnown(word))
      if (isDish && !goesOn(unnumbered, groupsOf(dish, index))) dish = tokens
      segments.push({ tokens, ...how })
      if (cut === 0) break
      rest = rest.slice(cut)
      const isWith = ADDING.has(rest[0]?.word ?? '') && namesDish(rest.slice(1), index, 1)
      if (isWith && !goesOn(rest.slice(1), groupsOf(dish, index))) rest = rest.slice(1)
      how = { isJoined: false }
    }
  }
  return segments
}
