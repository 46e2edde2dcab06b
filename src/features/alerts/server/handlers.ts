import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { recordChange } from '#kit/server/audit.ts'
import { changedSince, errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin, ownHotelAdmin } from '#kit/server/guards.ts'
import { countParkedJobs, listParkedJobs, retryParkedJobs } from '#kit/server/jobs/queries.ts'
import { alertsContract } from '../contract.ts'
import { listPeople, saveDuty } from './duty-queries.ts'
import { readAlertSettings, saveAlertSettings } from './queries.ts'

const os = implement(alertsContract).$context<RequestContext>()
const errors = errorsOf(alertsContract)

/** So many of what was given up are named. */
const GIVEN_UP_NAMED = 10

export const alertsHandlers = {
  givenUp: os.givenUp.use(hotelAdmin).handler(({ context: { database, actor } }) =>
    database.withActor(actor, async (tx) => {
      const newest = await listParkedJobs(tx, actor.hotelId, GIVEN_UP_NAMED)
      const count = newest.length < GIVEN_UP_NAMED ? newest.length : await countParkedJobs(tx, actor.hotelId)
      return { count, newest: newest.map(({ kind, parkedAt, failure }) => ({ kind, at: parkedAt, failure })) }
    }),
  ),
  sendAgain: os.sendAgain.use(ownHotelAdmin).handler(async ({ context: { database, actor, events } }) => {
    const { hotelId } = actor
    const count = await database.withActor(actor, async (tx) => {
      const again = await retryParkedJobs(tx, hotelId)
      const change = { hotelId, action: 'send-again', entity: 'alerts', entityId: null }
      if (again > 0) await recordChange(tx, actor, { ...change, after: { count: again } })
      return again
    })
    events.announce('work', { hotelId })
    return { count }
  }),
  people: os.people
    .use(hotelAdmin)
    .handler(({ context: { database, actor, mail } }) =>
      database.withActor(actor, (tx) => listPeople(tx, actor.hotelId, mail !== null)),
    ),

  setDuty: os.setDuty
    .use(hotelAdmin)
    .handler(async ({ input, context: { database, actor, events, mail } }) => {
      const saved = await database.withActor(actor, (tx) => saveDuty(tx, actor, input, mail !== null))
      if (!saved) throw errors.NOT_FOUND()
      const { outcome, person } = saved
      if (outcome === 'stale') throw changedSince(person)
      if (outcome === 'saved') events.announce('staff', { hotelId: actor.hotelId })
      return person
    }),

  get: os.get
    .use(hotelAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => readAlertSettings(tx, actor.hotelId)),
    ),

  save: os.save.use(hotelAdmin).handler(async ({ input, context: { database, actor, events } }) => {
    const { outcome, settings } = await database.withActor(actor, (tx) =>
      saveAlertSettings(tx, actor, input.version, input.alerts),
    )
    if (outcome === 'stale') throw changedSince(settings)
    if (outcome === 'saved') events.announce('staff', { hotelId: actor.hotelId })
    return settings
  }),
}
