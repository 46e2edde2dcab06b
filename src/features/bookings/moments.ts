import { dayAt, timeAt } from '#kit/shared/day.ts'
import { MINUTE_MS } from '#kit/shared/time.ts'

const ABOUT_MS = 5 * MINUTE_MS

export const minutesAfter = (moment: Date, minutes: number) =>
  new Date(moment.getTime() + minutes * MINUTE_MS)

/** A moment as one says it with "about": rounded up to five minutes. */
export const roundedUp = (moment: Date) => new Date(Math.ceil(moment.getTime() / ABOUT_MS) * ABOUT_MS)

/** The first of these moments (ISO 8601, UTC) that there are; null where there is none. */
export const earliest = (...moments: (string | null)[]) =>
  moments.filter((moment) => moment !== null).sort()[0] ?? null

/** By how much clocks are set: an hour, on Lord Howe Island half of one. */
const CLOCK_CHANGES = [60, 30]

/** Whether the hotel's clock shows this time twice, because it is set back. */
export const isTwice = (at: Date, timeZone: string) =>
  CLOCK_CHANGES.flatMap((minutes) => [minutes, -minutes]).some(
    (minutes) => timeAt(minutesAfter(at, minutes), timeZone) === timeAt(at, timeZone),
  )

export type DayOfTimes = { day: string; times: Date[] }

/** Times by the days of the hotel's calendar. */
export function byDay(times: readonly Date[], timeZone: string): DayOfTimes[] {
  const days = new Map<string, Date[]>()
  for (const at of times) {
    const day = dayAt(at, timeZone)
    const known = days.get(day)
    if (known) known.push(at)
    else days.set(day, [at])
  }
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay }))
}
