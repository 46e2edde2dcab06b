import type { UseQueryResult } from '@tanstack/react-query'
import { ConciergeBell, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BookingsFailure } from '#features/bookings/ui/staff/bookings-failure.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { useServiceBookingsAddress } from '#features/service-bookings/ui/staff/use-service-bookings-address.ts'
import { Teams, type TeamsProps } from './teams.tsx'

type InboxProps = TeamsProps & { open: UseQueryResult<ServiceBooking[]>; onBook: () => void }

/** What is to be done, by team, or why nothing is shown. */
export function Inbox({ open, shown, onBook, ...rest }: InboxProps) {
  const { t } = useTranslation(['work', 'common', 'hotel-admin'])
  const { isNarrowed, showAll } = useServiceBookingsAddress()
  if (!open.data && open.error)
    return <BookingsFailure error={open.error} isBusy={open.isFetching} onRetry={() => void open.refetch()} />
  if (!open.data)
    return (
      <div role="status" aria-label={t('common:loading')} className="grid gap-3 md:grid-cols-3">
        {['h-64', 'h-48', 'h-56'].map((height) => (
          <Skeleton key={height} className={`rounded-lg ${height}`} />
        ))}
      </div>
    )
  if (shown.length === 0 && isNarrowed)
    return (
      <EmptyState icon={SearchX} title={t('desk.noMatch')} text={t('desk.noMatchText')}>
        <Button onClick={() => void showAll()}>{t('hotel-admin:bookings.showAll')}</Button>
      </EmptyState>
    )
  if (shown.length === 0)
    return (
      <div className="m-auto *:border-0">
        <EmptyState icon={ConciergeBell} title={t('desk.empty')} text={t('desk.emptyText')}>
          <Button onClick={onBook}>{t('desk.book.open')}</Button>
        </EmptyState>
      </div>
    )
  return <Teams shown={shown} {...rest} />
}
