import { z } from 'zod'
import type { CallByKind } from '#features/bookings/server/records.ts'
import { listDevices } from '#features/devices/server/queries.ts'
import { ringDevice } from '#features/devices/server/ring.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'
import { addJob } from '#kit/server/jobs/queries.ts'
import { Id } from '#kit/shared/shapes.ts'
import { STEPS } from '../rules.ts'
import { listPeople } from './duty-queries.ts'
import { ALERT_MAIL, readersAt } from './mail.ts'
import { alarmOf } from './alarm.ts'
import { findUnseen } from './unseen.ts'

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

type Ringing = {
  hotelId: string
  id: string
  step: number
  /** Tells this ringing from those before and after. */
  name: string
  /** Whether people are written to as well: not each time that the last step is repeated. */
  isMailed: boolean
}

/**
 * Rings the devices of a step and writes to its people, or does so for the first step after it that reaches anybody.
 * @returns the step that was taken; null where nobody could be reached
 */
export async function ringAt(tx: Tx, { hotelId, id, step, name, isMailed }: Ringing): Promise<number | null> {
  for (let at = step; at <= STEPS.length; at++) {
    const devices = await devicesAt(tx, hotelId, at)
    const readers = isMailed ? await readersAt(tx, hotelId, at) : []
    for (const device of devices) {
      const key = `${id} ${name} ${device}`
      await addJob(tx, { hotelId, kind: RING, key, payload: { device, booking: id } })
    }
    for (const person of readers) {
      const key = `${id} ${name} ${person}`
      await addJob(tx, { hotelId, kind: ALERT_MAIL, key, payload: { person, booking: id } })
    }
    if (devices.length + readers.length > 0) return at
  }
  return null
}

/** Rings one device, unless somebody has seen the booking meanwhile. */
export const ringing =
  (ringer: Pick<RequestContext, 'database' | 'push'>, calls: CallByKind): JobHandler =>
  async (job) => {
    const { device, booking } = Ring.parse(job.payload)
    const at = { kind: 'visitor', hotelId: job.hotelId } as const
    const unseen = await ringer.database.withActor(at, (tx) => findUnseen(tx, job.hotelId, booking, calls))
    const sent = unseen && (await ringDevice(ringer, job.hotelId, device, alarmOf(unseen)))
    if (sent?.outcome === 'failed') throw new Error(`the push service: ${sent.reason}`)
    const again = sent?.outcome === 'later' ? { againIn: sent.seconds } : {}
    return async () => again
  }
