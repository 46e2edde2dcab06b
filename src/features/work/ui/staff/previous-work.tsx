import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { History, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BookingsFailure } from '#features/bookings/ui/staff/ongoing-bookings.tsx'
import { PastTheEnd } from '#features/bookings/ui/staff/past-the-end.tsx'
import { StateBadge } from '#features/bookings/ui/staff/booking-words.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Category } from '#features/categories/all.ts'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Pager } from '#kit/web/ui/pager.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Work } from '../../contract.ts'
import { PAGE_SIZE } from '../../limits.ts'
import { workApi } from '../api.ts'
import { CancelledBecause } from './cancelled-because.tsx'
import { ClosingWork } from './closing-work.tsx'
import type { WorkActions } from './use-work-actions.ts'
import { useWorkAddress } from './use-work-address.ts'

type PreviousProps = {
  category: Category | null
  actions: WorkActions
  onOpen: (work: Work) => void
}

/** What is done or cancelled, newest first, page by page. */
export function PreviousWork({ category, actions, onOpen }: PreviousProps) {
  const { t } = useTranslation(['work', 'hotel-admin', 'common'])
  const { slug } = useHotel()
  const { number } = useFormatters()
  const [reopened, setReopened] = useState<Work | null>(null)
  const { page, go, showAll, isNarrowed, ...narrowed } = useWorkAddress()
  const { search, team, kind, outcome, from, to } = narrowed
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...workApi.query.list.queryOptions({
      input: {
        ...{ slug, scope: 'previous', search, team, kind, outcome, from, to, page },
        category: category ?? narrowed.category,
      },
    }),
    placeholderData: keepPreviousData,
  })
  if (!data && error)
    return <BookingsFailure error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={t('common:loading')} className="grid gap-2">
        {[1, 2, 3, 4, 5, 6].map((one) => (
          <Skeleton key={one} className="h-16" />
        ))}
      </div>
    )
  const { work, total } = data
  if (total === 0)
    return (
      <EmptyState
        icon={History}
        title={t(isNarrowed ? 'desk.noMatch' : 'desk.noPrevious')}
        text={t(isNarrowed ? 'desk.noMatchText' : 'desk.noPreviousText')}
      >
        {isNarrowed && <Button onClick={() => void showAll()}>{t('hotel-admin:bookings.showAll')}</Button>}
      </EmptyState>
    )
  if (work.length === 0) return <PastTheEnd onBack={() => void go({ page: Math.ceil(total / PAGE_SIZE) })} />
  return (
    <div aria-busy={isPlaceholderData} className="grid gap-4 aria-busy:opacity-60">
      <ul className="divide-y divide-line rounded-lg border border-line bg-card shadow-card">
        {work.map((one) => (
          <PreviousRow key={one.id} work={one} onOpen={() => onOpen(one)} onReopen={() => setReopened(one)} />
        ))}
      </ul>
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={total}
        range={(first, last) =>
          t('hotel-admin:pager.range', { from: number(first), to: number(last), total: number(total) })
        }
        previous={t('hotel-admin:pager.previous')}
        next={t('hotel-admin:pager.next')}
        onPage={(wanted) => void go({ page: wanted })}
      />
      {reopened && (
        <ClosingWork
          action="reopen"
          work={reopened}
          onClose={() => setReopened(null)}
          onConfirm={(change) => {
            setReopened(null)
            actions.change(reopened, change)
          }}
        />
      )}
    </div>
  )
}

type RowProps = { work: Work; onOpen: () => void; onReopen: () => void }

function PreviousRow({ work, onOpen, onReopen }: RowProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const localized = useLocalized()
  const { date, time, money } = useFormatters(work.currency)
  const at = work.startsAt ?? work.createdAt
  const name = localized(work.name)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-ink/3">
      <button
        type="button"
        aria-label={t('desk.detailsOf', { room: work.roomNumber, name })}
        onClick={onOpen}
        className="min-h-11 min-w-16 rounded-sm text-start text-lg font-bold underline-offset-4 hover:underline"
      >
        <bdi>{work.roomNumber}</bdi>
      </button>
      <p className="min-w-40 flex-1">
        <span className="block font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        <span className="text-sm text-muted">
          <bdi>{work.guestName}</bdi> · <bdi className="tabular">#{shortId(work.id)}</bdi>
          {work.totalPrice > 0 && (
            <>
              {' · '}
              <bdi className="tabular">{money(work.totalPrice)}</bdi>
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
        <StateBadge state={work.bookingStatus} />
        <CancelledBecause work={work} />
      </p>
      <Button
        look="quiet"
        aria-label={`${t('hotel-admin:details.reopen')}: ${t('desk.roomAndName', { room: work.roomNumber, name })}`}
        onClick={onReopen}
      >
        <RotateCcw aria-hidden className="size-4 text-muted" />
        {t('hotel-admin:details.reopen')}
      </Button>
    </li>
  )
}
