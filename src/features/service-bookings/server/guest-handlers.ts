import { implement } from '@orpc/server'
import { changeOwnBooking, type ChangeRequest, type Decision } from '#features/bookings/server/change.ts'
import { cancelled } from '#features/bookings/server/decisions.ts'
import type { BookingRecord } from '#features/bookings/server/records.ts'
import { type GuestActor, staffAt, type VisitorActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { guest, publicRead, visitor } from '#kit/server/guards.ts'
import { limited } from '#kit/server/limited.ts'
import { type GuestServiceBooking, serviceBookingsContract } from '../contract.ts'
import { CHANGING_OWN, movedTo, type Refused } from './change.ts'
import { changedRow } from './changed-row.ts'
import { listHours } from './hours.ts'
import { findServiceBooking, listServiceBookingsOfGuest } from './queries.ts'
import { toGuestServiceBooking } from './rows.ts'
import { listSlots } from './slots.ts'
import { bookedBy, submit } from './submit.ts'

const { hours, slots, book, listMine, cancelMine, moveMine } = serviceBookingsContract
const ofGuests = { hours, slots, book, listMine, cancelMine, moveMine }
const os = implement(ofGuests).$context<RequestContext>()
const errors = errorsOf({ slots, book })
const ownErrors = errorsOf({ cancelMine, moveMine })

async function changeOwn(
  context: RequestContext & { actor: GuestActor },
  request: ChangeRequest,
  decide: (row: BookingRecord, tx: Tx) => Decision<Refused> | Promise<Decision<Refused>>,
): Promise<GuestServiceBooking> {
  const { actor, database } = context
  // the whole hotel is seen, since a free time depends on all guests
  const seen: VisitorActor = { kind: 'visitor', hotelId: actor.hotelId }
  const result = await database.withActor(seen, (tx) =>
    changeOwnBooking(tx, actor, CHANGING_OWN, request, decide),
  )
  const { outcome, row } = changedRow(context, result)
  const current = toGuestServiceBooking(row, actor.guestId)
  if (outcome === 'stale') throw ownErrors.CHANGED({ data: { current } })
  if (outcome === 'not-allowed') throw ownErrors.NOT_ALLOWED({ data: { current } })
  return current
}

/** What guests do. */
export const guestServiceBookingHandlers = {
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

  book: os.book.use(guest).handler(async ({ input, context }) => {
    const { actor } = context
    if ((input.guestId ?? actor.guestId) !== actor.guestId) throw errors.UNAUTHORIZED()
    const row = bookedBy(context, actor.hotelId, await submit(context, { actor }, input))
    return toGuestServiceBooking(row, actor.guestId)
  }),

  listMine: os.listMine
    .use(guest)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => listServiceBookingsOfGuest(tx, actor)),
    ),

  cancelMine: os.cancelMine
    .use(guest)
    .handler(({ input: { id, version }, context }) =>
      changeOwn(context, { action: 'cancel', id, version }, () => cancelled('guest')),
    ),

  moveMine: os.moveMine.use(guest).handler(({ input: { id, version, ...to }, context }) => {
    const { guestId, hotelId } = context.actor
    return limited(context, { action: 'service_move', identifier: guestId, hotelId }, () =>
      changeOwn(context, { action: 'move', id, version }, (row, tx) => movedTo(tx, row, to, false)),
    )
  }),
}
