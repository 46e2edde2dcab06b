import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { WEEKDAYS } from '../../hours.ts'
import { DAY_MS } from '#kit/shared/time.ts'

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)

/** The days of the week as they are called, from Monday. */
export function useWeekdays(weekday: 'long' | 'short'): string[] {
  const { locale } = LANGUAGE_FACTS[useLanguage()]
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  return WEEKDAYS.map((day) => format.format(MONDAY + day * DAY_MS))
}
