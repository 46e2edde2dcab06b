import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestBadge } from '#features/sessions/ui/guest-badge.tsx'
import { later } from '#kit/web/later.tsx'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { HotelLogo } from '#features/hotels/ui/hotel-logo.tsx'
import { type Tab, TabBar } from './tab-bar.tsx'

const GuestEntries = later(() => import('./guest-entries.tsx'), 'GuestEntries')

/** HOME-04: logo, who is here, language; on a desktop the sections too. */
export function GuestHeader({ tab }: { tab: Tab }) {
  const hotel = useHotel()
  const { t } = useTranslation('guest')
  const [isNear, setIsNear] = useState(false)
  // what would only come once the menu is open would move it
  useEffect(() => GuestEntries.fetchSoon(), [])
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center gap-2 px-5 narrow:gap-1 narrow:px-3 pt-3 pb-2 md:px-8 md:pt-5 lg:gap-4">
      <div className="flex min-w-11 grow basis-0">
        <Link
          to="/hotelly/$slug"
          params={{ slug: hotel.slug }}
          aria-label={t('home.hotelPage', { hotel: hotel.name })}
          className="flex min-w-0 items-center gap-3 rounded-md"
        >
          <HotelLogo hotel={hotel} />
          <span className="hidden truncate font-display text-xl font-semibold md:block">
            <bdi>{hotel.name}</bdi>
          </span>
        </Link>
      </div>
      <TabBar active={tab} />
      <div
        onFocus={() => setIsNear(true)}
        onPointerDown={() => setIsNear(true)}
        className="flex min-w-0 justify-end gap-2 narrow:gap-1 lg:grow lg:basis-0"
      >
        <GuestBadge>{isNear && <GuestEntries />}</GuestBadge>
        <LanguageSwitcher />
      </div>
    </header>
  )
}
