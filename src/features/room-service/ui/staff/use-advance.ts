import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#kit/web/toast.ts'
import type { Order } from '../../contract.ts'
import { mustAcknowledge } from '../../staff-rules.ts'
import { nextStatus } from '#features/bookings/rules.ts'
import { useRest } from '#features/bookings/ui/staff/use-rest.ts'

/** What every card of an order is given, on the board and on the wall. */
export type CardProps = {
  booking: Order
  /** No longer open, but kept in place while a finger is down. */
  isGone: boolean
  isUnderWay: boolean
  /** Nobody on the staff has seen it yet. */
  isUnseen: boolean
  /** The oldest of those. */
  isNext: boolean
  onSee: () => void
  onAdvance: () => void
  /** Somebody here is just saying that they have seen what the guest avoids. */
  isBeingSeen: boolean
  onAcknowledge: () => void
  /** Ticks a line off, or on again; null where nothing is being made. */
  onTick: ((line: number, isMade: boolean) => void) | null
}

/** Whether somebody must first have seen what the guest avoids. */
export function isHeldBack(booking: Order): boolean {
  const next = nextStatus(booking.status)
  return next !== null && mustAcknowledge(booking, next)
}

/** A card's one button: what it does, and whether it can be pressed now. */
export function useAdvance({ booking, isGone, isUnderWay, onAdvance }: CardProps) {
  const { t } = useTranslation('traits')
  const { isResting, rest } = useRest()
  const { id, status } = booking
  const isIdle = !isResting && !isUnderWay && !isGone
  const reason = isHeldBack(booking) ? t('mustAcknowledge') : null

  const advance = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (reason) {
      toast.info(reason, { id: `held ${id}` })
      return currentTarget
        .closest('[data-booking]')
        ?.querySelector<HTMLElement>('[data-acknowledge]')
        ?.focus()
    }
    if (!isIdle) return
    if (status !== 'delivered') rest()
    onAdvance()
  }
  return {
    /** Why it cannot go on yet. */
    reason,
    button: {
      'data-advance': true,
      'aria-disabled': !isIdle || reason !== null || undefined,
      'aria-busy': isUnderWay || undefined,
      onClick: advance,
    },
  }
}
