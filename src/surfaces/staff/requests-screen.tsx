import { useTranslation } from 'react-i18next'
import { ServiceDesk } from './desk/service-desk.tsx'

/** What guests of all areas have asked for, in one inbox. */
export function RequestsScreen() {
  const { t } = useTranslation('hotel-admin')
  return <ServiceDesk title={t('nav.requests')} category={null} first="request" />
}
