import { Minimize2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { HotelLogo } from '#features/hotels/ui/hotel-logo.tsx'
import { IconButton } from '#kit/web/ui/button.tsx'
import { OneLine } from '#kit/web/ui/one-line.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import type { Order } from '../../contract.ts'
import { HotelClock } from '#features/bookings/ui/staff/hotel-clock.tsx'
import { bookingsIn, LANES } from './lanes.ts'
import { KitchenNotice } from './kitchen-notice.tsx'
import { LiveBanner, LiveLight } from '#features/bookings/ui/staff/live-banner.tsx'
import { BookingsFailure } from '#features/bookings/ui/staff/bookings-failure.tsx'
import { SoundButton } from '#features/alerts/ui/sound-button.tsx'
import { type StationProps, StationSelect, StationTabs } from './station-choice.tsx'
import type { BoardResult } from './use-board.ts'
import type { Closing } from '#features/bookings/ui/staff/closing-question.tsx'
import type { OrderActions } from './use-order-actions.ts'
import { useBoardCards } from './use-board-cards.ts'
import { useBoardKeys } from '#features/bookings/ui/staff/use-board-keys.ts'
import { type CardWidths, useLaneColumns } from '#features/bookings/ui/staff/use-lane-columns.ts'
import { useLeaveByEscape } from './use-full-screen.ts'
import { WallLane } from './wall-lane.tsx'
import { WallSums } from './wall-sums.tsx'

type WallProps = {
  board: BoardResult
  /** Those to be made now, at the chosen station. */
  bookings: readonly Order[]
  stations: StationProps
  actions: OrderActions
  onClose: (action: Closing, booking: Order) => void
  onLeave: () => void
}

/** The open orders for the kitchen's wall: the whole screen, dark, to be read from three metres. */
export function Wall({ board, stations, onLeave, ...rest }: WallProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const hotel = useHotel()
  useLeaveByEscape(onLeave)
  return (
    <div
      data-wall
      className="flex h-full flex-col overflow-y-auto bg-wall [font-size:clamp(1rem,0.62rem+0.8vw,1.6rem)]"
    >
      <header className="flex shrink-0 items-center gap-x-3 gap-y-1 border-b max-md:flex-wrap border-line px-3 py-1.5 lg:px-5">
        <HotelLogo hotel={hotel} size="xs" />
        <h1 title={hotel.name} className="relative min-w-0 font-semibold">
          <OneLine text={hotel.name} className="max-md:*:whitespace-normal max-md:*:wrap-anywhere" />
          <span className="sr-only"> · {t('bookings.wall')}</span>
        </h1>
        <div className="min-w-0 max-lg:hidden">
          <StationTabs {...stations} />
        </div>
        <div className="shrink-0 max-md:hidden lg:hidden">
          <StationSelect {...stations} />
        </div>
        <div className="ms-auto flex shrink-0 items-center gap-1 sm:gap-2">
          <LiveLight />
          <SoundButton isShort areas={['room_service']} />
          <HotelClock label={hotel.name} className="text-[1.5em] leading-none font-bold sm:text-[1.9em]" />
          <IconButton look="quiet" label={t('bookings.wallLeave')} onClick={onLeave} className="!rounded-md">
            <Minimize2 aria-hidden className="size-6" />
          </IconButton>
        </div>
      </header>
      <LiveBanner updatedAt={board.dataUpdatedAt} isUnreachable={board.isError || board.isPaused} />
      <KitchenNotice />
      {board.data ? (
        <WallLanes {...rest} />
      ) : board.error ? (
        <BookingsFailure error={board.error} isBusy={board.isFetching} onRetry={() => void board.refetch()} />
      ) : (
        <div role="status" aria-label={t('common:loading')} className="grid flex-1 gap-4 p-4 md:grid-cols-4">
          {['a', 'b', 'c', 'd'].map((place) => (
            <Skeleton key={place} className="h-64" />
          ))}
        </div>
      )}
    </div>
  )
}

const WIDTHS: CardWidths = { full: 13, compact: 10.25, least: 10.25 }

/** From this many orders in a lane, all but the oldest say their dishes in brief. */
const CROWD = 8

type LanesProps = Pick<WallProps, 'bookings' | 'actions' | 'onClose'>

function WallLanes({ bookings, actions, onClose }: LanesProps) {
  const lanes = useRef<HTMLDivElement>(null)
  const { settled, cardOf } = useBoardCards(lanes, { bookings, actions, onClose })
  useBoardKeys(lanes, () => {})
  const inLanes = LANES.map(({ key }) => bookingsIn(key, settled))
  const { columns, counts, shares } = useLaneColumns(lanes, inLanes, WIDTHS)
  return (
    <div className="flex flex-1 flex-col md:min-h-0 xl:flex-row">
      <div
        ref={lanes}
        style={{ '--lanes': shares ?? '1fr 1.15fr 0.85fr' } as object}
        className="grid flex-1 content-start gap-4 md:min-h-0 md:content-stretch px-3 lg:px-5 md:grid-cols-(--lanes) xl:gap-6"
      >
        {LANES.map(({ key }, at) => (
          <WallLane
            key={key}
            lane={key}
            bookings={inLanes[at] ?? []}
            columns={columns[at] ?? 1}
            isCrowded={(counts[at] ?? 0) >= CROWD}
            cardOf={cardOf}
          />
        ))}
      </div>
      <WallSums bookings={settled} />
    </div>
  )
}
