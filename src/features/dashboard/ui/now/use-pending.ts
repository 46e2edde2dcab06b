import { useQuery } from '@tanstack/react-query'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'
import { conversationsQuery } from '#features/chat/ui/staff/inbox-options.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useOrderWatch } from '#features/room-service/ui/staff/order-watch.tsx'
import { openOrders } from '#features/room-service/ui/staff/orders-query.ts'
import { useServiceBookingsWatch } from '#features/service-bookings/ui/staff/service-bookings-watch.tsx'
import { openServiceBookingsQuery } from '#features/service-bookings/ui/staff/service-bookings-query.ts'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { comingUp, pendingOf } from './pending.ts'

/** Chats of whom nobody tells by an event are read again as often as the count of them. */
const REFRESH_MS = 60_000

/**
 * What needs somebody now, and the appointments that are next today, from the lists that the panel keeps up to date
 * anyway. Both are null while anything of them is unknown; `next` also where no area besides room service is open.
 */
export function usePending() {
  const { slug, timeZone } = useHotel()
  const now = useHeatNow()
  const areas = useOpenCategories()
  const hasAreas = areas !== null && areas.size > 0
  const orders = useQuery(openOrders.query(slug))
  const bookings = useQuery({ ...openServiceBookingsQuery(slug), enabled: hasAreas })
  const conversations = useQuery({ ...conversationsQuery(slug, 'open'), refetchInterval: REFRESH_MS })
  const { unseen: unseenOrders } = useOrderWatch()
  const { unseen: unseenBookings } = useServiceBookingsWatch()
  const asked = hasAreas ? [orders, bookings, conversations] : [orders, conversations]
  const isKnown =
    areas !== null && orders.data && conversations.data && (!hasAreas || bookings.data !== undefined)
  const open = isKnown && {
    orders: orders.data,
    bookings: bookings.data ?? [],
    conversations: conversations.data,
    unseen: new Set([...unseenOrders, ...unseenBookings]),
  }
  return {
    pending: open ? pendingOf(open, now) : null,
    next: open && hasAreas ? comingUp(open.bookings, now, timeZone) : null,
    error: asked.find(({ data, error }) => data === undefined && error)?.error ?? null,
    isFetching: asked.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(asked.map(({ refetch }) => refetch())),
  }
}
