import { BOOKING_KINDS } from '#features/bookings/kinds.ts'
import type { OpenWeek } from '#features/service-items/resources-contract.ts'
import { weekdayOf } from '#kit/shared/calendar.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { MINUTE_MS } from '#kit/shared/time.ts'

/** What is alerted of, each by minutes of its own: bookings of every kind, and a guest who waits in the chat. */
export const ALERTED_KINDS = [...BOOKING_KINDS, 'conversation'] as const
export type AlertedKind = (typeof ALERTED_KINDS)[number]

/**
 * Who is reached, one after the other, by what nobody has seen: the hotel's own devices, then whoever is on duty, then
 * everybody; from then on its guest reads the reception's number, and every page of the panel says so.
 */
export const STEPS = ['devices', 'duty', 'everyone'] as const
export type Step = (typeof STEPS)[number]

/** After how many minutes each step comes. */
export type StepMinutes = Record<Step, number>
export const DEFAULT_MINUTES: StepMinutes = { devices: 2, duty: 5, everyone: 10 }
export const MINUTES_MAX = 240

/** When somebody is on duty: always, never, or in the hours of a week, which are kept while they do not count. */
export type Duty = { mode: 'on' | 'off' | 'hours'; week: OpenWeek | null }
export const ALWAYS_ON: Duty = { mode: 'on', week: null }

export function isOnDuty({ mode, week }: Duty, now: Date, timeZone: string): boolean {
  if (mode !== 'hours') return mode === 'on'
  const clock = timeAt(now, timeZone)
  const spans = week?.[weekdayOf(dayAt(now, timeZone))] ?? []
  return spans.some(({ begins, ends }) => begins <= clock && clock < ends)
}

/** Whether each step comes after the one before. */
export const areInOrder = ({ devices, duty, everyone }: StepMinutes) => devices < duty && duty < everyone

/** Where nobody has the panel open, nobody hears it: those on duty are reached at once. */
const STEP_UNATTENDED = STEPS.indexOf('duty') + 1

type Waiting = {
  /** Since when it waits, in milliseconds; it may lie ahead. */
  since: number
  minutes: StepMinutes
  /** Whether somebody of the staff has the panel open. */
  isAttended: boolean
}

/** How many steps have come by now, and when the next one comes; the last is repeated. */
export function escalationAt({ since, minutes, isAttended }: Waiting, now: number) {
  if (now < since) return { step: 0, nextAt: since }
  const reached = STEPS.filter((each) => since + minutes[each] * MINUTE_MS <= now).length
  const step = isAttended ? reached : Math.max(reached, STEP_UNATTENDED)
  const next = STEPS[step]
  return { step, nextAt: next ? since + minutes[next] * MINUTE_MS : now + minutes.everyone * MINUTE_MS }
}
