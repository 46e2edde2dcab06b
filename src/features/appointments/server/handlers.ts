import { implement } from '@orpc/server'
import { findServiceBooking } from '#features/service-bookings/server/queries.ts'
import { STAFF_AHEAD_DAYS } from '#features/service-items/rules.ts'
import {
  addBlock,
  holdResources,
  listBlocks,
  listResources,
  removeBlock,
} from '#features/service-items/server/resource-queries.ts'
import { staffAt } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin, publicRead, visitor } from '#kit/server/guards.ts'
import { DAY_MS } from '#kit/shared/time.ts'
import { appointmentsContract, type Block } from '../contract.ts'
import { listHours } from './hours.ts'
import { findStay, listAppointments, listTaken } from './queries.ts'
import { listSlots } from './slots.ts'
import { timeOfDays } from './time-of-days.ts'

const os = implement(appointmentsContract).$context<RequestContext>()
const errors = errorsOf(appointmentsContract)

const STAFF_AHEAD_MS = STAFF_AHEAD_DAYS * DAY_MS
/** Whether a moment is one that staff plan with; the database knows no year 0. */
const isNear = (at: Date) => Math.abs(at.getTime() - Date.now()) <= STAFF_AHEAD_MS

const toBlock = ({ id, resourceId, beginsAt, endsAt, reason }: BlockRow): Block => ({
  id,
  resourceId,
  reason,
  beginsAt: beginsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})
type BlockRow = Awaited<ReturnType<typeof addBlock>>

const blockFacts = ({ beginsAt, endsAt, reason }: Block, name: string) => ({
  name,
  from: beginsAt,
  until: endsAt,
  reason,
})

/** When appointments can be, and when they are. */
export const appointmentsHandlers = {
  hours: os.hours
    .use(publicRead)
    .handler(({ context: { database, actor, hotel } }) =>
      database.withActor(actor, (tx) => listHours(tx, hotel.id, new Date())),
    ),

  slots: os.slots.use(visitor).handler(async ({ input, context }) => {
    context.countRead()
    const { database, actor, hotel } = context
    const isStaff = staffAt(hotel, await context.findStaff()) !== null
    const owner = await context.findGuest()
    const slots = await database.withActor(actor, async (tx) => {
      const moved = input.except ? await findServiceBooking(tx, actor.hotelId, input.except) : null
      const isOwn = moved !== null && (owner?.guestId === moved.guestId || isStaff)
      return listSlots(tx, actor.hotelId, { ...input, except: isOwn ? input.except : null }, isStaff)
    })
    if (!slots) throw errors.NOT_FOUND()
    return slots
  }),

  days: os.days.use(hotelAdmin).handler(({ input: { from, days }, context: { database, actor } }) =>
    database.withActor(actor, async (tx) => {
      const { timeZone } = await findStay(tx, actor.hotelId, null)
      const time = timeOfDays(from, days, timeZone)
      const appointments = await listAppointments(tx, actor.hotelId, time)
      const blocks = await listBlocks(tx, actor.hotelId, null, time)
      return { appointments, blocks: blocks.map(toBlock) }
    }),
  ),

  block: os.block.use(hotelAdmin).handler(async ({ input, context: { database, actor, events } }) => {
    const { hotelId } = actor
    const { resourceId, reason } = input
    const [beginsAt, endsAt] = [new Date(input.beginsAt), new Date(input.endsAt)]
    const isOver = endsAt.getTime() <= Date.now()
    if (isOver || ![beginsAt, endsAt].every(isNear)) throw errors.TIME_UNAVAILABLE()
    const block = await database.withActor(actor, async (tx) => {
      const [resource] = await holdResources(tx, hotelId, [resourceId])
      if (!resource) return null
      const taken = await listTaken(tx, hotelId, [resource], { from: beginsAt, until: endsAt })
      if (taken.length > 0) return 'taken'
      const createdBy = actor.fullName || actor.email
      const added = toBlock(await addBlock(tx, { hotelId, resourceId, beginsAt, endsAt, reason, createdBy }))
      await recordChange(tx, actor, {
        hotelId,
        action: 'block',
        entity: 'resource',
        entityId: resourceId,
        after: blockFacts(added, resource.name.en),
      })
      return added
    })
    if (!block) throw errors.NOT_FOUND()
    if (block === 'taken') throw errors.SLOT_TAKEN()
    events.announce('work', { hotelId })
    return block
  }),

  unblock: os.unblock.use(hotelAdmin).handler(async ({ input, context: { database, actor, events } }) => {
    const { hotelId } = actor
    const block = await database.withActor(actor, async (tx) => {
      const removed = await removeBlock(tx, hotelId, input.id)
      if (!removed) return null
      const freed = toBlock(removed)
      const [resource] = await listResources(tx, hotelId, [removed.resourceId])
      await recordChange(tx, actor, {
        hotelId,
        action: 'unblock',
        entity: 'resource',
        entityId: removed.resourceId,
        before: blockFacts(freed, resource?.name.en ?? ''),
      })
      return freed
    })
    if (!block) throw errors.NOT_FOUND()
    events.announce('work', { hotelId })
    return block
  }),
}
