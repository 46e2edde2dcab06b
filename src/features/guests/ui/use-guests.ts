import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { guestsApi } from './api.ts'

/** Lockouts start and end without a live event. */
const REFRESH_MS = 60_000

export const guestsQuery = (slug: string) => guestsApi.query.list.queryOptions({ input: { slug } })

/** The hotel's guests; a failure to load is reported once (GST-18). */
export function useGuests() {
  const { t } = useTranslation('hotel-admin')
  const guests = useQuery({ ...guestsQuery(useHotel().slug), refetchInterval: REFRESH_MS })
  useFailureToast(guests.error, t('guests.loadFailed'))
  return guests
}
