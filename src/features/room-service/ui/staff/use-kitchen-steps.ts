import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Order } from '../../contract.ts'
import { ordersApi } from '../api.ts'
import { currentOf, showOrder } from './orders-query.ts'

type Tick = { id: string; line: number; isMade: boolean }

const ACKNOWLEDGE_KEY = ['bookings', 'acknowledge']
const TICK_KEY = ['bookings', 'tick']

/** What the kitchen says of an order: that it has seen what the guest avoids, and which lines are ready. */
export function useKitchenSteps(refused: (error: unknown, text: string) => void) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()

  const acknowledge = useMutation({
    mutationKey: ACKNOWLEDGE_KEY,
    mutationFn: ({ id }: Order) =>
      ordersApi.call.acknowledge({ slug, id }).catch((error: unknown) => {
        // somebody else has said so before it was closed
        const current = currentOf(error)
        if (!current?.acknowledgedAt) throw error
        return current
      }),
    onSuccess: (booking) => showOrder(client, slug, booking),
    onError: (error) => refused(error, t('bookings.acknowledgeFailed')),
  })

  const tick = useMutation({
    mutationKey: TICK_KEY,
    // one after another, so that the last answer knows of all
    scope: { id: TICK_KEY.join(' ') },
    mutationFn: (ticked: Tick) => ordersApi.call.tick({ slug, ...ticked }),
    onSuccess: (booking) => showOrder(client, slug, booking),
    onError: (error) => refused(error, t('bookings.tickFailed')),
  })

  return {
    acknowledge: (booking: Order) => acknowledge.mutate(booking),
    tick: ({ id }: Order, line: number, isMade: boolean) => tick.mutate({ id, line, isMade }),
  }
}

/** A booking with the ticks that are under way, which the screen already shows. */
export function usePendingTicks() {
  const ticks = useMutationState({
    filters: { mutationKey: TICK_KEY, status: 'pending' },
    select: ({ state }) => state.variables as Tick,
  })
  return (booking: Order): Order => {
    if (!ticks.some(({ id }) => id === booking.id)) return booking
    const made = new Set(booking.made)
    for (const { id, line, isMade } of ticks) {
      if (id === booking.id && isMade) made.add(line)
      if (id === booking.id && !isMade) made.delete(line)
    }
    return { ...booking, made: [...made] }
  }
}

/** The bookings of which somebody here is just saying that they have seen what the guest avoids. */
export function usePendingAcknowledgements(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: ACKNOWLEDGE_KEY, status: 'pending' },
    select: ({ state }) => (state.variables as Order).id,
  })
  return new Set(ids)
}
