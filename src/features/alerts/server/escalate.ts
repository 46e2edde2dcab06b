import { z } from 'zod'
import { EVERY_KIND } from '#features/bookings/server/of-kinds.ts'
import {
  type BookingRecord,
  holdRecord,
  patchRecord,
  type CallByKind,
} from '#features/bookings/server/records.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'
import { escalationAt, STEPS } from '../rules.ts'
import { readersAt } from './mail.ts'
import { readAlertSettings, readAttendance } from './queries.ts'
import { ringAt } from './ring.ts'

/** What an alert remembers: how many steps were taken since a moment, and how often the last one was repeated. */
const Taken = z
  .object({ since: z.number(), step: z.int(), repeats: z.int() })
  .catch({ since: 0, step: 0, repeats: 0 })

/** So often everybody is reached again. */
const REPEATS_MAX = 6

/** Goes on with the alert of one booking: takes the step that has come, until somebody has seen it or it is over. */
export const escalating =
  ({ events, mail }: Pick<RequestContext, 'events' | 'mail'>, calls: CallByKind): JobHandler =>
  async ({ hotelId, key: id, payload }) =>
  async (tx) => {
    const row = await holdRecord(tx, hotelId, id, EVERY_KIND)
    if (!row) return {}
    const call = calls[row.kind](row)
    if (!call) return {}
    const { since } = call
    const { [row.kind]: minutes } = await readAlertSettings(tx, hotelId)
    const { isAttended, now } = await readAttendance(tx, hotelId)
    const { step, nextAt } = escalationAt({ since, minutes, isAttended }, now)
    const before = Taken.parse(payload)
    const taken = before.since === since ? before : { since, step: 0, repeats: 0 }
    const isLast = step === STEPS.length
    const repeats = isLast && taken.step === step ? taken.repeats + 1 : 0
    if (repeats > REPEATS_MAX) return {}
    const again = { againIn: (nextAt - now) / 1000, payload: { since, step, repeats } }
    if (step <= taken.step && !isLast) return again
    // not each time that the last step is repeated
    const isMailed = mail !== null && repeats === 0
    const readers = async (at: number) => (isMailed ? readersAt(tx, hotelId, at) : [])
    const rung = await ringAt(
      tx,
      hotelId,
      { booking: id },
      { step, name: `${since} ${step}.${repeats}`, readersAt: readers },
    )
    const isNew = isLast && (row.alertedAt === null || row.alertedAt.getTime() < since)
    if (isNew) await patchRecord(tx, row, { alertedAt: new Date(now) })
    if (rung !== null) await recordAlert(tx, row, STEPS[rung.step - 1] ?? '')
    else if (isNew) await recordAlert(tx, row, 'nobody')
    const topic = row.kind === 'order' ? 'bookings' : 'work'
    return { ...again, announce: () => events.announce(topic, { hotelId, id, guestId: row.guestId }) }
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
