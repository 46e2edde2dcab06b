import { useNavigate, useSearch } from '@tanstack/react-router'
import { DEFAULT_PERIOD, type Period } from '../rules.ts'

const HERE = '/hotelly/internal/admin/assistant'

/** The screen's state as kept in the URL: period, search and page. */
export function useFiguresAddress() {
  const { days = DEFAULT_PERIOD, search = '', page = 1 } = useSearch({ from: HERE })
  const navigate = useNavigate({ from: HERE })
  /** Another period or search starts at the first page. */
  const go = (change: { days?: Period; search?: string; page?: number }) => {
    const next = { days, search, page: 1, ...change }
    return navigate({
      search: {
        ...(next.days === DEFAULT_PERIOD ? {} : { days: next.days }),
        ...(next.search ? { search: next.search } : {}),
        ...(next.page > 1 ? { page: next.page } : {}),
      },
      replace: change.page === undefined,
      resetScroll: change.page !== undefined,
    })
  }
  return { asked: { days, search, page }, go }
}
