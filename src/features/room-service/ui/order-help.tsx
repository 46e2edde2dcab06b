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

const IN_ROW = 'min-w-0 shrink grow gap-x-1.5! px-2! py-1 text-[0.9375rem] leading-tight whitespace-normal!'

type OrderHelpProps = { booking: GuestOrder }

/** Whether its guest may still cancel an order, and whether anything can be changed of it by a call. */
function useHelp(booking: GuestOrder) {
  const hotel = useHotel()
  const { data: promise } = useQuery(promiseOf(hotel.slug))
  return {
    canCancel: promise !== undefined && mayGuestCancel(booking, promise),
    canCall: receptionNumber(hotel) !== null,
  }
}

/** How an order is changed or cancelled, in words: by its guest until staff have confirmed it, then by a call. */
export function HelpWords({ booking, className }: OrderHelpProps & { className: string }) {
  const { t } = useTranslation('guest')
  const { canCancel, canCall } = useHelp(booking)
  return isUnderWay(booking) && (canCancel || canCall) ? (
    <p className={`text-center text-pretty text-muted ${className}`}>
      {t(canCancel ? 'order.cancel.until' : 'order.cancel.call')}
    </p>
  ) : null
}

/** Cancelling the order, and a call; where there is little room, calm and side by side. */
export function HelpActions({ booking, isRow = false }: OrderHelpProps & { isRow?: boolean }) {
  const { t } = useTranslation('guest')
  const [isAsked, setIsAsked] = useState(false)
  const { canCancel } = useHelp(booking)
  return (
    <>
      <div className={isRow ? 'flex gap-1 narrow:flex-wrap' : 'contents'}>
        {canCancel && (
          <Button
            look={isRow ? 'quiet' : 'plain'}
            size={isRow ? 'md' : 'lg'}
            aria-haspopup="dialog"
            className={isRow ? IN_ROW : ''}
            onClick={() => setIsAsked(true)}
          >
            {t('order.cancel.action')}
          </Button>
        )}
        <PhoneLink
          label={t('bookings.call')}
          isBrief={isRow}
          className={isRow ? IN_ROW : 'min-h-13! gap-x-1.5! border border-line bg-card px-2!'}
        />
      </div>
      {isAsked && <CancelOrder booking={booking} onClose={() => setIsAsked(false)} />}
    </>
  )
}

/** Both, where there is room for them. */
export const OrderHelp = ({ booking }: OrderHelpProps) => (
  <>
    <HelpWords booking={booking} className="text-[0.9375rem]" />
    <HelpActions booking={booking} />
  </>
)
