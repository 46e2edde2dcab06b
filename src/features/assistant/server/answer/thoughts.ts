import { fold, foldedWords } from '#features/language/server/fold.ts'
import { AND, ATTACHED_AND } from '#features/language/server/order-words.ts'
import { STOP_WORDS } from '#features/language/server/stop-words.ts'

const WORDS_OF_BARE = 3
const CLAUSE = /\s*(?:[,;:،؛](?=\s)|\s[-–—]\s)\s*|\s+/gu

/** Where a sentence goes on with another thought: after a mark, or at an "and", but not before a number. */
function split(sentence: string): string[] {
  const clauses: string[] = []
  let begin = 0
  const cut = (end: number, next: number) => {
    clauses.push(sentence.slice(begin, end))
    begin = next
  }
  for (const { 0: gap, index } of sentence.matchAll(CLAUSE)) {
    const next = index + gap.length
    const [word = ''] = sentence.slice(next).split(/\s/, 1)
    if (/^[\d$€£]/.test(word)) continue
    const isAnd = AND.has(fold(word))
    const [, after = ''] = isAnd ? sentence.slice(next).split(/\s+/, 2) : []
    if (isAnd && !/^[\d$€£]/.test(after)) cut(index, next + word.length + 1)
    else if (!isAnd && gap.trim() !== '') cut(index, next)
    else if (ATTACHED_AND.test(fold(word))) cut(index, next)
  }
  cut(sentence.length, sentence.length)
  return clauses.filter((clause) => /[\p{L}\d]/u.test(clause))
}

/** Whether a clause is but a name: `egg`, `the pool`. */
function isBareName(clause: string): boolean {
  const [, ...words] = foldedWords(clause)
  return !/\d/.test(clause) && words.length < WORDS_OF_BARE && !words.some((word) => STOP_WORDS.has(word))
}

/** The thoughts of a sentence, each whole: names in a row are of one with what is said of them. */
export function thoughtsOf(sentence: string): string[] {
  const clauses: string[] = []
  let row = ''
  for (const clause of split(sentence)) {
    const whole = row ? `${row}, ${clause}` : clause
    const isBare = isBareName(clause)
    row = isBare ? whole : ''
    if (!isBare) clauses.push(whole)
  }
  const last = clauses.at(-1)
  if (row) clauses.splice(-1, 1, last === undefined ? row : `${last}, ${row}`)
  return clauses
}
