import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { type Guest, GUESTS_PER_PAGE } from '../contract.ts'
import { guestsApi } from './api.ts'
import { useGuestsAddress } from './use-guests-address.ts'

/** Reads every page of the guests that match the search and the filter. */
export function useMatchingGuests() {
  const { t } = useTranslation('hotel-admin')
  const { errorText } = useErrorText()
  const { slug } = useHotel()
  const { search, show } = useGuestsAddress()
  return useMutation({
    mutationFn: async () => {
      const found: Guest[] = []
      for (let page = 1, pages = 1; page <= pages; page++) {
        const { guests, total } = await guestsApi.call.list({ slug, search, show, page })
        found.push(...guests)
        pages = Math.ceil(total / GUESTS_PER_PAGE)
      }
      return found
    },
    onError: (error) => toast.error(t('guests.loadFailed'), { description: errorText(error, '') }),
  })
}
