import { implement } from '@orpc/server'
import { keepOpenHotel } from '#features/hotels/server/queries.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { superAdmin } from '#kit/server/guards.ts'
import { supportAccessContract } from '../contract.ts'
import { addVisit, endVisitOf, findOpenVisit, holdVisitor } from './queries.ts'

const os = implement(supportAccessContract).$context<RequestContext>()
const errors = errorsOf(supportAccessContract)

/**
 * How long to wait for the event to reach every session reader in this process, so that the next request sees the
 * change.
 */
const HEARD_WITHIN_MS = 500

async function announceVisits({ events }: RequestContext, userId: string, visits: { hotelId: string }[]) {
  const waiting = new Set(visits.map(({ hotelId }) => hotelId))
  if (waiting.size === 0) return
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(finish, HEARD_WITHIN_MS)
    const unsubscribe = events.subscribe((event) => {
      if (event?.topic === 'staff' && event.hotelId) waiting.delete(event.hotelId)
      if (waiting.size === 0) finish()
    })
    for (const hotelId of waiting) events.announce('staff', { hotelId, id: userId })
  })
}

export const supportAccessHandlers = {
  current: os.current
    .use(superAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => findOpenVisit(tx, actor.userId)),
    ),

  start: os.start.use(superAdmin).handler(async ({ input, context }) => {
    const { actor, database } = context
    const { hotelId, minutes, reason } = input
    const { visit, ended } = await database.withActor(actor, async (tx) => {
      await holdVisitor(tx, actor.userId)
      if (!(await keepOpenHotel(tx, hotelId))) throw errors.HOTEL_CLOSED()
      const left = await endVisitOf(tx, actor.userId)
      await addVisit(tx, { hotelId, userId: actor.userId, reason, minutes })
      const begun = await findOpenVisit(tx, actor.userId)
      if (!begun) throw new Error('A visit that was just started does not exist')
      await recordChange(tx, actor, {
        hotelId,
        action: 'start',
        entity: 'support_visit',
        entityId: begun.id,
        after: { reason, minutes, endsAt: begun.endsAt },
      })
      return { visit: begun, ended: left }
    })
    await announceVisits(context, actor.userId, [...ended, visit])
    return visit
  }),

  end: os.end.use(superAdmin).handler(async ({ context }) => {
    const { actor, database } = context
    const ended = await database.withActor(actor, (tx) => endVisitOf(tx, actor.userId))
    await announceVisits(context, actor.userId, ended)
    return null
  }),
}
