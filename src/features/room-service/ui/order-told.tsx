import { Suspense } from 'react'
import { KitchenTold } from '#features/dietary/ui/kitchen-told.tsx'
import type { GuestOrder } from '../contract.ts'

/** What the kitchen reads of the guest's list and notes with an order; of one that is cancelled nobody need know. */
export const OrderTold = ({ booking, className = '' }: { booking: GuestOrder; className?: string }) =>
  (booking.avoids.length > 0 || booking.concernsHealth) &&
  booking.status !== 'cancelled' && (
    <Suspense>
      <KitchenTold
        avoided={booking.avoids}
        concernsHealth={booking.concernsHealth}
        acknowledgedAt={booking.acknowledgedAt}
        className={className}
      />
    </Suspense>
  )
