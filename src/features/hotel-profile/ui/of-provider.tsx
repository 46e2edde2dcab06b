import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { pageData } from '#kit/web/page-data.ts'
import { useNow } from '#kit/web/use-now.ts'
import { FormSection } from './contact-fields.tsx'

/** What of the hotel the platform alone can change, and why. */
export function OfProvider() {
  const { t } = useTranslation('hotel-profile')
  const { slug, currency, timeZone } = useHotel()
  const { time } = useFormatters(currency, timeZone)
  const now = useNow(30)
  const { provider } = pageData
  const facts = [
    { key: 'slug', value: <bdi>{`/hotelly/${slug}`}</bdi> },
    { key: 'currency', value: <bdi>{currency}</bdi> },
    {
      key: 'zone',
      value: t('own.zoneNow', { zone: timeZone.replaceAll('_', ' '), time: time(now.toISOString()) }),
    },
  ] as const
  return (
    <FormSection title={t('own.provider', { provider })}>
      <dl className="grid gap-3">
        {facts.map(({ key, value }) => (
          <div key={key} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-muted">{t(`own.${key}`)}</dt>
            <dd className="grid min-w-0">
              <span className="tabular font-medium wrap-anywhere">{value}</span>
              <span className="text-sm text-muted">{t(`own.${key}Why`)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{t('own.providerText', { provider })}</p>
    </FormSection>
  )
}
