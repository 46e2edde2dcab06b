import { useNavigate, useSearch } from '@tanstack/react-router'
import { matchesSearch } from '#features/bookings/ui/staff/fold-search.ts'
import type { ServiceBooking } from '../../contract.ts'
import { readServiceBookingsAddress } from './service-bookings-address.ts'

/** The state of a screen of requests and appointments as kept in the URL. */
export function useServiceBookingsAddress() {
  const address = readServiceBookingsAddress(useSearch({ strict: false }))
  const navigate = useNavigate()
  const { tab = null, team = null, kind = null, category = null, outcome = null } = address
  const { search = '', page = 1, from = null, to = null, day = null, resource = null } = address
  /** Navigates with these changes, to the first page unless another one is given. */
  const go = (change: Record<string, unknown>) =>
    navigate({
      to: '.',
      search: readServiceBookingsAddress({ ...address, page: 1, ...change }),
      replace: true,
      resetScroll: false,
    })
  return {
    tab,
    search,
    page,
    team,
    kind,
    category,
    outcome,
    from,
    to,
    day,
    resource,
    go,
    isNarrowed: Boolean(search || team || kind || category || outcome || from || to),
    /** Those that match search and filters. */
    narrow: (all: readonly ServiceBooking[]) =>
      all.filter(
        (booking) =>
          (!team || booking.team === team) &&
          (!kind || booking.kind === kind) &&
          (!category || booking.category === category) &&
          (!search || matchesSearch(booking, search)),
      ),
    showAll: () =>
      go({ search: '', team: null, kind: null, category: null, outcome: null, from: null, to: null }),
  }
}
