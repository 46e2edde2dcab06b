import { ADDING, AROUND, isGreeting, numberOf } from '#features/language/server/order-words.ts'
import { any, pattern } from '#features/language/server/service-words.ts'
import { lineOf } from './line.ts'

const DECLINING = pattern(any(({ declining }) => declining))
const NONE_OF = new RegExp(`^ (?:${any(({ noneOf }) => noneOf)}) `, 'u')
/** Whether a word says no. */
export const saysNo = (word: string) => NONE_OF.test(` ${word} `)
const BUT = new RegExp(`^ (?:${any(({ but }) => but)}) `, 'u')
const WORD = /[^\s,.;،؛!?؟\n]+/gu
const BREAK = /[,.;،؛!?؟\n]|:\s/

type Clause = { start: number; end: number }

/** Where a message pauses, or goes on with what is wanted instead. */
function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const last = clauses.at(-1)
    const begins = !last || BREAK.test(text.slice(Math.max(end - 1, 0), index)) || BUT.test(lineOf(word).said)
    end = index + word.length
    if (begins) clauses.push({ start: index, end })
    else last.end = end
  }
  return clauses
}

/** Whether a clause begins with "no" and at once goes on with what is not wanted: "no towels please". */
function namesNone(said: string): boolean {
  const none = NONE_OF.exec(said)
  const [next = ''] = none ? said.slice(none[0].length).split(' ') : []
  const goesWith = said.split(' ').some((word) => ADDING.has(word))
  return next !== '' && !goesWith && !AROUND.has(next) && !isGreeting(next) && numberOf(next) === null
}

/** A message with blanks in place of what it declines. `instead`: whether it says what is wanted instead. */
export function withoutDeclined(text: string): { text: string; instead: boolean } {
  let left = text
  let isDeclined = false
  let instead = false
  const clauses = clausesOf(text).map((clause) => ({
    ...clause,
    said: lineOf(text.slice(clause.start, clause.end)).said,
  }))
  const first = clauses.findIndex(({ said }) => said.split(' ').some((word) => word && !isGreeting(word)))
  const goesOn = clauses.slice(first + 1).some(({ said }) => BUT.test(said))
  for (const [at, { start, end, said }] of clauses.entries()) {
    const isNone = DECLINING.test(said) || (at === first && (goesOn ? NONE_OF.test(said) : namesNone(said)))
    const but = BUT.test(said)
    if (isNone) left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
    else if (but && isDeclined) {
      instead = true
      const word = text.slice(start).search(/\s/)
      left = left.slice(0, start) + ' '.repeat(word) + left.slice(start + word)
    }
    isDeclined ||= isNone
  }
  return { text: left, instead }
}
