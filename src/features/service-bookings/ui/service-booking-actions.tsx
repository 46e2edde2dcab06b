import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '#kit/web/later.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { useNow } from '#kit/web/use-now.ts'
import type { GuestServiceBooking } from '../contract.ts'
import { mayGuestChange } from '../rules.ts'

const CancelServiceBooking = later(() => import('./cancel-service-booking.tsx'), 'CancelServiceBooking')

type ActionsProps = {
  booking: GuestServiceBooking
  /** What can be done with its kind alone. */
  children: ReactNode
}

/** What a guest can do with their own; last, cancel it. */
export function ServiceBookingActions({ booking, children }: ActionsProps) {
  const { t } = useTranslation('work')
  const [isCancelling, setCancelling] = useState(false)
  return (
    <div className="flex flex-wrap gap-2 empty:hidden *:grow">
      {children}
      {mayGuestChange(booking, useNow().getTime()) && (
        <Button aria-haspopup="dialog" className="text-late!" onClick={() => setCancelling(true)}>
          <X aria-hidden className="size-4.5" />
          {t(`guest.cancel.${booking.kind}`)}
        </Button>
      )}
      {isCancelling && <CancelServiceBooking booking={booking} onClose={() => setCancelling(false)} />}
    </div>
  )
}
