import { useEffect, useState } from 'react'
import type { Booking } from '../../contract.ts'
import { useOrderWatch } from './order-watch.tsx'

/** The button is disabled for a moment after a press, so that an accidental second tap does nothing. */
const REST_MS = 900

/** What every card of an order is given, on the board and on the wall. */
export type CardProps = {
  booking: Booking
  /** No longer open, but kept in place while a finger is down. */
  isGone: boolean
  isUnderWay: boolean
  onAdvance: () => void
}

/** A card's one button: what it does, and whether it can be pressed now. */
export function useAdvance({ booking, isGone, isUnderWay, onAdvance }: CardProps) {
  const { unseen, see } = useOrderWatch()
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => setResting(false), REST_MS)
    return () => clearTimeout(timer)
  }, [isResting])
  const { id, status } = booking
  const isIdle = !isResting && !isUnderWay && !isGone

  const advance = () => {
    if (!isIdle) return
    if (status !== 'delivered') setResting(true)
    see([id])
    onAdvance()
  }
  return {
    isUnseen: unseen.includes(id),
    seeIt: () => see([id]),
    button: {
      'data-advance': true,
      'aria-disabled': !isIdle || undefined,
      'aria-busy': isUnderWay || undefined,
      onClick: advance,
    },
  }
}
