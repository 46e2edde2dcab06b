import { daysLater, momentOf } from '#kit/shared/calendar.ts'
import { dayAt } from '#kit/shared/day.ts'
import { type Place, spansOn } from './slots.ts'

/** From one moment to another, the last one excluded. */
export type OpenTime = { begins: string; ends: string }

/** How many days ahead it is said when something opens again. */
const DAYS = 8

/** When at least one of the places can be had, from now on, by the hotel's clock; one that is open now has begun. */
export function openTimes(places: readonly Place[], now: Date, timeZone: string): OpenTime[] {
  const today = dayAt(now, timeZone)
  const times = Array.from({ length: DAYS + 1 }, (_, at) => daysLater(today, at - 1))
    .flatMap((day) =>
      places
        .flatMap((place) => spansOn(place, day))
        .map(({ begins, ends }) => ({
          from: momentOf(day, begins, timeZone),
          until: momentOf(day, ends, timeZone),
        })),
    )
    .filter(({ until }) => until > now.getTime())
    .sort((a, b) => a.from - b.from)
  const joined: typeof times = []
  for (const { from, until } of times) {
    const last = joined.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else joined.push({ from, until })
  }
  const iso = (moment: number) => new Date(moment).toISOString()
  return joined.map(({ from, until }) => ({ begins: iso(from), ends: iso(until) }))
}

/** When it closes if it is open at a moment, or else when it opens next; both null where that is not within days. */
export function openAt(times: readonly OpenTime[], now: Date): { closes: Date | null; opens: Date | null } {
  const next = times.find(({ ends }) => new Date(ends) > now)
  if (!next) return { closes: null, opens: null }
  const opens = new Date(next.begins)
  return opens <= now ? { closes: new Date(next.ends), opens: null } : { closes: null, opens }
}
