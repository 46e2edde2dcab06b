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
import type { Work } from '../../contract.ts'
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
  const { slug } = useHotel()
  const [reopened, setReopened] = useState<Work | null>(null)
  const { page, go, showAll, isNarrowed, ...narrowed } = useWorkAddress()
  const { search, team, kind, outcome, from, to } = narrowed
  const list = useQuery({
    ...workApi.query.list.queryOptions({
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
            {bookings.map((work) => (
              <PreviousRow
                key={work.id}
                work={work}
                onOpen={() => onOpen(work)}
                onReopen={() => setReopened(work)}
              />
            ))}
          </ul>
        )}
      </PreviousList>
      {reopened && (
        <ClosingWork
          action="reopen"
          work={reopened}
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
