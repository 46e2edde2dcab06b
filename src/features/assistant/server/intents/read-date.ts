import { numberOf } from '#features/language/server/order-words.ts'
import { DATE } from '#features/language/server/time-words.ts'
import { daysLater, weekdayOf } from '#kit/shared/calendar.ts'
import { type Line, take } from './line.ts'

/** A day as a guest says it; `month` from 1, null: the next that has such a day. */
export type SaidDay =
  | { after: number }
  | { weekday: number }
  | { date: number; month: number | null }
  | 'unclear'

type Read = { day: SaidDay | null; rest: Line }

function readNumbers(line: Line): Read | null {
  const taken = take(line, DATE.numbers)
  if (!taken) return null
  const [first, second] = [taken.found.groups?.date, taken.found.groups?.month].map(Number)
  if (!first || !second) return { day: 'unclear', rest: taken.rest }
  // "12/31", as Americans write it
  const day = second > 12 ? { date: second, month: first } : { date: first, month: second }
  return { day, rest: taken.rest }
}

function readMonth(line: Line): Read | null {
  for (const [at, phrase] of DATE.months.entries()) {
    const taken = take(line, phrase)
    const { date, after } = taken?.found.groups ?? {}
    if (taken) return { day: { date: Number(date ?? after), month: at + 1 }, rest: taken.rest }
  }
  return null
}

function readWithin(line: Line): Read | null {
  for (const [phrase, days] of DATE.within) {
    const taken = take(line, phrase)
    const { number } = taken?.found.groups ?? {}
    const count = number === undefined ? 1 : numberOf(number)
    if (taken && count !== null) return { day: { after: count * days }, rest: taken.rest }
  }
  return null
}

function readUnclear(line: Line): Read | null {
  const taken = take(line, DATE.someDay) ?? take(line, DATE.month)
  return taken && { day: 'unclear', rest: taken.rest }
}

function readOrdinal(line: Line): Read | null {
  const taken = take(line, DATE.ordinal)
  return taken && { day: { date: Number(taken.found.groups?.date), month: null }, rest: taken.rest }
}

/** Reads the day that a message names by its date, or by how many days are until then, and takes it off the line. */
export const readDate = (line: Line): Read =>
  readMonth(line) ??
  readNumbers(line) ??
  readWithin(line) ??
  readUnclear(line) ??
  readOrdinal(line) ?? { day: null, rest: line }

const YEAR = 366
/** A date as near in the past as that is meant as it is, an earlier one is that of the next year. */
const LATELY = 7

/** How many days are until a day, less than none where it is over; null where it is not known which is meant. */
export function daysUntil(day: SaidDay, today: string): number | null {
  if (day === 'unclear') return null
  if ('after' in day) return day.after
  if ('weekday' in day) return (day.weekday - weekdayOf(today) + 7) % 7
  const { date, month } = day
  const from = month === null ? 0 : -LATELY
  for (let after = from; after <= YEAR; after++) {
    const [, itsMonth, itsDate] = daysLater(today, after).split('-').map(Number)
    if (itsDate === date && (month === null || itsMonth === month)) return after
  }
  return null
}
