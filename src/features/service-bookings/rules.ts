import { OPEN_STATUSES } from '#features/bookings/rules.ts'
import { DECLARED } from '#features/categories/all.ts'
import type { ServiceBooking } from './contract.ts'

/** How long before it is wanted a request for later is to be begun. */
export const AHEAD_MS = 30 * 60_000

type OpenStatus = (typeof OPEN_STATUSES)[number]

/** What a status is called: a key of `work:steps`; a cancelled booking has the word of that. */
export const wordOf = ({ category, kind, status }: Pick<ServiceBooking, 'category' | 'kind' | 'status'>) =>
  status === 'cancelled' ? 'cancelled' : DECLARED[category].steps[kind][status]

/** The steps of a booking, each with its word and when it was reached; those that are still to come have no moment. */
export function stepsOf(
  booking: Pick<
    ServiceBooking,
    'category' | 'kind' | 'createdAt' | 'confirmedAt' | 'preparationAt' | 'deliveredAt' | 'needsAnswer'
  >,
) {
  const words = DECLARED[booking.category].steps[booking.kind]
  const at: Record<OpenStatus, string | null> = {
    pending: booking.createdAt,
    confirmed: booking.confirmedAt,
    in_preparation: booking.preparationAt,
    delivered: booking.deliveredAt,
  }
  // an appointment that stands at once has waited for nobody
  const steps =
    booking.kind === 'appointment' && !booking.needsAnswer ? OPEN_STATUSES.slice(1) : OPEN_STATUSES
  return steps.map((status) => ({ status, word: words[status], at: at[status] }))
}

/** When a request is to be done, or an appointment begins. */
export const wantedAt = ({ startsAt, dueAt, promisedAt, createdAt }: Timed) =>
  startsAt ?? dueAt ?? promisedAt ?? createdAt

type Timed = Pick<ServiceBooking, 'startsAt' | 'dueAt' | 'promisedAt' | 'createdAt'>

/** Whether nobody has done it although its time has come. */
export const isLate = (
  booking: Timed & Pick<ServiceBooking, 'bookingStatus' | 'status' | 'kind'>,
  now: number,
): boolean => {
  if (booking.bookingStatus !== 'open' || booking.status === 'delivered') return false
  if (booking.kind === 'appointment' && booking.status === 'in_preparation') return false
  return now > Date.parse(wantedAt(booking))
}

/** Whether its guest can still move or cancel it. */
export const mayGuestChange = (
  {
    bookingStatus,
    status,
    kind,
    cancelUntil,
  }: Pick<ServiceBooking, 'bookingStatus' | 'status' | 'kind' | 'cancelUntil'>,
  now: number,
): boolean => {
  if (bookingStatus !== 'open') return false
  if (kind === 'request') return status === 'pending' || status === 'confirmed'
  return (
    (status === 'pending' || status === 'confirmed') && cancelUntil !== null && now <= Date.parse(cancelUntil)
  )
}
