import { momentOf } from '#features/bookings/server/rows.ts'
import type { Actor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { changedFields } from '#kit/shared/same.ts'
import { wordOf } from '../rules.ts'
import type { ServiceRow } from './rows.ts'

/** A request or an appointment as the activity shows it; a step has the word of its area. */
const factsOf = (row: ServiceRow) => ({
  step: wordOf(row),
  bookingStatus: row.bookingStatus,
  paymentStatus: row.paymentStatus,
  from: momentOf(row.startsAt),
  until: momentOf(row.endsAt),
  dueAt: momentOf(row.dueAt),
  resource: row.details.resource?.name.en ?? null,
  roomNumber: row.roomNumber,
  takenBy: row.takenBy,
  isEscalated: row.escalatedAt !== null,
  staffNotes: row.staffNotes,
  cancelledBecause: row.cancelReason,
})

/** Answers as one line: what was asked, and what was answered. */
const answersOf = ({ details }: ServiceRow) =>
  details.answers.flatMap(({ label, count, choice, note }) => {
    const given = count ?? choice?.en ?? note
    return given === null ? [] : [`${label.en}: ${given}`]
  })

export const recordBooked = (tx: Tx, actor: Actor, row: ServiceRow) => {
  const { step, from, until, dueAt, resource, roomNumber } = factsOf(row)
  const { hotelId, kind, places, totalPrice, specialInstructions: note } = row
  return recordChange(tx, actor, {
    hotelId,
    action: 'book',
    entity: kind,
    entityId: row.id,
    after: {
      name: row.details.name.en,
      step,
      from,
      until,
      dueAt,
      resource,
      places,
      roomNumber,
      answers: answersOf(row),
      note,
      totalPrice,
    },
  })
}

/** What a change has changed of a booking. */
export function recordServiceBooking(tx: Tx, actor: Actor, action: string, was: ServiceRow, is: ServiceRow) {
  const [before, after] = [factsOf(was), factsOf(is)]
  const touched = changedFields(before, after)
  const pick = (facts: typeof before) => ({
    name: is.details.name.en,
    ...Object.fromEntries(touched.map((name) => [name, facts[name]])),
  })
  const isCalm = action === 'escalate' && !after.isEscalated
  return recordChange(tx, actor, {
    hotelId: is.hotelId,
    action: isCalm ? 'calm' : action,
    entity: is.kind,
    entityId: is.id,
    before: pick(before),
    after: pick(after),
  })
}
