import { type Language, LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { sayDate } from '#kit/shared/formats.ts'
import { monthsLater } from './read-day.ts'
import { daysLater } from '#kit/shared/calendar.ts'

/** The first and the last of some days; null where there is no first, or no last. */
export type DayRange = { from: string | null; to: string | null }

export const PRESETS = ['today', 'yesterday', 'week', 'month', 'lastMonth'] as const
export type Preset = (typeof PRESETS)[number]

/** What the presets mean today. */
export function presetsOn(today: string): Record<Preset, { from: string; to: string }> {
  const yesterday = daysLater(today, -1)
  const firstOfMonth = `${today.slice(0, 8)}01`
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: daysLater(today, -6), to: today },
    month: { from: firstOfMonth, to: today },
    lastMonth: { from: monthsLater(firstOfMonth, -1), to: daysLater(firstOfMonth, -1) },
  }
}

/** `Nov 16 – 22, 2026`; one day alone stands there once. */
export const rangeText = (language: Language, from: string, to: string) =>
  sayDate(
    LANGUAGE_FACTS[language].locale,
    { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' },
    new Date(from),
    new Date(to),
  )
