import { Link } from '@tanstack/react-router'
import { ConciergeBell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOfferLink } from '#features/service-bookings/ui/use-offer-link.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { OrderIntent } from '../intents.ts'

type Named = NonNullable<OrderIntent['services']>[number]

/** What a guest named beside dishes, each with the way to it. */
export function AlsoOffered({ services }: { services: readonly Named[] }) {
  const { t } = useTranslation('chat')
  return (
    <div className="grid gap-1 text-[0.9375rem]">
      <p className="flex gap-2 text-muted">
        <ConciergeBell aria-hidden className="mt-1 size-4 shrink-0" />
        <span className="min-w-0">{t('wish.also')}</span>
      </p>
      <ul className="flex flex-wrap gap-x-4 ps-6">
        {services.map((offer) => (
          <li key={offer.offerId}>
            <OfferLink offer={offer} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function OfferLink({ offer: { offerId, name, category } }: { offer: Named }) {
  const localized = useLocalized()
  const link = useOfferLink({ id: offerId, category })
  return (
    <Link
      {...link}
      className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4 wrap-anywhere"
    >
      <bdi>{localized(name)}</bdi>
    </Link>
  )
}
