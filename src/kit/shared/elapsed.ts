import { DAY_MINUTES, MINUTE_MS } from './time.ts'

const HOUR_MINUTES = 60

/** The whole minutes that have passed since a moment, as time that has passed is always rounded: down. */
export const minutesSince = (moment: number, now: number) =>
  Math.max(0, Math.floor((now - moment) / MINUTE_MS))

export type Elapsed = { minutes: number } | { hours: number; minutes: number } | { days: number }

/** In what so many minutes are said: minutes up to an hour, then hours and minutes, then whole days. */
export function elapsedOf(minutes: number): Elapsed {
  if (minutes < HOUR_MINUTES) return { minutes }
  if (minutes >= DAY_MINUTES) return { days: Math.floor(minutes / DAY_MINUTES) }
  return { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES }
}
