import { useTranslation } from 'react-i18next'
import { WorkDesk } from './work-desk.tsx'

/** The appointments of all areas, day by day. */
export function AppointmentsScreen() {
  const { t } = useTranslation('hotel-admin')
  return <WorkDesk title={t('nav.appointments')} category={null} first="appointment" />
}
