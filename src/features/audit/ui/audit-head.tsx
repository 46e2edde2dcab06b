import { useTranslation } from 'react-i18next'

export function AuditHead({ lead }: { lead: string }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <header>
      <h1 className="text-2xl font-semibold tracking-tight">{t('audit.title')}</h1>
      <p className="mt-1 text-muted">{lead}</p>
    </header>
  )
}
