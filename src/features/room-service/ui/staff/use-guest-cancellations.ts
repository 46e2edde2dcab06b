import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import { toast } from '#kit/web/toast.ts'
import type { Order } from '../../contract.ts'
import { orderQuery } from './orders-query.ts'

/** Says of an order that left the board that its guest cancelled it, until somebody has read that. */
export function useGuestCancellations(slug: string, open: readonly Order[] | undefined) {
  const { t } = useTranslation('hotel-admin')
  const client = useQueryClient()
  const before = useRef<readonly Order[]>([])

  const tellOf = useEffectEvent(async ({ id }: Order) => {
    const now = await client.fetchQuery(orderQuery(slug, id)).catch(() => null)
    if (now?.cancelReason !== 'guest') return
    const text = t('bookings.guestCancelled', { room: now.roomNumber, id: shortId(id) })
    toast.info(text, { id: `cancelled ${id}`, duration: Number.POSITIVE_INFINITY })
  })
  useEffect(() => {
    if (!open) return
    const gone = before.current.filter(
      ({ id, status }) => status === 'pending' && !open.some((each) => each.id === id),
    )
    before.current = open
    for (const booking of gone) void tellOf(booking)
  }, [open])
}
