import { use } from 'react'
import { sayDate } from '#kit/shared/formats.ts'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { TimeZone } from '#kit/web/formatters.ts'
import { useLanguage } from '#kit/web/use-language.ts'

const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const

/** Says a moment as the hotel's time of the day, to the second. */
export function useClock() {
  const timeZone = use(TimeZone)
  const { locale } = LANGUAGE_FACTS[useLanguage()]
  return (moment: string) => sayDate(locale, timeZone ? { ...CLOCK, timeZone } : CLOCK, new Date(moment))
}
