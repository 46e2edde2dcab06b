import { useTranslation } from 'react-i18next'
import { DevicesSection } from './devices-section.tsx'

/** The phones and computers of the hotel that ring. */
export function DevicesScreen() {
  const { t } = useTranslation('hotel-admin')
  return (
    <div className="mx-auto grid max-w-3xl gap-5 px-4 py-5 lg:px-8 lg:py-7">
      <header>
        <h1 className="text-2xl font-semibold tracking-tight">{t('devices.title')}</h1>
        <p className="mt-1 text-muted">{t('devices.lead')}</p>
      </header>
      <DevicesSection />
    </div>
  )
}
