import { Link } from '@tanstack/react-router'
import { ConciergeBell, Lock, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { LoadFailure } from '#kit/web/ui/load-failure.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import type { View } from './booking-choices.ts'
import { type BoardProps, OrderBoard } from './order-board.tsx'
import type { BoardResult } from './use-board.ts'
import { useBookingsAddress } from './use-bookings-address.ts'
import { bookingsApi } from '../api.ts'

type OngoingProps = Omit<BoardProps, 'bookings'> & { board: BoardResult }

/** The kitchen's open orders, or why none are shown. */
export function OngoingBookings({ board, view, ...rest }: OngoingProps) {
  const { isNarrowed, narrow } = useBookingsAddress()
  const { data, error } = board
  if (!data && error) {
    return <BookingsFailure error={error} isBusy={board.isFetching} onRetry={() => void board.refetch()} />
  }
  if (!data) return <BoardSkeleton view={view} />
  const found = narrow(data.bookings)
  if (found.length === 0 && isNarrowed) return <NothingFound />
  if (found.length === 0) return <NoOrders />
  return <OrderBoard bookings={found} view={view} {...rest} />
}

type FailureProps = { error: unknown; isBusy: boolean; onRetry: () => void }

export function BookingsFailure({ error, ...again }: FailureProps) {
  const { t } = useTranslation('hotel-admin')
  if (bookingsApi.codeOf(error) === 'FORBIDDEN') {
    return <EmptyState icon={Lock} title={t('bookings.noPermission')} text={t('bookings.noPermissionText')} />
  }
  return <LoadFailure title={t('bookings.loadFailed')} error={error} {...again} />
}

/** Nothing matches the search, the filters, or both. */
export function NothingFound() {
  const { t } = useTranslation('hotel-admin')
  const { search, status, payment, showAll } = useBookingsAddress()
  const isFiltered = Boolean(status ?? payment)
  return (
    <EmptyState
      icon={SearchX}
      title={search ? t('bookings.notFound', { search }) : t('bookings.noneLeft')}
      text={t(isFiltered ? 'bookings.noneLeftText' : 'bookings.notFoundText')}
    >
      <Button onClick={() => void showAll()}>
        {t(isFiltered ? 'bookings.showAll' : 'bookings.clearSearch')}
      </Button>
    </EmptyState>
  )
}

function NoOrders() {
  const { t } = useTranslation('hotel-admin')
  return (
    <EmptyState icon={ConciergeBell} title={t('bookings.empty')} text={t('bookings.emptyText')}>
      <Link
        from="/hotelly/$slug/admin/bookings/room-service"
        to="/hotelly/$slug/admin/bookings/room-service"
        search={{ scope: 'previous' }}
        className={buttonClass()}
      >
        {t('bookings.emptyAction')}
      </Link>
    </EmptyState>
  )
}

function BoardSkeleton({ view }: { view: View }) {
  const { t } = useTranslation('common')
  const shape =
    view === 'board'
      ? 'md:grid-cols-[27fr_29fr_23fr]'
      : 'grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))]'
  return (
    <div role="status" aria-label={t('loading')} className={`grid gap-3 pt-11 xl:gap-4 ${shape}`}>
      {['h-64', 'h-48', 'h-56'].map((height) => (
        <Skeleton key={height} className={`rounded-lg ${height}`} />
      ))}
    </div>
  )
}
