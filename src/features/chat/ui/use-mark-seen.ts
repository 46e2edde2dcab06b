import { useEffect } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useVisible } from '#kit/web/use-visible.ts'
import type { Conversation } from '../contract.ts'
import { chatApi } from './api.ts'

/** Says that a person's answer is before the eyes of the guest, whose phone need not tell of it then. */
export function useMarkSeen(conversation: Conversation | null) {
  const { slug } = useHotel()
  const isVisible = useVisible()
  const last = conversation?.messages.at(-1)
  const seen = isVisible && last?.author === 'staff' ? last.id : null
  const sessionId = conversation?.sessionId
  useEffect(() => {
    if (seen === null || sessionId === undefined) return
    // where it fails, the phone tells of what was read already
    chatApi.call.markSeen({ slug, sessionId }).catch(() => null)
  }, [slug, sessionId, seen])
}
