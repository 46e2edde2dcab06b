import { useQuery } from '@tanstack/react-query'
import { CloudOff, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { localized } from '#kit/shared/languages.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useRowOrder } from '#kit/web/use-row-order.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Service } from '../../contract.ts'
import { ContactNumber } from './contact-number.tsx'
import { ServiceRow } from './service-row.tsx'
import { allServicesQuery, useServiceActions } from './use-service-actions.ts'

/** Services Management (SVA-01). */
export function ServicesScreen() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const { data: services, error, isFetching, refetch } = useQuery(allServicesQuery(slug))
  useFailureToast(error, t('services.loadFailed'))

  return (
    <Page title={t('services.title')} lead={t('services.lead')} isNarrow>
      <ContactNumber />
      <section aria-labelledby="services-list" className="grid gap-2">
        <div>
          <h2 id="services-list" className="text-lg font-semibold">
            {t('services.list')}
          </h2>
          <p className="text-muted">{t('services.listHint')}</p>
        </div>
        {services && services.length > 0 && <ServiceList services={services} />}
        {services?.length === 0 && <EmptyState icon={SlidersHorizontal} title={t('services.empty')} />}
        {!services && error && (
          <EmptyState icon={CloudOff} title={t('services.loadFailed')} text={errorText(error, '')}>
            <Button look="primary" isBusy={isFetching} onClick={() => void refetch()}>
              {t('common:tryAgain')}
            </Button>
          </EmptyState>
        )}
        {!services && !error && (
          <div role="status" aria-label={t('common:loading')}>
            <Skeleton className="h-96" />
          </div>
        )}
      </section>
    </Page>
  )
}

function ServiceList({ services }: { services: readonly Service[] }) {
  const { t } = useTranslation('hotel-admin')
  const language = useLanguage()
  const { setEnabled, reorder } = useServiceActions()
  const [asked, setAsked] = useState<Service | null>(null)
  const labelOf = ({ label }: Service) => localized(label, language)

  const { attach, order, told } = useRowOrder(
    services.map((service) => ({ id: service.id, name: labelOf(service) })),
    (wanted) => reorder.mutate({ seen: services.map(({ id }) => id), wanted }),
  )
  const texts = asked && { service: labelOf(asked) }

  return (
    <>
      <ol ref={attach} className="overflow-hidden rounded-lg border border-line bg-card shadow-card">
        {services.map((service) => (
          <ServiceRow
            key={service.id}
            service={service}
            label={labelOf(service)}
            order={order}
            onSwitch={() => setAsked(service)}
          />
        ))}
      </ol>
      {told}
      {asked && (
        <ConfirmDialog
          title={t(asked.enabled ? 'services.hide' : 'services.show', texts ?? {})}
          text={t(asked.enabled ? 'services.hideText' : 'services.showText', texts ?? {})}
          confirm={t(asked.enabled ? 'services.hideConfirm' : 'services.showConfirm')}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setEnabled.mutate({ thing: asked })
            setAsked(null)
          }}
        />
      )}
    </>
  )
}
