import { dateFormat } from './formats.ts'
import { DAY_MS, MINUTE_MS } from './time.ts'

const DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** The date in that time zone, such as `2026-11-20`, or the date so many days after it. */
export function dayAt(moment: Date, timeZone: string, days = 0): string {
  const parts = dateFormat('en', { ...DATE, timeZone }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  const noon = Date.parse(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T12:00:00Z`)
  return new Date(noon + days * DAY_MS).toISOString().slice(0, 10)
}

/** The time in that time zone, such as `14:05`. */
export const timeAt = (moment: Date, timeZone: string): string =>
  dateFormat('en', { ...TIME, timeZone }).format(moment)

const QUARTER_MS = 15 * MINUTE_MS

/** Whether a moment is a full quarter of an hour; those of all zones' clocks are the same. */
export const isQuarter = (moment: string) => Date.parse(moment) % QUARTER_MS === 0

/** When the next quarter of an hour begins: until then it is the same hour everywhere, as time zones differ by quarters. */
export const nextQuarter = (): number => (Math.floor(Date.now() / QUARTER_MS) + 1) * QUARTER_MS

/**
 * Whether a day such as `2026-11-20`, or a moment of such a day, lies in the centuries whose moments every part can
 * reckon with.
 */
export const isInReach = (day: string) => day >= '1900-01-01' && day < '3000-01-01'
