import { daysLater, weekdayOf } from '#kit/shared/calendar.ts'
import { isInReach } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/languages.ts'
import { withWesternDigits } from '#kit/shared/western-digits.ts'

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const WRITTEN = /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{4})\.?$/

/** The day that a typed text means, such as `2026-11-20`, or null: `20.11.2026`, or `11/20/2026` in English. */
export function readDay(text: string, language: Language): string | null {
  const typed = withWesternDigits(text.trim())
  const [, isoYear, isoMonth, isoDay] = ISO.exec(typed) ?? []
  const [, first, separator, second, year] = WRITTEN.exec(typed) ?? []
  const isMonthFirst = separator === '/' && language === 'en'
  const [month, day] = isoYear ? [isoMonth, isoDay] : isMonthFirst ? [first, second] : [second, first]
  const read = `${isoYear ?? year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isDay(read) ? read : null
}

export const isDay = (text: string): boolean => isInReach(text) && daysLater(text, 0) === text

/** The same day of another month, or its last one. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The weeks, from Monday, in which the month of this day lies. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const start = daysLater(first, -weekdayOf(first))
  const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((at) => daysLater(start, week * 7 + at)),
  )
  return weeks.filter((week) => week.some((each) => each.startsWith(day.slice(0, 7))))
}
