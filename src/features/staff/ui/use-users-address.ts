import { useNavigate, useSearch } from '@tanstack/react-router'

const HERE = '/hotelly/internal/admin/users'

/** The screen's state as kept in the URL: search, hotel and page, or the list of super admins. */
export function useUsersAddress() {
  const { search = '', hotel = null, page = 1, show = null } = useSearch({ from: HERE })
  const navigate = useNavigate({ from: HERE })
  /** A new search or hotel starts at the first page. */
  const go = (change: { search?: string; hotel?: string | null; page?: number }) => {
    const next = { search, hotel, page: 1, ...change }
    return navigate({
      search: {
        ...(next.search ? { search: next.search } : {}),
        ...(next.hotel ? { hotel: next.hotel } : {}),
        ...(next.page > 1 ? { page: next.page } : {}),
      },
      replace: change.page === undefined,
      resetScroll: change.page !== undefined,
    })
  }
  const goTo = (wanted: 'super-admins' | null) =>
    navigate({ search: wanted ? { show: wanted } : {}, replace: true })
  return { search, hotel, page, show, go, goTo }
}
