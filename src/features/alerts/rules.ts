import { BOOKING_KINDS } from '#features/bookings/kinds.ts'
import type { ServiceCategory } from '#features/categories/all.ts'
import type { OpenWeek } from '#features/service-items/resources-contract.ts'
import { weekdayOf } from '#kit/shared/calendar.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { MINUTE_MS } from '#kit/shared/time.ts'
import type { Area } from './areas.ts'

/** What is alerted of, each by minutes of its own: bookings of every kind, and a guest who waits in the chat. */
export const ALERTED_KINDS = [...BOOKING_KINDS, 'conversation'] as const
export type AlertedKind = (typeof ALERTED_KINDS)[number]

const OWN_AREAS: Partial<Record<AlertedKind, Area>> = { order: 'room_service', conversation: 'chat' }
/** The one area in which what is of a kind calls; null where there are several. */
export const ownAreaOf = (kind: AlertedKind): Area | null => OWN_AREAS[kind] ?? null

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

/** Hours of every day, by the hotel's clock; they go over midnight where they end before they begin. */
export type Quiet = { begins: string; ends: string }

/**
 * When somebody is on duty: always, never, or in the hours of a week, which are kept while they do not count. For which
 * areas: null is every area, also those that are opened later. And in which hours nothing is to reach them.
 */
export type Duty = {
  mode: 'on' | 'off' | 'hours'
  week: OpenWeek | null
  areas: Area[] | null
  quiet: Quiet | null
}
export const ALWAYS_ON: Duty = { mode: 'on', week: null, areas: null, quiet: null }

/** Whether somebody has quiet hours now. */
export function isQuiet({ quiet }: Pick<Duty, 'quiet'>, now: Date, timeZone: string): boolean {
  if (!quiet) return false
  const clock = timeAt(now, timeZone)
  const { begins, ends } = quiet
  return begins < ends ? begins <= clock && clock < ends : begins <= clock || clock < ends
}

/** Whether somebody is on duty now, for whatever areas; in their quiet hours nobody is. */
export function isOnDuty({ mode, week, quiet }: Omit<Duty, 'areas'>, now: Date, timeZone: string): boolean {
  if (mode === 'off' || isQuiet({ quiet }, now, timeZone)) return false
  if (mode === 'on') return true
  const clock = timeAt(now, timeZone)
  const spans = week?.[weekdayOf(dayAt(now, timeZone))] ?? []
  return spans.some(({ begins, ends }) => begins <= clock && clock < ends)
}

type Minutes = Record<AlertedKind, StepMinutes> & { areas: Partial<Record<ServiceCategory, StepMinutes>> }

/** After how many minutes each step comes: by those of the area, where the hotel has set such, else by those of the kind. */
export const minutesOf = (
  { areas, ...kinds }: Minutes,
  { kind, area }: { kind: AlertedKind; area: Area | null },
): StepMinutes => (area && area !== 'chat' ? areas[area] : null) ?? kinds[kind]

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
  const repeatedIn = Math.max(1, minutes.everyone) * MINUTE_MS
  return { step, nextAt: next ? since + minutes[next] * MINUTE_MS : now + repeatedIn }
}
