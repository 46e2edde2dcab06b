import { PowerOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '#kit/web/title.ts'
import { pageData } from '#kit/web/page-data.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'

type OffProps = { hotel: string; isBusy: boolean; onRetry: () => void }

/** Shown to staff whose hotel a super admin has switched off while they had its panel open. */
export function SwitchedOff({ hotel, isBusy, onRetry }: OffProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  useTitle(t('off.title'), hotel)
  const email = pageData.supportEmail
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center p-6">
      <div role="alert">
        <EmptyState icon={PowerOff} title={t('off.title')} text={t('off.text', { hotel, email })} isPage>
          <div className="flex flex-wrap justify-center gap-2">
            <a href={`mailto:${email}`} className={buttonClass('primary')}>
              {t('common:hotelNotFound.support')}
            </a>
            <Button isBusy={isBusy} onClick={onRetry}>
              {t('common:tryAgain')}
            </Button>
          </div>
        </EmptyState>
      </div>
    </main>
  )
}
