import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ConciergeBell } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestFailure } from '#features/hotels/ui/guest-failure.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestScreen } from '#features/sessions/ui/guests-only.tsx'
import { localized } from '#kit/shared/languages.ts'
import { later } from '#kit/web/later.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { toast } from '#kit/web/toast.ts'
import type { Service } from '../contract.ts'
import { tapOn } from '../rules.ts'
import { servicesApi } from './api.ts'
import { ServiceCard } from './service-card.tsx'

const GuestsOnlySheet = later(() => import('#features/sessions/ui/guests-only-sheet.tsx'), 'GuestsOnlySheet')

type ServicesListProps = Pick<ComponentProps<typeof ServiceCard>, 'isGuest' | 'hours' | 'picture'> & {
  className: string
}

/** Every service of the hotel, including those not available yet (OP-06). */
export function ServicesList({ isGuest, hours, picture, className }: ServicesListProps) {
  const { slug } = useHotel()
  const { t } = useTranslation(['guest', 'common'])
  const language = useLanguage()
  const navigate = useNavigate()
  const list = useQuery(servicesApi.query.list.queryOptions({ input: { slug, enabledOnly: false } }))

  const [asked, setAsked] = useState<Service | null>(null)
  const labelOf = (service: Service) => localized(service.label, language)

  const tap = (service: Service) => {
    const outcome = tapOn(service, isGuest)
    if (outcome === 'open') return void navigate({ to: `/hotelly/${slug}/${service.path}` })
    if (outcome === 'guests-only') return setAsked(service)
    const text =
      outcome === 'unavailable'
        ? t('services.isUnavailable')
        : t('services.isComingSoon', { service: labelOf(service) })
    toast.info(text, { id: 'service-tap' })
  }

  if (list.isPending) {
    return (
      <div className={className} aria-busy="true">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-36 rounded-lg" />
        ))}
      </div>
    )
  }
  const services = list.data ?? []
  if (services.length === 0) {
    return list.error ? (
      <GuestFailure
        text={t('common:errors.hotelData')}
        isBusy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <EmptyState icon={ConciergeBell} title={t('services.empty')} text={t('services.emptyText')} />
    )
  }
  return (
    <>
      <ul className={className}>
        {services.map((service) => (
          <li key={service.id} className="grid">
            <ServiceCard
              service={service}
              label={labelOf(service)}
              isGuest={isGuest}
              hours={hours}
              picture={picture}
              onTap={() => tap(service)}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <GuestsOnlySheet
          wanted={asked.path ? { screen: asked.path as GuestScreen, hash: '' } : null}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
