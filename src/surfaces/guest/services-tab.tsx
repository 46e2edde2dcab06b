import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { MyBookings } from '#features/room-service/ui/my-bookings-part.ts'
import { myOrders } from '#features/room-service/ui/my-orders-query.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestSession } from '#features/sessions/contract.ts'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { ServicesList } from '#features/services/ui/services-list.tsx'
import { later } from '#kit/web/later.tsx'
import { isOpen } from '#features/services/rules.ts'
import { servicesApi } from '#features/services/ui/api.ts'
import type { Service } from '#features/services/contract.ts'
import { HomeHero } from './home-hero.tsx'

const ServiceHours = later(() => import('./service-hours.tsx'), 'ServiceHours')
const ServicePicture = later(() => import('./service-picture.tsx'), 'ServicePicture')
const MyStay = later(() => import('./my-stay.tsx'), 'MyStay')

/** Whether anything besides room service is open, or was and may have been booked then. */
const moreOf = (services: Service[]): 'open' | 'closed' | null => {
  const allowed = services.filter(({ category, path }) => path && category !== 'room_service')
  if (allowed.length === 0) return null
  return allowed.some(isOpen) ? 'open' : 'closed'
}

/** HOME-08: what can be done first, what the guest has booked, then what the hotel offers. */
export function ServicesTab({ guest, isKnown }: { guest: GuestSession | null; isKnown: boolean }) {
  const isShown = useDeferredValue(isKnown)
  const shownGuest = useDeferredValue(guest)
  const { slug } = useHotel()
  const { data: more = null } = useQuery({
    ...servicesApi.query.list.queryOptions({ input: { slug, enabledOnly: false } }),
    select: moreOf,
  })
  const bookings = useQuery({
    ...myOrders(slug),
    enabled: guest !== null,
    // it is handed on, and those who read its data come later: until then nobody would be told of a change
    notifyOnChangeProps: 'all',
  })
  // what comes beneath the bookings must not be seen moving when they arrive; without a network they do not
  const isComing = bookings.isPending && !bookings.isPaused && bookings.failureCount === 0
  const isWaiting = !isShown || (shownGuest !== null && isComing)
  return (
    <>
      <HomeHero guest={guest} />
      {isWaiting ? (
        <Waiting />
      ) : shownGuest ? (
        <Suspense fallback={<Waiting />}>
          <div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:gap-7 lg:grid-cols-[5fr_6fr] lg:gap-10">
            {more ? (
              <MyStay.Part guest={shownGuest} list={bookings} isOpen={more === 'open'} />
            ) : (
              <MyBookings.Part guest={shownGuest} list={bookings} />
            )}
            <Services isGuest className="lg:grid-cols-3" />
          </div>
        </Suspense>
      ) : (
        <Services isGuest={false} className="md:grid-cols-3" />
      )}
    </>
  )
}

function Services({ isGuest, className }: { isGuest: boolean; className: string }) {
  const { t } = useTranslation('guest')
  return (
    <section aria-labelledby="services-title" className="min-w-0">
      <h2
        id="services-title"
        className="mb-3 flex min-h-9 items-center text-[1.375rem] font-semibold tracking-tight"
      >
        {t('services.title')}
      </h2>
      <ServicesList
        isGuest={isGuest}
        hours={ServiceHours}
        picture={ServicePicture}
        className={`grid grid-cols-2 gap-2.5 narrow:grid-cols-1 md:gap-3 ${className}`}
      />
    </section>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-3.5 in-[#first-paint]:invisible">
    <Skeleton className="h-7 w-40" />
    <Skeleton className="h-31 rounded-lg" />
  </div>
)
