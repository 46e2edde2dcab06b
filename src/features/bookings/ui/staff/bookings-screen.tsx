import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useTitle } from '#kit/web/area.ts'
import { useMedia } from '#kit/web/use-media.ts'
import { useWakeLock } from '#kit/web/use-wake-lock.ts'
import { useStored } from '#kit/web/use-stored.ts'
import type { Booking } from '../../contract.ts'
import { VIEWS } from './booking-choices.ts'
import { BookingDetails } from './booking-details.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { BookingsExport } from './bookings-export.tsx'
import { BookingsHeader } from './bookings-header.tsx'
import { ClosingDialog } from './closing-dialog.tsx'
import { LiveBanner } from './live-banner.tsx'
import { OngoingBookings } from './ongoing-bookings.tsx'
import { PreviousBookings } from './previous-bookings.tsx'
import { SoundBanner } from './sound-banner.tsx'
import { useBoard } from './use-board.ts'
import { type Closing, useBookingActions } from './use-booking-actions.ts'
import { useBookingsAddress } from './use-bookings-address.ts'

/** Room Service Bookings (BKA-01). */
export function BookingsScreen() {
  const { t } = useTranslation('hotel-admin')
  const hotel = useHotel()
  const { scope, view: askedView, go } = useBookingsAddress()
  const board = useBoard(hotel.slug)
  useWakeLock()
  const [opened, setOpened] = useState<Booking | null>(null)
  const [closing, setClosing] = useState<{ action: Closing; booking: Booking } | null>(null)
  const [isExporting, setExporting] = useState(false)
  const actions = useBookingActions(setOpened)
  const isRoomy = useMedia('(width >= 64rem)')
  const isPhone = useMedia('(width < 48rem)')
  const [storedView, setStoredView] = useStored('hotelly.bookings-view', VIEWS)
  const view = isPhone ? 'list' : (askedView ?? storedView ?? (isRoomy ? 'board' : 'list'))

  const fresh = board.data?.bookings.filter(({ status }) => status === 'pending').length ?? 0
  useTitle(fresh > 0 ? `(${fresh}) ${t('bookings.title')}` : t('bookings.title'), hotel.name)

  return (
    <div data-board className="flex flex-col md:h-[var(--page,100dvh)]">
      <BookingsHeader
        scope={scope}
        ongoing={board.data?.ongoing ?? null}
        view={isPhone || scope === 'previous' ? null : view}
        onView={(wanted) => {
          setStoredView(wanted)
          void go({ view: wanted })
        }}
      />
      <LiveBanner updatedAt={board.dataUpdatedAt} isUnreachable={board.isError || board.isPaused} />
      <SoundBanner />
      <div
        role="tabpanel"
        id="bookings"
        aria-labelledby={`tab-${scope}`}
        className="flex min-h-0 flex-1 flex-col px-4 pt-3 pb-24 md:overflow-y-auto md:pb-2 lg:px-6"
      >
        <BookingFilters onExport={() => setExporting(true)} />
        {scope === 'ongoing' ? (
          <OngoingBookings
            board={board}
            view={view}
            actions={actions}
            onOpen={setOpened}
            onClose={(action, booking) => setClosing({ action, booking })}
          />
        ) : (
          <PreviousBookings
            onOpen={setOpened}
            onReopen={(booking) => setClosing({ action: 'reopen', booking })}
          />
        )}
      </div>
      {opened && (
        <BookingDetails key={opened.id} booking={opened} actions={actions} onClose={() => setOpened(null)} />
      )}
      {isExporting && <BookingsExport onClose={() => setExporting(false)} />}
      {closing && <ClosingDialog {...closing} actions={actions} onClose={() => setClosing(null)} />}
    </div>
  )
}
