import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../use-online.ts'

/** Tells users that they are offline; everything already loaded stays readable. */
export function OfflineBanner() {
  const { t } = useTranslation('common')
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-wait-tint px-5 py-2.5 text-center text-sm font-medium text-wait">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
