import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { OfferFrame, type OfferSheetProps } from '#features/service-bookings/ui/offer-frame.tsx'
import { useDraft } from '#features/service-bookings/ui/use-draft.ts'
import { RequestTime } from './request-time.tsx'

/** What can be asked for, as soon as possible or, where it asks that, for a time. */
export function AskSheet(props: OfferSheetProps) {
  const { slug } = useHotel()
  const { offer } = props
  const drafting = useDraft(slug, offer.id)
  const { draft, change } = drafting
  return (
    <OfferFrame
      {...props}
      drafting={drafting}
      due={
        offer.asksTime && (
          <RequestTime
            offer={offer}

            dueAt={draft.dueAt}
            onDueAt={(dueAt) => change({ dueAt })}
          />
        )
      }
    />
  )
}
