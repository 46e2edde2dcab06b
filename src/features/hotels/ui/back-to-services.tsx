import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { useHotel } from './current-hotel.ts'

/** The way back from a guest's screen to the hotel's services. */
export function BackToServices() {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  return (
    <Link
      to="/hotelly/$slug/services"
      params={{ slug }}
      aria-label={t('menu.back')}
      title={t('menu.back')}
      className={buttonClass('plain', 'icon')}
    >
      <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
    </Link>
  )
}
