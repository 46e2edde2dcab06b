import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Order } from '../../contract.ts'
import { isWall, readBookingsAddress, type Scope } from './booking-choices.ts'
import { matchesSearch } from '#features/bookings/ui/staff/fold-search.ts'

const HERE = '/hotelly/$slug/admin/bookings/room-service'

/** The screen's state as kept in the URL: scope, filters and view. */
export function useBookingsAddress() {
  const address = readBookingsAddress(useSearch({ from: HERE }))
  const navigate = useNavigate({ from: HERE })
  const scope: Scope = address.scope ?? 'ongoing'
  const { search = '', page = 1 } = address
  const { status = null, payment = null, view = null, from = null, to = null } = address
  /** Navigates with these changes, to the first page unless another one is given. */
  const go = (change: Record<string, unknown>) =>
    navigate({
      search: readBookingsAddress({ ...address, page: 1, ...change }),
      replace: true,
      resetScroll: false,
    })
  return {
    scope,
    search,
    page,
    status,
    payment,
    view,
    from,
    to,
    go,
    isWall: isWall(address),
    isNarrowed: Boolean(search || status || payment || from || to),
    /** Those of the open bookings that match search and filters. */
    narrow: (bookings: readonly Order[]) =>
      bookings.filter(
        (booking) =>
          (!status || booking.status === status) &&
          (!payment || booking.paymentStatus === payment) &&
          (!search || matchesSearch(booking, search)),
      ),
    showAll: () => go({ search: '', status: null, payment: null, from: null, to: null }),
  }
}
