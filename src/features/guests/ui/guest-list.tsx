import { SearchX, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Pager } from '#kit/web/ui/pager.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import type { Guest } from '../contract.ts'
import { GuestCards, GuestTable } from './guest-table.tsx'
import type { Selection } from './guest-selection.tsx'
import type { OnTask } from './guest-tools.tsx'
import { useGuestsAddress } from './use-guests-address.ts'

const PAGE_SIZE = 50

type ListProps = { guests: readonly Guest[]; selection: Selection; onTask: OnTask }

/** The guests that match the search, fifty at a time. */
export function GuestList({ guests, selection, onTask }: ListProps) {
  const { t } = useTranslation('hotel-admin')
  const { number } = useFormatters()
  const { order, go } = useGuestsAddress()
  const isRoomy = useMedia('(width >= 64rem)')
  const [wanted, setWanted] = useState(0)
  const page = Math.min(wanted, Math.max(0, Math.ceil(guests.length / PAGE_SIZE) - 1))
  const onPage = guests.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
  return (
    <div className="grid gap-3">
      {isRoomy ? (
        <GuestTable
          guests={onPage}
          selection={selection}
          sort={order}
          onSort={(wanted) => void go({ order: wanted })}
          onTask={onTask}
        />
      ) : (
        <GuestCards guests={onPage} selection={selection} onTask={onTask} />
      )}
      {guests.length > PAGE_SIZE && (
        <Pager
          page={page + 1}
          pageSize={PAGE_SIZE}
          total={guests.length}
          range={(from, to) =>
            t('pager.range', { from: number(from), to: number(to), total: number(guests.length) })
          }
          previous={t('pager.previous')}
          next={t('pager.next')}
          onPage={(one) => setWanted(one - 1)}
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
