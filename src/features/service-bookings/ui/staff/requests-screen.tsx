import { useTranslation } from 'react-i18next'
import { WorkDesk } from './work-desk.tsx'

/** What guests of all areas have asked for, in one inbox. */
export function RequestsScreen() {
  const { t } = useTranslation('hotel-admin')
  return <WorkDesk title={t('nav.requests')} category={null} first="request" />
}
