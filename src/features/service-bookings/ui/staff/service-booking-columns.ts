import { type ExportColumns, momentIn, totalOf } from '#features/bookings/ui/staff/export-columns.ts'
import { shortId } from '#kit/shared/ids.ts'
import { type Language, localized } from '#kit/shared/languages.ts'
import type { ServiceBooking } from '../../contract.ts'

type Words = {
  kindOf: (booking: ServiceBooking) => string
  teamOf: (booking: ServiceBooking) => string
  paymentOf: (booking: ServiceBooking) => string
  statusOf: (booking: ServiceBooking) => string
  outcomeOf: (booking: ServiceBooking) => string
  reasonOf: (booking: ServiceBooking) => string
  timeZone: string
  language: Language
}

/** What a file for a spreadsheet says of a request or an appointment. */
export function serviceBookingColumns({ timeZone, language, ...words }: Words) {
  const momentOf = momentIn(timeZone)
  const answersOf = ({ answers }: ServiceBooking) =>
    answers
      .map(({ label, count, choice, note, picture }) => {
        const value = count ?? (choice ? localized(choice, language) : (note ?? picture))
        return value === null ? '' : `${localized(label, language)}: ${value}`
      })
      .filter(Boolean)
      .join('; ')
  return {
    id: ({ id }) => `#${shortId(id)}`,
    booked: ({ createdAt }) => momentOf(createdAt),
    kind: words.kindOf,
    team: words.teamOf,
    room: ({ roomNumber }) => roomNumber,
    guest: ({ guestName }) => guestName,
    what: ({ name }) => localized(name, language),
    answers: answersOf,
    note: ({ note }) => note ?? '',
    begins: ({ startsAt, dueAt }) => momentOf(startsAt ?? dueAt),
    ends: ({ endsAt }) => momentOf(endsAt),
    resource: ({ resource }) => (resource ? localized(resource.name, language) : ''),
    people: ({ places }) => String(places ?? ''),
    total: totalOf,
    currency: ({ currency }) => currency,
    payment: words.paymentOf,
    status: words.statusOf,
    outcome: words.outcomeOf,
    reason: words.reasonOf,
    takenBy: ({ takenBy }) => takenBy ?? '',
    staffNotes: ({ staffNotes }) => staffNotes ?? '',
  } satisfies ExportColumns<ServiceBooking, string>
}
