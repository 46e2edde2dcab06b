import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Sort } from '#kit/web/ui/table.tsx'
import { readGuestsAddress, type Shown, type SortKey } from './guest-choices.ts'

const HERE = '/hotelly/$slug/admin/guests'
const NEWEST: Sort<SortKey> = { by: 'created', isDescending: true }

/** The screen's state as kept in the URL: search, filter and order. */
export function useGuestsAddress() {
  const { search = '', show = null, sort, desc = false } = readGuestsAddress(useSearch({ from: HERE }))
  const navigate = useNavigate({ from: HERE })
  const order: Sort<SortKey> = sort ? { by: sort, isDescending: desc } : NEWEST
  const go = (change: { search?: string; show?: Shown | null; order?: Sort<SortKey> }) => {
    const next = { search, show, order, ...change }
    const isNewest = next.order.by === NEWEST.by && next.order.isDescending
    return navigate({
      search: {
        ...(next.search ? { search: next.search } : {}),
        ...(next.show ? { show: next.show } : {}),
        ...(isNewest ? {} : { sort: next.order.by }),
        ...(!isNewest && next.order.isDescending ? { desc: true } : {}),
      },
      replace: true,
      resetScroll: false,
    })
  }
  return { search, show, order, go }
}
