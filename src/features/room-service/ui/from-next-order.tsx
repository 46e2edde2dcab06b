import { useQueryClient } from '@tanstack/react-query'
import { Phone, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readAvoided } from '#features/dietary/ui/avoided.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { dialAddress, receptionNumber } from '#features/hotels/reception-number.ts'
import { ownerAt } from '#features/sessions/ui/identity.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { isUnderWay } from '../rules.ts'
import { myOrders } from './my-orders-query.ts'

/** Once, when it comes: the same function on every render. */
const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'center' })

/** Says that what the guest has just saved is not in an order that is under way already. */
export function FromNextOrder() {
  const hotel = useHotel()
  const { slug } = hotel
  const { t } = useTranslation(['traits', 'guest'])
  const client = useQueryClient()
  const number = receptionNumber(hotel)
  const [isLate, setLate] = useState(false)

  const look = useEffectEvent(async () => {
    const guestId = ownerAt(slug)
    if (guestId === null) return
    const bookings = await client.fetchQuery({ ...myOrders(slug), staleTime: 0 })
    const avoided = readAvoided(slug)
    const isNew = bookings.some(
      (booking) => isUnderWay(booking) && avoided.some((trait) => !booking.avoids.includes(trait)),
    )
    setLate(isNew && ownerAt(slug) === guestId)
  })
  // what cannot be read now stands in My Bookings, with what the kitchen was told of each order
  useEffect(() => void look().catch(() => null), [])
  return (
    <div role="status">
      {isLate && (
        <div
          ref={bringIntoView}
          className="mb-5 flex animate-rise flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-wait-tint p-4 text-ink"
        >
          <TriangleAlert aria-hidden className="size-6 shrink-0 text-wait" />
          <div className="min-w-0 grow basis-48">
            <p className="font-semibold text-wait">{t('fromNextOrder')}</p>
            <p className="text-[0.9375rem] text-pretty">{t('orderUnderWay')}</p>
          </div>
          {number && (
            <a href={dialAddress(number)} className={`${buttonClass('plain')} narrow:w-full`}>
              <Phone aria-hidden className="size-4.5 shrink-0" />
              {t('guest:bookings.call')}
            </a>
          )}
        </div>
      )}
    </div>
  )
}
