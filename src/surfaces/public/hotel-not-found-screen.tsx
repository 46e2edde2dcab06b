import { Link, useSearch } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '#kit/web/title.ts'
import { pageData } from '#kit/web/page-data.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { MessagePage } from './message-page.tsx'
import { Wayside } from './wayside.tsx'

/** ERR-03, for a hotel that does not exist or has closed since; one that failed to load can be retried (PLAT-14). */
export function HotelNotFoundScreen() {
  const { t } = useTranslation('common')
  const { slug, failed, closed } = useSearch({ from: '/hotel-not-found' })
  const title = failed
    ? t('errors.hotelLoad')
    : t(closed ? 'hotelNotFound.closedTitle' : 'hotelNotFound.title')
  useTitle(title, pageData.provider)

  const isMissing = !failed && !closed
  return (
    <MessagePage
      icon={CloudOff}
      picture={failed ? undefined : <Wayside />}
      title={isMissing && slug ? <Whole part={slug} of={t('errors.HOTEL_NOT_FOUND', { slug })} /> : title}
      text={failed ? t('errors.UNAVAILABLE') : t(closed ? 'hotelNotFound.closedText' : 'hotelNotFound.text')}
    >
      {failed && slug && (
        <a href={`/hotelly/${encodeURIComponent(slug)}`} className={buttonClass('primary', 'lg')}>
          {t('tryAgain')}
        </a>
      )}
      <Link to="/" className={buttonClass(failed ? 'plain' : 'primary', 'lg')}>
        {t('hotelNotFound.home')}
      </Link>
      <a href={`mailto:${pageData.supportEmail}`} className={buttonClass('quiet', 'lg')}>
        {t('hotelNotFound.support')}
      </a>
    </MessagePage>
  )
}

/** A part of a text stands on one line with its quotation marks as long as one has room for it. */
function Whole({ part, of: text }: { part: string; of: string }) {
  const place = text.indexOf(part)
  const start = text.lastIndexOf(' ', place) + 1
  const end = `${text} `.indexOf(' ', place + part.length)
  return (
    <>
      {text.slice(0, start)}
      <span className="inline-block max-w-full">{text.slice(start, end)}</span>
      {text.slice(end)}
    </>
  )
}
