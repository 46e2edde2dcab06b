import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Pager } from '#kit/web/ui/pager.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { PAGE_SIZE } from '../../limits.ts'
import { BookingsFailure } from './bookings-failure.tsx'
import { PastTheEnd } from './past-the-end.tsx'
import { useFetchFailure } from './refresh.ts'

type PreviousProps<Booking> = {
  list: UseQueryResult<{ bookings: Booking[]; total: number }>
  page: number
  onPage: (page: number) => void
  /** How the placeholders of its bookings lie, and how high one is. */
  skeleton: { list: string; booking: string }
  /** What stands where there is none. */
  empty: ReactNode
  children: (bookings: Booking[]) => ReactNode
}

/** Completed and cancelled bookings, page by page, or why none are shown. */
export function PreviousList<Booking>({
  list,
  page,
  onPage,
  skeleton,
  empty,
  children,
}: PreviousProps<Booking>) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { number } = useFormatters()
  const { data, error, isFetching, isPlaceholderData, refetch } = list
  useFetchFailure(error, t('bookings.fetchFailed'))
  if (!data && error)
    return <BookingsFailure error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={t('common:loading')} className={skeleton.list}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className={skeleton.booking} />
        ))}
      </div>
    )
  const { bookings, total } = data
  if (total === 0) return empty
  if (bookings.length === 0) return <PastTheEnd onBack={() => onPage(Math.ceil(total / PAGE_SIZE))} />
  return (
    <div aria-busy={isPlaceholderData} className="grid gap-4 aria-busy:opacity-60">
      {children(bookings)}
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={total}
        range={(first, last) =>
          t('pager.range', { from: number(first), to: number(last), total: number(total) })
        }
        previous={t('pager.previous')}
        next={t('pager.next')}
        onPage={onPage}
      />
    </div>
  )
}
