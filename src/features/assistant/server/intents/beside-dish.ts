import {
  AROUND,
  DEGREES,
  isCorrecting,
  MEASURES,
  NOTES,
  PLAIN,
} from '#features/language/server/order-words.ts'
import { isOfManner } from '#features/language/server/manner-words.ts'
import { STOP_WORDS } from '#features/language/server/stop-words.ts'
import type { Choice } from '#features/menu/options-contract.ts'
import { type Asked, dishFor, type Found, isNumber, singleOf } from './asked-dish.ts'
import type { Token } from './clauses.ts'
import type { MenuIndex } from './menu-index.ts'
import { isWord } from './order-entries.ts'
import { isOfOptions, optionsFor } from './said-options.ts'

export type Message = { text: string; index: MenuIndex }

/** So much of its name says that a dish is meant, whatever else is said. */
const NAMED_FROM = 0.6

/** What a clause says besides the only dish that it can mean, which the kitchen reads; null where it may mean none. */
export function besidesOnly(
  found: Found,
  { words }: Asked,
  head: readonly Token[],
  all: readonly Token[],
  { text, index }: Message,
  own: readonly Choice[],
) {
  const isSure = found?.kind === 'sure'
  // a sandwich is no tuna sandwich
  const [item, ...others] = isSure
    ? [found.item]
    : found?.kind === 'choice' && !found.isNear
      ? found.items
      : []
  const match = item && others.length === 0 ? index.find(words).find((each) => each.item === item) : undefined
  if (!item || !match || (!isSure && match.coverage < NAMED_FROM)) return null
  const isOwn = (word: string) => index.isOf(word, item) || MEASURES.has(word)
  const beside = head.filter(
    (token) =>
      isWord(token) &&
      !DEGREES.has(token.word) &&
      !isNumber(token) &&
      !isOwn(token.word) &&
      !isOwn(singleOf(token.word, index) ?? token.word) &&
      !PLAIN.has(token.word) &&
      !isCorrecting(token.word) &&
      (isSure
        ? isOfManner(token.word) && !isOfOptions(token.word, index.optionsOf(item))
        : !STOP_WORDS.has(token.word)),
  )
  // `cappuccino oat hot` chooses, and says something besides
  const isOption = ({ word }: Token) => optionsFor([word], index.optionsOf(item)).length > 0
  const chosen = optionsFor(
    beside.filter(isOption).map(({ word }) => word),
    index.optionsOf(item),
  )
  const left = isSure || chosen.length > 0 ? beside.filter((token) => !isOption(token)) : beside
  // `no bread with the hummus`
  const leading = (token: Token): number => {
    const before = all[all.indexOf(token) - 1]
    return before && (NOTES.has(before.word) || DEGREES.has(before.word)) ? leading(before) : token.start
  }
  const ending = (token: Token): number => {
    const next = all[all.indexOf(token) + 1]
    return next && DEGREES.has(next.word) ? ending(next) : token.end
  }
  const parts = left.reduce<{ start: number; end: number }[]>((before, token) => {
    const last = before.at(-1)
    const between = all.filter(({ start }) => last && start >= last.end && start < token.start)
    const goesOn = last && between.every((each) => AROUND.has(each.word) && !isNumber(each))
    const start = goesOn ? last.start : leading(token)
    return [...(goesOn ? before.slice(0, -1) : before), { start, end: ending(token) }]
  }, [])
  const note = parts.map(({ start, end }) => text.slice(start, end)).join(' ')
  return { item, options: isSure ? own : chosen, coverage: match.coverage, note }
}

/** The dish that words name which also say how it is to be made or brought: `two waters outside the door`. */
export function dishBeside(asked: Asked, index: MenuIndex): Found {
  const words = asked.words.filter((word) => !isOfManner(word) && !STOP_WORDS.has(word))
  const [first] = words
  if (first === undefined || words.length === asked.words.length) return null
  const found = dishFor({ ...asked, words }, index)
  return found?.kind === 'sure' ? { kind: 'choice', items: [found.item] } : found
}
