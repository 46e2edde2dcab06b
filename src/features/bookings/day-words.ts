import { dayAt, timeAt } from '#kit/shared/day.ts'
import { dateFormat, sayDate } from '#kit/shared/formats.ts'
import { DAY_MS } from '#kit/shared/time.ts'
import { isTwice } from './moments.ts'

/** From then on, a weekday alone would be taken for the one before. */
const WEEK = 7

type Said = { timeZone: string; locale: string; isDated?: boolean }

/** Today, tomorrow, or the day of the week, with its date if that is not within a week and not said besides. */
export function dayWords(at: Date, now: Date, { timeZone, locale, isDated = true }: Said) {
  const days = (Date.parse(dayAt(at, timeZone)) - Date.parse(dayAt(now, timeZone))) / DAY_MS
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  const weekday = days < WEEK || !isDated ? 'long' : 'short'
  const date = isDated && days >= WEEK ? ({ day: 'numeric', month: 'short' } as const) : {}
  return sayDate(locale, { weekday, ...date, timeZone }, at)
}

/** `GMT+1`. */
const offset = (at: Date, timeZone: string) =>
  dateFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** `19:30`, or `02:15 GMT+1` where the hotel's clock shows that twice. */
export const timeWords = (at: Date, timeZone: string) =>
  isTwice(at, timeZone) ? `${timeAt(at, timeZone)} ${offset(at, timeZone)}` : timeAt(at, timeZone)
