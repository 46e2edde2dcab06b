import { useState } from 'react'
import { ROOM_NUMBER_LENGTH } from '#features/guests/contract.ts'
import { isSame } from '#kit/shared/same.ts'
import { lengthOf } from '#kit/shared/text.ts'
import type { Booking } from '../../contract.ts'
import { STAFF_NOTES_LENGTH } from '../../rules.ts'
import type { Edit } from './use-booking-actions.ts'

/** Unsaved edits, kept per field, so that others' changes to the other fields still show. */
export function useBookingEdit(booking: Booking, opened: Booking) {
  const [touched, setTouched] = useState<Edit>({})
  const [accepted, setAccepted] = useState(opened.version)

  const edit = Object.fromEntries(
    Object.entries(touched).filter(([name, value]) => !isSame(value, booking[name as keyof Edit])),
  ) as Edit

  return {
    edit,
    change: (more: Edit) => setTouched((before) => ({ ...before, ...more })),
    forget: () => setTouched({}),
    isChanged: Object.keys(edit).length > 0,
    isRoomMissing: edit.roomNumber?.trim() === '',
    isTooLong:
      lengthOf(edit.staffNotes ?? '') > STAFF_NOTES_LENGTH ||
      lengthOf(edit.roomNumber ?? '') > ROOM_NUMBER_LENGTH,
    /** Somebody else changed it while it was open here. */
    isOvertaken: booking.version > accepted,
    accept: (own: Booking) => setAccepted(own.version),
  }
}
