import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { toast } from '#kit/web/toast.ts'
import { UNDO_MS } from '#kit/shared/undo.ts'
import type { AlikeEntries } from '../contract.ts'
import { knowledgeApi } from './api.ts'

type Telling = Pick<AlikeEntries, 'ids'> & { isApart: boolean }

/** Takes a pair of alike entries off the list, with a way back. */
export function useTellApart() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const tell = useRefusalToast()
  const client = useQueryClient()
  const { queryKey } = knowledgeApi.query.compare.queryOptions({ input: { slug } })
  const telling = useMutation({
    mutationFn: (input: Telling) => knowledgeApi.call.tellApart({ slug, ...input }),
    onSettled: () => client.invalidateQueries({ queryKey }),
    onSuccess: (_done, { ids, isApart }) => {
      const id = `alike ${ids.join(' ')}`
      if (!isApart) return toast.success(t('knowledge.alike.restored'), { id })
      const undo = { label: t('questions.undo'), onClick: () => telling.mutate({ ids, isApart: false }) }
      return toast.success(t('knowledge.alike.kept'), { id, duration: UNDO_MS, action: undo })
    },
    onError: (error) => tell(error, t('knowledge.alike.failed')),
  })
  return telling
}
