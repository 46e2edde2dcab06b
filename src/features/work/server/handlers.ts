import { implement } from '@orpc/server'
import { isPictureOfGuest } from '#features/images/server/guest-pictures.ts'
import { addBlock, holdResources, removeBlock } from '#features/offers/server/resource-queries.ts'
import { type GuestActor, type HotelAdminActor, staffAt } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { withServices } from '#kit/server/fence.ts'
import { guest, hotelAdmin, visitor } from '#kit/server/guards.ts'
import { limited } from '#kit/server/limited.ts'
import { type Asked, type Block, type GuestWork, type Work, workContract } from '../contract.ts'
import { dayAfter, momentOf } from '../day-times.ts'
import type { WorkAction } from '../rules.ts'
import { type Booked, type Booking, book, findBooked } from './book.ts'
import { atStatus, type Changed, changeOwnWork, changeWork, movedTo, reopened } from './change.ts'
import { listWork, listWorkOfPeriod } from './lists.ts'
import { findStay, findWork, listAppointments, listTaken, listWorkOfGuest } from './queries.ts'
import { listBlocks } from '#features/offers/server/resource-queries.ts'
import { toGuestWork, toWork, type WorkRow } from './rows.ts'
import { listSlots } from './slots.ts'

const os = implement(workContract).$context<RequestContext>()
const { cancelMine, moveMine, ...others } = workContract
const errors = errorsOf(others)
const ownErrors = errorsOf({ cancelMine, moveMine })

/** The stored booking, told to those whom it concerns; throws where nothing was booked. */
function bookedBy({ events }: RequestContext, hotelId: string, booked: Booked): WorkRow {
  switch (booked.outcome) {
    case 'booked':
    case 'booked-before': {
      const { id, guestId } = booked.row
      events.announce('work', { hotelId, id, guestId })
      return booked.row
    }
    case 'offer-changed':
      throw errors.OFFER_CHANGED({ data: { offer: booked.offer } })
    case 'service-closed':
      throw errors.SERVICE_UNAVAILABLE()
    case 'slot-taken':
      throw errors.SLOT_TAKEN()
    case 'time-unavailable':
      throw errors.TIME_UNAVAILABLE()
    case 'key-reused':
      throw errors.KEY_REUSED()
    case 'guest-gone':
      throw errors.UNAUTHORIZED()
  }
}

type Submitted = { key: string; asked: Asked }

/** What a guest answers with must be their own; staff have no pictures of guests to send. */
async function checkPictures({ storage }: RequestContext, { actor }: Booking, { answers }: Asked) {
  for (const { picture } of answers) {
    const isOwn = !picture || (actor.kind === 'guest' && (await isPictureOfGuest(storage, actor, picture)))
    if (!isOwn) throw errors.IMAGE_UNKNOWN()
  }
}

/** One key books once; only what was booked counts towards the limit (OP-33). */
async function submit(context: RequestContext, booking: Booking, { key, asked }: Submitted) {
  const { database } = context
  const before = await findBooked(database, booking, key, asked)
  if (before) return before
  await checkPictures(context, booking, asked)
  const { actor } = booking
  const isDone = ({ outcome }: Booked) => outcome === 'booked'
  if (actor.kind !== 'guest') return book(database, booking, key, asked)
  const limit = { action: 'service_booking', identifier: actor.guestId, hotelId: actor.hotelId } as const
  return limited(context, limit, () => book(database, booking, key, asked), isDone)
}

type Staff = RequestContext & { actor: HotelAdminActor }
type Request = { action: WorkAction; id: string; version: number }
type Decide = (row: WorkRow, tx: Tx) => ReturnType<Parameters<typeof changeWork>[3]>

async function change(context: Staff, request: Request, decide: Decide): Promise<Work> {
  const { actor, database } = context
  const result = await database.withActor(withServices(actor), (tx) =>
    changeWork(tx, actor, request, (row) => decide(row, tx)),
  )
  const row = changedRow(context, result)
  const work = toWork(row)
  if (result.outcome === 'stale') throw errors.WORK_CHANGED({ data: { work } })
  if (result.outcome === 'not-allowed') throw errors.NOT_ALLOWED({ data: { work } })
  return work
}

async function changeOwn(
  context: RequestContext & { actor: GuestActor },
  request: Request,
  decide: Decide,
): Promise<GuestWork> {
  const { actor, database } = context
  // the whole hotel is seen, since a free time depends on all guests
  const seen = withServices({ kind: 'visitor', hotelId: actor.hotelId })
  const result = await database.withActor(seen, (tx) =>
    changeOwnWork(tx, actor, request, (row) => decide(row, tx)),
  )
  const row = changedRow(context, result)
  const work = toGuestWork(row, actor.guestId)
  if (result.outcome === 'stale') throw ownErrors.WORK_CHANGED({ data: { work } })
  if (result.outcome === 'not-allowed') throw ownErrors.NOT_ALLOWED({ data: { work } })
  return work
}

/** The booking that a change was about; throws where there is none, or where its time cannot be. */
function changedRow({ events }: RequestContext, result: Changed): WorkRow {
  if (!('row' in result)) {
    if (result.outcome === 'absent') throw errors.NOT_FOUND()
    throw result.outcome === 'slot-taken' ? errors.SLOT_TAKEN() : errors.TIME_UNAVAILABLE()
  }
  const { hotelId, id, guestId } = result.row
  if (result.outcome === 'changed') events.announce('work', { hotelId, id, guestId })
  return result.row
}

const toBlock = ({ id, resourceId, beginsAt, endsAt, reason }: BlockRow): Block => ({
  ...{ id, resourceId, reason, beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString() },
})
type BlockRow = Awaited<ReturnType<typeof addBlock>>

const blockOf = (block: Block, name: string) => ({ resource: name, ...block })

export const workHandlers = {
  slots: os.slots.use(visitor).handler(async ({ input, context }) => {
    context.countRead()
    const { database, actor, hotel } = context
    const isStaff = staffAt(hotel, await context.findStaff()) !== null
    const owner = await context.findGuest()
    const slots = await database.withActor(withServices(actor), async (tx) => {
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

  bookFor: os.bookFor.use(hotelAdmin).handler(async ({ input, context }) => {
    const { actor } = context
    const booked = await submit(context, { actor, guestId: input.guestId }, input)
    // a guest who is gone, or of another hotel, is no reason to sign in anew
    if (booked.outcome === 'guest-gone') throw errors.NOT_FOUND()
    return toWork(bookedBy(context, actor.hotelId, booked))
  }),

  listMine: os.listMine
    .use(guest)
    .handler(({ context: { database, actor } }) =>
      database.withActor(withServices(actor), (tx) => listWorkOfGuest(tx, actor)),
    ),

  cancelMine: os.cancelMine.use(guest).handler(({ input: { id, version }, context }) =>
    changeOwn(context, { action: 'cancel', id, version }, () => ({
      ...{ bookingStatus: 'cancelled', status: 'cancelled' },
      ...{ cancelledAt: new Date(), cancelReason: 'guest' },
    })),
  ),

  moveMine: os.moveMine
    .use(guest)
    .handler(({ input: { id, version, ...to }, context }) =>
      changeOwn(context, { action: 'move', id, version }, (row, tx) => movedTo(tx, row, to, false)),
    ),

  list: os.list
    .use(hotelAdmin)
    .handler(({ input, context: { database, actor } }) =>
      database.withActor(withServices(actor), (tx) => listWork(tx, actor.hotelId, input)),
    ),

  listPeriod: os.listPeriod
    .use(hotelAdmin)
    .handler(({ input, context: { database, actor } }) =>
      database.withActor(withServices(actor), (tx) => listWorkOfPeriod(tx, actor.hotelId, input)),
    ),

  days: os.days.use(hotelAdmin).handler(({ input: { from, days }, context: { database, actor } }) =>
    database.withActor(withServices(actor), async (tx) => {
      const { timeZone } = await findStay(tx, actor.hotelId, null)
      const time = {
        from: new Date(momentOf(from, '00:00', timeZone)),
        until: new Date(momentOf(dayAfter(from, days), '00:00', timeZone)),
      }
      const appointments = await listAppointments(tx, actor.hotelId, time)
      const blocks = await listBlocks(tx, actor.hotelId, null, time)
      return { appointments, blocks: blocks.map(toBlock) }
    }),
  ),

  get: os.get.use(hotelAdmin).handler(async ({ input, context: { database, actor } }) => {
    const work = await database.withActor(withServices(actor), (tx) => findWork(tx, actor.hotelId, input.id))
    if (!work) throw errors.NOT_FOUND()
    return work
  }),

  update: os.update.use(hotelAdmin).handler(({ input, context }) => {
    const { id, version, status, paymentStatus, staffNotes, roomNumber } = input
    return change(context, { action: 'update', id, version }, (row) => ({
      ...(status && status !== row.status ? atStatus(row, status) : {}),
      ...(paymentStatus && paymentStatus !== row.paymentStatus ? { paymentStatus } : {}),
      ...(staffNotes !== undefined && staffNotes !== row.staffNotes ? { staffNotes } : {}),
      ...(roomNumber && roomNumber !== row.roomNumber ? { roomNumber, movedFrom: row.roomNumber } : {}),
    }))
  }),

  take: os.take.use(hotelAdmin).handler(({ input: { id, version, name }, context }) => {
    const takenBy = name === undefined ? context.actor.fullName || context.actor.email : name
    return change(context, { action: 'take', id, version }, (row) => ({
      ...(takenBy === row.takenBy ? {} : { takenBy }),
      // whoever takes it over has seen it
      ...(takenBy && row.status === 'pending' && row.kind === 'request' ? atStatus(row, 'confirmed') : {}),
    }))
  }),

  escalate: os.escalate
    .use(hotelAdmin)
    .handler(({ input: { id, version, isEscalated }, context }) =>
      change(context, { action: 'escalate', id, version }, (row) =>
        isEscalated === (row.escalatedAt !== null) ? {} : { escalatedAt: isEscalated ? new Date() : null },
      ),
    ),

  move: os.move
    .use(hotelAdmin)
    .handler(({ input: { id, version, startsAt, resourceId }, context }) =>
      change(context, { action: 'move', id, version }, (row, tx) =>
        movedTo(tx, row, { startsAt, resourceId: resourceId ?? row.resourceId }, true),
      ),
    ),

  complete: os.complete.use(hotelAdmin).handler(({ input: { id, version }, context }) =>
    change(context, { action: 'complete', id, version }, (row) => ({
      ...{ bookingStatus: 'completed', completedAt: new Date() },
      ...atStatus(row, 'delivered'),
    })),
  ),

  cancel: os.cancel.use(hotelAdmin).handler(({ input: { id, version, reason }, context }) =>
    change(context, { action: 'cancel', id, version }, () => ({
      ...{ bookingStatus: 'cancelled', status: 'cancelled' },
      ...{ cancelledAt: new Date(), cancelReason: reason },
    })),
  ),

  reopen: os.reopen
    .use(hotelAdmin)
    .handler(({ input: { id, version }, context }) =>
      change(context, { action: 'reopen', id, version }, (row, tx) => reopened(tx, row)),
    ),

  block: os.block.use(hotelAdmin).handler(async ({ input, context: { database, actor, events } }) => {
    const { hotelId } = actor
    const { resourceId, reason } = input
    const [beginsAt, endsAt] = [new Date(input.beginsAt), new Date(input.endsAt)]
    if (endsAt.getTime() <= Date.now()) throw errors.TIME_UNAVAILABLE()
    const block = await database.withActor(withServices(actor), async (tx) => {
      const [resource] = await holdResources(tx, hotelId, [resourceId])
      if (!resource) return null
      const taken = await listTaken(tx, hotelId, [resource], { from: beginsAt, until: endsAt })
      if (taken.length > 0) return 'taken'
      const createdBy = actor.fullName || actor.email
      const added = toBlock(await addBlock(tx, { hotelId, resourceId, beginsAt, endsAt, reason, createdBy }))
      await recordChange(tx, actor, {
        ...{ hotelId, action: 'block', entity: 'resource', entityId: resourceId },
        after: blockOf(added, resource.name.en),
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
      const before = toBlock(removed)
      await recordChange(tx, actor, {
        ...{ hotelId, action: 'unblock', entity: 'resource', entityId: removed.resourceId, before },
      })
      return before
    })
    if (!block) throw errors.NOT_FOUND()
    events.announce('work', { hotelId })
    return block
  }),
}
