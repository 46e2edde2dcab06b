import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { declaredAt } from '#features/categories/all.ts'
import { offersApi } from '#features/service-items/ui/api.ts'
import { tapOn } from '#features/services/rules.ts'
import { servicesApi } from '#features/services/ui/api.ts'
import { GuestsOnly } from '#features/sessions/ui/guests-only.tsx'
import { useLiveGuest } from '#features/sessions/ui/use-guest.ts'
import type { GuestOffer } from '#features/service-items/contract.ts'
import type { GuestServiceBooking } from '#features/service-bookings/contract.ts'
import { ServiceOffers } from '#features/service-bookings/ui/service-offers.tsx'
import { useSurface } from '#kit/web/surface.ts'
import { useTitle } from '#kit/web/title.ts'
import { later } from '#kit/web/later.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { ServiceClosed } from './service-closed.tsx'
import { ServiceFrame } from './service-frame.tsx'

const OfferSheet = later(() => import('./offer-sheet.tsx'), 'OfferSheet')
const OwnBookingSheet = later(() => import('./own-booking-sheet.tsx'), 'OwnBookingSheet')

/** One area of the hotel's services: what it offers, the one that the address names in its sheet. */
export function ServiceScreen() {
  const { slug, name } = useHotel()
  const { t } = useTranslation('guest')
  const localized = useLocalized()
  const navigate = useNavigate()
  const { guest, isCertain } = useLiveGuest()
  const [wasGuest, setWasGuest] = useState(guest !== null)
  if (guest && !wasGuest) setWasGuest(true)
  const { pathname, hash } = useLocation()
  const declared = declaredAt(pathname.replace(/\/+$/, '').split('/').at(-1) ?? '')
  const services = useQuery(servicesApi.query.list.queryOptions({ input: { slug, enabledOnly: false } }))
  const offers = useQuery(offersApi.query.list.queryOptions({ input: { slug } }))
  const [opened, setOpened] = useState<GuestOffer | null>(null)
  const [sent, setSent] = useState<GuestServiceBooking | null>(null)

  useEffect(() => {
    OfferSheet.fetchSoon(0)
    OwnBookingSheet.fetchSoon()
  }, [])

  const service = services.data?.find(({ category }) => category === declared?.category)
  const label = service ? localized(service.label) : ''
  useSurface('guest')
  useTitle(label || t('services.title'), name)

  const own = offers.data?.filter(({ category }) => category === declared?.category)
  const outcome = service ? tapOn(service, true) : null
  const offered = outcome === 'open' && guest ? own?.find(({ id }) => id === hash) : undefined
  if (offered && offered !== opened) setOpened(offered)
  // what is taken back while it stands open says so itself
  const offer = sent ? undefined : (offered ?? (opened?.id === hash ? opened : undefined))
  const closeOffer = () => void navigate({ to: pathname, replace: true, resetScroll: false })
  // a session that ends here says so and leaves by itself
  if (declared && isCertain && !guest && !wasGuest) return <GuestsOnly screen={declared.path} />
  return (
    <ServiceFrame title={label || t('services.title')}>
      {services.data && outcome !== 'open' ? (
        <ServiceClosed
          text={
            outcome === 'unavailable'
              ? t('services.isUnavailable')
              : t('services.isComingSoon', { service: label || t('services.title') })
          }
        />
      ) : (
        guest && <ServiceOffers list={offers} offers={own ?? []} />
      )}
      {offer && guest && (
        <OfferSheet
          key={offer.id}
          offer={offer}
          isGone={!offered}
          onSent={(work) => {
            setSent(work)
            closeOffer()
          }}
          onClose={closeOffer}
        />
      )}
      {sent && guest && (
        <OwnBookingSheet
          booking={sent}
          isNew
          onDone={() => void navigate({ to: '/hotelly/$slug/services', params: { slug } })}
          onClose={() => setSent(null)}
        />
      )}
    </ServiceFrame>
  )
}
