import { implement } from '@orpc/server'
import { changeOwnBooking, type ChangeRequest } from '#features/bookings/server/change.ts'
import { cancelled } from '#features/bookings/server/decisions.ts'
import type { BookingRecord } from '#features/bookings/server/records.ts'
import type { GuestActor, VisitorActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { guest } from '#kit/server/guards.ts'
import { limited } from '#kit/server/limited.ts'
import { type GuestServiceBooking, serviceBookingsContract } from '../contract.ts'
import { CHANGING_OWN } from './change.ts'
import { changedRow } from './changed-row.ts'
import type { Decided, ServiceKinds } from './kinds.ts'
import { listServiceBookingsOfGuest } from './queries.ts'
import { toGuestServiceBooking, toServiceRow } from './rows.ts'
import { bookedBy, submit } from './submit.ts'

const { book, listMine, cancelMine, moveMine } = serviceBookingsContract
const ofGuests = { book, listMine, cancelMine, moveMine }
const os = implement(ofGuests).$context<RequestContext>()
const errors = errorsOf({ book })
const ownErrors = errorsOf({ cancelMine, moveMine })

async function changeOwn(
  context: RequestContext & { actor: GuestActor },
  request: ChangeRequest,
  decide: (row: BookingRecord, tx: Tx, now: Date) => Decided | Promise<Decided>,
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
export const guestServiceBookingHandlers = (kinds: ServiceKinds) => ({
  book: os.book.use(guest).handler(async ({ input, context }) => {
    const { actor } = context
    if ((input.guestId ?? actor.guestId) !== actor.guestId) throw errors.UNAUTHORIZED()
    const row = bookedBy(context, actor.hotelId, await submit(context, kinds, { actor }, input))
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
      changeOwn(context, { action: 'cancel', id, version }, (_row, _tx, now) => cancelled('guest', now)),
    ),

  moveMine: os.moveMine.use(guest).handler(({ input: { id, version, ...to }, context }) => {
    const { guestId, hotelId } = context.actor
    return limited(context, { action: 'service_move', identifier: guestId, hotelId }, () =>
      changeOwn(context, { action: 'move', id, version }, (row, tx, now) =>
        kinds[toServiceRow(row).kind].moved(tx, row, { ...to, now }, false),
      ),
    )
  }),
})
