import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ShownState } from '../contract.ts'

const HERE = '/hotelly/internal/admin/hotels'

type Address = { search?: string; state?: ShownState; page?: number }

/** The screen's state as kept in the URL: search, filter and page. */
export function useHotelsAddress() {
  const { search = '', state, page = 1 }: Address = useSearch({ from: HERE })
  const navigate = useNavigate({ from: HERE })
  const go = (change: { search?: string; state?: ShownState | null; page?: number }) => {
    const next = { search, state: state ?? null, page: 1, ...change }
    return navigate({
      search: {
        ...(next.search ? { search: next.search } : {}),
        ...(next.state ? { state: next.state } : {}),
        ...(next.page > 1 ? { page: next.page } : {}),
      },
      replace: change.page === undefined,
      resetScroll: change.page !== undefined,
    })
  }
  return { asked: { search, state: state ?? null, page }, go }
}
