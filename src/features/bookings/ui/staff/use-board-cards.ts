import type { RefObject } from 'react'
import type { Booking } from '../../contract.ts'
import { mustAcknowledge } from '../../staff-rules.ts'
import type { CardProps } from './use-advance.ts'
import { useOrderWatch } from './order-watch.tsx'
import { type BookingActions, type Closing, usePendingStatusChanges } from './use-booking-actions.ts'
import { useCardMotion } from './use-card-motion.ts'
import { useFollowFocus } from './use-follow-focus.ts'
import { useOnScreen } from './use-on-screen.ts'
import { usePendingAcknowledgements, usePendingTicks } from './use-kitchen-steps.ts'
import { useSettled } from './use-settled.ts'

type CardsOptions = {
  bookings: readonly Booking[]
  actions: BookingActions
  onClose: (action: Closing, booking: Booking) => void
}

/** What is at the door is made. */
export const isBeingMade = (booking: Booking) =>
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
  const underWay = usePendingStatusChanges()
  const withTicks = usePendingTicks()
  const beingSeen = usePendingAcknowledgements()
  const current = bookings.map((booking) => {
    const status = underWay.get(booking.id)
    return withTicks(status ? { ...booking, status } : booking)
  })
  const settled = useSettled(current)
  useOnScreen(board, useOrderWatch())
  useFollowFocus(board)
  useCardMotion(board)

  const byId = new Map(current.map((booking) => [booking.id, booking]))
  const stored = new Map(bookings.map((booking) => [booking.id, booking]))
  const cardOf = (placed: Booking): CardProps & { known: Booking } => {
    const booking = byId.get(placed.id)
    const known = stored.get(placed.id)
    return {
      booking: booking ?? placed,
      known: known ?? placed,
      isGone: !booking,
      isUnderWay: underWay.has(placed.id),
      isBeingSeen: beingSeen.has(placed.id),
      onAcknowledge: () => known && actions.acknowledge(known),
      onTick: isBeingMade(booking ?? placed) ? (line, isMade) => actions.tick(placed, line, isMade) : null,
      onAdvance: () => {
        if (!known) return
        if (known.status === 'delivered') onClose('complete', known)
        else actions.advance([known])
      },
    }
  }
  return { settled, cardOf }
}
