import { CheckCheck, ListChecks } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#kit/web/ui/button.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import type { Order } from '../../contract.ts'
import { CompactCard, FullCard } from './board-card.tsx'
import type { View } from './booking-choices.ts'
import { LaneTabs } from './lane-tabs.tsx'
import { Lane } from './lane.tsx'
import { bookingsIn, LANES, type LaneKey } from './lanes.ts'
import type { Closing } from '#features/bookings/ui/staff/closing-question.tsx'
import type { OrderActions } from './use-order-actions.ts'
import { useBoardCards } from './use-board-cards.ts'
import { useBoardKeys } from '#features/bookings/ui/staff/use-board-keys.ts'
import { isMany } from '#features/bookings/ui/staff/lane-columns.ts'
import { type CardWidths, useLaneColumns } from '#features/bookings/ui/staff/use-lane-columns.ts'
import { useHandlers } from './use-handlers.ts'
import { canSelect } from './can-select.ts'
import { type Selection } from '#features/bookings/ui/staff/use-selection.ts'

const WIDTHS: CardWidths = { full: 22, compact: 15, least: 12, stack: { upTo: 3, width: 14 } }
/** The cards of a phone's one lane. */
const ALONE: CardWidths = { full: 22, compact: 17, least: 22 }

export type BoardProps = {
  bookings: readonly Order[]
  view: View
  actions: OrderActions
  selection: Selection<Order>
  onOpen: (booking: Order) => void
  onClose: (action: Closing, booking: Order) => void
}

/** Cards, oldest first: in lanes by status, or all in one list. */
export function OrderBoard({ bookings, view, actions, selection, onOpen, onClose }: BoardProps) {
  const { t } = useTranslation('hotel-admin')
  const isPhone = useMedia('(width < 48rem)')
  const [lane, setLane] = useState<LaneKey>('new')
  const board = useRef<HTMLDivElement>(null)
  const { settled, cardOf } = useBoardCards(board, { bookings, actions, onClose })
  useBoardKeys(board, selection.toggle)
  const handlersOf = useHandlers({
    onOpen: (id) => {
      const known = bookings.find((booking) => booking.id === id) ?? settled.find((each) => each.id === id)
      if (known) onOpen(known)
    },
    onSelect: (id, isSelected: boolean) => selection.select(id, isSelected),
  })

  const renderIn =
    (isTight: boolean) =>
    (placed: Order, isCompact: boolean): ReactNode => {
      const card = cardOf(placed)
      const Card = isCompact ? CompactCard : FullCard
      return (
        <Card
          {...card}
          {...handlersOf(placed.id)}
          isTight={isTight}
          heading={view === 'board' && !isPhone ? 'h3' : 'h2'}
          isOvertaken={!card.isGone && actions.isOvertaken(card.booking)}
          isSelected={selection.isOn && canSelect(card.booking) ? selection.isSelected(placed.id) : null}
        />
      )
    }

  const lanes = (isPhone ? LANES.filter(({ key }) => key === lane) : LANES).map(({ key }) => ({
    key,
    bookings: bookingsIn(key, settled),
  }))
  const { columns, counts, shares, isStacked, isCrowded, isNarrow } = useLaneColumns(
    board,
    lanes.map((lane) => lane.bookings),
    isPhone ? ALONE : WIDTHS,
  )
  const cardsOf = (at: number) => ({
    bookings: lanes[at]?.bookings ?? [],
    columns: columns[at] ?? 1,
    isBrief: isNarrow || isStacked || isMany(counts[at] ?? 0),
    renderCard: renderIn(isCrowded && !isPhone),
  })

  if (view === 'list') {
    return (
      <div ref={board} data-lane className="relative min-h-0 flex-1 overflow-y-auto pt-3 pb-4">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-3">
          {settled.map((booking) => (
            <li key={booking.id}>{renderIn(false)(booking, false)}</li>
          ))}
        </ul>
      </div>
    )
  }
  if (isPhone) {
    return (
      <div ref={board} className="flex min-h-0 flex-1 flex-col gap-2.5">
        <LaneTabs bookings={settled} chosen={lane} onChoose={setLane} />
        <Lane key={lane} lane={lane} {...cardsOf(0)} isAlone />
      </div>
    )
  }
  return (
    <div
      ref={board}
      style={shares ? { gridTemplateColumns: shares } : undefined}
      className={`grid min-h-0 flex-1 grid-cols-[27fr_29fr_23fr] gap-3 xl:gap-4 ${isStacked ? 'grid-rows-[fit-content(60%)_minmax(0,1fr)] *:first:row-span-2' : ''}`}
    >
      {lanes.map(({ key, bookings: inLane }, at) => {
        return (
          <Lane
            key={key}
            lane={key}
            {...cardsOf(at)}
            tools={
              inLane.some(canSelect) && (selection.isOn || !isNarrow) ? (
                <IconButton
                  look="quiet"
                  label={
                    selection.isOn
                      ? t('bookings.selectAll', { lane: t(`bookings.${key}`) })
                      : t('bookings.selectSeveral')
                  }
                  onClick={() =>
                    selection.isOn
                      ? selection.toggleAll(inLane.filter(canSelect).map(({ id }) => id))
                      : selection.start()
                  }
                  className="-me-1 !rounded-md text-muted"
                >
                  {selection.isOn ? (
                    <CheckCheck aria-hidden className="size-5" />
                  ) : (
                    <ListChecks aria-hidden className="size-5" />
                  )}
                </IconButton>
              ) : null
            }
          />
        )
      })}
    </div>
  )
}
