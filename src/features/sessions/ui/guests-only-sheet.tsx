import { Link } from '@tanstack/react-router'
import { Lock, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { buttonClass, IconButton } from '#kit/web/ui/button.tsx'
import { Sheet } from '#kit/web/ui/sheet.tsx'
import type { Wanted } from './guests-only.tsx'

type GuestsOnlySheetProps = {
  /** Where the login leads back to; null: to the services. */
  wanted: Wanted | null
  onClose: () => void
}

/** What a visitor reads who taps a service: that it is for guests, with the way to log in (PLAT-05). */
export function GuestsOnlySheet({ wanted, onClose }: GuestsOnlySheetProps) {
  const { slug } = useHotel()
  const { t } = useTranslation(['guest', 'common'])
  const id = useId()
  return (
    <Sheet titleId={`${id}title`} textId={`${id}text`} className="max-w-md" onClose={onClose}>
      <div className="grid gap-4 px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <header className="flex items-start justify-between gap-3">
          <h2 id={`${id}title`} className="pt-1.5 font-display text-2xl font-semibold tracking-tight">
            {t('services.logInToUse')}
          </h2>
          <IconButton look="quiet" label={t('common:close')} onClick={onClose} className="-me-2">
            <X aria-hidden className="size-5" />
          </IconButton>
        </header>
        <p id={`${id}text`} className="text-pretty text-muted">
          {t('services.guestsOnly')}
        </p>
        <Link
          to="/hotelly/$slug/guest-login"
          params={{ slug }}
          state={wanted ? { wanted } : {}}
          className={buttonClass('primary', 'lg')}
        >
          <Lock aria-hidden className="size-5 shrink-0" />
          {t('login.submit')}
        </Link>
      </div>
    </Sheet>
  )
}
