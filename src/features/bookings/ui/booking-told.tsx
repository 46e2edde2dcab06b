import { Suspense } from 'react'
import { KitchenTold } from '#features/diet/ui/kitchen-told.tsx'
import type { GuestBooking } from '../contract.ts'

/** What the kitchen has read of the guest's list with an order; of one that is cancelled nobody need know. */
export const BookingTold = ({ booking, className = '' }: { booking: GuestBooking; className?: string }) =>
  booking.avoids.length > 0 &&
  booking.status !== 'cancelled' && (
    <Suspense>
      <KitchenTold avoided={booking.avoids} acknowledgedAt={booking.acknowledgedAt} className={className} />
    </Suspense>
  )
