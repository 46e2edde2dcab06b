import type { Device } from '#features/devices/contract.ts'
import { ringDevice } from '#features/devices/server/ring.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'
import { addJob } from '#kit/server/jobs/queries.ts'
import { Id } from '#kit/shared/shapes.ts'
import { STEPS } from '../rules.ts'
import type { PersonOnDuty } from '../contract.ts'
import type { Staff } from './duty-queries.ts'
import { ALERT_MAIL } from './mail.ts'
import { About, type Alarms } from './alarm.ts'
import { type Reached, withRung } from './noticed.ts'
import { note } from './rehearsal-queries.ts'

/** The kind of the job that rings one device about something that calls for somebody. */
export const RING = 'ring'

const Ring = About.extend({ device: Id })

/** The devices that ring, each with the first step that reaches it. */
function reachedOf({ people, devices, stepOf }: Staff): Reached[] {
  const ofDevice = ({ place, userId }: Device) => {
    if (place === 'hotel') return 'devices'
    const person = people.find((each) => each.userId === userId)
    return person ? stepOf(person) : null
  }
  return devices.flatMap((device) => {
    const step = ofDevice(device)
    return step ? [{ device, step: STEPS.indexOf(step) + 1 }] : []
  })
}

type Ringing = {
  step: number
  /** Tells this ringing from those before and after. */
  name: string
  staff: Staff
  /** Whom a step reaches by e-mail. */
  readersAt: (step: number) => readonly PersonOnDuty[]
}

/**
 * Rings the devices of a step and writes to its people, or does so for the first step after it that reaches anybody.
 * @returns the step that was taken, and whom it reaches by what; null where nobody could be reached
 */
export async function ringAt(
  tx: Tx,
  hotelId: string,
  about: About,
  { step, name, staff, readersAt }: Ringing,
): Promise<{ step: number; rung: Reached[]; readers: readonly PersonOnDuty[] } | null> {
  const all = reachedOf(staff)
  for (let at = step; at <= STEPS.length; at++) {
    const rung = all.filter((each) => each.step <= at)
    for (const { device } of rung) {
      const key = `${about.id} ${name} ${device.id}`
      await addJob(tx, { hotelId, kind: RING, key, payload: { device: device.id, ...about } })
    }
    const readers = readersAt(at)
    for (const { userId: person } of readers) {
      const key = `${about.id} ${name} ${person}`
      await addJob(tx, { hotelId, kind: ALERT_MAIL, key, payload: { person, ...about } })
    }
    if (rung.length + readers.length > 0) return { step: at, rung, readers }
  }
  return null
}

/** Rings one device, unless somebody has seen meanwhile what it is rung about. */
export const ringing =
  (ringer: Pick<RequestContext, 'database' | 'push' | 'events'>, alarms: Alarms): JobHandler =>
  async ({ hotelId, payload }) => {
    const { device, what, id } = Ring.parse(payload)
    const here = <T>(run: (tx: Tx) => Promise<T>) =>
      ringer.database.withActor({ kind: 'visitor', hotelId }, run)
    const alarm = await here((tx) => alarms[what](tx, hotelId, id))
    const sent = alarm && (await ringDevice(ringer, hotelId, device, alarm))
    const isRehearsed = alarm !== null && what === 'rehearsal'
    if (isRehearsed && (await here((tx) => note(tx, hotelId, id, withRung(device, sent)))))
      ringer.events.announce('staff', { hotelId, id })
    if (sent?.outcome === 'failed') throw new Error(`the push service: ${sent.reason}`)
    const again = sent?.outcome === 'later' ? { againIn: sent.seconds } : {}
    return async () => again
  }
