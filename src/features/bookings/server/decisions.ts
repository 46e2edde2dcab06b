import type { BookingStatus, StaffEdit } from '../contract.ts'
import { statusTimestamps } from '../rules.ts'
import type { BookingRecord, RecordChange } from './records.ts'

type OpenStatus = Exclude<BookingStatus, 'cancelled'>
/** As it is read from a request: what is omitted may stand there as undefined. */
type Given<Edit> = { [Name in keyof Edit]: Edit[Name] | undefined }

/** An open booking at a status, with the moments of its steps. */
export const atStatus = (row: BookingRecord, status: OpenStatus, now: Date) => ({
  status,
  ...statusTimestamps(status, row, now),
})

/** What staff wrote into an open booking, where it differs. */
export const edited = (
  row: BookingRecord,
  { status, paymentStatus, staffNotes, roomNumber }: Given<StaffEdit>,
  now: Date,
) =>
  ({
    ...(status && status !== row.status ? atStatus(row, status, now) : {}),
    ...(paymentStatus && paymentStatus !== row.paymentStatus ? { paymentStatus } : {}),
    ...(staffNotes !== undefined && staffNotes !== row.staffNotes ? { staffNotes } : {}),
    ...(roomNumber && roomNumber !== row.roomNumber ? { roomNumber, movedFrom: row.roomNumber } : {}),
  }) satisfies RecordChange

export const completed = (row: BookingRecord, now: Date) =>
  ({
    bookingStatus: 'completed',
    completedAt: now,
    ...atStatus(row, 'delivered', now),
  }) satisfies RecordChange

export const cancelled = (cancelReason: BookingRecord['cancelReason'], now: Date) =>
  ({ bookingStatus: 'cancelled', status: 'cancelled', cancelledAt: now, cancelReason }) satisfies RecordChange

/** A booking that is open again, at its first status or the one given. */
export const reopened = (row: BookingRecord, now: Date, status: OpenStatus = 'pending') =>
  ({
    bookingStatus: 'open',
    completedAt: null,
    cancelledAt: null,
    cancelReason: null,
    ...atStatus(row, status, now),
  }) satisfies RecordChange
