import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin, ownHotelAdmin } from '#kit/server/guards.ts'
import { limited } from '#kit/server/limited.ts'
import { failureOf } from '#kit/server/push/failure-of.ts'
import { hashToken } from '#kit/server/tokens.ts'
import { devicesContract } from '../contract.ts'
import { changeDevice, registerDevice, removeDevice } from './change.ts'
import { listDevices } from './queries.ts'
import { ringDevice } from './ring.ts'
import { testAlarm } from './test-alarm.ts'

const os = implement(devicesContract).$context<RequestContext>()
const errors = errorsOf(devicesContract)

export const devicesHandlers = {
  key: os.key.use(hotelAdmin).handler(({ context: { push } }) => ({ publicKey: push.publicKey })),

  list: os.list
    .use(hotelAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => listDevices(tx, actor.hotelId)),
    ),

  register: os.register.use(ownHotelAdmin).handler(async ({ input, context }) => {
    const { database, actor, push, readSessionToken } = context
    if (!push.accepts(input.subscription)) throw errors.PUSH_SERVICE_REFUSED()
    const tokenHash = hashToken(readSessionToken('staff') ?? '')
    const result = await database.withActor(actor, (tx) => registerDevice(tx, actor, tokenHash, input))
    if (result.outcome === 'somebody-elses') throw errors.SOMEBODY_ELSES({ data: { person: result.person } })
    return result.outcome === 'removed' ? null : { device: result.device, session: result.session }
  }),

  change: os.change.use(ownHotelAdmin).handler(async ({ input, context: { database, actor, events } }) => {
    const device = await database.withActor(actor, (tx) => changeDevice(tx, actor, input))
    events.announce('staff', { hotelId: actor.hotelId })
    return device
  }),

  remove: os.remove.use(ownHotelAdmin).handler(async ({ input, context: { database, actor, events } }) => {
    await database.withActor(actor, (tx) => removeDevice(tx, actor, input.id))
    events.announce('staff', { hotelId: actor.hotelId })
    return null
  }),

  ring: os.ring.use(ownHotelAdmin).handler(({ input, context }) => {
    const { hotelId, hotelSlug, userId } = context.actor
    return limited(context, { action: 'device_ring', identifier: userId, hotelId }, async () => {
      const sent = await ringDevice(context, hotelId, input.id, testAlarm(hotelSlug))
      if (!sent) throw errors.NOT_FOUND()
      return {
        outcome: sent.outcome,
        at: new Date().toISOString(),
        retryAfterSeconds: sent.outcome === 'later' ? sent.seconds : null,
        failure: failureOf(sent),
      }
    })
  }),
}
