import type { TFunction } from 'i18next'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFormat, sayDate, sayList } from '#kit/shared/formats.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { useLanguage } from './use-language.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const DATE = { month: 'short', day: '2-digit', year: 'numeric' } as const

/** PLAT-20: just now, minutes, hours, days (under 7), weeks (under 4), months, years. */
export function relativeTime(t: TFunction<'common'>, from: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - from.getTime()) / 1000)
  const days = Math.floor(seconds / DAY)
  if (seconds < MINUTE) return t('ago.now')
  if (seconds < HOUR) return t('ago.minutes', { count: Math.floor(seconds / MINUTE) })
  if (seconds < DAY) return t('ago.hours', { count: Math.floor(seconds / HOUR) })
  if (days < 7) return t('ago.days', { count: days })
  if (days < 28) return t('ago.weeks', { count: Math.floor(days / 7) })
  if (days < 365) return t('ago.months', { count: Math.max(1, Math.floor(days / 30)) })
  return t('ago.years', { count: Math.floor(days / 365) })
}

/** How long a lockout lasts, rounded up to one unit: seconds, minutes or hours (RL-15). */
export function waitText(t: TFunction<'common'>, seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  const minutes = Math.ceil(whole / MINUTE)
  if (whole < MINUTE) return t('wait.seconds', { count: whole })
  // A wait that rounds up to an hour reads as one hour, even a second after the lockout began.
  if (minutes * MINUTE < HOUR) return t('wait.minutes', { count: minutes })
  return t('wait.hours', { count: Math.ceil(whole / HOUR) })
}

/** The time zone of the screens inside this provider; undefined for the device's own. */
export const TimeZone = createContext<string | undefined>(undefined)

/**
 * Formats dates, times and amounts in the current language, with the same digits in all languages, so that staff and
 * guests read the same ones.
 * @param timeZone overrides that of the `TimeZone` context
 */
export function useFormatters(currency = 'USD', timeZone?: string) {
  const around = use(TimeZone)
  const zone = timeZone ?? around
  const { t } = useTranslation('common')
  const { locale } = LANGUAGE_FACTS[useLanguage()]
  const there = zone ? { timeZone: zone } : {}
  const date = (moment: string, at: Intl.DateTimeFormatOptions) =>
    sayDate(locale, { ...DATE, ...at }, new Date(moment))
  return {
    money: (amount: number) => formatMoney(amount, currency),
    /** 24-hour hh:mm. */
    time: (moment: string) => sayDate(locale, { ...TIME, ...there }, new Date(moment)),
    /** MMM dd, yyyy in English; otherwise the language's own medium date. */
    date: (moment: string) => date(moment, there),
    /** The date and the time, with the language's own comma. */
    moment: (moment: string) => date(moment, { ...TIME, ...there }),
    /** A calendar date such as 2026-11-20, the same in every time zone. */
    day: (day: string) => date(`${day}T00:00:00Z`, { timeZone: 'UTC' }),
    ago: (moment: string, now = new Date()) => relativeTime(t, new Date(moment), now),
    wait: (seconds: number) => waitText(t, seconds),
    list: (words: readonly string[], style?: 'narrow') => sayList(locale, words, style),
    number: (value: number) => numberFormat(locale, {}).format(value),
    /** A share from 0 to 1 as a whole percentage. */
    percent: (share: number) => numberFormat(locale, { style: 'percent' }).format(share),
  }
}
