import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { alertsContract, type PersonOnDuty } from '../contract.ts'
import { listPeople, saveDuty } from './duty-queries.ts'
import { readAlertSettings, saveAlertSettings } from './queries.ts'

const os = implement(alertsContract).$context<RequestContext>()
const errors = errorsOf(alertsContract)

const unmailed = (person: PersonOnDuty): PersonOnDuty => ({ ...person, mail: null })

export const alertsHandlers = {
  people: os.people.use(hotelAdmin).handler(async ({ context: { database, actor, mail } }) => {
    const people = await database.withActor(actor, (tx) => listPeople(tx, actor.hotelId))
    return mail ? people : people.map(unmailed)
  }),

  setDuty: os.setDuty
    .use(hotelAdmin)
    .handler(async ({ input, context: { database, actor, events, mail } }) => {
      const person = await database.withActor(actor, (tx) => saveDuty(tx, actor, input.userId, input.duty))
      if (!person) throw errors.NOT_FOUND()
      events.announce('staff', { hotelId: actor.hotelId })
      return mail ? person : unmailed(person)
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
    if (outcome === 'stale') throw errors.CHANGED({ data: { current: settings } })
    if (outcome === 'saved') events.announce('staff', { hotelId: actor.hotelId })
    return settings
  }),
}
