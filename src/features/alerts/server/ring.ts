import { z } from 'zod'
import { and, eq } from 'drizzle-orm'
import { EVERY_KIND } from '#features/bookings/server/of-kinds.ts'
import { holdRecord, type UnseenByKind } from '#features/bookings/server/records.ts'
import { listDevices } from '#features/devices/server/queries.ts'
import { ringDevice } from '#features/devices/server/ring.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Job, JobHandler } from '#kit/server/jobs/job.ts'
import { addJob } from '#kit/server/jobs/queries.ts'
import { Id } from '#kit/shared/shapes.ts'
import { STEPS } from '../rules.ts'
import { listPeople } from './duty-queries.ts'
import { alarmOf } from './alarm.ts'
import { readAlertSettings, readAttendance } from './queries.ts'

/** The kind of the job that rings one device for one booking. */
export const RING = 'ring'

const Ring = z.object({ device: Id, booking: Id })

/** The devices that a step reaches: each step those of the one before, and more. */
async function devicesAt(tx: Tx, hotelId: string, step: number): Promise<string[]> {
  const all = await listDevices(tx, hotelId)
  const people = await listPeople(tx, hotelId)
  const onDuty = new Set(people.filter(({ isOnDuty }) => isOnDuty).map(({ userId }) => userId))
  const reached = all.filter(({ place, userId }) => {
    if (step === STEPS.length) return true
    return place === 'hotel' || (STEPS[step - 1] === 'duty' && onDuty.has(userId))
  })
  return reached.map(({ id }) => id)
}

/**
 * Rings the devices of a step, or of the first step after it that reaches any.
 * @param name tells this ringing from those before and after
 * @returns the step that was taken; null where nobody could be reached
 */
export async function ringAt(
  tx: Tx,
  { hotelId, id }: { hotelId: string; id: string },
  step: number,
  name: string,
): Promise<number | null> {
  for (let at = step; at <= STEPS.length; at++) {
    const devices = await devicesAt(tx, hotelId, at)
    for (const device of devices) {
      const key = `${id} ${name} ${device}`
      await addJob(tx, { hotelId, kind: RING, key, payload: { device, booking: id } })
    }
    if (devices.length > 0) return at
  }
  return null
}

/** What is rung about, as long as nobody has seen it and the hotel is open. */
async function findUnseen(tx: Tx, { hotelId }: Job, booking: string, unseenSince: UnseenByKind) {
  const row = await holdRecord(tx, hotelId, booking, EVERY_KIND)
  const since = row && unseenSince[row.kind](row)
  const { now } = await readAttendance(tx, hotelId)
  if (!row || since === null || since > now) return null
  const [hotel] = await tx
    .select({ slug: hotels.slug, name: hotels.name })
    .from(hotels)
    .where(and(eq(hotels.id, hotelId), eq(hotels.isActive, true)))
  const { namesRoom } = await readAlertSettings(tx, hotelId)
  return hotel ? { row, waitedMs: now - since, hotel, namesRoom } : null
}

/** Rings one device, unless somebody has seen the booking meanwhile. */
export const ringing =
  (ringer: Pick<RequestContext, 'database' | 'push'>, unseenSince: UnseenByKind): JobHandler =>
  async (job) => {
    const { device, booking } = Ring.parse(job.payload)
    const at = { kind: 'visitor', hotelId: job.hotelId } as const
    const unseen = await ringer.database.withActor(at, (tx) => findUnseen(tx, job, booking, unseenSince))
    const sent = unseen && (await ringDevice(ringer, job.hotelId, device, alarmOf(unseen)))
    if (sent?.outcome === 'failed') throw new Error(`the push service: ${sent.reason}`)
    const again = sent?.outcome === 'later' ? { againIn: sent.seconds } : {}
    return async () => again
  }
