import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { Pager } from '#kit/web/ui/pager.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import type { Booking } from '../../contract.ts'
import { PAGE_SIZE } from '#features/bookings/limits.ts'
import { bookingsApi } from '../api.ts'
import { STATUSES } from './booking-choices.ts'
import { BookingsFailure } from '#features/bookings/ui/staff/bookings-failure.tsx'
import { NothingFound } from './ongoing-bookings.tsx'
import { PastTheEnd } from '#features/bookings/ui/staff/past-the-end.tsx'
import { PreviousCards } from './previous-cards.tsx'
import { PreviousTable } from './previous-table.tsx'
import { useBookingsAddress } from './use-bookings-address.ts'
import { useFetchFailure } from '#features/bookings/ui/staff/refresh.ts'

type PreviousProps = {
  onOpen: (booking: Booking) => void
  onReopen: (booking: Booking) => void
}

/** Completed and cancelled bookings, newest first, page by page. */
export function PreviousBookings({ onOpen, onReopen }: PreviousProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const { number } = useFormatters()
  const { search, status, payment, from, to, page, isNarrowed, go } = useBookingsAddress()
  const isRoomy = useMedia('(width >= 64rem)')
  const outcome = STATUSES.previous.find((one) => one === status) ?? null
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...bookingsApi.query.list.queryOptions({
      input: { slug, scope: 'previous', search, outcome, payment, from, to, page },
    }),
    placeholderData: keepPreviousData,
  })
  useFetchFailure(error, t('bookings.fetchFailed'))

  if (!data && error) {
    return <BookingsFailure error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <div
        role="status"
        aria-label={t('common:loading')}
        className={isRoomy ? 'grid gap-2' : 'grid gap-3 sm:grid-cols-2'}
      >
        {[1, 2, 3, 4, 5, 6].map((one) => (
          <Skeleton key={one} className={isRoomy ? 'h-14' : 'h-44 rounded-lg'} />
        ))}
      </div>
    )
  }
  const { bookings, total } = data
  if (total === 0) return isNarrowed ? <NothingFound /> : <NoPrevious />
  const List = isRoomy ? PreviousTable : PreviousCards
  const lastPage = Math.ceil(total / PAGE_SIZE)
  return (
    <div aria-busy={isPlaceholderData} className="grid gap-4 aria-busy:opacity-60">
      {bookings.length === 0 && <PastTheEnd onBack={() => void go({ page: lastPage })} />}
      {bookings.length > 0 && <List bookings={bookings} onOpen={onOpen} onReopen={onReopen} />}
      {bookings.length > 0 && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          total={total}
          range={(from, to) => t('pager.range', { from: number(from), to: number(to), total: number(total) })}
          previous={t('pager.previous')}
          next={t('pager.next')}
          onPage={(wanted) => void go({ page: wanted })}
        />
      )}
    </div>
  )
}

function NoPrevious() {
  const { t } = useTranslation('hotel-admin')
  return (
    <EmptyState icon={History} title={t('bookings.emptyPrevious')} text={t('bookings.emptyPreviousText')}>
      <Link
        from="/hotelly/$slug/admin/bookings/room-service"
        to="/hotelly/$slug/admin/bookings/room-service"
        className={buttonClass()}
      >
        {t('bookings.toOngoing')}
      </Link>
    </EmptyState>
  )
}
