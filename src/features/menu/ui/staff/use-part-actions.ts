import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import type { DayPart } from '../../parts-contract.ts'
import { staffMenuQuery } from './menu-query.ts'
import { partsApi, partsQuery } from './parts-query.ts'

type Wish = (parts: readonly DayPart[]) => DayPart[]

/** Saves the parts of the day as a change of them wants; a refused change shows them as they stand. */
export function usePartActions() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const { queryKey } = partsQuery(slug)

  return useMutation({
    mutationFn: (wish: Wish) => {
      const seen = client.getQueryData(queryKey) ?? []
      return partsApi.call.save({ slug, seen, wanted: wish(seen) })
    },
    onSuccess: (parts) => {
      client.setQueryData(queryKey, parts)
      void client.invalidateQueries({ queryKey: staffMenuQuery(slug).queryKey })
      toast.success(t('menu.parts.saved'), { id: 'menu-parts' })
    },
    onError: (error) => {
      const parts = partsApi.dataOf(error, 'CHANGED')?.current
      if (parts) client.setQueryData(queryKey, parts)
      const text = t('menu.parts.saveFailed')
      const description = parts ? t('menu.changedElsewhere') : errorText(error, '')
      toast.error(text, { id: text, description, duration: Number.POSITIVE_INFINITY })
    },
  })
}

export type PartActions = ReturnType<typeof usePartActions>
