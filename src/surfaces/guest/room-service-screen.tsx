import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { refreshCart, useCart } from '#features/room-service/ui/cart.ts'
import { leftBy, offeredBy } from '#features/room-service/ui/cart-line.ts'
import { useSending } from '#features/bookings/ui/use-sending.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useIsRoomServiceClosed } from '#features/services/ui/use-is-room-service-closed.ts'
import type { GuestSession } from '#features/sessions/contract.ts'
import { GuestsOnly } from '#features/sessions/ui/guests-only.tsx'
import { useLiveGuest } from '#features/sessions/ui/use-guest.ts'
import { useSurface } from '#kit/web/surface.ts'
import { later } from '#kit/web/later.tsx'
import { menuAt } from '#features/menu/served.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { Menu } from './menu.tsx'

const SettledCart = later(() => import('#features/room-service/ui/settled-cart.ts'), 'SettledCart')
const OrderReview = later(() => import('#features/room-service/ui/order-review.tsx'), 'OrderReview')

/** RS-01: menu, cart and order, for guests only (OP-29). */
export function RoomServiceScreen() {
  const { guest: present, isCertain } = useLiveGuest()
  const [wasGuest, setWasGuest] = useState(present !== null)
  if (present && !wasGuest) setWasGuest(true)
  const guest = useDeferredValue(present)
  useSurface('guest')
  if (guest) return <ForGuests guest={guest} />
  return isCertain && !present && !wasGuest ? <GuestsOnly screen="room-service" /> : null
}

function ForGuests({ guest }: { guest: GuestSession }) {
  const { slug, currency, timeZone } = useHotel()
  // by where the guest still is: once the order is sent, the review stays until the services are there
  const isReviewing = useRouterState({
    select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).hash === 'order',
  })
  const sending = useSending()
  const { sent, dueAt } = useCart(slug)
  const isClosed = useIsRoomServiceClosed()
  const menu = useQuery(menuApi.query.list.queryOptions({ input: { slug } }))

  const { data: offers, dataUpdatedAt } = menu
  useEffect(() => {
    if (!offers) return
    const at = dueAt ? new Date(dueAt) : new Date()
    const then = menuAt(offers, { readAt: new Date(dataUpdatedAt), at, timeZone })
    refreshCart(slug, offeredBy(then), currency, leftBy(offers))
  }, [offers, dataUpdatedAt, slug, currency, dueAt, timeZone])

  useEffect(() => OrderReview.fetchSoon(0), [])

  return (
    <>
      {sent && sending.attempt === 0 && <SettledCart sent={sent} />}
      {isReviewing ? (
        <OrderReview guest={guest} sending={sending} isClosed={isClosed} />
      ) : (
        <Menu menu={menu} isClosed={isClosed} />
      )}
    </>
  )
}
