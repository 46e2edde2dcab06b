import { Link } from '@tanstack/react-router'
import { CalendarClock, ChefHat, ConciergeBell, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import type { View } from './booking-choices.ts'
import { type BoardProps, OrderBoard } from './order-board.tsx'
import type { BoardResult } from './use-board.ts'
import { useBookingsAddress } from './use-bookings-address.ts'
import { BookingsFailure } from '#features/bookings/ui/staff/bookings-failure.tsx'

type OngoingProps = BoardProps & {
  board: BoardResult
  /** Of all stations; null where one is chosen. */
  onAllStations: (() => void) | null
}

/** The kitchen's open orders, or why none are shown. */
export function OngoingOrders({ board, view, bookings, onAllStations, ...rest }: OngoingProps) {
  const { scope, isNarrowed } = useBookingsAddress()
  const { data, error } = board
  if (!data && error) {
    return <BookingsFailure error={error} isBusy={board.isFetching} onRetry={() => void board.refetch()} />
  }
  if (!data) return <BoardSkeleton view={view} />
  if (bookings.length === 0 && isNarrowed) return <NothingFound />
  if (bookings.length === 0 && scope === 'later') return <NoneLater />
  if (bookings.length === 0 && onAllStations) return <NoneHere onAll={onAllStations} />
  if (bookings.length === 0) return <NoOrders />
  return <OrderBoard bookings={bookings} view={view} {...rest} />
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

function NoneLater() {
  const { t } = useTranslation('hotel-admin')
  return (
    <EmptyState icon={CalendarClock} title={t('bookings.noneLater')} text={t('bookings.noneLaterText')} />
  )
}

function NoneHere({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <EmptyState icon={ChefHat} title={t('bookings.station.empty')} text={t('bookings.station.emptyText')}>
      <Button onClick={onAll}>{t('bookings.station.all')}</Button>
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
