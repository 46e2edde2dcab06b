import { type Token, tokensOf } from './clauses.ts'

/** In place of a word that has been taken off. */
const GONE = '·'

/** The folded words of a message, one blank between two, or a colon as in `17:00`; some may have been taken off. */
export type Line = { tokens: readonly Token[]; starts: readonly number[]; said: string }

const isWithin = (digits: string, most: number) =>
  /^\d{1,2}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= most

/** What stands between two words: a colon as in `17:00`, a stroke as in the date `26.11.`, otherwise a blank. */
function joinOf(text: string, end: number, start: number, after: number, before: string, word: string) {
  const gap = text.slice(end, start)
  if (gap === '/' && /^\d/.test(word) && /\d$/.test(before)) return '/'
  if (!/^[:.]$/.test(gap)) return ' '
  const isDate = gap === '.' && isWithin(before, 31) && isWithin(word, 12)
  // "at 8.10." ends a sentence
  const goesOn = /^\.(?:\d| *[\p{Ll}\p{Lo}\d])/u.test(text.slice(after))
  return isDate && (Number(before) > 24 || goesOn) ? '/' : ':'
}

export function lineOf(text: string): Line {
  const tokens = tokensOf(text)
  const starts: number[] = []
  let said = ''
  let end = 0
  for (const { word, start, end: after } of tokens) {
    said += joinOf(text, end, start, after, said.slice(starts.at(-1)), word)
    starts.push(said.length)
    said += word
    end = after
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

/** Takes off every place where a pattern is said. */
export function takeAll(line: Line, pattern: RegExp): Line {
  const one = take(line, pattern)
  return one ? takeAll(one.rest, pattern) : line
}

const isLeft = ({ starts, said }: Line, at: number) => said[starts[at] ?? 0] !== GONE

/** A word that is still there, and its place in the message. */
export type Left = Token & { at: number }

/** The words that have not been taken off. */
export const leftOf = (line: Line): Left[] =>
  line.tokens.flatMap((token, at) => (isLeft(line, at) ? { ...token, at } : []))
