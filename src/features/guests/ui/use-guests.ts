import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { guestsApi } from './api.ts'
import { useGuestsAddress } from './use-guests-address.ts'

/** Lockouts start and end without a live event. */
const REFRESH_MS = 60_000

/** The page of guests selected in the URL; a failure to load is reported once (GST-18). */
export function useGuests() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { search, show, order, page } = useGuestsAddress()
  const { by: sort, isDescending } = order
  const guests = useQuery({
    ...guestsApi.query.list.queryOptions({ input: { slug, search, show, sort, isDescending, page } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  useFailureToast(guests.error, t('guests.loadFailed'))
  return guests
}
