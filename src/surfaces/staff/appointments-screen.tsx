import { useTranslation } from 'react-i18next'
import { ServiceDesk } from './desk/service-desk.tsx'

/** The appointments of all areas, day by day. */
export function AppointmentsScreen() {
  const { t } = useTranslation('hotel-admin')
  return <ServiceDesk title={t('nav.appointments')} category={null} first="appointment" />
}
