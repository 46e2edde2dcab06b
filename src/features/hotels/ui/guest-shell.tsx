import { Link } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { GuestBadge } from '#features/sessions/ui/guest-badge.tsx'
import { pageData } from '#kit/web/page-data.ts'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { useOnline } from '#kit/web/use-online.ts'
import { useHotel } from './hotel-gate.tsx'
import { HotelLogo } from './hotel-logo.tsx'

/** HOME-04: logo, who is here, language. */
export function GuestHeader() {
  const hotel = useHotel()
  const { t } = useTranslation('guest')
  return (
    <header className="mx-auto flex w-full max-w-5xl items-center gap-2 px-5 narrow:gap-1 narrow:px-3 pt-3 pb-2 md:px-8 md:pt-5">
      <div className="flex min-w-11 grow basis-0">
        <Link
          to="/hotelly/$slug"
          params={{ slug: hotel.slug }}
          aria-label={t('home.hotelPage', { hotel: hotel.name })}
          className="flex min-w-0 items-center gap-3 rounded-md"
        >
          <HotelLogo hotel={hotel} />
          <span className="hidden truncate font-display text-xl font-semibold md:block">{hotel.name}</span>
        </Link>
      </div>
      <GuestBadge />
      <LanguageSwitcher />
    </header>
  )
}

/** PLAT-07 */
export function MadeWithLove({ className = '' }: { className?: string }) {
  const { t } = useTranslation('guest')
  return (
    <p className={`text-center text-[0.8125rem] text-muted ${className}`}>
      {t('madeWithLove', { provider: pageData.provider })}
    </p>
  )
}

/** Says that there is no network; what was loaded stays readable. */
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
