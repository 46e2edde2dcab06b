import { fold } from '#features/language/server/fold.ts'
import { isOfFood } from '#features/language/server/food-words.ts'
import {
  AND,
  AND_BEFORE,
  AND_BEFORE_DISH,
  AROUND,
  JOINED,
  MEASURES,
  NOTES,
  numberOf,
} from '#features/language/server/order-words.ts'

/** A folded word, and where it stands in the message. */
export type Token = { word: string; start: number; end: number }
/**
 * What stands between two commas or "and"s; `isListed`: it goes on with a list, which ends at the sentence or at what
 * follows its "and"; `tellsParts`: what stands before it is told in full from here on.
 */
export type Clause = { tokens: Token[]; isJoined: boolean; isListed?: boolean; tellsParts?: boolean }

const MEASURED = String.raw`\d+[.,]\d+ ?(?:[mcd]?l|k?g|gr)(?![\p{L}\p{N}])`
const WORD = new RegExp(
  String.raw`${MEASURED}|[\p{L}\p{N}][\p{L}\p{M}\p{N}\u0640]*(?:['’ʼ][\p{L}\p{M}]+)*`,
  'giu',
)
/** A number and a half, which has no letters to be folded. */
const HALVED = /^\d+½$/
const BREAK = /[,،;؛\n.!?؟:()•]|\s[-–—]|[-–—]\s/
const PLUS = /[&+]/
/** `three teas: two mint, one black` */
const IN_PARTS = /:|\s[-–—]|[-–—]\s/
const END = /[.!?؟:()]/

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: raw, index }) => {
    const word = HALVED.test(raw) ? raw : fold(raw).replace(/[^\p{L}\p{N}]/gu, '')
    return word ? [{ word, start: index, end: index + raw.length }] : []
  })

type Reading = {
  /** Whether a word stands in a dish's name just so. */
  isExact: (word: string) => boolean
  /** Whether a word is probably one of the menu, or counts one of its dishes. */
  isKnown: (word: string) => boolean
  /** Whether words are the whole of a dish. */
  isWhole: (tokens: readonly Token[]) => boolean
}

/** A word of ours that only begins like one with an "and". */
const isWord = (word: string) => numberOf(word) !== null || MEASURES.has(word) || AROUND.has(word)

const LEADING_FROM = 3
/** `وللأولاد`: what leads to something of an order. */
const isLeading = (word: string) => word.length >= LEADING_FROM && AROUND.has(word)

/** `وقهوة` without its "and": where a dish ends before it, or something of an order begins. */
function withoutJoined(token: Token, before: readonly Token[], reading: Reading): Token | null {
  const { word, start, end } = token
  const joined = JOINED.find((each) => word.startsWith(each) && word.length > each.length)
  if (!joined || reading.isExact(word)) return null
  const rest = word.slice(joined.length)
  if ((isWord(word) && !isLeading(rest)) || isOfFood(word)) return null
  const isOwn =
    numberOf(rest) !== null || NOTES.has(rest) || isLeading(rest) || isOfFood(rest) || reading.isKnown(rest)
  return isOwn || reading.isWhole(before) ? { word: rest, start: start + joined.length, end } : null
}

const isCounting = (token: Token | undefined) => token !== undefined && numberOf(token.word) !== null

/** Splits a message at commas, line breaks and "and". */
export function clausesOf(text: string, reading: Reading): Clause[] {
  const clauses: Clause[] = [{ tokens: [], isJoined: false }]
  // a list ends with what follows its "and"
  let isList = true
  const begin = (isJoined: boolean, isListed: boolean, tellsParts = false) => {
    const last = clauses.at(-1)
    if (last?.tokens.length) clauses.push({ tokens: [], isJoined, isListed, tellsParts })
    else if (last && isListed) last.isListed = true
    isList = !isJoined
  }
  let end = 0
  const tokens = tokensOf(text)
  for (const [at, token] of tokens.entries()) {
    const gap = text.slice(end, token.start)
    if (BREAK.test(gap)) begin(false, isList && !END.test(gap), IN_PARTS.test(gap))
    else if (PLUS.test(gap)) begin(true, true)
    end = token.end
    const alone = withoutJoined(token, clauses.at(-1)?.tokens ?? [], reading)
    const [next, other] = tokens.slice(at + 1)
    const isAnd =
      AND.has(token.word) ||
      AND_BEFORE.test(`${token.word} ${next?.word} `) ||
      (AND_BEFORE_DISH.has(token.word) &&
        isCounting(next) &&
        other !== undefined &&
        reading.isKnown(other.word))
    if (alone || isAnd) begin(true, true)
    if (!isAnd) clauses.at(-1)?.tokens.push(alone ?? token)
  }
  return clauses.filter(({ tokens }) => tokens.length > 0)
}
