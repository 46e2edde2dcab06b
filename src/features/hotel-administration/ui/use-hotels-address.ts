import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Sort } from '#kit/web/ui/table.tsx'
import type { HotelsAddress } from '../contract.ts'
import type { HotelSort, ShownState } from '../rules.ts'

const HERE = '/hotelly/internal/admin/hotels'
const NEWEST: Sort<HotelSort> = { by: 'created', isDescending: true }

type Change = { search?: string; state?: ShownState | null; order?: Sort<HotelSort>; page?: number }

/** The screen's state as kept in the URL: search, filter, order and page; any other search begins at page 1. */
export function useHotelsAddress() {
  const { search = '', state, sort, desc = false, page = 1 }: HotelsAddress = useSearch({ from: HERE })
  const navigate = useNavigate({ from: HERE })
  const order: Sort<HotelSort> = sort ? { by: sort, isDescending: desc } : NEWEST
  const go = (change: Change) => {
    const next = { search, state: state ?? null, order, page: 1, ...change }
    const isNewest = next.order.by === NEWEST.by && next.order.isDescending
    return navigate({
      search: {
        ...(next.search ? { search: next.search } : {}),
        ...(next.state ? { state: next.state } : {}),
        ...(isNewest ? {} : { sort: next.order.by }),
        ...(!isNewest && next.order.isDescending ? { desc: true } : {}),
        ...(next.page > 1 ? { page: next.page } : {}),
      },
      replace: change.page === undefined,
      resetScroll: change.page !== undefined,
    })
  }
  return { asked: { search, state: state ?? null, page }, order, go }
}
