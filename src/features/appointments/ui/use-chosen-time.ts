import type { GuestOffer } from '#features/service-items/contract.ts'
import type { Draft } from '#features/service-bookings/ui/use-draft.ts'
import { isFree, useSlots } from './use-slots.ts'

/** What a draft says of an appointment's time, as far as it can still be had. */
export function useChosenTime(offer: GuestOffer, draft: Draft) {
  const places = Math.min(draft.places, offer.placesMax)
  const resourceId = offer.resources.some(({ id }) => id === draft.resourceId) ? draft.resourceId : null
  const asked = { offerId: offer.id, places, except: null }
  const { data: days } = useSlots(asked)
  // what may have been booked already by this very draft is taken by nobody else
  const isTaken =
    days !== undefined &&
    draft.startsAt !== null &&
    draft.sent !== draft.key &&
    !isFree(days, draft.startsAt, resourceId)
  return { asked, places, resourceId, days, isTaken, startsAt: isTaken ? null : draft.startsAt }
}
export type ChosenTime = ReturnType<typeof useChosenTime>
