import { implement } from '@orpc/server'
import type { GuestActor, HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { guest, hotelAdmin } from '#kit/server/guards.ts'
import type { LimitKey } from '#kit/server/limit-key.ts'
import { isLimiterFailure } from '#kit/server/limits.ts'
import { orderSeenSeconds, ordersPlaced } from '#kit/server/metrics.ts'
import { changeBooking } from './change.ts'
import { type Booking, bookingsContract, type GuestBooking, type Order } from '../contract.ts'
import { type Placement, placeOrder } from './place.ts'
import { listBookings, listBookingsOfPeriod } from './lists.ts'
import { type BookingChange, findBooking, listBookingsOfGuest } from './queries.ts'
import { type BookingAction, momentsAt } from '../rules.ts'

const os = implement(bookingsContract).$context<RequestContext>()
const errors = errorsOf(bookingsContract)

/** Places an order; if the rate limiter fails, counts in memory and still places it (OP-30). */
async function submit(
  { database, limits, log }: RequestContext,
  actor: GuestActor,
  key: string,
  order: Order,
): Promise<Placement> {
  try {
    return await placeOrder(database, actor, key, order)
  } catch (error) {
    if (!isLimiterFailure(error)) throw error
    log.warn({ err: error, action: 'room_service_booking' }, 'counting rate limits in memory')
  }
  const { hotelId, guestId: identifier } = actor
  const counter: LimitKey = { action: 'room_service_booking', identifier, hotelId }
  const { allowed, remainingAttempts, retryAfterSeconds } = limits.memory.take(counter)
  if (!allowed) return { outcome: 'limited', retryAfterSeconds }
  let placement: Placement | null = null
  try {
    placement = await placeOrder(database, actor, key, order, false)
    return placement.outcome === 'placed' ? { ...placement, attemptsLeft: remainingAttempts } : placement
  } finally {
    if (placement?.outcome !== 'placed') limits.memory.giveBack(counter)
  }
}

async function place(
  context: RequestContext,
  actor: GuestActor,
  key: string,
  order: Order,
): Promise<GuestBooking> {
  const placement = await submit(context, actor, key, order)
  const { hotelId, guestId } = actor
  switch (placement.outcome) {
    case 'placed':
      ordersPlaced.inc()
      context.events.announce('bookings', { hotelId, id: placement.booking.id, guestId })
      context.tellAttemptsLeft('room_service_booking', placement.attemptsLeft)
      return placement.booking
    case 'placed-before':
      if (placement.isRecent)
        context.events.announce('bookings', { hotelId, id: placement.booking.id, guestId })
      return placement.booking
    case 'limited': {
      const { retryAfterSeconds } = placement
      throw errors.RATE_LIMITED({ data: { retryAfterSeconds } })
    }
    case 'menu-changed': {
      const { lines, totalPrice, currency } = placement
      throw errors.ORDER_CHANGED({ data: { lines, totalPrice, currency } })
    }
    case 'key-reused':
      throw errors.KEY_REUSED()
    case 'empty':
      throw errors.EMPTY_CART()
    case 'guest-gone':
      throw errors.UNAUTHORIZED()
    case 'service-closed':
      throw errors.SERVICE_UNAVAILABLE()
  }
}

async function change(
  context: RequestContext & { actor: HotelAdminActor },
  request: { action: BookingAction; id: string; version: number },
  decide: (booking: Booking) => BookingChange,
): Promise<Booking> {
  const { actor, database, events } = context
  const result = await database.withActor(actor, (tx) => changeBooking(tx, actor, request, decide))
  if (result.outcome === 'absent') throw errors.NOT_FOUND()
  const { booking } = result
  if (result.outcome === 'stale') throw errors.BOOKING_CHANGED({ data: { booking } })
  if (result.outcome === 'not-allowed') throw errors.NOT_ALLOWED({ data: { booking } })
  if (request.version === 1) orderSeenSeconds.observe((Date.now() - Date.parse(booking.createdAt)) / 1000)
  events.announce('bookings', { hotelId: actor.hotelId, id: booking.id, guestId: booking.guestId })
  return booking
}

export const bookingsHandlers = {
  place: os.place.use(guest).handler(({ input, context }) => {
    const { guestId = context.actor.guestId, key, order } = input
    if (guestId !== context.actor.guestId) throw errors.UNAUTHORIZED()
    return place(context, context.actor, key, order)
  }),

  listMine: os.listMine
    .use(guest)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => listBookingsOfGuest(tx, actor)),
    ),

  list: os.list
    .use(hotelAdmin)
    .handler(({ input, context: { database, actor } }) => listBookings(database, actor, input)),

  listPeriod: os.listPeriod
    .use(hotelAdmin)
    .handler(({ input, context: { database, actor } }) =>
      database.withActor(actor, (tx) => listBookingsOfPeriod(tx, actor.hotelId, input)),
    ),

  get: os.get.use(hotelAdmin).handler(async ({ input, context: { database, actor } }) => {
    const booking = await database.withActor(actor, (tx) => findBooking(tx, actor.hotelId, input.id))
    if (!booking) throw errors.NOT_FOUND()
    return booking
  }),

  update: os.update.use(hotelAdmin).handler(({ input, context }) => {
    const { slug: _slug, id, version, roomNumber, ...wanted } = input
    return change(context, { action: 'update', id, version }, (booking) => ({
      ...wanted,
      ...(roomNumber && roomNumber !== booking.roomNumber
        ? { roomNumber, movedFrom: booking.roomNumber }
        : {}),
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
