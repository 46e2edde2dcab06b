import {
  ADDING,
  AND,
  AROUND,
  countOf,
  formsOf,
  INSTEAD_OF,
  isCorrecting,
  isGreeting,
  MEASURES,
  NOTES,
  OF_EACH,
  PER_PERSON,
  PLAIN,
  TIMES,
  TITLES,
  WANTING_SERVICE,
} from '#features/language/server/order-words.ts'
import { withoutJoined } from '#features/language/server/lexicon.ts'
import { leftOf, type Line, lineOf, takeAll } from './line.ts'
import { readPeople } from './read-people.ts'
import { withNumbers } from './segments.ts'

const PHRASES_MAX = 5
const PHRASE_MAX = 200
const PAUSE = /[,،;؛\n.!?؟:()•]/

const isAroundAlone = (word: string) =>
  [AROUND, AND, ADDING, MEASURES, PLAIN, TIMES, TITLES].some((words) => words.has(word)) ||
  isCorrecting(word) ||
  isGreeting(word)
const isAround = (word: string) => formsOf(word).some(isAroundAlone)

/** A line without the phrases that want something, and how many people or of each it is. */
const bare = (line: Line) =>
  [WANTING_SERVICE, OF_EACH, PER_PERSON, INSTEAD_OF].reduce(takeAll, readPeople(line).rest)

/**
 * What of a message stands nowhere in what was understood of it, as its guest wrote it.
 * @param isPlaced whether a word or a number stands somewhere
 */
export function leftOver(
  text: string,
  isPlaced: (word: string, number: number | null) => boolean,
  line: Line = lineOf(text),
): string[] {
  const asked = withNumbers(leftOf(bare(line)))
  // of numbers that are corrected only the last holds
  const isCorrected = asked.some(({ word }) => isCorrecting(word))
  const isOpen = (word: string, before = '') => {
    const number = countOf(word)
    if (number === 1 || (number !== null && isCorrected)) return false
    const isName = TITLES.has(before)
    const forms = [...formsOf(word), withoutJoined(word)]
    return !isName && !isAround(word) && !NOTES.has(word) && !forms.some((form) => isPlaced(form, number))
  }
  const phrases: { start: number; end: number }[] = []
  let goesOn = false
  let begin: number | null = null
  let end = 0
  for (const [at, token] of asked.entries()) {
    if (PAUSE.test(text.slice(end, token.start))) [goesOn, begin] = [false, null]
    end = token.end
    if (isOpen(token.word, asked[at - 1]?.word)) {
      if (goesOn) phrases.splice(-1, 1, { start: phrases.at(-1)?.start ?? token.start, end })
      else phrases.push({ start: begin ?? token.start, end })
      goesOn = true
    } else if (NOTES.has(token.word) || countOf(token.word) !== null) begin ??= token.start
    else if (!isAround(token.word)) [goesOn, begin] = [false, null]
  }
  return phrases
    .slice(0, PHRASES_MAX)
    .map(({ start, end: last }) => text.slice(start, last).slice(0, PHRASE_MAX))
}
