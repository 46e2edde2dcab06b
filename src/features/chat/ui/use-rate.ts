import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import type { Conversation } from '../contract.ts'
import type { Rating } from '../message.ts'
import { chatApi } from './api.ts'

/** Rates an answer of a session, shown at once and taken back where that fails. */
export function useRate(sessionId: string) {
  const { slug } = useHotel()
  const { t } = useTranslation('chat')
  const client = useQueryClient()
  const { queryKey } = chatApi.query.getConversation.queryOptions({ input: { slug, sessionId } })
  const show = (messageId: string, rating: Rating | null) =>
    client.setQueryData<Conversation | null>(
      queryKey,
      (before) =>
        before && {
          ...before,
          messages: before.messages.map((message) =>
            message.id === messageId ? { ...message, rating } : message,
          ),
        },
    )
  return async (messageId: string, rating: Rating | null) => {
    const messages = client.getQueryData<Conversation | null>(queryKey)?.messages ?? []
    const before = messages.find(({ id }) => id === messageId)?.rating ?? null
    show(messageId, rating)
    try {
      await chatApi.call.rate({ slug, sessionId, messageId, rating })
    } catch {
      show(messageId, before)
      toast.error(t('ratingFailed'))
    }
  }
}
