import { type ExportColumns, momentIn, totalOf } from '#features/bookings/ui/staff/export-columns.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { shortId } from '#kit/shared/ids.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { Order, OrderLine } from '../../contract.ts'
import { fullName } from '../use-line-name.ts'

type Words = {
  stateOf: (booking: Order) => string
  statusOf: (booking: Order) => string
  paymentOf: (booking: Order) => string
  reasonOf: (booking: Order) => string
  avoidsOf: (booking: Order) => string
  unreadable: string
  timeZone: string
  language: Language
}

/** What a file for a spreadsheet says of an order. */
export function orderColumns({ timeZone, language, unreadable, ...words }: Words) {
  const momentOf = momentIn(timeZone)
  const nameOf = (line: OrderLine) => [fullName(line, language), line.note].filter(Boolean).join(': ')
  return {
    id: ({ id }) => `#${shortId(id)}`,
    day: ({ createdAt }) => dayAt(new Date(createdAt), timeZone),
    time: ({ createdAt }) => timeAt(new Date(createdAt), timeZone),
    room: ({ roomNumber }) => roomNumber,
    guest: ({ guestName }) => guestName,
    items: ({ lines }) => lines?.map((line) => `${line.quantity} × ${nameOf(line)}`).join('; ') ?? unreadable,
    note: ({ specialInstructions }) => specialInstructions ?? '',
    total: totalOf,
    currency: ({ currency }) => currency,
    payment: words.paymentOf,
    state: words.stateOf,
    status: words.statusOf,
    delivered: ({ deliveredAt }) => momentOf(deliveredAt),
    staffNotes: ({ staffNotes }) => staffNotes ?? '',
    reason: words.reasonOf,
    due: ({ dueAt }) => momentOf(dueAt),
    promised: ({ promisedAt }) => momentOf(promisedAt),
    avoids: words.avoidsOf,
    enteredBy: ({ enteredBy }) => enteredBy ?? '',
  } satisfies ExportColumns<Order, string>
}
