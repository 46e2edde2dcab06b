import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { toast } from '#kit/web/toast.ts'
import { UNDO_MS } from '#kit/shared/undo.ts'
import type { OpenedConversation } from '../../inbox-contract.ts'
import { chatApi } from '../api.ts'
import { conversationQuery } from './inbox-options.ts'

/**
 * Everything staff can do with a conversation, with its toasts; a refused change shows the current state.
 * @param onSent receives the text of a reply that was sent
 */
export function useInboxActions(id: string, onSent: (text: string) => void) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const tell = useRefusalToast()
  const client = useQueryClient()
  const { queryKey } = conversationQuery(slug, id)

  const show = (opened: OpenedConversation) => {
    putAnswer(client, queryKey, opened)
    void client.invalidateQueries({ queryKey: [['chat', 'listConversations']] })
    void client.invalidateQueries({ queryKey: [['chat', 'countWaiting']] })
  }
  const refused = (error: unknown, text: string) => {
    const holder = chatApi.dataOf(error, 'HELD_BY_OTHER')
    void client.invalidateQueries({ queryKey: [['chat']] })
    const name = holder && (holder.staffName ?? t('inbox.support'))
    const isCalling = chatApi.codeOf(error) === 'STILL_CALLING'
    tell(error, text, isCalling ? t('inbox.stillCalling') : name && t('inbox.held', { name }))
  }

  const takeOver = useMutation({
    mutationFn: () => chatApi.call.takeOver({ slug, id }),
    onSuccess: show,
    onError: (error) => refused(error, t('inbox.takeOverFailed')),
  })
  const reply = useMutation({
    mutationFn: (said: { key: string; text: string }) => chatApi.call.reply({ slug, id, ...said }),
    onSuccess: (opened, { text }) => {
      onSent(text)
      show(opened)
    },
    onError: (error) => refused(error, t('inbox.replyFailed')),
  })
  const giveBack = useMutation({
    mutationFn: () => chatApi.call.giveBack({ slug, id }),
    onSuccess: (opened) => {
      show(opened)
      toast.success(t('inbox.givenBack'), {
        id: `given back ${id}`,
        duration: UNDO_MS,
        action: { label: t('inbox.undo'), onClick: () => takeOver.mutate() },
      })
    },
    onError: (error) => refused(error, t('inbox.giveBackFailed')),
  })
  return { takeOver, reply, giveBack }
}
