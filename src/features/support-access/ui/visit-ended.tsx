import { DoorClosed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'

/** Shown in the panel to a super admin whose visit is over. */
export function VisitEnded({ hotel }: { hotel: string }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center p-6">
      <EmptyState icon={DoorClosed} title={t('visit.ended', { hotel })} text={t('visit.endedText')} isPage>
        <a href="/hotelly/internal/admin/users" className={buttonClass('primary')}>
          {t('visit.toPlatform')}
        </a>
      </EmptyState>
    </main>
  )
}
