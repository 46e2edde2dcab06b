import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ReceiptText } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { PhoneLink } from '#features/hotels/ui/phone-link.tsx'
import { useErrorText } from '#kit/web/error-text.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import type { GuestBooking } from '../contract.ts'
import { bookingsApi } from './api.ts'
import { isUnderWay } from '../rules.ts'
import { BookingCard } from './guest-booking-card.tsx'
import { myBookings } from './my-bookings-query.ts'

const FRESH_MS = 12 * 3600_000

/** Separates current bookings, which are in progress or recent, from earlier ones; the newest is always current. */
function splitByAge(bookings: readonly GuestBooking[]) {
  const isCurrent = (booking: GuestBooking, at: number) =>
    at === 0 || isUnderWay(booking) || Date.now() - new Date(booking.createdAt).getTime() < FRESH_MS
  return {
    current: bookings.filter(isCurrent),
    earlier: bookings.filter((booking, at) => !isCurrent(booking, at)),
  }
}

/** The guest's own bookings, newest first, updated live. */
export function MyBookings() {
  const hotel = useHotel()
  const { t } = useTranslation('guest')
  return (
    <section aria-labelledby="bookings-title" className="min-w-0">
      <h2 id="bookings-title" className="mb-4 text-[1.375rem] font-semibold tracking-tight">
        {t('bookings.title')}
      </h2>
      <List slug={hotel.slug} />
      {hotel.bookingSupportNumber && (
        <div className="mt-3 flex flex-wrap items-center gap-x-1 text-[0.9375rem] text-muted">
          {t('bookings.help')}
          <PhoneLink number={hotel.bookingSupportNumber} label={t('bookings.call')} className="-mx-2 px-2!" />
        </div>
      )}
    </section>
  )
}

function List({ slug }: { slug: string }) {
  const { t } = useTranslation(['guest', 'common'])
  const { errorText } = useErrorText()
  const list = useQuery(myBookings(slug))
  const failure = list.error
    ? t('bookings.failed', { reason: errorText(list.error, t('common:errors.UNAVAILABLE')) })
    : ''
  // an ended session has a message of its own
  useFailureToast(bookingsApi.codeOf(list.error) === 'UNAUTHORIZED' ? null : list.error, failure)

  const data = useDeferredValue(list.data)
  if (list.isPending || (list.data && !data)) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-88 rounded-lg" />
      </div>
    )
  }
  const bookings = data ?? []
  if (bookings.length === 0) {
    return (
      <EmptyState
        icon={ReceiptText}
        title={failure || t('bookings.empty')}
        {...(failure ? {} : { text: t('bookings.emptyText') })}
      >
        {failure && <Button onClick={() => void list.refetch()}>{t('common:tryAgain')}</Button>}
      </EmptyState>
    )
  }
  const { current, earlier } = splitByAge(bookings)
  return (
    <div className="grid gap-3">
      {current.map((booking) => (
        <BookingCard key={booking.id} booking={booking} />
      ))}
      {earlier.length > 0 && <Earlier bookings={earlier} />}
    </div>
  )
}

function Earlier({ bookings }: { bookings: GuestBooking[] }) {
  const { t } = useTranslation('guest')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('bookings.earlier', { count: bookings.length })}
        <ChevronDown aria-hidden className={`size-4.5 transition ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      {isOpen && bookings.map((booking) => <BookingCard key={booking.id} booking={booking} />)}
    </>
  )
}
