import { ListChecks } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#kit/web/ui/button.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import type { Booking } from '../../contract.ts'
import { CompactCard, FullCard } from './board-card.tsx'
import type { View } from './booking-choices.ts'
import { LaneTabs } from './lane-tabs.tsx'
import { Lane } from './lane.tsx'
import { bookingsIn, LANES, type LaneKey } from './lanes.ts'
import type { BookingActions, Closing } from './use-booking-actions.ts'
import { useBoardCards } from './use-board-cards.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { canSelect, type Selection } from './use-selection.ts'

export type BoardProps = {
  bookings: readonly Booking[]
  view: View
  actions: BookingActions
  selection: Selection<Booking>
  onOpen: (booking: Booking) => void
  onClose: (action: Closing, booking: Booking) => void
}

/** Cards, oldest first: in lanes by status, or all in one list. */
export function OrderBoard({ bookings, view, actions, selection, onOpen, onClose }: BoardProps) {
  const { t } = useTranslation('hotel-admin')
  const isPhone = useMedia('(width < 48rem)')
  const [lane, setLane] = useState<LaneKey>('new')
  const board = useRef<HTMLDivElement>(null)
  const { settled, cardOf } = useBoardCards(board, { bookings, actions, onClose })
  useBoardKeys(board, selection.toggle)

  const renderCard = (placed: Booking, isCompact: boolean): ReactNode => {
    const { known, ...card } = cardOf(placed)
    const Card = isCompact ? CompactCard : FullCard
    return (
      <Card
        {...card}
        heading={view === 'board' && !isPhone ? 'h3' : 'h2'}
        isOvertaken={!card.isGone && actions.isOvertaken(card.booking)}
        selection={
          selection.isOn && canSelect(card.booking)
            ? {
                isSelected: selection.isSelected(placed.id),
                onSelect: (isSelected) => selection.select(placed.id, isSelected),
              }
            : null
        }
        onOpen={() => onOpen(known)}
      />
    )
  }

  if (view === 'list') {
    return (
      <div ref={board} data-lane className="relative min-h-0 flex-1 overflow-y-auto pt-3 pb-4">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-3">
          {settled.map((booking) => (
            <li key={booking.id}>{renderCard(booking, false)}</li>
          ))}
        </ul>
      </div>
    )
  }
  if (isPhone) {
    return (
      <div ref={board} className="flex min-h-0 flex-1 flex-col gap-2.5">
        <LaneTabs bookings={settled} chosen={lane} onChoose={setLane} />
        <Lane key={lane} lane={lane} bookings={bookingsIn(lane, settled)} renderCard={renderCard} isAlone />
      </div>
    )
  }
  return (
    <div ref={board} className="grid min-h-0 flex-1 grid-cols-[27fr_29fr_23fr] gap-3 xl:gap-4">
      {LANES.map(({ key }) => {
        const inLane = bookingsIn(key, settled)
        return (
          <Lane
            key={key}
            lane={key}
            bookings={inLane}
            renderCard={renderCard}
            tools={
              inLane.some(canSelect) && !selection.isOn ? (
                <IconButton
                  look="quiet"
                  label={t('bookings.selectSeveral')}
                  onClick={selection.start}
                  className="-me-1 !rounded-md text-muted"
                >
                  <ListChecks aria-hidden className="size-5" />
                </IconButton>
              ) : null
            }
          />
        )
      })}
    </div>
  )
}
