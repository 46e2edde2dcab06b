import { SearchX, UserPlus, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Pager } from '#kit/web/ui/pager.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import { type Guest, GUESTS_PER_PAGE } from '../contract.ts'
import { GuestCards, GuestTable } from './guest-table.tsx'
import type { Selection } from './guest-selection.tsx'
import type { OnTask } from './guest-tools.tsx'
import { useGuestsAddress } from './use-guests-address.ts'

type ListProps = { guests: readonly Guest[]; total: number; selection: Selection; onTask: OnTask }

/** One page of the guests that match the search. */
export function GuestList({ guests, total, selection, onTask }: ListProps) {
  const { t } = useTranslation('hotel-admin')
  const { number } = useFormatters()
  const { order, page, go } = useGuestsAddress()
  const isRoomy = useMedia('(width >= 64rem)')
  return (
    <div className="grid gap-3">
      {isRoomy ? (
        <GuestTable
          guests={guests}
          selection={selection}
          sort={order}
          onSort={(wanted) => void go({ order: wanted })}
          onTask={onTask}
        />
      ) : (
        <GuestCards guests={guests} selection={selection} onTask={onTask} />
      )}
      {total > GUESTS_PER_PAGE && (
        <Pager
          page={page}
          pageSize={GUESTS_PER_PAGE}
          total={total}
          range={(from, to) => t('pager.range', { from: number(from), to: number(to), total: number(total) })}
          previous={t('pager.previous')}
          next={t('pager.next')}
          onPage={(one) => void go({ page: one })}
        />
      )}
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
