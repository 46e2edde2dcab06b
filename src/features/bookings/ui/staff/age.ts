import { MINUTE_MS } from '#kit/shared/time.ts'

const MINUTES_OF_HOUR = 60
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR

/** From how many minutes of waiting on: half of the time is gone, it is due soon, it is late. */
export const HEAT_FROM = { half: 12, soon: 18, late: 25 } as const

export type Heat = 'enough' | keyof typeof HEAT_FROM

export const minutesSince = (moment: number, now: number) =>
  Math.max(0, Math.floor((now - moment) / MINUTE_MS))

/** Minutes up to an hour, then hours and minutes, then days. */
export function ageOf(
  minutes: number,
): { minutes: number } | { hours: number; minutes: number } | { days: number } {
  if (minutes < MINUTES_OF_HOUR) return { minutes }
  if (minutes >= MINUTES_OF_DAY) return { days: Math.floor(minutes / MINUTES_OF_DAY) }
  return { hours: Math.floor(minutes / MINUTES_OF_HOUR), minutes: minutes % MINUTES_OF_HOUR }
}

/** How urgent something is when such a share of its time is gone: the shares are those of an order without a promise. */
export function heatAt(share: number): Heat {
  if (share >= 1) return 'late'
  if (share >= HEAT_FROM.soon / HEAT_FROM.late) return 'soon'
  return share >= HEAT_FROM.half / HEAT_FROM.late ? 'half' : 'enough'
}
