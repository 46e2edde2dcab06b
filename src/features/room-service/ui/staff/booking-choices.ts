import { PAGE_MAX, SEARCH_LENGTH } from '#kit/shared/sizes.ts'
import { isDay } from '#kit/web/read-day.ts'

export const VIEWS = ['board', 'list'] as const
export type View = (typeof VIEWS)[number]

/** The views that a URL can name: the kitchen's wall is one of them, but nobody's usual one. */
const SHOWN = [...VIEWS, 'wall'] as const
export type Shown = (typeof SHOWN)[number]

export const SCOPES = ['ongoing', 'later', 'previous'] as const
export type Scope = (typeof SCOPES)[number]

/** The status filters of each scope: the step of open bookings, the outcome of closed ones. */
export const STATUSES = {
  ongoing: ['pending', 'confirmed', 'in_preparation', 'delivered'],
  later: ['pending', 'confirmed'],
  previous: ['completed', 'cancelled'],
} as const
type Status = (typeof STATUSES)[Scope][number]

export const PAYMENTS = ['open', 'paid'] as const
type Payment = (typeof PAYMENTS)[number]

type Given = Record<string, unknown>
type BookingsAddress = {
  scope?: 'later' | 'previous'
  search?: string
  status?: Status
  payment?: Payment
  view?: Shown
  from?: string
  to?: string
  page?: number
}

/** Whether it is the kitchen's wall, which shows what is to be made now and fills the window. */
export const isWall = ({ scope, view }: BookingsAddress) => scope === undefined && view === 'wall'

/** Parses the state of the bookings screen from the URL; invalid values are dropped. */
export function readBookingsAddress(given: Given): BookingsAddress {
  const scope = SCOPES.find((scope) => scope === given.scope) ?? 'ongoing'
  const status = STATUSES[scope].find((each) => each === given.status)
  const payment = PAYMENTS.find((payment) => payment === given.payment)
  const view = SHOWN.find((each) => each === given.view)
  const page = Number(given.page)
  const day = (value: unknown) =>
    scope === 'previous' && typeof value === 'string' && isDay(value) ? value : null
  const [from, to] = [day(given.from), day(given.to)]
  const search = typeof given.search === 'number' ? String(given.search) : given.search
  return {
    ...(scope === 'ongoing' ? {} : { scope }),
    ...(typeof search === 'string' && search ? { search: search.slice(0, SEARCH_LENGTH) } : {}),
    ...(status ? { status } : {}),
    ...(payment ? { payment } : {}),
    ...(view ? { view } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(scope === 'previous' && page > 1 && page <= PAGE_MAX ? { page: Math.trunc(page) } : {}),
  }
}
