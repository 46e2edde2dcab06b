import { dayAt } from '#kit/shared/day.ts'

const DAY_MS = 24 * 3600_000
/** From then on, a weekday alone would be taken for the one before. */
const WEEK = 7

/** Today, tomorrow, or the day of the week, with its date if that is not within a week. */
export function dayWords(at: Date, now: Date, { timeZone, locale }: { timeZone: string; locale: string }) {
  const days = (Date.parse(dayAt(at, timeZone)) - Date.parse(dayAt(now, timeZone))) / DAY_MS
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  const options =
    days < WEEK
      ? ({ weekday: 'long' } as const)
      : ({ weekday: 'short', day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(at)
}
