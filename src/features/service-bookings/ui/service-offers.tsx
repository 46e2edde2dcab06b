import type { UseQueryResult } from '@tanstack/react-query'
import { ConciergeBell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { GuestFailure } from '#features/hotels/ui/guest-failure.tsx'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { OfferCard } from './offer-card.tsx'

const GRID = 'grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3'

type ServiceOffersProps = {
  list: UseQueryResult<GuestOffer[]>
  /** Those of the area. */
  offers: readonly GuestOffer[]
}

/** What an area offers, as cards. */
export function ServiceOffers({ list, offers }: ServiceOffersProps) {
  const { t } = useTranslation(['work', 'common'])
  const { errorText } = useErrorText()
  if (list.isPending) {
    return (
      <div aria-busy="true" className={GRID}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-31 rounded-lg" />
        ))}
      </div>
    )
  }
  if (!list.data) {
    return (
      <GuestFailure
        text={t('guest.failed', { reason: errorText(list.error, t('common:errors.UNAVAILABLE')) })}
        isBusy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (offers.length === 0)
    return <EmptyState icon={ConciergeBell} title={t('guest.empty')} text={t('guest.emptyText')} />
  return (
    <ul className={GRID}>
      {offers.map((offer) => (
        <li key={offer.id} className="grid">
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  )
}
