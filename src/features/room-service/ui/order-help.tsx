import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { receptionNumber } from '#features/hotels/reception-number.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { PhoneLink } from '#features/hotels/ui/phone-link.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import type { GuestOrder } from '../contract.ts'
import { mayGuestCancel } from '../own-order.ts'
import { isUnderWay } from '../rules.ts'
import { CancelOrder } from './cancel-order.tsx'
import { promiseOf } from './promise-query.ts'

/** How an order is changed or cancelled: by its guest until staff have confirmed it, then by a call. */
export function OrderHelp({ booking }: { booking: GuestOrder }) {
  const hotel = useHotel()
  const { t } = useTranslation('guest')
  const { data: promise } = useQuery(promiseOf(hotel.slug))
  const [isAsked, setIsAsked] = useState(false)
  const canCancel = promise !== undefined && mayGuestCancel(booking, promise)
  const canCall = receptionNumber(hotel) !== null
  return (
    <>
      {isUnderWay(booking) && (canCancel || canCall) && (
        <p className="text-center text-[0.9375rem] text-pretty text-muted">
          {t(canCancel ? 'order.cancel.until' : 'order.cancel.call')}
        </p>
      )}
      {canCancel && (
        <Button size="lg" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
          {t('order.cancel.action')}
        </Button>
      )}
      <PhoneLink
        label={t('bookings.call')}
        className="min-h-13! gap-x-1.5! px-2! border border-line bg-card"
      />
      {isAsked && <CancelOrder booking={booking} onClose={() => setIsAsked(false)} />}
    </>
  )
}
