import { z } from 'zod'
import { type Call, callAt } from '#features/bookings/alerted.ts'
import { EVERY_KIND } from '#features/bookings/server/of-kinds.ts'
import {
  type BookingRecord,
  holdRecord,
  patchRecord,
  type CallsByKind,
} from '#features/bookings/server/records.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import type { JobHandler, JobResult } from '#kit/server/jobs/job.ts'
import type { Area } from '../areas.ts'
import type { PersonOnDuty } from '../contract.ts'
import { stepsOf } from '../reach.ts'
import { escalationAt, minutesOf, type StepMinutes, STEPS } from '../rules.ts'
import type { About } from './alarm.ts'
import { readStaff } from './duty-queries.ts'
import { readersAt } from './mail.ts'
import { readAlertSettings, readAttendance } from './queries.ts'
import { ringAt } from './ring.ts'

/** What an alert remembers: how many steps were taken since a moment, and how often the last one was repeated. */
const Taken = z
  .object({ since: z.number(), step: z.int(), repeats: z.int() })
  .catch({ since: 0, step: 0, repeats: 0 })

/** So often everybody is reached again. */
const REPEATS_MAX = 6

/**
 * @property area that it calls in: for which one somebody has to be on duty
 * @property repeatsMax how often everybody is reached again
 */
type Waiting = { since: number; minutes: StepMinutes; about: About; area: Area | null; repeatsMax?: number }

/**
 * Takes the step that has come since something began to wait, and says when to go on.
 * @param payload what was said so the last time
 * @returns null once everybody has been reached again and again; `reached` is undefined where no step has come
 */
export async function takeStep(
  tx: Tx,
  { hotelId, isMailed }: { hotelId: string; isMailed: boolean },
  { since, minutes, about, area, repeatsMax = REPEATS_MAX }: Waiting,
  payload: unknown,
) {
  const { isAttended, now } = await readAttendance(tx, hotelId, area)
  const { step, nextAt } = escalationAt({ since, minutes, isAttended }, now)
  const before = Taken.parse(payload)
  const taken = before.since === since ? before : { since, step: 0, repeats: 0 }
  const isLast = step === STEPS.length
  const repeats = isLast && taken.step === step ? taken.repeats + 1 : 0
  if (repeats > repeatsMax) return null
  const again = { againIn: (nextAt - now) / 1000, payload: { since, step, repeats } }
  if (step <= taken.step && !isLast) return { again, isLast, now }
  const name = `${since} ${step}.${repeats}`
  const staff = await readStaff(tx, hotelId, isMailed, area, repeats > 0)
  const held = stepsOf(staff.people, staff.devices, area)
  // not each time that the last step is repeated; whom quiet hours left out so far, with its first repeat
  const isDue = (person: PersonOnDuty) => repeats === 0 || (repeats === 1 && held(person) === null)
  const readers = (at: number) => readersAt(staff, at).filter(isDue)
  const reached = await ringAt(tx, hotelId, about, { step, name, staff, readersAt: readers })
  return { again, isLast, now, reached }
}

/** Goes on with the alert of one booking: takes the step that has come, until somebody has seen it or it is over. */
export const escalating =
  ({ events, mail }: Pick<RequestContext, 'events' | 'mail'>, calls: CallsByKind): JobHandler =>
  async ({ hotelId, key: id, payload }) =>
  async (tx) => {
    const row = await holdRecord(tx, hotelId, id, EVERY_KIND)
    if (!row) return {}
    const open = calls[row.kind](row)
    const { now } = await readAttendance(tx, hotelId)
    const call = callAt(open, now)
    if (!call) return {}
    const { since } = call
    const area = row.serviceCategory
    const minutes = minutesOf(await readAlertSettings(tx, hotelId), { kind: row.kind, area })
    const about = { what: 'booking', id } as const
    const waiting = { since, minutes, about, area }
    const took = await takeStep(tx, { hotelId, isMailed: mail !== null }, waiting, payload)
    if (!took) return laterOf(open, now)
    const { again, isLast, reached } = took
    if (reached === undefined) return again
    const isNew = isLast && (row.alertedAt === null || row.alertedAt.getTime() < since)
    if (isNew) await patchRecord(tx, row, { alertedAt: new Date(now) })
    if (reached) await recordAlert(tx, row, STEPS[reached.step - 1] ?? '')
    else if (isNew) await recordAlert(tx, row, 'nobody')
    const topic = row.kind === 'order' ? 'bookings' : 'work'
    return { ...again, announce: () => events.announce(topic, { hotelId, id, guestId: row.guestId }) }
  }

/** Goes on with what is still to come. */
function laterOf(calls: readonly Call[], now: number): JobResult {
  const later = calls.find(({ since }) => since > now)
  if (!later) return {}
  return { againIn: (later.since - now) / 1000, payload: { since: later.since, step: 0, repeats: 0 } }
}

/** @param whom the step that was taken, or that nobody could be reached */
const recordAlert = (tx: Tx, { hotelId, id, kind, serviceName: name }: BookingRecord, whom: string) =>
  recordChange(tx, SYSTEM, {
    hotelId,
    action: `alert-${whom}`,
    entity: kind === 'order' ? 'booking' : kind,
    entityId: id,
    ...(kind === 'order' ? {} : { after: { name } }),
  })
