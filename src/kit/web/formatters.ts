import type { TFunction } from 'i18next'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#kit/shared/money.ts'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { useLanguage } from './use-language.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

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
  // What rounds up to an hour is said as one, a second after the lockout began too.
  if (minutes * MINUTE < HOUR) return t('wait.minutes', { count: minutes })
  return t('wait.hours', { count: Math.ceil(whole / HOUR) })
}

/** The zone whose clock counts on the screens within; without one it is the device's. */
export const TimeZone = createContext<string | undefined>(undefined)

/**
 * Dates, times and amounts in the language on the screen; digits are the same everywhere, so that staff and guests read alike.
 * @param timeZone another one than that of the screens around
 */
export function useFormatters(currency = 'USD', timeZone?: string) {
  const around = use(TimeZone)
  const zone = timeZone ?? around
  const { t } = useTranslation('common')
  const { locale } = LANGUAGE_FACTS[useLanguage()]
  const there = zone ? { timeZone: zone } : {}
  const date = (moment: string, at: { timeZone?: string }) =>
    new Intl.DateTimeFormat(locale, {
      ...{ month: 'short', day: '2-digit', year: 'numeric' },
      ...at,
    }).format(new Date(moment))
  return {
    money: (amount: number) => formatMoney(amount, currency),
    /** 24-hour hh:mm. */
    time: (moment: string) =>
      new Intl.DateTimeFormat(locale, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        ...there,
      }).format(new Date(moment)),
    /** MMM dd, yyyy in English; the language's own medium date otherwise. */
    date: (moment: string) => date(moment, there),
    /** A day such as 2026-11-20, wherever the reader is. */
    day: (day: string) => date(`${day}T00:00:00Z`, { timeZone: 'UTC' }),
    ago: (moment: string, now = new Date()) => relativeTime(t, new Date(moment), now),
    wait: (seconds: number) => waitText(t, seconds),
    list: (words: readonly string[]) => new Intl.ListFormat(locale).format(words),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** Of a share from 0 to 1, in whole percent. */
    percent: (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
  }
}
