import type { RequestContext } from '#kit/server/context.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'
import { MISSING_MAX, REHEARSAL_MS, rehearsedMinutes } from '../rehearsal.ts'
import { escalationAt, minutesOf, ownAreaOf, type Step, STEPS } from '../rules.ts'
import { type FindAlarm, rehearsalAlarm } from './alarm.ts'
import { readStaff, type Staff } from './duty-queries.ts'
import { readersAt } from './mail.ts'
import { withSteps } from './noticed.ts'
import { readAlertSettings } from './queries.ts'
import { endUnseen, findRehearsed, holdRehearsal, note } from './rehearsal-queries.ts'
import { ringAt } from './ring.ts'

/** For how many people a step is, and whom of them nothing reaches. */
function peopleOf(step: Step, { people: all, devices, stepOf }: Staff) {
  const isReached = (from: Step | null) => from !== null && STEPS.indexOf(from) <= STEPS.indexOf(step)
  const people = all.filter((person) => isReached(stepOf(person)))
  const missing = people.filter(
    ({ userId, mail }) => mail !== 'on' && devices.every((device) => device.userId !== userId),
  )
  return { step, people: people.length, missing: missing.slice(0, MISSING_MAX).map(({ name }) => name) }
}

/**
 * Goes on with a rehearsal as with the alert of a booking: takes the step that has come by its hotel's minutes, sped up,
 * until somebody has seen it or it is over. A panel is open: that of whoever has started it.
 */
export const rehearsing =
  ({ events, mail }: Pick<RequestContext, 'events' | 'mail'>): JobHandler =>
  async ({ hotelId, key: id }) =>
  async (tx) => {
    const held = await holdRehearsal(tx, hotelId, id)
    if (!held || held.endedAt) return {}
    const announce = () => events.announce('staff', { hotelId, id })
    if (!(await findRehearsed(tx, hotelId, id))) {
      await endUnseen(tx, held)
      return { announce }
    }
    const since = held.startedAt.getTime()
    const area = ownAreaOf(held.kind)
    const settings = await readAlertSettings(tx, hotelId)
    const minutes = rehearsedMinutes(minutesOf(settings, { kind: held.kind, area }))
    const { step, nextAt } = escalationAt({ since, minutes, isAttended: true }, held.now)
    const againIn = (Math.min(nextAt, since + REHEARSAL_MS) - held.now) / 1000
    const again = { againIn: Math.max(0, againIn), payload: { step } }
    const taken = held.noticed.steps.length
    if (step <= taken) return again
    const staff = await readStaff(tx, hotelId, mail !== null, area)
    const written = new Set(held.noticed.mails.map(({ userId }) => userId))
    // nobody needs the same twice within a minute
    const readers = (at: number) => readersAt(staff, at).filter(({ userId }) => !written.has(userId))
    const about = { what: 'rehearsal', id } as const
    const reached = await ringAt(tx, hotelId, about, { step, name: String(step), staff, readersAt: readers })
    const come = STEPS.slice(taken, step).map((each) => peopleOf(each, staff))
    const now = reached?.readers.map(({ userId, name }) => ({ userId, person: name, step: reached.step }))
    await note(tx, hotelId, id, withSteps(come, reached?.rung ?? [], now ?? []))
    return { ...again, announce }
  }

/** Says of a rehearsal what it calls with, as long as it waits. */
export const rehearsalAlarms: FindAlarm = async (tx, hotelId, id) => {
  const waits = await findRehearsed(tx, hotelId, id)
  return waits && rehearsalAlarm(waits)
}
