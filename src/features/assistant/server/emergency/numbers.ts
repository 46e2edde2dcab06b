import type { Danger } from '#features/language/dangers.ts'
import { foldedWords } from '#features/language/server/fold.ts'
import { withoutJoined } from '#features/language/server/lexicon.ts'
import { isGreeting } from '#features/language/server/order-words.ts'
import {
  BESIDE_NUMBER,
  COUNTED,
  DIALLING,
  REACHED_AT,
  ROOMS,
} from '#features/language/server/trouble-words.ts'
import { dangerBehind, WELL_KNOWN } from '../../emergency-numbers.ts'

const isDigits = (word: string) => /^\d+$/.test(word)

/** The words of a message; digits that stand alone are one number, as in `9-1-1`, but those of a price are not. */
function wordsIn(text: string): string[] {
  const words = foldedWords(text).map((word) => (/\d/.test(word) ? withoutJoined(word) : word))
  const isSpelt = words.length > 1 && words.every((word) => /^\d$/.test(word))
  return isSpelt ? [words.join('')] : words
}

/** The number that a message is, and whether it has it dialled: `911`, `please call 112 now`; null for all else. */
export function numberIn(text: string): { number: string; isDialled: boolean } | null {
  if (/\p{Sc}|\p{Nd}[.,]\p{Nd}{1,2}(?!\p{Nd}|[.,])/u.test(text)) return null
  const words = wordsIn(text)
  const [number, ...more] = new Set(words.filter(isDigits))
  if (number === undefined || more.length > 0) return null
  const beside = words.filter((word) => word !== number)
  const isAlone = beside.every((word) => DIALLING.has(word) || BESIDE_NUMBER.has(word) || isGreeting(word))
  return isAlone ? { number, isDialled: beside.some((word) => DIALLING.has(word)) } : null
}

/** The number that a message is which has nobody called; null for all else. */
export function numberAlone(text: string): string | null {
  const said = numberIn(text)
  return said && !said.isDialled ? said.number : null
}

/** What a message is of that is no more than a number for help at the hotel's place; it may be a room's as well. */
export function dangerOfNumber(text: string, timeZone: string): Danger | null {
  const said = numberIn(text)
  return said && dangerBehind(said.number, timeZone)
}

/** The number at which a guest wants to be reached, which may be that of a room, and what they write besides. */
export function reachedIn(text: string): { number: string; rest: string } | null {
  const said = ` ${foldedWords(text).join(' ')} `
  const number = REACHED_AT.exec(said)?.groups?.['number']
  return number === undefined ? null : { number, rest: said.replace(REACHED_AT, '') }
}

/** A message without the numbers for help that are a room's or a price in it, and the words that say so. */
export function withoutCounted(text: string): string {
  const words = foldedWords(text)
  const isNumber = (place: number) => WELL_KNOWN.has(words[place] ?? '')
  const isRoom = (place: number) => ROOMS.has(words[place] ?? '') && isNumber(place + 1)
  const isCount = (place: number) => COUNTED.has(words[place] ?? '') && isNumber(place - 1)
  const isLeft = (_word: string, place: number) =>
    !(isRoom(place) || isCount(place) || (isNumber(place) && (isRoom(place - 1) || isCount(place + 1))))
  const left = words.filter(isLeft)
  return left.length < words.length ? left.join(' ') : text
}
