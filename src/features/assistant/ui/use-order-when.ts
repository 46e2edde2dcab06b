import { useState } from 'react'
import { useCart } from '#features/room-service/ui/cart.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { OrderIntent } from '../intents.ts'

/** A time that an order may be for; null: as soon as possible. */
export type OrderMoment = string | null

/**
 * For when a card's dishes are put into the cart: an order has one time, so that where its cart has another, or an hour
 * may be in the morning or in the evening, or was not said, the guest chooses. `moment` is undefined until then.
 */
export function useOrderWhen({
  dueAt,
  either,
  openTime,
}: Pick<OrderIntent, 'dueAt' | 'either' | 'openTime'>) {
  const { slug } = useHotel()
  const { lines, dueAt: cart } = useCart(slug)
  const [hour, setHour] = useState<OrderMoment>()
  const [one, setOne] = useState<OrderMoment>()
  const wanted: OrderMoment | undefined = either || openTime ? hour : (dueAt ?? null)
  const isSet = lines.length > 0 || cart !== null
  const isOther = isSet && wanted !== undefined && wanted !== cart
  const chosen = isOther && (one === cart || one === wanted) ? one : undefined
  return {
    moment: isOther ? chosen : wanted,
    hours: either ? { moments: either, chosen: hour ?? undefined, choose: setHour } : null,
    open: openTime ? { openTime, chosen: hour, choose: setHour } : null,
    times: isOther ? { cart, moments: [cart, wanted], chosen, choose: setOne } : null,
  }
}
