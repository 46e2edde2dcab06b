import { timeAt } from '#kit/shared/day.ts'

/** The parts of a day, six hours each. */
const PARTS = ['night', 'morning', 'afternoon', 'evening'] as const
const HOURS_OF_PART = 6

/** More times than this are too many to look through at once. */
const MOST_AT_ONCE = 24

/** The times of a day by its parts, as far as they have any; null where they are few enough to stand together. */
export function partsOfDay(times: readonly string[], timeZone: string) {
  if (times.length <= MOST_AT_ONCE) return null
  const partAt = (time: string) =>
    PARTS[Math.floor(Number(timeAt(new Date(time), timeZone).slice(0, 2)) / HOURS_OF_PART)]
  return PARTS.map((part) => ({ part, times: times.filter((time) => partAt(time) === part) })).filter(
    (each) => each.times.length > 0,
  )
}
