import { SearchX, UserPlus, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Pager } from '#kit/web/ui/pager.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import { type Guest, GUESTS_PER_PAGE } from '../contract.ts'
import { GuestRows, GuestTable } from './guest-table.tsx'
import type { Selection } from './guest-selection.tsx'
import type { OnTask } from './guest-tools.tsx'
import { useGuestsAddress } from './use-guests-address.ts'

type ListProps = {
  guests: readonly Guest[]
  lastOrders: ReadonlyMap<string, string>
  /** How many match, over all pages. */
  total: number
  selection: Selection
  selectedCount: number
  isCollecting: boolean
  onAll: () => void
  onTask: OnTask
}

/** One page of the guests that match the search. */
export function GuestList(props: ListProps) {
  const { guests, lastOrders, total, selection, selectedCount, isCollecting, onAll, onTask } = props
  const { t } = useTranslation('hotel-admin')
  const { number } = useFormatters()
  const { order, page, go } = useGuestsAddress()
  const isRoomy = useMedia('(width >= 48rem)')
  const isWholePage = guests.every(selection.has)
  return (
    <div className="grid gap-3">
      {isWholePage && selectedCount < total && (
        <MatchingNote count={guests.length} total={total} onAll={onAll} isBusy={isCollecting} />
      )}
      {isRoomy ? (
        <GuestTable
          guests={guests}
          lastOrders={lastOrders}
          selection={selection}
          sort={order}
          onSort={(wanted) => void go({ order: wanted })}
          onTask={onTask}
        />
      ) : (
        <GuestRows guests={guests} lastOrders={lastOrders} selection={selection} onTask={onTask} />
      )}
      {total > GUESTS_PER_PAGE && (
        <Pager
          page={page}
          pageSize={GUESTS_PER_PAGE}
          total={total}
          range={(from, to) => t('pager.range', { from: number(from), to: number(to), total: number(total) })}
          previous={t('pager.previous')}
          next={t('pager.next')}
          onPage={(next) => void go({ page: next })}
        />
      )}
    </div>
  )
}

type NoteProps = { count: number; total: number; isBusy: boolean; onAll: () => void }

/** Offers the other pages once all of this one is selected. */
function MatchingNote({ count, total, isBusy, onAll }: NoteProps) {
  const { t } = useTranslation('hotel-admin')
  const { number } = useFormatters()
  return (
    <div className="flex flex-wrap items-center gap-x-5 rounded-md bg-tint ps-4 pe-1.5 text-accent-text">
      <p className="py-2.5">{t('guests.several.wholePage', { count, shown: number(count) })}</p>
      <Button
        look="quiet"
        isBusy={isBusy}
        onClick={onAll}
        className="-ms-2.5 !px-2.5 underline underline-offset-3"
      >
        {t('guests.several.selectMatching', { count: total, shown: number(total) })}
      </Button>
    </div>
  )
}

export function NoGuests({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <EmptyState icon={Users} title={t('guests.empty')} text={t('guests.emptyText')}>
      <Button look="primary" onClick={onAdd}>
        <UserPlus aria-hidden className="size-4" />
        {t('guests.addFirst')}
      </Button>
    </EmptyState>
  )
}

export function NoGuestFound() {
  const { t } = useTranslation('hotel-admin')
  const { go } = useGuestsAddress()
  return (
    <EmptyState icon={SearchX} title={t('guests.notFound')} text={t('guests.notFoundText')}>
      <Button onClick={() => void go({ search: '', show: null })}>{t('guests.showAll')}</Button>
    </EmptyState>
  )
}
