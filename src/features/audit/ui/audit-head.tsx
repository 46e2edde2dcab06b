import { useTranslation } from 'react-i18next'

/** What the list contains, and in which time zone. */
export function AuditHead({ lead, timeZone }: { lead: string; timeZone: string }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <header>
      <h1 className="text-2xl font-semibold tracking-tight">{t('audit.title')}</h1>
      <p className="mt-1 text-muted">
        {lead} {t('audit.zone', { zone: `\u2068${timeZone.replaceAll('_', ' ')}\u2069` })}
      </p>
    </header>
  )
}
