import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import { useCollection } from '#kit/web/use-collection.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import type { DayPart } from '../../parts-contract.ts'
import { staffMenuQuery } from './menu-query.ts'
import { partsApi, partsQuery } from './parts-query.ts'

type Wish = (parts: readonly DayPart[]) => DayPart[]

/** Saves the parts of the day, which are saved all at once, as a change of them wants. */
export function usePartActions() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const { queryKey } = partsQuery(slug)
  const list = useCollection<DayPart>({ queryKey })

  return useMutation({
    mutationFn: (wish: Wish) => {
      const seen = client.getQueryData(queryKey) ?? []
      return partsApi.call.save({ slug, seen, wanted: wish(seen) })
    },
    onSuccess: (parts) => {
      putAnswer(client, queryKey, parts)
      void client.invalidateQueries({ queryKey: staffMenuQuery(slug).queryKey })
      toast.success(t('menu.parts.saved'), { id: 'menu-parts' })
    },
    onError: (error) => {
      list.change((all) => partsApi.dataOf(error, 'CHANGED')?.current ?? all)
      list.refused(error, t('menu.parts.saveFailed'))
    },
  })
}

export type PartActions = ReturnType<typeof usePartActions>
