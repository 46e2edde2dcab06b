import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../contract.ts'
import { BookingCard } from './board-card.tsx'
import type { View } from './booking-choices.ts'
import { type BookingActions, type Closing, usePendingStatusChanges } from './use-booking-actions.ts'
import { useFollowFocus } from './use-follow-focus.ts'
import { useOnScreen } from './use-on-screen.ts'
import { useSettled } from './use-settled.ts'

const COLUMNS = [
  { key: 'new', none: 'noneNew', holds: (one: Booking) => one.status === 'pending' },
  {
    key: 'kitchen',
    none: 'noneKitchen',
    holds: (one: Booking) => one.status === 'confirmed' || one.status === 'in_preparation',
  },
  { key: 'door', none: 'noneDoor', holds: (one: Booking) => one.status === 'delivered' },
] as const

/** From this many open orders, cards show only what the kitchen needs. */
const MANY = 9

type BoardProps = {
  bookings: readonly Booking[]
  view: View
  actions: BookingActions
  onOpen: (booking: Booking) => void
  onClose: (action: Closing, booking: Booking) => void
}

/** Cards, oldest first: in columns by status, or all in one list. */
export function OrderBoard({ bookings, view, actions, onOpen, onClose }: BoardProps) {
  const { t } = useTranslation('hotel-admin')
  const underWay = usePendingStatusChanges()
  const current = bookings.map((booking) => {
    const status = underWay.get(booking.id)
    return status ? { ...booking, status } : booking
  })
  const settled = useSettled(current)
  const board = useRef<HTMLDivElement>(null)
  useOnScreen(board)
  useFollowFocus(board)

  const byId = new Map(current.map((booking) => [booking.id, booking]))
  const stored = new Map(bookings.map((booking) => [booking.id, booking]))
  const card = (placed: Booking): ReactNode => {
    const booking = byId.get(placed.id)
    return (
      <li key={placed.id}>
        <BookingCard
          booking={booking ?? placed}
          isCompact={settled.length > MANY}
          heading={view === 'board' ? 'h3' : 'h2'}
          isGone={!booking}
          isUnderWay={underWay.has(placed.id)}
          isOvertaken={booking ? actions.isOvertaken(booking) : false}
          onAdvance={() => {
            const known = stored.get(placed.id)
            if (!known) return
            if (known.status === 'delivered') onClose('complete', known)
            else actions.advance(known)
          }}
          onOpen={() => onOpen(stored.get(placed.id) ?? placed)}
        />
      </li>
    )
  }

  if (view === 'list') {
    return (
      <div ref={board}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-3 lg:gap-4">
          {settled.map(card)}
        </ul>
      </div>
    )
  }
  return (
    <div ref={board} className="grid min-h-0 flex-1 grid-cols-3 gap-3 lg:gap-4">
      {COLUMNS.map(({ key, none, holds }) => {
        const placed = settled.filter(holds)
        return (
          <section key={key} aria-labelledby={`column-${key}`} className="flex min-h-0 flex-col">
            <h2 id={`column-${key}`} className="flex items-center gap-2 px-1 pb-2 text-sm font-semibold">
              {t(`bookings.${key}`)}
              <bdi className="tabular font-medium text-muted">{placed.length}</bdi>
            </h2>
            {placed.length > 0 ? (
              <ul
                aria-labelledby={`column-${key}`}
                className={`-mx-1 grid min-h-0 content-start overflow-y-auto px-1 pt-0.5 pb-2 ${settled.length > MANY ? 'gap-2' : 'gap-3'}`}
              >
                {placed.map(card)}
              </ul>
            ) : (
              <p className="rounded-lg border border-dashed border-line px-4 py-8 text-center text-muted">
                {t(`bookings.${none}`)}
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}
