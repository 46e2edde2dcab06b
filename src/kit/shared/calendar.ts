import { dayAt, timeAt } from './day.ts'
import { DAY_MS, MINUTE_MS, minutesOfClock } from './time.ts'

/** The day so many days after that one; an empty text where that is none. */
export function daysLater(day: string, days: number): string {
  const moment = new Date(`${day}T12:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10)
}

/** What a clock shows at a moment, as the number of milliseconds that it would be in UTC. */
const shownAt = (moment: number, timeZone: string) => {
  const at = new Date(moment)
  return Date.parse(`${dayAt(at, timeZone)}T${timeAt(at, timeZone)}:00Z`)
}

/**
 * The moment at which the hotel's clock shows a time of a day (`24:00`: the day's end), in milliseconds; the earlier one
 * where it shows it twice; one that a clock change leaves out comes as much later as the clock is set.
 */
export function momentOf(day: string, clock: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutesOfClock(clock) * MINUTE_MS
  const tried = [wanted - DAY_MS, wanted, wanted + DAY_MS].map(
    (near) => wanted - (shownAt(near, timeZone) - near),
  )
  const exact = tried.filter((moment) => shownAt(moment, timeZone) === wanted)
  // a time in a gap is shown at none of them; the latest lies behind it
  return exact.length > 0 ? Math.min(...exact) : Math.max(...tried)
}

/** The day of the week of a calendar day, from 0, Monday. */
export const weekdayOf = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
