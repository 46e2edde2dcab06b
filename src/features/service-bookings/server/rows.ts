import type { BookingRecord } from '#features/bookings/server/records.ts'
import { type BookingRow, commonOf, momentOf, ownOf, staffPartOf } from '#features/bookings/server/rows.ts'
import type { Category } from '#features/categories/all.ts'
import type { Kind, Team } from '#features/categories/declare.ts'
import type { Answered } from '#features/service-items/pricing.ts'
import { MINUTE_MS } from '#kit/shared/time.ts'
import type { GuestServiceBooking, ServiceBooking } from '../contract.ts'

/** What is kept of an offer as it was when booked. */
export type Details = Pick<ServiceBooking, 'name' | 'imageUrl' | 'resource' | 'needsAnswer'> & {
  /** A picture is missing in those of earlier releases. */
  answers: (Omit<Answered, 'picture'> & Partial<Pick<Answered, 'picture'>>)[]
  /** Missing in those that staff have not moved. */
  movedFromTime?: string | null
  /** Not of what was booked before offers had one. */
  icon?: ServiceBooking['icon']
  cancelMinutes: number
  stepMinutes: number
  bufferMinutes: number
}

/** The row of a request or an appointment; the database holds it to that. */
type OfService<Row extends BookingRow> = Omit<Row, 'kind' | 'team' | 'cancelReason'> & {
  kind: Kind
  team: Team
  category: Category
  details: Details
  cancelReason: ServiceBooking['cancelReason']
}
export type ServiceRow = OfService<BookingRow>
/** One that is held, with its moments as dates. */
export type HeldServiceRow = OfService<BookingRecord>

export const toServiceRow = <Row extends BookingRow>(row: Row): OfService<Row> => ({
  ...row,
  kind: row.kind as Kind,
  team: row.team as Team,
  category: row.serviceCategory as Category,
  details: row.orderDetails as Details,
  cancelReason: row.cancelReason as ServiceBooking['cancelReason'],
})

/** What a request or an appointment shows to its guest and to staff. */
function serviceOf(row: ServiceRow) {
  const { details } = row
  const startsAt = momentOf(row.startsAt)
  const cancelUntil = startsAt && new Date(Date.parse(startsAt) - details.cancelMinutes * MINUTE_MS)
  return {
    ...commonOf(row),
    kind: row.kind,
    category: row.category,
    offerId: row.offerId,
    name: details.name,
    imageUrl: details.imageUrl,
    icon: details.icon ?? null,
    answers: details.answers.map((answer) => ({ ...answer, picture: answer.picture ?? null })),
    note: row.specialInstructions,
    places: row.places,
    resource: details.resource,
    startsAt,
    endsAt: momentOf(row.endsAt),
    movedFromTime: details.movedFromTime ?? null,
    cancelUntil: momentOf(cancelUntil),
    needsAnswer: details.needsAnswer,
    status: row.status,
    bookingStatus: row.bookingStatus,
    cancelReason: row.cancelReason,
    version: row.version,
  }
}

export function toServiceBooking(found: BookingRow): ServiceBooking {
  const row = toServiceRow(found)
  return {
    ...serviceOf(row),
    ...staffPartOf(row),
    team: row.team,
    takenBy: row.takenBy,
    escalatedAt: momentOf(row.escalatedAt),
  }
}

/** The guest's view: nothing of the staff's own. */
export const toGuestServiceBooking = (row: BookingRow, guestId: string): GuestServiceBooking => ({
  ...serviceOf(toServiceRow(row)),
  ...ownOf(row, guestId),
})
