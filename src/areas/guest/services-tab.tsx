import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { MyBookings } from '#features/bookings/ui/my-bookings.tsx'
import { Cover } from '#features/hotels/ui/cover.tsx'
import { greetingAt } from '#kit/shared/greeting.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestSession } from '#features/sessions/contract.ts'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { useNow } from '#kit/web/use-now.ts'
import { ServicesList } from '#features/services/ui/services-list.tsx'

/** HOME-08: what the guest has booked, then what the hotel offers. */
export function ServicesTab({ guest, isKnown }: { guest: GuestSession | null; isKnown: boolean }) {
  const isShown = useDeferredValue(isKnown)
  const shownGuest = useDeferredValue(guest)
  return (
    <>
      <Welcome guest={guest} />
      {isShown ? <Content guest={shownGuest} /> : <Skeleton className="h-88 rounded-lg" />}
    </>
  )
}

function Content({ guest }: { guest: GuestSession | null }) {
  const { t } = useTranslation('guest')
  return (
    <div className={guest ? 'grid gap-9 lg:grid-cols-2 lg:gap-10' : ''}>
      {guest && <MyBookings />}
      <section aria-labelledby="services-title" className="min-w-0">
        <h2 id="services-title" className="mb-4 text-[1.375rem] font-semibold tracking-tight">
          {t('services.title')}
        </h2>
        <ServicesList
          isGuest={guest !== null}
          className={`grid gap-3 md:grid-cols-2 ${guest ? 'lg:grid-cols-1' : 'lg:grid-cols-3'}`}
        />
      </section>
    </div>
  )
}

function Welcome({ guest }: { guest: GuestSession | null }) {
  const hotel = useHotel()
  const { t } = useTranslation('guest')
  const now = useNow(300)
  return (
    <div className="relative mb-8 flex min-h-40 items-end overflow-hidden rounded-lg md:min-h-56">
      <Cover hotel={hotel} className="object-[50%_40%] md:object-[50%_58%]" />
      <div className="absolute inset-0 bg-linear-to-t from-black/85 via-black/45 to-black/10" />
      <div className="relative p-4 text-white md:p-7">
        <h1 className="font-display text-[1.75rem] font-semibold tracking-tight md:text-4xl">
          {t(`landing.${greetingAt(now, hotel.timeZone)}`)}
        </h1>
        <p className="mt-0.5 text-[0.9375rem] text-white/95 in-[#first-paint]:invisible">
          {guest && <>{t('session.room', { number: guest.roomNumber })} · </>}
          <bdi>{hotel.name}</bdi>
        </p>
      </div>
    </div>
  )
}
