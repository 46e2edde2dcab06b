import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '#kit/web/title.ts'
import { pageData } from '#kit/web/page-data.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { MessagePage } from './message-page.tsx'
import { Wayside } from './wayside.tsx'

/** ERR-01 */
export function NotFoundScreen() {
  const { t } = useTranslation('common')
  useTitle(t('notFound.text'), pageData.provider)
  return (
    <MessagePage
      icon={Compass}
      picture={<Wayside />}
      code={t('notFound.title')}
      title={t('notFound.text')}
      text={t('notFound.why')}
    >
      <Link to="/" className={buttonClass('primary', 'lg')}>
        {t('notFound.home')}
      </Link>
    </MessagePage>
  )
}
