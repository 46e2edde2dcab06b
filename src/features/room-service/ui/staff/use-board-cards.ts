import type { RefObject } from 'react'
import type { Order } from '../../contract.ts'
import { mustAcknowledge } from '../../staff-rules.ts'
import type { CardProps } from './use-advance.ts'
import { useOrderWatch } from './order-watch.tsx'
import { usePendingStatuses } from './order-changes.ts'
import type { Closing } from '#features/bookings/ui/staff/closing-question.tsx'
import type { OrderActions } from './use-order-actions.ts'
import { useCardMotion } from '#features/bookings/ui/staff/use-card-motion.ts'
import { useFollowFocus } from '#features/bookings/ui/staff/use-follow-focus.ts'
import { useHandlers } from './use-handlers.ts'
import { usePendingAcknowledgements, usePendingTicks } from './use-kitchen-steps.ts'
import { useSettled } from '#features/bookings/ui/staff/use-settled.ts'

type CardsOptions = {
  bookings: readonly Order[]
  actions: OrderActions
  onClose: (action: Closing, booking: Order) => void
}

/** What is at the door is made. */
export const isBeingMade = (booking: Order) =>
  booking.bookingStatus === 'open' &&
  booking.status !== 'delivered' &&
  !mustAcknowledge(booking, 'in_preparation')

/**
 * The orders as cards, on the board and on the wall: with changes that are under way, and in places that stay while a
 * finger is down.
 */
export function useBoardCards(
  board: RefObject<HTMLElement | null>,
  { bookings, actions, onClose }: CardsOptions,
) {
  const underWay = usePendingStatuses()
  const withTicks = usePendingTicks()
  const beingSeen = usePendingAcknowledgements()
  const current = bookings.map((booking) => {
    const status = underWay.get(booking.id)
    return withTicks(status ? { ...booking, status } : booking)
  })
  const settled = useSettled(current)
  const watch = useOrderWatch()
  useFollowFocus(board)
  useCardMotion(board)

  const byId = new Map(current.map((booking) => [booking.id, booking]))
  const stored = new Map(bookings.map((booking) => [booking.id, booking]))
  const unseenIds = new Set(watch.unseen)
  const nextId = current.find(({ id }) => unseenIds.has(id))?.id
  const handlersOf = useHandlers({
    onSee: watch.see,
    onAcknowledge: (id) => {
      const known = stored.get(id)
      if (known) actions.acknowledge(known)
    },
    onTick: (id, line: number, isMade: boolean) => {
      const known = stored.get(id)
      if (known) actions.tick(known, line, isMade)
    },
    onAdvance: (id) => {
      const known = stored.get(id)
      if (!known) return
      if (known.status === 'delivered') onClose('complete', known)
      else actions.advance([known])
    },
  })
  const cardOf = (placed: Order): CardProps => {
    const { id } = placed
    const booking = byId.get(id)
    const handlers = handlersOf(id)
    return {
      ...handlers,
      booking: booking ?? placed,
      isGone: !booking,
      isUnseen: unseenIds.has(id),
      isNext: id === nextId,
      isUnderWay: underWay.has(id),
      isBeingSeen: beingSeen.has(id),
      onTick: isBeingMade(booking ?? placed) ? handlers.onTick : null,
    }
  }
  return { settled, cardOf }
}
