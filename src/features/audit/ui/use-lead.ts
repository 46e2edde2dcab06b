import { useTranslation } from 'react-i18next'

/** What the list contains, and in which time zone. */
export function useLead() {
  const { t } = useTranslation('hotel-admin')
  return (lead: string, timeZone: string) =>
    `${lead} ${t('audit.zone', { zone: `\u2068${timeZone.replaceAll('_', ' ')}\u2069` })}`
}
