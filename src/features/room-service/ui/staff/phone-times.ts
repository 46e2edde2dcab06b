import { isOpenAt, quartersOf } from '#features/kitchen/hours.ts'
import { DAYS_AHEAD } from '#features/kitchen/rules.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { dayAt } from '#kit/shared/day.ts'
import type { Taking } from '../../order-times.ts'
import { DAY_MS, MINUTE_MS } from '#kit/shared/time.ts'

type Asked = {
  now: Date
  promised: Taking
  dishes: readonly Pick<GuestMenuItem, 'parts'>[]
  /** The end of the stay, if it has one. */
  until: string | null
  timeZone: string
}

/** The quarters of an hour for which these dishes can be ordered, by the hotel's days. */
export function timesFor({
  now,
  promised,
  dishes,
  until,
  timeZone,
}: Asked): { day: string; times: string[] }[] {
  const { opens: begins, closes: ends, minutes } = promised
  const hours = begins !== null && ends !== null ? [{ begins, ends }] : []
  const last = now.getTime() + DAYS_AHEAD * DAY_MS
  const quarters = quartersOf({
    from: new Date(now.getTime() + minutes * MINUTE_MS),
    until: new Date(until ? Math.min(last, Date.parse(until)) : last),
    timeZone,
    isOffered: (at) =>
      isOpenAt(at, hours, timeZone) && dishes.every(({ parts }) => isOpenAt(at, parts, timeZone)),
  })
  const days = new Map<string, string[]>()
  for (const at of quarters) {
    const day = dayAt(at, timeZone)
    days.set(day, [...(days.get(day) ?? []), at.toISOString()])
  }
  return [...days].map(([day, times]) => ({ day, times }))
}
