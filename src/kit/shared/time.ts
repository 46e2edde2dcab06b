/** Lengths of time; a day of the calendar can be an hour shorter or longer (`day.ts`). */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const DAY_MINUTES = 24 * 60

/** The minutes since midnight of a time such as `14:05`. */
export const minutesOfClock = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** The time such as `14:05` that is so many minutes after midnight. */
export const clockOfMinutes = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
