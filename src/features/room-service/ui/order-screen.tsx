import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { UtensilsCrossed } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BackToServices } from '#features/hotels/ui/back-to-services.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { GuestFailure } from '#features/hotels/ui/guest-failure.tsx'
import { PhoneLink } from '#features/hotels/ui/phone-link.tsx'
import { GuestsOnly } from '#features/sessions/ui/guests-only.tsx'
import { useLiveGuest } from '#features/sessions/ui/use-guest.ts'
import { useSurface } from '#kit/web/surface.ts'
import { useTitle } from '#kit/web/title.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { MadeWithLove } from '#kit/web/ui/made-with-love.tsx'
import { OfflineBanner } from '#kit/web/ui/offline-banner.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { myOrders } from './my-orders-query.ts'
import { OrderFollowed } from './order-followed.tsx'

/** One order of the guest, followed to the door; its id is the hash of the address, without one it is the newest. */
export function OrderScreen() {
  const { name } = useHotel()
  const { t } = useTranslation('guest')
  const { guest, isCertain } = useLiveGuest()
  useSurface('guest')
  useTitle(t('order.title'), name)
  const [wasGuest, setWasGuest] = useState(guest !== null)
  if (guest && !wasGuest) setWasGuest(true)
  // a session that ends here says so and leaves by itself
  if (isCertain && !guest && !wasGuest) return <GuestsOnly screen="order" />
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBanner />
      <main className="relative grid w-full grow content-start lg:mx-auto lg:max-w-6xl lg:grid-cols-[1.1fr_1fr] lg:gap-x-12 lg:px-6 lg:pt-20">
        <header className="absolute inset-x-0 top-0 z-10 flex justify-between p-4 md:px-6">
          <BackToServices />
          <LanguageSwitcher />
        </header>
        {guest && <NewOrder />}
      </main>
      <footer className="px-5 pb-6">
        <MadeWithLove />
      </footer>
    </div>
  )
}

function NewOrder() {
  const { slug } = useHotel()
  const { t } = useTranslation(['guest', 'common'])
  const { errorText } = useErrorText()
  const id = useLocation({ select: ({ hash }) => hash })
  const list = useQuery(myOrders(slug))
  const bookings = useDeferredValue(list.data)
  const booking = id ? bookings?.find((booking) => booking.id === id) : bookings?.[0]
  if (booking) return <OrderFollowed booking={booking} />
  if ((list.isPending && !list.isPaused) || (list.data && !bookings)) {
    return (
      <div aria-busy="true" className="contents">
        <Skeleton className="h-[min(34rem,54dvh)] rounded-none lg:aspect-[400/476] lg:h-auto lg:rounded-[24px]" />
        <div className="grid content-start gap-4 p-5 lg:p-0">
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-40" />
        </div>
      </div>
    )
  }
  return (
    <div className="mx-auto grid w-full max-w-lg gap-4 px-5 pt-20 lg:col-span-2 lg:px-0 lg:pt-0">
      {list.data ? (
        <EmptyState isPage icon={UtensilsCrossed} title={t('order.missing')} text={t('order.missingText')}>
          <Link to="/hotelly/$slug/services" params={{ slug }} className={buttonClass('primary')}>
            {t('menu.back')}
          </Link>
          <PhoneLink label={t('bookings.call')} />
        </EmptyState>
      ) : (
        <>
          <h1 className="text-[1.75rem] font-semibold tracking-tight">{t('order.title')}</h1>
          <GuestFailure
            text={t('bookings.failed', { reason: errorText(list.error, t('common:errors.UNAVAILABLE')) })}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        </>
      )}
    </div>
  )
}
