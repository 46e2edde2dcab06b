import { implement } from '@orpc/server'
import type { BookingAction } from '#features/bookings/rules.ts'
import { cancelled, completed, edited, reopened } from '#features/bookings/server/decisions.ts'
import type { BookingRecord, RecordChange } from '#features/bookings/server/records.ts'
import type { BookingRow } from '#features/bookings/server/rows.ts'
import { FEW_LEFT } from '#features/menu/limits.ts'
import type { GuestActor, HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { guest, hotelAdmin, publicRead } from '#kit/server/guards.ts'
import type { LimitKey } from '#kit/server/limit-key.ts'
import { isLimiterFailure } from '#kit/server/limits.ts'
import { orderSeenSeconds, ordersPlaced } from '#kit/server/metrics.ts'
import { cancelOwnOrder, changeOrder, seeOrder } from './change.ts'
import { type Order, ordersContract, type GuestOrder, type NewOrder } from '../contract.ts'
import { type Placement, placeOrder } from './place.ts'
import { listOrders, listOrdersOfPeriod } from './lists.ts'
import { findOrder, listOrdersOfGuest, delayOpenOrders, setLinePrepared } from './queries.ts'
import { readPromise } from './promise.ts'
import { toOrder, toGuestOrder } from './rows.ts'
import { translateNotes } from './translate-notes.ts'

const os = implement(ordersContract).$context<RequestContext>()
const { cancelMine, ...ofAll } = ordersContract
const errors = errorsOf(ofAll)
const ownErrors = errorsOf({ cancelMine })

/** Places an order; if the rate limiter fails, counts in memory and still places it (OP-30). */
async function submit(
  { database, limits, log }: RequestContext,
  actor: GuestActor,
  key: string,
  order: NewOrder,
): Promise<Placement> {
  try {
    return await placeOrder(database, { actor }, key, order)
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
    placement = await placeOrder(database, { actor }, key, order, false)
    return placement.outcome === 'placed' ? { ...placement, attemptsLeft: remainingAttempts } : placement
  } finally {
    if (placement?.outcome !== 'placed') limits.memory.giveBack(counter)
  }
}

/** The stored order of a placement, told to those whom it concerns; throws where nothing was placed. */
function placedBy(
  { events }: RequestContext,
  { hotelId, guestId }: { hotelId: string; guestId: string },
  placement: Placement,
): BookingRow {
  switch (placement.outcome) {
    case 'placed':
      ordersPlaced.inc()
      events.announce('bookings', { hotelId, id: placement.row.id, guestId })
      if (placement.left !== null && placement.left <= FEW_LEFT) events.announce('menu', { hotelId })
      return placement.row
    case 'placed-before':
      if (placement.isRecent) events.announce('bookings', { hotelId, id: placement.row.id, guestId })
      return placement.row
    case 'limited': {
      const { retryAfterSeconds } = placement
      throw errors.RATE_LIMITED({ data: { retryAfterSeconds } })
    }
    case 'menu-changed':
      throw errors.ORDER_CHANGED({ data: placement.now })
    case 'kitchen-closed': {
      const { opens, closes } = placement
      throw errors.KITCHEN_CLOSED({ data: { opens, closes } })
    }
    case 'paused':
      throw errors.ORDERS_PAUSED({ data: { pausedUntil: placement.pausedUntil } })
    case 'time-unavailable':
      throw errors.TIME_UNAVAILABLE()
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

async function place(
  context: RequestContext,
  actor: GuestActor,
  { slug, key, order }: { slug: string; key: string; order: NewOrder },
): Promise<GuestOrder> {
  const placement = await submit(context, actor, key, order)
  const row = placedBy(context, actor, placement)
  if (placement.outcome === 'placed') {
    context.tellAttemptsLeft('room_service_booking', placement.attemptsLeft)
    void translateNotes(context, actor, { slug, booking: toOrder(row) })
  }
  return toGuestOrder(row, actor.guestId)
}

const countSeen = ({ createdAt }: Order) =>
  orderSeenSeconds.observe((Date.now() - Date.parse(createdAt)) / 1000)

async function change(
  context: RequestContext & { actor: HotelAdminActor },
  action: BookingAction,
  { id, version }: { id: string; version?: number },
  decide: (row: BookingRecord, now: Date) => RecordChange,
): Promise<Order> {
  const { actor, database, events } = context
  const { hotelId } = actor
  const { result, isStockChanged } = await database.withActor(actor, (tx) =>
    changeOrder(tx, actor, { action, id, version }, decide),
  )
  if (result.outcome === 'absent') throw errors.NOT_FOUND()
  const current = toOrder(result.row)
  if (result.outcome === 'stale') throw errors.CHANGED({ data: { current } })
  if (result.outcome === 'not-acknowledged') throw errors.NOT_ACKNOWLEDGED({ data: { current } })
  if (result.outcome !== 'changed') throw errors.NOT_ALLOWED({ data: { current } })
  // it stood so before
  if (result.row === result.before) return current
  if (result.before.version === 1 && !result.before.seenAt) countSeen(current)
  events.announce('bookings', { hotelId, id: current.id, guestId: current.guestId })
  if (isStockChanged) events.announce('menu', { hotelId })
  return current
}

export const ordersHandlers = {
  place: os.place.use(guest).handler(({ input, context }) => {
    const { guestId = context.actor.guestId } = input
    if (guestId !== context.actor.guestId) throw errors.UNAUTHORIZED()
    return place(context, context.actor, input)
  }),

  placeFor: os.placeFor.use(hotelAdmin).handler(async ({ input, context }) => {
    const { slug, guestId, key, order } = input
    const { actor, database } = context
    const placement = await placeOrder(database, { actor, guestId }, key, order, false)
    // a guest who is gone, or of another hotel, is no reason to sign in anew
    if (placement.outcome === 'guest-gone') throw errors.NOT_FOUND()
    const booking = toOrder(placedBy(context, { hotelId: actor.hotelId, guestId }, placement))
    if (placement.outcome === 'placed') void translateNotes(context, actor, { slug, booking })
    return booking
  }),

  promise: os.promise.use(publicRead).handler(async ({ context }) => {
    const { database, actor, hotel, cacheAtMostUntil } = context
    const { delay: _delay, ...promise } = await readPromise(database, actor, hotel.id)
    if (promise.pausedUntil) cacheAtMostUntil(new Date(promise.pausedUntil))
    return promise
  }),

  delay: os.delay.use(hotelAdmin).handler(async ({ input, context: { database, actor, events } }) => {
    const { hotelId } = actor
    const putOff = await database.withActor(actor, (tx) => delayOpenOrders(tx, actor, input.minutes))
    for (const { id, guestId } of putOff) events.announce('bookings', { hotelId, id, guestId })
    events.announce('menu', { hotelId })
    const { delay: _delay, ...promise } = await readPromise(database, actor, hotelId)
    return promise
  }),

  listMine: os.listMine
    .use(guest)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => listOrdersOfGuest(tx, actor)),
    ),

  cancelMine: os.cancelMine
    .use(guest)
    .handler(async ({ input: { id }, context: { database, actor, events } }) => {
      const { hotelId, guestId } = actor
      const { result, isStockChanged } = await database.withActor(actor, (tx) =>
        cancelOwnOrder(tx, actor, id),
      )
      if (result.outcome === 'absent') throw ownErrors.NOT_FOUND()
      const current = toGuestOrder(result.row, guestId)
      if (result.outcome !== 'changed') throw ownErrors.CANCEL_REFUSED({ data: { current } })
      events.announce('bookings', { hotelId, id, guestId })
      if (isStockChanged) events.announce('menu', { hotelId })
      return current
    }),

  list: os.list
    .use(hotelAdmin)
    .handler(({ input, context: { database, actor } }) => listOrders(database, actor, input)),

  listPeriod: os.listPeriod
    .use(hotelAdmin)
    .handler(({ input, context: { database, actor } }) =>
      database.withActor(actor, (tx) => listOrdersOfPeriod(tx, actor.hotelId, input)),
    ),

  get: os.get.use(hotelAdmin).handler(async ({ input, context: { database, actor } }) => {
    const booking = await database.withActor(actor, (tx) => findOrder(tx, actor.hotelId, input.id))
    if (!booking) throw errors.NOT_FOUND()
    return booking
  }),

  update: os.update
    .use(hotelAdmin)
    .handler(({ input, context }) => change(context, 'update', input, (row, now) => edited(row, input, now))),

  see: os.see.use(hotelAdmin).handler(async ({ input: { id }, context: { database, actor, events } }) => {
    const result = await database.withActor(actor, (tx) => seeOrder(tx, actor, id))
    if (result.outcome === 'absent') throw errors.NOT_FOUND()
    const { row } = result
    const { hotelId, guestId } = row
    const order = toOrder(row)
    if (result.outcome === 'changed' && row !== result.before) {
      if (!result.before.seenAt) countSeen(order)
      events.announce('bookings', { hotelId, id, guestId })
    }
    return order
  }),

  acknowledge: os.acknowledge.use(hotelAdmin).handler(({ input, context }) => {
    const acknowledgedBy = context.actor.fullName || context.actor.email
    return change(context, 'acknowledge', input, (row, now) =>
      row.acknowledgedAt ? {} : { acknowledgedBy, acknowledgedAt: now },
    )
  }),

  tick: os.tick.use(hotelAdmin).handler(async ({ input, context: { database, actor, events } }) => {
    const { hotelId } = actor
    const ticked = await database.withActor(actor, (tx) => setLinePrepared(tx, hotelId, input))
    const { outcome, booking: current } = ticked
    if (!current) throw errors.NOT_FOUND()
    if (outcome === 'not-allowed') throw errors.NOT_ALLOWED({ data: { current } })
    if (outcome === 'not-acknowledged') throw errors.NOT_ACKNOWLEDGED({ data: { current } })
    events.announce('bookings', { hotelId, id: current.id })
    return current
  }),

  complete: os.complete
    .use(hotelAdmin)
    .handler(({ input, context }) => change(context, 'complete', input, completed)),

  cancel: os.cancel
    .use(hotelAdmin)
    .handler(({ input, context }) =>
      change(context, 'cancel', input, (_row, now) => cancelled(input.reason, now)),
    ),

  reopen: os.reopen
    .use(hotelAdmin)
    .handler(({ input, context }) => change(context, 'reopen', input, (row, now) => reopened(row, now))),
}
