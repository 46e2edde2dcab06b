import { isCorrecting, NUMBER_PHRASES, OF_EACH, PLAIN } from '#features/language/server/order-words.ts'
import { askedBy, isNumber, isWhole, noteAt, withoutNotes } from './asked-dish.ts'
import type { Clause, Token } from './clauses.ts'
import type { MenuIndex } from './menu-index.ts'
import { optionsFor } from './said-options.ts'

/** Words with each number of several words as one: `half a dozen` as 6. */
export function withNumbers(tokens: readonly Token[]): Token[] {
  const merged: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const [words, number] =
      NUMBER_PHRASES.find(([phrase]) => phrase.every((word, offset) => tokens[at + offset]?.word === word)) ??
      []
    const [first, last] = [tokens[at], tokens[at + (words?.length ?? 1) - 1]]
    if (first && last)
      merged.push(words ? { word: String(number), start: first.start, end: last.end } : first)
    at += words?.length ?? 1
  }
  return merged
}

/** Words without a number that is taken back at once: `two no three coffees`. */
export function withoutCorrected(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, at) => {
    if (!isNumber(token)) return true
    const next = tokens.findIndex((other, place) => place > at && !isCorrecting(other.word))
    return !(next > at + 1 && isNumber(tokens[next]))
  })
}

const said = (tokens: readonly Token[]) => ` ${tokens.map(({ word }) => word).join(' ')} `

/** Whether words go on with the dish before them: with its options, as it is, or as many of each. */
function goesOn(tokens: readonly Token[], dish: readonly Token[], index: MenuIndex): boolean {
  if (OF_EACH.exec(said(tokens))?.index === 1) return true
  const [first] = tokens
  if (first && PLAIN.has(first.word)) return true
  const { words } = askedBy(dish, index)
  const [best] = index.find(words)
  if (!best || !first) return false
  const groups = index.optionsOf(best.item)
  return [1, 2, 3].some(
    (many) =>
      optionsFor(
        tokens.slice(0, many).map(({ word }) => word),
        groups,
      ).length > 0,
  )
}

const DISH_WORDS = 3

/** Whether words begin with a dish. */
function beginsDish(tokens: readonly Token[], index: MenuIndex): boolean {
  const { words } = askedBy(tokens.slice(0, DISH_WORDS + 1), index)
  const [first] = words
  return first !== undefined && index.isKnown(first) && !isNumber(tokens[0])
}

const NAMED_FROM = 0.5

/** Whether words begin with most of a dish's name. */
const namesDish = (tokens: readonly Token[], index: MenuIndex) =>
  beginsDish(tokens, index) &&
  Array.from({ length: DISH_WORDS }, (_, more) => askedBy(tokens.slice(0, more + 1), index).words).some(
    (words) => {
      const [best] = index.find(words)
      return best !== undefined && best.matchedWords === words.length && best.coverage >= NAMED_FROM
    },
  )

const untilNumber = (tokens: readonly Token[]) => {
  const end = tokens.findIndex((token, at) => at > 0 && isNumber(token))
  return end < 0 ? tokens : tokens.slice(0, end)
}

/** Where the second part of words begins that name more than one dish without anything between; 0 where they do not. */
function cutOf(tokens: readonly Token[], index: MenuIndex): number {
  for (let at = 1; at < tokens.length; at++) {
    const before = tokens.slice(0, at)
    const after = tokens.slice(at)
    if (askedBy(withoutNotes(before), index).words.length === 0) continue
    if (isNumber(tokens[at])) {
      const rest = after.slice(1)
      const isCounted = before.some(isNumber)
      if (!beginsDish(rest, index) && !goesOn(rest, before, index)) continue
      const next = untilNumber(rest)
      const isOwn = !isCounted && rest.length > next.length && !goesOn(rest, before, index)
      // `شوربة البيك وحدة شوربة عدس اثنين`: each number stands behind its dish
      if (!(isOwn && isWhole(before, index))) return at
      if (at + 1 < tokens.length) return at + 1
    } else if (noteAt(before) < 0 && isWhole(before, index) && !isWhole(tokens.slice(0, at + 1), index)) {
      if (namesDish(after, index) && !goesOn(after, before, index)) return at
    }
  }
  return 0
}

/** The dishes that a clause names without a comma between them, a clause each. */
export function segmentsOf(clause: Clause, index: MenuIndex): Clause[] {
  const segments: Clause[] = []
  let rest = clause.tokens
  for (;;) {
    const cut = isWhole(rest, index) ? 0 : cutOf(rest, index)
    const isJoined = segments.length === 0 && clause.isJoined
    segments.push({ tokens: cut > 0 ? rest.slice(0, cut) : rest, isJoined })
    if (cut === 0) return segments
    rest = rest.slice(cut)
  }
}
