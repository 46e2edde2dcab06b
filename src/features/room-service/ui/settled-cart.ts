import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { settleCart } from './cart.ts'
import { myOrders } from './my-orders-query.ts'

/** Takes out of the cart what had arrived when the page was left in the middle of sending, and shows it as sent. */
export function SettledCart({ sent }: { sent: string }) {
  const { slug } = useHotel()
  const navigate = useNavigate()
  const { data } = useQuery(myOrders(slug))
  const arrived = data?.find(({ key }) => key === sent)
  useEffect(() => {
    if (!arrived) return
    settleCart(slug, arrived)
    const state = { activeTab: 'services', sentOrder: arrived.id }
    void navigate({ to: '/hotelly/$slug/services', params: { slug }, state, replace: true })
  }, [arrived, slug, navigate])
  return null
}
