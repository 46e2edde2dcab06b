import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useTitle } from '#kit/web/area.ts'
import { later } from '#kit/web/later.tsx'
import { useWakeLock } from '#kit/web/use-wake-lock.ts'
import { useStored } from '#kit/web/use-stored.ts'
import type { Booking } from '../../contract.ts'
import { BoardBar } from './board-bar.tsx'
import { VIEWS } from './booking-choices.ts'
import { BookingDetails } from './booking-details.tsx'
import { BookingTools } from './booking-tools.tsx'
import { BookingsExport } from './bookings-export.tsx'
import { ClosingDialog } from './closing-dialog.tsx'
import { LiveBanner } from './live-banner.tsx'
import { OngoingBookings } from './ongoing-bookings.tsx'
import { PreviousBookings } from './previous-bookings.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { SoundBanner } from './sound-banner.tsx'
import { useBoard } from './use-board.ts'
import { type Closing, useBookingActions } from './use-booking-actions.ts'
import { useBookingsAddress } from './use-bookings-address.ts'
import { fillScreen } from './use-full-screen.ts'
import { canSelect, useSelection } from './use-selection.ts'
import { useTools } from './use-tools.ts'

const Wall = later(() => import('./wall.tsx'), 'Wall')

/** Room Service Bookings (BKA-01). */
export function BookingsScreen() {
  const { t } = useTranslation('hotel-admin')
  const hotel = useHotel()
  const { scope, view: askedView, narrow, go } = useBookingsAddress()
  const board = useBoard(hotel.slug)
  useWakeLock()
  const [opened, setOpened] = useState<Booking | null>(null)
  const [closing, setClosing] = useState<{ action: Closing; booking: Booking } | null>(null)
  const [isExporting, setExporting] = useState(false)
  const actions = useBookingActions(setOpened)
  const tools = useTools()
  const shown = narrow(board.data?.bookings ?? [])
  const selection = useSelection(shown)
  const [storedView, setStoredView] = useStored('hotelly.bookings-view', VIEWS)
  const view = VIEWS.find((one) => one === askedView) ?? storedView ?? 'board'
  const isWall = askedView === 'wall' && scope === 'ongoing'
  const onClose = (action: Closing, booking: Booking) => setClosing({ action, booking })

  const fresh = board.data?.bookings.filter(({ status }) => status === 'pending').length ?? 0
  useTitle(fresh > 0 ? `(${fresh}) ${t('bookings.title')}` : t('bookings.title'), hotel.name)

  return (
    <div
      data-board
      className={`flex flex-col ${isWall ? 'h-[var(--page,100dvh)]' : 'h-[var(--page,calc(100dvh-3.3125rem))] md:h-[var(--page,100dvh)]'}`}
    >
      {isWall ? (
        <Wall board={board} actions={actions} onClose={onClose} onLeave={() => void go({ view: null })} />
      ) : (
        <>
          {selection.isOn && scope === 'ongoing' ? (
            <SelectionBar
              selection={selection}
              onAdvance={() => {
                actions.advance(selection.selected)
                selection.end()
              }}
            />
          ) : (
            <BoardBar
              scope={scope}
              ongoing={board.data?.ongoing ?? null}
              tools={tools}
              onWall={() => {
                fillScreen()
                void go({ scope: 'ongoing', status: null, view: 'wall' })
              }}
            />
          )}
          {tools.isOpen && (
            <BookingTools
              first={tools.first}
              view={view}
              onView={(wanted) => {
                setStoredView(wanted)
                void go({ view: wanted })
              }}
              onExport={() => setExporting(true)}
              onSelect={scope === 'ongoing' && shown.some(canSelect) ? selection.start : null}
            />
          )}
          <LiveBanner updatedAt={board.dataUpdatedAt} isUnreachable={board.isError || board.isPaused} />
          <div
            role="tabpanel"
            id="bookings"
            aria-labelledby={`tab-${scope}`}
            className={`flex min-h-0 flex-1 flex-col px-4 md:px-3 lg:px-5 ${scope === 'previous' ? 'overflow-y-auto py-3' : 'pb-2'}`}
          >
            {scope === 'ongoing' ? (
              <OngoingBookings
                board={board}
                view={view}
                actions={actions}
                selection={selection}
                onOpen={setOpened}
                onClose={onClose}
              />
            ) : (
              <PreviousBookings onOpen={setOpened} onReopen={(booking) => onClose('reopen', booking)} />
            )}
          </div>
          <SoundBanner />
        </>
      )}
      {opened && (
        <BookingDetails key={opened.id} booking={opened} actions={actions} onClose={() => setOpened(null)} />
      )}
      {isExporting && <BookingsExport onClose={() => setExporting(false)} />}
      {closing && <ClosingDialog {...closing} actions={actions} onClose={() => setClosing(null)} />}
    </div>
  )
}
