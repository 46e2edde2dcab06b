import { useQueryClient } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { readAvoided } from '#features/dietary/ui/avoided.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { dialAddress, receptionNumber } from '#features/hotels/reception-number.ts'
import { ownerAt } from '#features/sessions/ui/identity.ts'
import { toast } from '#kit/web/toast.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { isUnderWay } from '../rules.ts'
import { myOrders } from './my-orders-query.ts'

/** Says that what the guest has just saved is not in an order that is under way already. */
export function FromNextOrder() {
  const hotel = useHotel()
  const { slug } = hotel
  const { t } = useTranslation(['traits', 'guest'])
  const client = useQueryClient()
  const number = receptionNumber(hotel)

  const tell = () =>
    toast.warning(`${t('fromNextOrder')} ${t('orderUnderWay')}`, {
      id: 'from-next-order',
      duration: Number.POSITIVE_INFINITY,
      action: number && (
        <a href={dialAddress(number)} className={`${buttonClass('plain')} ms-auto shrink-0`}>
          <Phone aria-hidden className="size-4.5 shrink-0" />
          {t('guest:bookings.call')}
        </a>
      ),
    })
  const look = useEffectEvent(async () => {
    const guestId = ownerAt(slug)
    if (guestId === null) return
    const bookings = await client.fetchQuery({ ...myOrders(slug), staleTime: 0 })
    const avoided = readAvoided(slug)
    const isLate = bookings.some(
      (booking) => isUnderWay(booking) && avoided.some((trait) => !booking.avoids.includes(trait)),
    )
    if (isLate && ownerAt(slug) === guestId) tell()
  })
  // what cannot be read now stands in My Bookings, with what the kitchen was told of each order
  useEffect(() => void look().catch(() => null), [])
  return null
}
