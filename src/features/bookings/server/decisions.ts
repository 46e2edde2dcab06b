import type { BookingStatus, StaffEdit } from '../contract.ts'
import { statusTimestamps } from '../rules.ts'
import type { BookingRecord, RecordChange } from './records.ts'

type OpenStatus = Exclude<BookingStatus, 'cancelled'>
/** As it is read from a request: what is omitted may stand there as undefined. */
type Given<Edit> = { [Name in keyof Edit]: Edit[Name] | undefined }

/** An open booking at a status, with the moments of its steps. */
export const atStatus = (row: BookingRecord, status: OpenStatus) => ({
  status,
  ...statusTimestamps(status, row, new Date()),
})

/** What staff wrote into an open booking, where it differs. */
export const edited = (
  row: BookingRecord,
  { status, paymentStatus, staffNotes, roomNumber }: Given<StaffEdit>,
) =>
  ({
    ...(status && status !== row.status ? atStatus(row, status) : {}),
    ...(paymentStatus && paymentStatus !== row.paymentStatus ? { paymentStatus } : {}),
    ...(staffNotes !== undefined && staffNotes !== row.staffNotes ? { staffNotes } : {}),
    ...(roomNumber && roomNumber !== row.roomNumber ? { roomNumber, movedFrom: row.roomNumber } : {}),
  }) satisfies RecordChange

export const completed = (row: BookingRecord) =>
  ({
    bookingStatus: 'completed',
    completedAt: new Date(),
    ...atStatus(row, 'delivered'),
  }) satisfies RecordChange

export const cancelled = (cancelReason: BookingRecord['cancelReason']) =>
  ({
    bookingStatus: 'cancelled',
    status: 'cancelled',
    cancelledAt: new Date(),
    cancelReason,
  }) satisfies RecordChange

/** A booking that is open again, at its first status or the one given. */
export const reopened = (row: BookingRecord, status: OpenStatus = 'pending') =>
  ({
    bookingStatus: 'open',
    completedAt: null,
    cancelledAt: null,
    cancelReason: null,
    ...atStatus(row, status),
  }) satisfies RecordChange
