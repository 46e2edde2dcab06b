import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useStaff } from '#features/sessions/ui/use-staff.ts'
import { RETRY, withRetry } from '#kit/shared/retry.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import { useVisible } from '#kit/web/use-visible.ts'
import type { OpenedConversation } from '../../inbox-contract.ts'
import { isCalling } from '../../inbox-rules.ts'
import { chatApi } from '../api.ts'
import { conversationQuery } from './inbox-options.ts'

/**
 * Marks the guest's messages as read, and that the guest waits as seen, while staff have them on the screen; not on a
 * support visit, nor of an emergency, which somebody has to take over: the screen may be one that nobody is at.
 */
export function useMarkRead(conversation: OpenedConversation) {
  const { id, unreadCount, waitingSince, seenAt } = conversation
  const { slug } = useHotel()
  const { data: staff } = useStaff(slug)
  const client = useQueryClient()
  const isVisible = useVisible()
  const { mutate: markRead } = useMutation({
    mutationFn: () => withRetry(RETRY.light, () => chatApi.call.markRead({ slug, id })),
    onSuccess: () => {
      const { queryKey } = conversationQuery(slug, id)
      putAnswer<OpenedConversation>(client, queryKey, (now) => now && { ...now, unreadCount: 0 })
      void client.invalidateQueries({ queryKey: [['chat', 'listConversations']] })
      void client.invalidateQueries({ queryKey: [['chat', 'countWaiting']] })
    },
  })
  const isUnseen = waitingSince !== null && seenAt === null
  const isRead =
    isVisible && !isCalling(conversation) && (unreadCount > 0 || isUnseen) && staff?.visit === null
  useEffect(() => {
    if (isRead) markRead()
  }, [isRead, unreadCount, waitingSince, markRead])
}
