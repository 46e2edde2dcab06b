import { implement } from '@orpc/server'
import { type GuestActor, staffAt, type VisitorActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { guest, publicRead, visitor } from '#kit/server/guards.ts'
import { limited } from '#kit/server/limited.ts'
import { type GuestWork, workContract } from '../contract.ts'
import { changeOwnWork, movedTo } from './change.ts'
import { changedRow, type Decide, type Request } from './changed-row.ts'
import { listHours } from './hours.ts'
import { findWork, listWorkOfGuest } from './queries.ts'
import { toGuestWork } from './rows.ts'
import { listSlots } from './slots.ts'
import { bookedBy, submit } from './submit.ts'

const { hours, slots, book, listMine, cancelMine, moveMine } = workContract
const ofGuests = { hours, slots, book, listMine, cancelMine, moveMine }
const os = implement(ofGuests).$context<RequestContext>()
const errors = errorsOf({ slots, book })
const ownErrors = errorsOf({ cancelMine, moveMine })

async function changeOwn(
  context: RequestContext & { actor: GuestActor },
  request: Request,
  decide: Decide,
): Promise<GuestWork> {
  const { actor, database } = context
  // the whole hotel is seen, since a free time depends on all guests
  const seen: VisitorActor = { kind: 'visitor', hotelId: actor.hotelId }
  const result = await database.withActor(seen, (tx) =>
    changeOwnWork(tx, actor, request, (row) => decide(row, tx)),
  )
  const row = changedRow(context, result)
  const work = toGuestWork(row, actor.guestId)
  if (result.outcome === 'stale') throw ownErrors.WORK_CHANGED({ data: { work } })
  if (result.outcome === 'not-allowed') throw ownErrors.NOT_ALLOWED({ data: { work } })
  return work
}

/** What guests do. */
export const guestWorkHandlers = {
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
      const moved = input.except ? await findWork(tx, actor.hotelId, input.except) : null
      const isOwn = moved !== null && (owner?.guestId === moved.guestId || isStaff)
      return listSlots(tx, actor.hotelId, { ...input, except: isOwn ? input.except : null }, isStaff)
    })
    if (!slots) throw errors.NOT_FOUND()
    return slots
  }),

  book: os.book.use(guest).handler(async ({ input, context }) => {
    const { actor } = context
    if ((input.guestId ?? actor.guestId) !== actor.guestId) throw errors.UNAUTHORIZED()
    const row = bookedBy(context, actor.hotelId, await submit(context, { actor }, input))
    return toGuestWork(row, actor.guestId)
  }),

  listMine: os.listMine
    .use(guest)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => listWorkOfGuest(tx, actor)),
    ),

  cancelMine: os.cancelMine.use(guest).handler(({ input: { id, version }, context }) =>
    changeOwn(context, { action: 'cancel', id, version }, () => ({
      ...{ bookingStatus: 'cancelled', status: 'cancelled' },
      ...{ cancelledAt: new Date(), cancelReason: 'guest' },
    })),
  ),

  moveMine: os.moveMine.use(guest).handler(({ input: { id, version, ...to }, context }) => {
    const { guestId, hotelId } = context.actor
    return limited(context, { action: 'service_move', identifier: guestId, hotelId }, () =>
      changeOwn(context, { action: 'move', id, version }, (row, tx) => movedTo(tx, row, to, false)),
    )
  }),
}
