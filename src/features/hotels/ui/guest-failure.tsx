import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { PhoneLink } from './phone-link.tsx'

type GuestFailureProps = { text: string; isBusy: boolean; onRetry: () => void }

/** Says, in the place of what could not be loaded, what is wrong, and what the guest can do: try again, or call. */
export function GuestFailure({ text, isBusy, onRetry }: GuestFailureProps) {
  const { t } = useTranslation(['guest', 'common'])
  return (
    <div role="alert" className="rounded-lg border border-line bg-card p-4 shadow-card">
      <p className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-wait-tint text-wait">
          <CloudOff aria-hidden className="size-5" />
        </span>
        {text}
      </p>
      <div className="mt-3 grid justify-items-start gap-1">
        <Button look="soft" isBusy={isBusy} onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
        <PhoneLink label={t('bookings.call')} className="justify-start! px-1!" />
      </div>
    </div>
  )
}
