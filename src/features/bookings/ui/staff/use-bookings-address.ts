import { useNavigate, useSearch } from '@tanstack/react-router'

/** What the address says is on the screen: which bookings, and what was searched for. */
export function useBookingsAddress() {
  const { scope = 'ongoing', search = '' } = useSearch({
    from: '/hotelly/$slug/admin/bookings/room-service',
  })
  const navigate = useNavigate({ from: '/hotelly/$slug/admin/bookings/room-service' })
  const searchFor = (wanted: string) =>
    navigate({
      search: {
        ...(scope === 'previous' ? { scope } : {}),
        ...(wanted ? { search: wanted } : {}),
      },
      replace: true,
    })
  return { scope, search, searchFor }
}
