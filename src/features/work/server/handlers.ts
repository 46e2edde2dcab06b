import { implement } from '@orpc/server'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { type Work, workContract } from '../contract.ts'
import { dayHandlers } from './day-handlers.ts'
import { atStatus, changeWork, movedTo, reopened } from './change.ts'
import { changedRow, type Decide, type Request } from './changed-row.ts'
import { guestWorkHandlers } from './guest-handlers.ts'
import { listWork, listWorkOfPeriod } from './lists.ts'
import { findWork } from './queries.ts'
import { toWork } from './rows.ts'
import { bookedBy, submit } from './submit.ts'
import { readWorkToday } from './today.ts'

const os = implement(workContract).$context<RequestContext>()
const { cancelMine: _cancel, moveMine: _move, ...ofStaff } = workContract
const errors = errorsOf(ofStaff)

type Staff = RequestContext & { actor: HotelAdminActor }

async function change(context: Staff, request: Request, decide: Decide): Promise<Work> {
  const { actor, database } = context
  const result = await database.withActor(actor, (tx) =>
    changeWork(tx, actor, request, (row) => decide(row, tx)),
  )
  const row = changedRow(context, result)
  const work = toWork(row)
  if (result.outcome === 'stale') throw errors.WORK_CHANGED({ data: { work } })
  if (result.outcome === 'not-allowed') throw errors.NOT_ALLOWED({ data: { work } })
  return work
}

export const workHandlers = {
  ...guestWorkHandlers,
  ...dayHandlers,

  bookFor: os.bookFor.use(hotelAdmin).handler(async ({ input, context }) => {
    const { actor } = context
    const booked = await submit(context, { actor, guestId: input.guestId }, input)
    // a guest who is gone, or of another hotel, is no reason to sign in anew
    if (booked.outcome === 'guest-gone') throw errors.NOT_FOUND()
    return toWork(bookedBy(context, actor.hotelId, booked))
  }),

  list: os.list
    .use(hotelAdmin)
    .handler(({ input, context: { database, actor } }) =>
      database.withActor(actor, (tx) => listWork(tx, actor.hotelId, input)),
    ),

  listPeriod: os.listPeriod
    .use(hotelAdmin)
    .handler(({ input, context: { database, actor } }) =>
      database.withActor(actor, (tx) => listWorkOfPeriod(tx, actor.hotelId, input)),
    ),

  today: os.today
    .use(hotelAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => readWorkToday(tx, actor.hotelId, new Date())),
    ),

  get: os.get.use(hotelAdmin).handler(async ({ input, context: { database, actor } }) => {
    const work = await database.withActor(actor, (tx) => findWork(tx, actor.hotelId, input.id))
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
}
