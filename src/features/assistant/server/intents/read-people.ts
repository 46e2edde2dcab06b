import { numberOf } from '#features/language/server/order-words.ts'
import { COUNTS_TIME, FOR_TWO, PEOPLE } from '#features/language/server/service-words.ts'
import { COUNTS_DAYS } from '#features/language/server/time-words.ts'
import { type Line, take } from './line.ts'

const PEOPLE_MAX = 30

/** For how many people something is wanted, taken off the line. */
export function readPeople(line: Line): { places: number | null; rest: Line } {
  const two = take(line, FOR_TWO)
  if (two) return { places: 2, rest: two.rest }
  for (const phrase of PEOPLE) {
    for (const found of line.said.matchAll(phrase)) {
      const { number = '', people } = found.groups ?? {}
      const count = numberOf(number)
      const after = line.said.slice(found.index + found[0].length)
      // "for a massage", "for 8 pm"
      if (count === null || count < 1 || count > PEOPLE_MAX || COUNTS_TIME.test(after)) continue
      if (COUNTS_DAYS.test(after)) continue
      if (!people && (count === 1 || after.startsWith(':'))) continue
      const gone = found[0].replace(/[^ ]/g, '·')
      return { places: count, rest: { ...line, said: line.said.slice(0, found.index) + gone + after } }
    }
  }
  return { places: null, rest: line }
}
