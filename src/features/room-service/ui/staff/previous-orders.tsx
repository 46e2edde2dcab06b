import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PreviousList } from '#features/bookings/ui/staff/previous-list.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import type { Order } from '../../contract.ts'
import { ordersApi } from '../api.ts'
import { STATUSES } from './booking-choices.ts'
import { NothingFound } from './ongoing-orders.tsx'
import { PreviousCards } from './previous-cards.tsx'
import { PreviousTable } from './previous-table.tsx'
import { useBookingsAddress } from './use-bookings-address.ts'

type PreviousProps = { onOpen: (booking: Order) => void; onReopen: (booking: Order) => void }

/** Completed and cancelled bookings, newest first, page by page. */
export function PreviousOrders({ onOpen, onReopen }: PreviousProps) {
  const { slug } = useHotel()
  const { search, status, payment, from, to, page, isNarrowed, go } = useBookingsAddress()
  const isRoomy = useMedia('(width >= 64rem)')
  const outcome = STATUSES.previous.find((known) => known === status) ?? null
  const list = useQuery({
    ...ordersApi.query.list.queryOptions({
      input: { slug, scope: 'previous', search, outcome, payment, from, to, page },
    }),
    placeholderData: keepPreviousData,
  })
  const List = isRoomy ? PreviousTable : PreviousCards
  return (
    <PreviousList
      list={list}
      page={page}
      onPage={(wanted) => void go({ page: wanted })}
      skeleton={
        isRoomy
          ? { list: 'grid gap-2', booking: 'h-14' }
          : { list: 'grid gap-3 sm:grid-cols-2', booking: 'h-44 rounded-lg' }
      }
      empty={isNarrowed ? <NothingFound /> : <NoPrevious />}
    >
      {(bookings) => <List bookings={bookings} onOpen={onOpen} onReopen={onReopen} />}
    </PreviousList>
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
