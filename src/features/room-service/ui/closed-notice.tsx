import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** TAP-03, shown as soon as the closure is known; the cart is kept for later. */
export function ClosedNotice({ isClosed }: { isClosed: boolean }) {
  const { t } = useTranslation('guest')
  return (
    <div role="status">
      {isClosed && (
        <p className="mb-5 flex animate-rise gap-2.5 rounded-md bg-wait-tint px-4 py-3 text-[0.9375rem] font-medium text-wait">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {t('services.isUnavailable')}
        </p>
      )}
    </div>
  )
}
