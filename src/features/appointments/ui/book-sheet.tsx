import { useState } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { OfferFrame, type OfferSheetProps } from '#features/service-bookings/ui/offer-frame.tsx'
import { useDraft } from '#features/service-bookings/ui/use-draft.ts'
import { AppointmentTime } from './appointment-time.tsx'
import { focusTimes } from './slot-picker.tsx'
import { useChosenTime } from './use-chosen-time.ts'
import { useRefreshSlots } from './use-slots.ts'

/** What can be booked for one of its free times. */
export function BookSheet(props: OfferSheetProps) {
  const { slug } = useHotel()
  const { offer } = props
  const drafting = useDraft(slug, offer.id)
  const time = useChosenTime(offer, drafting.draft)
  const refresh = useRefreshSlots()
  const [isAsked, setAsked] = useState(false)
  const { places, startsAt, isTaken } = time
  return (
    <OfferFrame
      {...props}
      drafting={drafting}
      slot={{
        choice: <AppointmentTime offer={offer} time={time} change={drafting.change} isAsked={isAsked} />,
        places,
        startsAt,
        isTaken,
        onFinish: () => setAsked(true),
        refresh,
        lead: focusTimes,
      }}
    />
  )
}
