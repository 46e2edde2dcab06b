import { columns } from '#features/bookings/server/of-kinds.ts'
import type { BookingRecord } from '#features/bookings/server/records.ts'
import type { Category } from '#features/categories/all.ts'
import type { Kind, Team } from '#features/categories/declare.ts'
import type { Answered } from '#features/offers/pricing.ts'
import { isoOf } from '#kit/server/iso.ts'
import type { GuestWork, Work } from '../contract.ts'

/** What is kept of an offer as it was when booked. */
export type Details = Pick<Work, 'name' | 'imageUrl' | 'resource' | 'needsAnswer'> & {
  /** A picture is missing in those of earlier releases. */
  answers: (Omit<Answered, 'picture'> & Partial<Pick<Answered, 'picture'>>)[]
  /** Missing in those that staff have not moved. */
  movedFromTime?: string | null
  /** Not of what was booked before offers had one. */
  icon?: Work['icon']
  cancelMinutes: number
  stepMinutes: number
  bufferMinutes: number
}

const { requestHash: _hash, searchText: _search, ...workColumns } = columns

/** The columns to read: all but those needed only to book and to search. */
export { workColumns }

type Read = Pick<BookingRecord, keyof typeof workColumns>

/** A booking that is a request or an appointment; the database holds it to that. */
export type WorkRow = Omit<Read, 'kind' | 'team' | 'cancelReason'> & {
  kind: Kind
  team: Team
  category: Category
  details: Details
  cancelReason: Work['cancelReason']
}

export const toWorkRow = (row: Read): WorkRow => ({
  ...row,
  kind: row.kind as Kind,
  team: row.team as Team,
  category: row.serviceCategory as Category,
  details: row.orderDetails as Details,
  cancelReason: row.cancelReason as Work['cancelReason'],
})

const moment = (at: Date | null) => at && isoOf(at)

function shared(row: WorkRow) {
  const { details, startsAt } = row
  const cancelUntil = startsAt && new Date(startsAt.getTime() - details.cancelMinutes * 60_000)
  return {
    ...{ id: row.id, category: row.category, kind: row.kind, offerId: row.offerId },
    ...{ name: details.name, imageUrl: details.imageUrl, icon: details.icon ?? null },
    answers: details.answers.map((answer) => ({ ...answer, picture: answer.picture ?? null })),
    ...{ totalPrice: row.totalPrice, currency: row.currency, note: row.specialInstructions },
    ...{ places: row.places, resource: details.resource, needsAnswer: details.needsAnswer },
    ...{ startsAt: moment(startsAt), endsAt: moment(row.endsAt), cancelUntil: moment(cancelUntil) },
    movedFromTime: details.movedFromTime ?? null,
    ...{ dueAt: moment(row.dueAt), promisedAt: moment(row.promisedAt) },
    ...{ status: row.status, bookingStatus: row.bookingStatus, paymentStatus: row.paymentStatus },
    ...{ cancelReason: row.cancelReason, guestName: row.guestName, roomNumber: row.roomNumber },
    ...{ createdAt: isoOf(row.createdAt), confirmedAt: moment(row.confirmedAt) },
    ...{ preparationAt: moment(row.preparationAt), deliveredAt: moment(row.deliveredAt) },
    ...{ cancelledAt: moment(row.cancelledAt), version: row.version },
  }
}

export const toWork = (row: WorkRow): Work => ({
  ...shared(row),
  ...{ team: row.team, guestId: row.guestId, movedFrom: row.movedFrom },
  ...{ takenBy: row.takenBy, escalatedAt: moment(row.escalatedAt), staffNotes: row.staffNotes },
  ...{ guestLanguage: row.guestLanguage, enteredBy: row.enteredBy },
  ...{ updatedAt: isoOf(row.updatedAt), completedAt: moment(row.completedAt) },
})

/** The guest's view: nothing of the staff's own. */
export const toGuestWork = (row: WorkRow, guestId: string): GuestWork => ({
  ...shared(row),
  ...{ hotelId: row.hotelId, guestId, key: row.idempotencyKey },
})
