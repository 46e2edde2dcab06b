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

type OrderHelpProps = {
  booking: GuestOrder
  /** Where there is little room: both ways side by side. */
  isRow?: boolean
}

/** How an order is changed or cancelled: by its guest until staff have confirmed it, then by a call. */
export function OrderHelp({ booking, isRow = false }: OrderHelpProps) {
  const hotel = useHotel()
  const { t } = useTranslation('guest')
  const { data: promise } = useQuery(promiseOf(hotel.slug))
  const [isAsked, setIsAsked] = useState(false)
  const canCancel = promise !== undefined && mayGuestCancel(booking, promise)
  const canCall = receptionNumber(hotel) !== null
  return (
    <>
      {isUnderWay(booking) && (canCancel || canCall) && (
        <p
          className={`text-center text-pretty text-muted ${isRow ? 'text-[0.8125rem] leading-snug' : 'text-[0.9375rem]'}`}
        >
          {t(canCancel ? 'order.cancel.until' : 'order.cancel.call')}
        </p>
      )}
      <div className={isRow ? 'flex gap-2.5 narrow:flex-wrap' : 'contents'}>
        {canCancel && (
          <Button
            size="lg"
            aria-haspopup="dialog"
            className={isRow ? 'min-w-0 shrink grow basis-0 px-2! text-[0.9375rem]! whitespace-normal!' : ''}
            onClick={() => setIsAsked(true)}
          >
            {t('order.cancel.action')}
          </Button>
        )}
        <PhoneLink
          label={t('bookings.call')}
          className={`min-h-13! gap-x-1.5! px-2! border border-line bg-card ${
            isRow ? 'min-w-0 grow basis-0 py-1 text-[0.9375rem] leading-tight' : ''
          }`}
        />
      </div>
      {isAsked && <CancelOrder booking={booking} onClose={() => setIsAsked(false)} />}
    </>
  )
}
