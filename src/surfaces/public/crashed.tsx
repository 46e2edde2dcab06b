import { CloudRain } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shownLook } from '#kit/web/surface.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { MessagePage } from './message-page.tsx'

/** ERR-02; holds its own English text, because a crash can leave even the translations missing. */
export function Crashed() {
  const { t } = useTranslation('common', { useSuspense: false })
  const isPanel = shownLook() !== 'guest'
  return (
    <MessagePage
      icon={CloudRain}
      title={t('crash.title', { defaultValue: 'Oops! Something went wrong' })}
      text={
        isPanel
          ? t('crash.panelText', { defaultValue: 'Everything that was saved is safe.' })
          : t('crash.text', { defaultValue: 'Nothing that you ordered is lost.' })
      }
    >
      <Button look="primary" size="lg" onClick={() => location.reload()}>
        {t('crash.reload', { defaultValue: 'Reload Page' })}
      </Button>
      <a href="/" className={buttonClass('plain', 'lg')}>
        {t('crash.home', { defaultValue: 'Go to Home' })}
      </a>
    </MessagePage>
  )
}
