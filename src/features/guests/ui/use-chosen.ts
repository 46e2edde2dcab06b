import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { CHOSEN_AT_ONCE, type Guest } from '../contract.ts'
import { guestsApi } from './api.ts'

/** Reads the selected guests as they are now, and says how many others have deleted meanwhile. */
export function useChosen() {
  const { t } = useTranslation('hotel-admin')
  const { errorText } = useErrorText()
  const { slug } = useHotel()
  return useMutation({
    mutationFn: async (chosen: readonly Guest[]) => {
      const found = new Map<string, Guest>()
      for (let from = 0; from < chosen.length; from += CHOSEN_AT_ONCE) {
        const ids = chosen.slice(from, from + CHOSEN_AT_ONCE).map(({ id }) => id)
        for (const guest of await guestsApi.call.checkChosen({ slug, ids })) found.set(guest.id, guest)
      }
      const isHere = (guest: Guest) => found.has(guest.id)
      const gone = chosen.filter((guest) => !isHere(guest))
      return { here: chosen.filter(isHere).map((guest) => found.get(guest.id) ?? guest), gone }
    },
    onSuccess: ({ gone }) => {
      if (gone.length > 0) toast.info(t('guests.chosenGone', { count: gone.length }))
    },
    onError: (error) => toast.error(t('guests.loadFailed'), { description: errorText(error, '') }),
  })
}
