import { Link } from '@tanstack/react-router'
import { ConciergeBell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { PhoneLink } from '#features/hotels/ui/phone-link.tsx'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'

/** In place of an area's offers, while it is closed. */
export function ServiceClosed({ text }: { text: string }) {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  return (
    <EmptyState icon={ConciergeBell} title={text}>
      <Link to="/hotelly/$slug/services" params={{ slug }} className={buttonClass('primary')}>
        {t('menu.back')}
      </Link>
      <PhoneLink label={t('bookings.call')} />
    </EmptyState>
  )
}
