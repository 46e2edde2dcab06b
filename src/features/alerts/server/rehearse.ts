import type { Events } from '#kit/server/events.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'
import { listDevices } from '#features/devices/server/queries.ts'
import type { Device } from '#features/devices/contract.ts'
import type { PersonOnDuty } from '../contract.ts'
import { MISSING_MAX, REHEARSAL_MS, rehearsedMinutes } from '../rehearsal.ts'
import { escalationAt, type Step, STEPS } from '../rules.ts'
import { listPeople } from './duty-queries.ts'
import { withSteps } from './noticed.ts'
import { readAlertSettings } from './queries.ts'
import { endUnseen, findRehearsed, holdRehearsal, note } from './rehearsal-queries.ts'
import { ringAt } from './ring.ts'

/** For how many people a step is, and who of them has no device that rings. */
function peopleOf(step: Step, all: readonly PersonOnDuty[], devices: readonly Device[]) {
  const people = step === 'devices' ? [] : all.filter(({ isOnDuty }) => step === 'everyone' || isOnDuty)
  const missing = people.filter(({ userId }) => devices.every((device) => device.userId !== userId))
  return { step, people: people.length, missing: missing.slice(0, MISSING_MAX).map(({ name }) => name) }
}

/**
 * Goes on with a rehearsal as with the alert of a booking: takes the step that has come by its hotel's minutes, sped up,
 * until somebody has seen it or it is over. A panel is open: that of whoever has started it.
 */
export const rehearsing =
  (events: Events): JobHandler =>
  async ({ hotelId, key: id }) =>
  async (tx) => {
    const held = await holdRehearsal(tx, hotelId, id)
    if (!held || held.endedAt) return {}
    const announce = () => events.announce('staff', { hotelId, id })
    if (!(await findRehearsed(tx, hotelId, id))) {
      await endUnseen(tx, hotelId, id)
      return { announce }
    }
    const since = held.startedAt.getTime()
    const minutes = rehearsedMinutes((await readAlertSettings(tx, hotelId))[held.kind])
    const { step, nextAt } = escalationAt({ since, minutes, isAttended: true }, held.now)
    const againIn = (Math.min(nextAt, since + REHEARSAL_MS) - held.now) / 1000
    const again = { againIn: Math.max(0, againIn), payload: { step } }
    const taken = held.noticed.steps.length
    if (step <= taken) return again
    const reached = await ringAt(
      tx,
      hotelId,
      { rehearsal: id },
      { step, name: String(step), isMailed: false },
    )
    const [people, devices] = [await listPeople(tx, hotelId), await listDevices(tx, hotelId)]
    const come = STEPS.slice(taken, step).map((each) => peopleOf(each, people, devices))
    await note(tx, hotelId, id, withSteps(come, reached?.rung ?? []))
    return { ...again, announce }
  }
