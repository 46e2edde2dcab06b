import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/hotel-gate.tsx'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import type { Booking } from '../../contract.ts'
import { bookingsApi } from '../api.ts'
import { plainSearch } from './fold-search.ts'
import { LoadFailure, NothingFound } from './ongoing-bookings.tsx'
import { PreviousCards } from './previous-cards.tsx'
import { PreviousTable } from './previous-table.tsx'
import { useFetchFailure } from './use-board.ts'

type PreviousProps = {
  search: string
  onOpen: (booking: Booking) => void
  onReopen: (booking: Booking) => void
}

/** Completed and cancelled bookings, newest first, page after page. */
export function PreviousBookings({ search, onOpen, onReopen }: PreviousProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const isRoomy = useMedia('(width >= 64rem)')
  const query = useInfiniteQuery(
    bookingsApi.query.list.infiniteOptions({
      input: (after: string | null) => ({
        slug,
        scope: 'previous' as const,
        search: plainSearch(search),
        after,
      }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next,
    }),
  )
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  useFetchFailure(error, t('bookings.fetchFailed'))
  const more = () => void fetchNextPage({ cancelRefetch: false })

  if (!data && error) {
    return <LoadFailure error={error} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('common:loading')} className="grid gap-2">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    )
  }
  const bookings = data.pages.flatMap((page) => page.bookings)
  if (bookings.length === 0) return search ? <NothingFound search={search} /> : <NoPrevious />
  const List = isRoomy ? PreviousTable : PreviousCards
  return (
    <div className="grid gap-4">
      <List bookings={bookings} onOpen={onOpen} onReopen={onReopen} />
      {hasNextPage ? (
        <MoreButton isBusy={isFetchingNextPage} onMore={more} />
      ) : (
        <p className="text-center text-muted">{t('bookings.end')}</p>
      )}
    </div>
  )
}

/** Loads more when pressed, and by itself when it comes into view. */
function MoreButton({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore())
      observer.observe(element)
      return () => observer.disconnect()
    },
    [onMore],
  )
  return (
    <Button ref={watch} isBusy={isBusy} onClick={onMore} className="justify-self-center">
      {t('bookings.more')}
    </Button>
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
