import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { CHECKS_MAX, PHRASINGS_MAX } from '#features/knowledge/rules.ts'
import { toast } from '#kit/web/toast.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { chatApi } from '../api.ts'

/** Marks an answer of the assistant as wrong, with its toasts. */
export function useMarkWrong(id: string, onMarked: () => void) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const tell = useRefusalToast()
  const reasonOf = (error: unknown) => {
    const code = chatApi.codeOf(error)
    if (code === 'TOO_MANY') return t('questions.phrasingsFull', { count: PHRASINGS_MAX })
    return code === 'CHECKS_FULL' ? t('inbox.wrong.full', { count: CHECKS_MAX }) : null
  }
  return useMutation({
    mutationFn: (said: { question: string; entryId: string | null }) =>
      chatApi.call.markWrong({ slug, id, ...said }),
    onSuccess: (_done, { entryId }) => {
      for (const part of ['knowledge', 'learning']) void client.invalidateQueries({ queryKey: [[part]] })
      toast.success(t(entryId === null ? 'inbox.wrong.savedNothing' : 'inbox.wrong.saved'))
      onMarked()
    },
    onError: (error) => tell(error, t('inbox.wrong.failed'), reasonOf(error)),
  })
}
