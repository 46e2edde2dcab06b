import type { UseQueryResult } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { ChevronDown, ReceiptText } from 'lucide-react'
import { Fragment, type ReactNode, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestFailure } from '#features/hotels/ui/guest-failure.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { receptionNumber } from '#features/hotels/reception-number.ts'
import { PhoneLink } from '#features/hotels/ui/phone-link.tsx'
import type { GuestSession } from '#features/sessions/contract.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { later } from '#kit/web/later.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import type { GuestOrder } from '../contract.ts'
import { inOrder } from '#features/bookings/in-order.ts'
import { isUnderWay } from '../rules.ts'
import { ordersApi } from './api.ts'
import { OrderCard } from './guest-order-card.tsx'
import { PastOrder } from './past-order.tsx'

const OrderSent = later(() => import('./order-sent.tsx'), 'OrderSent')

const FRESH_MS = 12 * 3600_000
const MOST_FRESH = 3

/** A booking in the list, of whatever kind. */
export type Entry = {
  id: string
  createdAt: string
  /** When it is wanted, as long as it lies ahead or is under way; null once it is over. */
  wantedAt: string | null
  element: ReactNode
}

const toEntry = (booking: GuestOrder, room: string): Entry => {
  const { id, createdAt, dueAt, promisedAt } = booking
  const isOpen = isUnderWay(booking)
  return {
    id,
    createdAt,
    wantedAt: isOpen ? (dueAt ?? promisedAt ?? createdAt) : null,
    element: isOpen ? (
      <OrderCard booking={booking} room={room} />
    ) : (
      <PastOrder booking={booking} room={room} />
    ),
  }
}

/** What is under way, what came to an end lately, and what was before. */
function split(entries: readonly Entry[]) {
  const past = entries.filter(({ wantedAt }) => wantedAt === null)
  const isFresh = ({ createdAt }: Entry, at: number) =>
    at < MOST_FRESH && Date.now() - new Date(createdAt).getTime() < FRESH_MS
  const fresh = past.filter(isFresh)
  const underWay = entries.filter(({ wantedAt }) => wantedAt !== null)
  return { underWay, fresh, earlier: past.slice(fresh.length) }
}

type MyBookingsProps = {
  guest: GuestSession
  list: UseQueryResult<GuestOrder[]>
  /** What the guest has booked besides orders; null where there is nothing else to book. */
  others?: readonly Entry[] | null
}

/** The guest's own bookings: one card for each that is under way, one line for each that is over. */
export function MyBookings({ guest, list, others = null }: MyBookingsProps) {
  const canCall = receptionNumber(useHotel()) !== null
  const { t } = useTranslation(['guest', 'common'])
  const { errorText } = useErrorText()
  const bookings = useDeferredValue(list.data) ?? []
  const orders = bookings.map((booking) => toEntry(booking, guest.roomNumber))
  const entries = others?.length ? inOrder([...orders, ...others]) : orders
  const { underWay, fresh, earlier } = split(entries)
  const [isWhole, setIsWhole] = useState(false)
  const sentOrder = useLocation({ select: ({ state }) => state.sentOrder })
  const sent = bookings.find(({ id }) => id === sentOrder)
  // an ended session and a network that is gone have messages of their own
  const code = ordersApi.codeOf(list.error)
  const isRefused = code !== null && code !== 'UNAUTHORIZED'
  const failure = t('bookings.failed', { reason: errorText(list.error, t('common:errors.UNAVAILABLE')) })
  useFailureToast(list.data && isRefused ? list.error : null, failure)
  return (
    <section aria-labelledby="bookings-title" className="min-w-0">
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-3">
        <h2 id="bookings-title" className="text-[1.375rem] font-semibold tracking-tight">
          {t('bookings.title')}
        </h2>
        {earlier.length > 0 && (
          <Button
            look="quiet"
            className="-me-3 -my-1 px-3! text-[0.9375rem] text-muted"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {t('bookings.earlier', { count: earlier.length })}
            <ChevronDown aria-hidden className={`size-4.5 transition ${isWhole ? 'rotate-180' : ''}`} />
          </Button>
        )}
      </div>
      {sent && <OrderSent booking={sent} />}
      {!list.data && code !== 'UNAUTHORIZED' ? (
        <GuestFailure text={failure} isBusy={list.isFetching} onRetry={() => void list.refetch()} />
      ) : entries.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <div className="grid grid-cols-1 gap-3">
            {underWay.map(({ id, element }) => (
              <Fragment key={id}>{element}</Fragment>
            ))}
          </div>
          <div className="mt-1.5 divide-y divide-line">
            {[...fresh, ...(isWhole ? earlier : [])].map(({ id, element }) => (
              <Fragment key={id}>{element}</Fragment>
            ))}
          </div>
          {canCall && underWay.length === 0 && (
            <p className="mt-2 flex flex-wrap items-center gap-x-1 px-1 text-[0.9375rem] text-muted">
              {t(others ? 'bookings.helpAny' : 'bookings.help')}
              <PhoneLink label={t('bookings.call')} className="-mx-2 justify-start! px-2!" />
            </p>
          )}
        </>
      )}
    </section>
  )
}

const Nothing = () => {
  const { t } = useTranslation('guest')
  return (
    <div className="flex items-center gap-3.5 rounded-lg border border-dashed border-line p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-accent-text">
        <ReceiptText aria-hidden className="size-5" />
      </span>
      <div>
        <p className="font-semibold">{t('bookings.empty')}</p>
        <p className="text-[0.9375rem] text-muted">{t('bookings.emptyText')}</p>
      </div>
    </div>
  )
}
