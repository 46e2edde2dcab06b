import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PhoneLink } from '#features/hotels/ui/phone-link.tsx'

/** Why it was not done, and whom to call. */
export function Problem({ text }: { text: string | null }) {
  const { t } = useTranslation('guest')
  return (
    <div role="alert">
      {text && (
        <div className="mb-3 animate-rise rounded-md bg-late-tint px-4 py-3 text-[0.9375rem] font-medium text-late">
          <p className="flex gap-2.5">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            {text}
          </p>
          <PhoneLink label={t('bookings.call')} className="-mb-2 justify-start! ps-7.5! text-late!" />
        </div>
      )}
    </div>
  )
}
