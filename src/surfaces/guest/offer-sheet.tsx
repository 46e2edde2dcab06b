import { BookSheet } from '#features/appointments/ui/book-sheet.tsx'
import { AskSheet } from '#features/requests/ui/ask-sheet.tsx'
import type { OfferSheetProps } from '#features/service-bookings/ui/offer-frame.tsx'

const SHEETS = { request: AskSheet, appointment: BookSheet }

/** What can be asked for or booked, in the sheet of its kind. */
export function OfferSheet(props: OfferSheetProps) {
  const Sheet = SHEETS[props.offer.kind]
  return <Sheet {...props} />
}
