import { getTableColumns } from 'drizzle-orm'
import { isoOf } from '#kit/server/iso.ts'
import type { GuestWork, Work } from '../contract.ts'
import { serviceWork } from './table.ts'

const { requestHash: _hash, ...workColumns } = getTableColumns(serviceWork)

/** The columns to read: all but those needed only to book. */
export { workColumns }

export type WorkRow = Pick<typeof serviceWork.$inferSelect, keyof typeof workColumns>

const moment = (at: Date | null) => at && isoOf(at)

function shared(row: WorkRow) {
  const { details, startsAt } = row
  const cancelUntil = startsAt && new Date(startsAt.getTime() - details.cancelMinutes * 60_000)
  return {
    ...{ id: row.id, category: row.category, kind: row.kind, offerId: row.offerId },
    ...{ name: details.name, imageUrl: details.imageUrl, icon: details.icon ?? null },
    answers: details.answers.map((answer) => ({ ...answer, picture: answer.picture ?? null })),
    ...{ totalPrice: row.totalPrice, currency: row.currency, note: row.note },
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
