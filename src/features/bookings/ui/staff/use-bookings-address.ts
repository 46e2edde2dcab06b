import { useNavigate, useSearch } from '@tanstack/react-router'
import { type BookingsAddress, readBookingsAddress, type Scope } from './booking-choices.ts'

const HERE = '/hotelly/$slug/admin/bookings/room-service'

/** What the address says is on the screen: which bookings, what they are narrowed to, how they are shown. */
export function useBookingsAddress() {
  const address: BookingsAddress = useSearch({ from: HERE })
  const navigate = useNavigate({ from: HERE })
  const scope: Scope = address.scope ?? 'ongoing'
  const { search = '', page = 1 } = address
  const { status = null, payment = null, view = null } = address
  /** Goes on with these changes, on the first page unless another is asked for. */
  const go = (change: Record<string, unknown>) =>
    navigate({
      search: readBookingsAddress({ ...address, page: 1, ...change }),
      replace: true,
      resetScroll: false,
    })
  return {
    ...{ scope, search, page, status, payment, view, go },
    isNarrowed: Boolean(search || status || payment),
    showAll: () => go({ search: '', status: null, payment: null }),
  }
}
