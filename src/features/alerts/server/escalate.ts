import { z } from 'zod'
import type { BookingKind } from '#features/bookings/kinds.ts'
import { EVERY_KIND } from '#features/bookings/server/of-kinds.ts'
import { holdRecord, patchRecord, type UnseenSince } from '#features/bookings/server/records.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Events } from '#kit/server/events.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'
import { escalationAt, STEPS } from '../rules.ts'
import { isAttended, readAlertSettings } from './queries.ts'

/** What an alert remembers: how many steps were taken since a moment, and how often the last one was repeated. */
const Taken = z
  .object({ since: z.number(), step: z.int(), repeats: z.int() })
  .catch({ since: 0, step: 0, repeats: 0 })

/** So often everybody is reached again. */
const REPEATS_MAX = 6

/** Goes on with the alert of one booking: takes the steps that have come, until somebody has seen it or it is over. */
export const escalating =
  (events: Events, unseenSince: Readonly<Record<BookingKind, UnseenSince>>): JobHandler =>
  async ({ hotelId, key: id, payload }) =>
  async (tx) => {
    const row = await holdRecord(tx, hotelId, id, EVERY_KIND)
    if (!row) return {}
    const since = unseenSince[row.kind](row)
    if (since === null) return {}
    const { [row.kind]: minutes } = await readAlertSettings(tx, hotelId)
    const waiting = { since, minutes, isAttended: await isAttended(tx, hotelId) }
    const { step, nextAt } = escalationAt(waiting, Date.now())
    const before = Taken.parse(payload)
    const taken = before.since === since ? before : { since, step: 0, repeats: 0 }
    const isLast = step === STEPS.length
    const repeats = isLast && taken.step === step ? taken.repeats + 1 : 0
    if (repeats > REPEATS_MAX) return {}
    const again = { again: new Date(nextAt), payload: { since, step, repeats } }
    if (step <= taken.step && !isLast) return again
    if (isLast && !row.alertedAt) await patchRecord(tx, row, { alertedAt: new Date() })
    await recordChange(tx, SYSTEM, {
      hotelId,
      action: `alert-${STEPS[step - 1]}`,
      entity: row.kind === 'order' ? 'booking' : row.kind,
      entityId: id,
      ...(row.kind === 'order' ? {} : { after: { name: row.serviceName } }),
    })
    const topic = row.kind === 'order' ? 'bookings' : 'work'
    return { ...again, announce: () => events.announce(topic, { hotelId, id, guestId: row.guestId }) }
  }
