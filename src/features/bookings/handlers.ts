import { implement, ORPCError } from '@orpc/server'
import type { GuestActor, HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { guest, hotelAdmin } from '#kit/server/guards.ts'
import { changeBooking } from './change.ts'
import { type Booking, bookingsContract, type GuestBooking, type Order } from './contract.ts'
import { findPlaced, placeOrder } from './place.ts'
import {
  type BookingChange,
  countOngoing,
  findBooking,
  listBookings,
  listBookingsOfGuest,
} from './queries.ts'
import { type BookingAction, momentsAt } from './rules.ts'

const os = implement(bookingsContract).$context<RequestContext>()

/** The answer of an earlier submission with this key: a repeat costs nothing, another order under it is refused. */
async function replay(context: RequestContext, actor: GuestActor, key: string, order: Order) {
  const placed = await context.database.withActor(actor, (tx) => findPlaced(tx, actor, key, order))
  if (placed && !placed.isSameOrder) throw new ORPCError('KEY_REUSED', { status: 422 })
  return placed?.booking ?? null
}

async function place(
  context: RequestContext,
  actor: GuestActor,
  key: string,
  order: Order,
): Promise<GuestBooking> {
  const { hotelId, guestId } = actor
  const earlier = await replay(context, actor, key, order)
  if (earlier) return earlier
  if (order.items.length === 0) throw new ORPCError('EMPTY_CART', { status: 400 })

  const limit = await context.limits.take({ action: 'room_service_booking', identifier: guestId, hotelId })
  if (!limit.allowed) {
    throw new ORPCError('RATE_LIMITED', { status: 429, data: { retryAfterSeconds: limit.retryAfterSeconds } })
  }

  const { placement, booking } = await context.database.withActor(actor, async (tx) => {
    const result = await placeOrder(tx, actor, key, order)
    return { placement: result, booking: await findPlaced(tx, actor, key, order) }
  })
  if (booking?.isSameOrder) {
    if (placement.bookingId)
      context.events.announce('bookings', { hotelId, id: placement.bookingId, guestId })
    return booking.booking
  }
  if (booking) throw new ORPCError('KEY_REUSED', { status: 422 })
  if (!placement.isGuestWelcome) throw new ORPCError('UNAUTHORIZED', { status: 401 })
  if (!placement.isServiceOpen) throw new ORPCError('SERVICE_UNAVAILABLE', { status: 409 })
  const { lines, totalPrice } = placement
  throw new ORPCError('ORDER_CHANGED', { status: 409, data: { lines, totalPrice } })
}

async function change(
  context: RequestContext & { actor: HotelAdminActor },
  request: { action: BookingAction; id: string; version: number },
  decide: (booking: Booking) => BookingChange,
): Promise<Booking> {
  const { actor, database, events } = context
  const result = await database.withActor(actor, (tx) => changeBooking(tx, actor, request, decide))
  if (result.outcome === 'absent') throw new ORPCError('NOT_FOUND', { status: 404 })
  const { booking } = result
  if (result.outcome === 'stale') throw new ORPCError('BOOKING_CHANGED', { status: 409, data: { booking } })
  if (result.outcome === 'not-allowed') throw new ORPCError('NOT_ALLOWED', { status: 409, data: { booking } })
  events.announce('bookings', { hotelId: actor.hotelId, id: booking.id, guestId: booking.guestId })
  return booking
}

export const bookingsHandlers = {
  place: os.place
    .use(guest)
    .handler(({ input, context }) => place(context, context.actor, input.key, input.order)),

  listMine: os.listMine
    .use(guest)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => listBookingsOfGuest(tx, actor.hotelId, actor.guestId)),
    ),

  list: os.list.use(hotelAdmin).handler(({ input, context: { database, actor } }) =>
    database.withActor(actor, async (tx) => ({
      ...(await listBookings(tx, { ...input, hotelId: actor.hotelId })),
      ongoing: await countOngoing(tx, actor.hotelId),
    })),
  ),

  get: os.get.use(hotelAdmin).handler(async ({ input, context: { database, actor } }) => {
    const booking = await database.withActor(actor, (tx) => findBooking(tx, actor.hotelId, input.id))
    if (!booking) throw new ORPCError('NOT_FOUND', { status: 404 })
    return booking
  }),

  update: os.update.use(hotelAdmin).handler(({ input, context }) => {
    const { slug: _slug, id, version, ...wanted } = input
    return change(context, { action: 'update', id, version }, (booking) => ({
      ...wanted,
      ...momentsAt(wanted.status, booking, new Date()),
    }))
  }),

  complete: os.complete.use(hotelAdmin).handler(({ input, context }) =>
    change(context, { action: 'complete', ...input }, (booking) => ({
      bookingStatus: 'completed',
      status: 'delivered',
      completedAt: new Date(),
      ...momentsAt('delivered', booking, new Date()),
    })),
  ),

  cancel: os.cancel.use(hotelAdmin).handler(({ input, context }) =>
    change(context, { action: 'cancel', ...input }, () => ({
      bookingStatus: 'cancelled',
      status: 'cancelled',
      cancelledAt: new Date(),
    })),
  ),

  reopen: os.reopen.use(hotelAdmin).handler(({ input, context }) =>
    change(context, { action: 'reopen', ...input }, (booking) => ({
      bookingStatus: 'open',
      status: 'pending',
      completedAt: null,
      cancelledAt: null,
      ...momentsAt('pending', booking, new Date()),
    })),
  ),
}
