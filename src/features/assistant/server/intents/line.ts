import { AROUND, numberOf, TIMES } from '#features/language/server/order-words.ts'
import { type Token, tokensOf } from './clauses.ts'

/** In place of a word that has been taken off. */
const GONE = '·'

/** The folded words of a message, one blank between two, or a colon as in `17:00`; some may have been taken off. */
export type Line = { tokens: readonly Token[]; starts: readonly number[]; said: string }

const isWithin = (digits: string, most: number) =>
  /^\d{1,2}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= most

/** What stands between two words: a colon as in `17:00`, a stroke as in the date `26.11.`, otherwise a blank. */
function joinOf(text: string, before: Pick<Token, 'word' | 'end'>, { word, start, end }: Token) {
  const gap = text.slice(before.end, start)
  if (gap === '/' && /^\d/.test(word) && /\d$/.test(before.word)) return '/'
  if (!/^[:.]$/.test(gap)) return ' '
  const isDate = gap === '.' && isWithin(before.word, 31) && isWithin(word, 12)
  // "at 8.10." ends a sentence
  const goesOn = /^\.(?:\d| *[\p{Ll}\p{Lo}\d])/u.test(text.slice(end))
  return isDate && (Number(before.word) > 24 || goesOn) ? '/' : ':'
}

export function lineOf(text: string): Line {
  const tokens = tokensOf(text)
  const starts: number[] = []
  let said = ''
  let before = { word: '', end: 0 }
  for (const token of tokens) {
    said += joinOf(text, before, token)
    starts.push(said.length)
    said += token.word
    before = token
  }
  return { tokens, starts, said: `${said} ` }
}

/** Takes the first place where a pattern is said off a line. */
export function take(line: Line, pattern: RegExp): { found: RegExpExecArray; rest: Line } | null {
  const found = pattern.exec(line.said)
  if (!found) return null
  const after = found.index + found[0].length
  const gone = found[0].replace(/[^ ]/g, GONE)
  return { found, rest: { ...line, said: line.said.slice(0, found.index) + gone + line.said.slice(after) } }
}

/** Takes off every place where a pattern is said, also where it is said only beside what was taken off. */
export function takeAll(line: Line, pattern: RegExp): Line {
  const everywhere = new RegExp(pattern, 'gu')
  const said = line.said.replace(everywhere, (found) => found.replace(/[^ ]/g, GONE))
  return said === line.said ? line : takeAll({ ...line, said }, pattern)
}

const isLeft = ({ starts, said }: Line, at: number) => said[starts[at] ?? 0] !== GONE

/** A word that is still there, and its place in the message. */
export type Left = Token & { at: number }

/** The words that have not been taken off. */
export const leftOf = (line: Line): Left[] =>
  line.tokens.flatMap((token, at) => (isLeft(line, at) ? { ...token, at } : []))

/** A message with blanks in place of some of its words, and of what stands between them. */
export function blanked(
  text: string,
  { tokens }: Line,
  isGone: (token: Token, index: number) => boolean,
): string {
  let left = ''
  let wasGone = false
  for (const [index, token] of tokens.entries()) {
    const gone = isGone(token, index)
    const gap = text.slice(left.length, token.start)
    left += gone && wasGone ? ' '.repeat(gap.length) : gap
    left += gone ? ' '.repeat(token.end - token.start) : text.slice(token.start, token.end)
    wasGone = gone
  }
  return left + text.slice(left.length)
}

const isAround = ({ word }: Token) => (AROUND.has(word) || TIMES.has(word)) && numberOf(word) === null

/** The words of a line that are no longer there, with those before them that only lead to them: `for tomorrow at`. */
export function goneFrom({ tokens }: Line, rest: Line): Token[] {
  const kept = new Set(leftOf(rest).map(({ start }) => start))
  const isGone = tokens.map(({ start }) => !kept.has(start))
  for (let index = tokens.length - 2; index >= 0; index--) {
    const token = tokens[index]
    if (isGone[index + 1] && token && isAround(token)) isGone[index] = true
  }
  return tokens.filter((_, index) => isGone[index])
}

/** Where a pattern is said on a line: the places of its first and its last word. */
export const foundIn = ({ said, starts }: Line, pattern: RegExp) =>
  [...said.matchAll(pattern)].map(({ 0: words, index, groups }) => ({
    first: starts.indexOf(index),
    last: starts.findLastIndex((start) => start < index + words.length),
    groups,
  }))

/** What stands between two pauses of a message. */
export const SENTENCE = /[^.!?؟;؛,،\n]+/gu

/** A message with blanks in place of some of its parts, and these. */
export function withoutParts(text: string, part: RegExp, isGone: (part: string) => boolean) {
  const gone = [...text.matchAll(part)].filter(([each]) => isGone(each))
  const rest = gone.reduce(
    (left, { 0: each, index }) =>
      left.slice(0, index) + ' '.repeat(each.length) + left.slice(index + each.length),
    text,
  )
  return { rest, gone: gone.map(([each]) => each.trim()) }
}
