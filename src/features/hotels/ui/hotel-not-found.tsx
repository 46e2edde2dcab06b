import { Link, useSearch } from '@tanstack/react-router'
import { Hotel } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useTitle } from '#kit/web/area.ts'
import { pageData } from '#kit/web/page-data.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { MessagePage } from './message-page.tsx'

/** ERR-03; says which hotel was asked for, or that it could not be loaded (PLAT-14). */
export function HotelNotFound() {
  const { t } = useTranslation('common')
  const { slug, failed } = useSearch({ from: '/hotel-not-found' })
  useTitle(t('hotelNotFound.title'), pageData.provider)

  const text = failed ? t('errors.hotelLoad') : slug ? t('errors.HOTEL_NOT_FOUND', { slug }) : null
  useEffect(() => {
    if (text) toast.error(text, { id: 'hotel-not-found' })
  }, [text])

  return (
    <MessagePage icon={Hotel} title={t('hotelNotFound.title')} text={t('hotelNotFound.text')}>
      <Link to="/" className={buttonClass('primary', 'lg')}>
        {t('hotelNotFound.home')}
      </Link>
      <a href={`mailto:${pageData.supportEmail}`} className={buttonClass('plain', 'lg')}>
        {t('hotelNotFound.support')}
      </a>
    </MessagePage>
  )
}
