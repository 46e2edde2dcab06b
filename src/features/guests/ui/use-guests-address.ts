import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Sort } from '#kit/web/ui/table.tsx'
import type { Counter, SortKey } from '../contract.ts'
import { readGuestsAddress } from './guests-address.ts'

const HERE = '/hotelly/$slug/admin/guests'
const NEWEST: Sort<SortKey> = { by: 'created', isDescending: true }

/** The screen's state as kept in the URL: search, filter, order and page; any other search begins at page 1. */
export function useGuestsAddress() {
  const {
    search = '',
    show = null,
    sort,
    desc = false,
    page = 1,
  } = readGuestsAddress(useSearch({ from: HERE }))
  const navigate = useNavigate({ from: HERE })
  const order: Sort<SortKey> = sort ? { by: sort, isDescending: desc } : NEWEST
  const go = (change: { search?: string; show?: Counter | null; order?: Sort<SortKey>; page?: number }) => {
    const next = { search, show, order, page: 1, ...change }
    const isNewest = next.order.by === NEWEST.by && next.order.isDescending
    return navigate({
      search: {
        ...(next.search ? { search: next.search } : {}),
        ...(next.show ? { show: next.show } : {}),
        ...(isNewest ? {} : { sort: next.order.by }),
        ...(!isNewest && next.order.isDescending ? { desc: true } : {}),
        ...(next.page > 1 ? { page: next.page } : {}),
      },
      replace: true,
      resetScroll: false,
    })
  }
  return { search, show, order, page, go }
}
