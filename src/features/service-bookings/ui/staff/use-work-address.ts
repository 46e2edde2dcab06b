import { useNavigate, useSearch } from '@tanstack/react-router'
import { matchesSearch } from '#features/bookings/ui/staff/fold-search.ts'
import type { Work } from '../../contract.ts'
import { readWorkAddress } from './work-address.ts'

/** The state of a screen of requests and appointments as kept in the URL. */
export function useWorkAddress() {
  const address = readWorkAddress(useSearch({ strict: false }))
  const navigate = useNavigate()
  const { tab = null, team = null, kind = null, category = null, outcome = null } = address
  const { search = '', page = 1, from = null, to = null, day = null, resource = null } = address
  /** Navigates with these changes, to the first page unless another one is given. */
  const go = (change: Record<string, unknown>) =>
    navigate({
      to: '.',
      search: readWorkAddress({ ...address, page: 1, ...change }),
      replace: true,
      resetScroll: false,
    })
  return {
    ...{ tab, search, page, team, kind, category, outcome, from, to, day, resource, go },
    isNarrowed: Boolean(search || team || kind || category || outcome || from || to),
    /** Those that match search and filters. */
    narrow: (all: readonly Work[]) =>
      all.filter(
        (work) =>
          (!team || work.team === team) &&
          (!kind || work.kind === kind) &&
          (!category || work.category === category) &&
          (!search || matchesSearch(work, search)),
      ),
    showAll: () =>
      go({ search: '', team: null, kind: null, category: null, outcome: null, from: null, to: null }),
  }
}
