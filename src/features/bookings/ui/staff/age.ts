import type { Booking } from '../../contract.ts'

const MINUTE_MS = 60_000
const MINUTES_OF_HOUR = 60
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR

/** From how many minutes of waiting on: half of the time is gone, it is due soon, it is late. */
export const HEAT_FROM = { half: 12, soon: 18, late: 25 } as const

export type Heat = 'enough' | keyof typeof HEAT_FROM

export const minutesSince = (moment: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / MINUTE_MS))

/** Minutes up to an hour, then hours and minutes, then days. */
export function ageOf(
  minutes: number,
): { minutes: number } | { hours: number; minutes: number } | { days: number } {
  if (minutes < MINUTES_OF_HOUR) return { minutes }
  if (minutes >= MINUTES_OF_DAY) return { days: Math.floor(minutes / MINUTES_OF_DAY) }
  return { hours: Math.floor(minutes / MINUTES_OF_HOUR), minutes: minutes % MINUTES_OF_HOUR }
}

/** How urgent an order is. Once it is delivered nobody is waiting any more. */
export function heatOf({ createdAt, status }: Pick<Booking, 'createdAt' | 'status'>, now: number): Heat {
  if (status === 'delivered' || status === 'cancelled') return 'enough'
  const minutes = minutesSince(createdAt, now)
  if (minutes >= HEAT_FROM.late) return 'late'
  if (minutes >= HEAT_FROM.soon) return 'soon'
  return minutes >= HEAT_FROM.half ? 'half' : 'enough'
}
