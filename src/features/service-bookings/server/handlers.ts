import { implement } from '@orpc/server'
import { addAlert } from '#features/alerts/server/queries.ts'
import { changeBooking, seeBooking } from '#features/bookings/server/change.ts'
import type { BookingAction } from '#features/bookings/rules.ts'
import { atStatus, cancelled, completed, edited } from '#features/bookings/server/decisions.ts'
import { listBookings, listPeriod } from '#features/bookings/server/lists.ts'
import { REQUESTS_AND_APPOINTMENTS } from '#features/bookings/server/of-kinds.ts'
import type { BookingRecord } from '#features/bookings/server/records.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { type ServiceBooking, serviceBookingsContract } from '../contract.ts'
import { callNow, waitsFrom } from '../waiting.ts'
import { CHANGING } from './change.ts'
import { changedRow } from './changed-row.ts'
import { guestServiceBookingHandlers } from './guest-handlers.ts'
import type { Decided, ServiceKinds } from './kinds.ts'
import { findServiceBooking } from './queries.ts'
import { toServiceBooking, toServiceRow } from './rows.ts'
import { bookedBy, submit } from './submit.ts'
import { callsOfService } from './unseen.ts'

const os = implement(serviceBookingsContract).$context<RequestContext>()
const { cancelMine: _cancel, moveMine: _move, ...ofStaff } = serviceBookingsContract
const errors = errorsOf(ofStaff)

type Staff = RequestContext & { actor: HotelAdminActor }

async function change(
  context: Staff,
  action: BookingAction,
  { id, version }: { id: string; version: number },
  decide: (row: BookingRecord, tx: Tx, now: Date) => Decided | Promise<Decided>,
): Promise<ServiceBooking> {
  const { actor, database } = context
  const result = await database.withActor(actor, async (tx) => {
    const changed = await changeBooking(tx, actor, CHANGING, { action, id, version }, decide)
    if ('before' in changed) await alertAnew(tx, changed.before, changed.row)
    return changed
  })
  const { outcome, row } = changedRow(context, result)
  const current = toServiceBooking(row)
  if (outcome === 'stale') throw errors.CHANGED({ data: { current } })
  if (outcome === 'not-allowed') throw errors.NOT_ALLOWED({ data: { current } })
  return current
}

/** What is open again, after its alert was over, calls again. */
async function alertAnew(tx: Tx, before: BookingRecord, row: BookingRecord) {
  if (callsOfService(before).length === 0 && callsOfService(row).length > 0)
    await addAlert(tx, toServiceRow(row))
}

/** @param kinds what the rooms of the kinds decide of their own */
export const serviceBookingsHandlers = (kinds: ServiceKinds) => ({
  ...guestServiceBookingHandlers(kinds),

  bookFor: os.bookFor.use(hotelAdmin).handler(async ({ input, context }) => {
    const { actor } = context
    const booked = await submit(context, kinds, { actor, guestId: input.guestId }, input)
    // a guest who is gone, or of another hotel, is no reason to sign in anew
    if (booked.outcome === 'guest-gone') throw errors.NOT_FOUND()
    return toServiceBooking(bookedBy(context, actor.hotelId, booked))
  }),

  list: os.list.use(hotelAdmin).handler(async ({ input, context: { database, actor } }) => {
    const { rows, ...page } = await listBookings(database, actor, REQUESTS_AND_APPOINTMENTS, input)
    return { bookings: rows.map(toServiceBooking), ...page }
  }),

  listPeriod: os.listPeriod.use(hotelAdmin).handler(({ input, context: { database, actor } }) =>
    database.withActor(actor, async (tx) => {
      const { rows, next } = await listPeriod(tx, actor.hotelId, REQUESTS_AND_APPOINTMENTS, input)
      return { bookings: rows.map(toServiceBooking), next }
    }),
  ),

  get: os.get.use(hotelAdmin).handler(async ({ input, context: { database, actor } }) => {
    const booking = await database.withActor(actor, (tx) => findServiceBooking(tx, actor.hotelId, input.id))
    if (!booking) throw errors.NOT_FOUND()
    return booking
  }),

  update: os.update
    .use(hotelAdmin)
    .handler(({ input, context }) =>
      change(context, 'update', input, (row, _tx, now) => edited(row, input, now)),
    ),

  see: os.see.use(hotelAdmin).handler(async ({ input: { id }, context }) => {
    const { actor, database } = context
    const result = await database.withActor(actor, (tx) =>
      seeBooking(tx, actor, CHANGING, id, (row, now) => {
        const booking = toServiceBooking(row)
        return callNow(booking, now)?.since ?? waitsFrom(booking)
      }),
    )
    return toServiceBooking(changedRow(context, result).row)
  }),

  take: os.take.use(hotelAdmin).handler(({ input, context }) => {
    const takenBy = input.name === undefined ? context.actor.fullName || context.actor.email : input.name
    return change(context, 'take', input, (row, _tx, now) => ({
      ...(takenBy === row.takenBy ? {} : { takenBy }),
      // whoever takes it over has seen it
      ...(takenBy && row.status === 'pending' && row.kind === 'request'
        ? atStatus(row, 'confirmed', now)
        : {}),
    }))
  }),

  escalate: os.escalate.use(hotelAdmin).handler(({ input, context }) =>
    change(context, 'escalate', input, (row, _tx, now) => {
      if (input.isEscalated === (row.escalatedAt !== null)) return {}
      return { escalatedAt: input.isEscalated ? now : null }
    }),
  ),

  move: os.move
    .use(hotelAdmin)
    .handler(({ input: { startsAt, resourceId, ...seen }, context }) =>
      change(context, 'move', seen, (row, tx, now) =>
        kinds[toServiceRow(row).kind].moved(
          tx,
          row,
          { startsAt, resourceId: resourceId ?? row.resourceId, now },
          true,
        ),
      ),
    ),

  complete: os.complete
    .use(hotelAdmin)
    .handler(({ input, context }) =>
      change(context, 'complete', input, (row, _tx, now) => completed(row, now)),
    ),

  cancel: os.cancel
    .use(hotelAdmin)
    .handler(({ input, context }) =>
      change(context, 'cancel', input, (_row, _tx, now) => cancelled(input.reason, now)),
    ),

  reopen: os.reopen
    .use(hotelAdmin)
    .handler(({ input, context }) =>
      change(context, 'reopen', input, (row, tx, now) =>
        kinds[toServiceRow(row).kind].reopened(tx, row, now),
      ),
    ),
})
