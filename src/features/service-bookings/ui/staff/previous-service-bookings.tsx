import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { History, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PreviousList } from '#features/bookings/ui/staff/previous-list.tsx'
import { StateBadge } from '#features/bookings/ui/staff/booking-words.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Category } from '#features/categories/all.ts'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { ServiceBooking } from '../../contract.ts'
import { serviceBookingsApi } from '../api.ts'
import { CancelledBecause } from './cancelled-because.tsx'
import { ClosingServiceBooking } from './closing-service-booking.tsx'
import type { ServiceBookingActions } from './use-service-booking-actions.ts'
import { useServiceBookingsAddress } from './use-service-bookings-address.ts'

type PreviousProps = {
  category: Category | null
  actions: ServiceBookingActions
  onOpen: (booking: ServiceBooking) => void
}

/** What is done or cancelled, newest first, page by page. */
export function PreviousServiceBookings({ category, actions, onOpen }: PreviousProps) {
  const { slug } = useHotel()
  const [reopened, setReopened] = useState<ServiceBooking | null>(null)
  const { page, go, showAll, isNarrowed, ...narrowed } = useServiceBookingsAddress()
  const { search, team, kind, outcome, from, to } = narrowed
  const list = useQuery({
    ...serviceBookingsApi.query.list.queryOptions({
      input: {
        slug,
        scope: 'previous',
        search,
        team,
        kind,
        outcome,
        from,
        to,
        page,
        category: category ?? narrowed.category,
      },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PreviousList
        list={list}
        page={page}
        onPage={(wanted) => void go({ page: wanted })}
        skeleton={{ list: 'grid gap-2', booking: 'h-16' }}
        empty={<NoneOver onShowAll={isNarrowed ? () => void showAll() : null} />}
      >
        {(bookings) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-card shadow-card">
            {bookings.map((booking) => (
              <PreviousRow
                key={booking.id}
                booking={booking}
                onOpen={() => onOpen(booking)}
                onReopen={() => setReopened(booking)}
              />
            ))}
          </ul>
        )}
      </PreviousList>
      {reopened && (
        <ClosingServiceBooking
          action="reopen"
          booking={reopened}
          onClose={() => setReopened(null)}
          onConfirm={(change) => actions.change(reopened, change)}
        />
      )}
    </>
  )
}

/** @param onShowAll null where nothing narrows the list */
function NoneOver({ onShowAll }: { onShowAll: (() => void) | null }) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  return (
    <EmptyState
      icon={History}
      title={t(onShowAll ? 'desk.noMatch' : 'desk.noPrevious')}
      text={t(onShowAll ? 'desk.noMatchText' : 'desk.noPreviousText')}
    >
      {onShowAll && <Button onClick={onShowAll}>{t('hotel-admin:bookings.showAll')}</Button>}
    </EmptyState>
  )
}

type RowProps = { booking: ServiceBooking; onOpen: () => void; onReopen: () => void }

function PreviousRow({ booking, onOpen, onReopen }: RowProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const localized = useLocalized()
  const { date, time, money } = useFormatters(booking.currency)
  const at = booking.startsAt ?? booking.createdAt
  const name = localized(booking.name)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-ink/3">
      <button
        type="button"
        aria-label={t('desk.detailsOf', { room: booking.roomNumber, name })}
        onClick={onOpen}
        className="min-h-11 min-w-16 rounded-sm text-start text-lg font-bold underline-offset-4 hover:underline"
      >
        <bdi>{booking.roomNumber}</bdi>
      </button>
      <p className="min-w-40 flex-1">
        <span className="block font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        <span className="text-sm text-muted">
          <bdi>{booking.guestName}</bdi> · <bdi className="tabular">#{shortId(booking.id)}</bdi>
          {booking.totalPrice > 0 && (
            <>
              {' · '}
              <bdi className="tabular">{money(booking.totalPrice)}</bdi>
            </>
          )}
        </span>
      </p>
      <p className="tabular text-sm whitespace-nowrap text-muted">
        <time dateTime={at}>
          {date(at)} <bdi>{time(at)}</bdi>
        </time>
      </p>
      <p className="flex min-w-28 flex-wrap items-center gap-2">
        <StateBadge state={booking.bookingStatus} />
        <CancelledBecause booking={booking} />
      </p>
      <Button
        look="quiet"
        aria-label={`${t('hotel-admin:details.reopen')}: ${t('desk.roomAndName', { room: booking.roomNumber, name })}`}
        onClick={onReopen}
      >
        <RotateCcw aria-hidden className="size-4 text-muted" />
        {t('hotel-admin:details.reopen')}
      </Button>
    </li>
  )
}
