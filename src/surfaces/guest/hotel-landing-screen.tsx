import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestSession } from '#features/sessions/contract.ts'
import { Initials } from '#kit/web/ui/initials.tsx'
import { useLiveGuest, useVisit } from '#features/sessions/ui/use-guest.ts'
import { useSurface } from '#kit/web/surface.ts'
import { useTitle } from '#kit/web/title.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { useNow } from '#kit/web/use-now.ts'
import { Cover } from '#features/hotels/ui/cover.tsx'
import { greetingAt } from '#kit/shared/greeting.ts'
import { OfflineBanner } from '#kit/web/ui/offline-banner.tsx'
import { MadeWithLove } from '#kit/web/ui/made-with-love.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { HotelLogo } from '#features/hotels/ui/hotel-logo.tsx'

/** A longer name is written smaller, so that the sign-in stays in sight on a phone. */
const LONG_NAME = 40

/** LAND-02 to LAND-04: the hotel's front door. */
export function HotelLandingScreen() {
  const hotel = useHotel()
  const { t } = useTranslation('guest')
  const { guest } = useLiveGuest()
  const now = useNow(300)
  useSurface('guest')
  useTitle(hotel.name)

  return (
    <div className="relative grid min-h-dvh grid-rows-[auto_minmax(15rem,1fr)_auto] md:grid-cols-[1.15fr_1fr] md:grid-rows-[auto_1fr]">
      <div className="md:col-span-2">
        <OfflineBanner />
      </div>
      <header className="relative overflow-hidden">
        <Cover hotel={hotel} alt={hotel.coverUrl ? t('landing.cover', { hotel: hotel.name }) : ''} />
        <div className="absolute inset-0 bg-linear-to-b from-black/25 via-transparent to-transparent" />
      </header>
      <main className="mx-auto flex w-full max-w-lg flex-col px-6 pb-5 max-md:relative md:justify-center md:px-12 md:pb-8">
        <HotelLogo
          hotel={hotel}
          size="lg"
          className="relative -mt-11 border-4 border-ground shadow-card md:mt-0"
        />
        <LanguageSwitcher className="absolute end-6 top-3 md:end-8 md:top-8" />
        <p className="mt-5 font-medium text-accent-text">
          {guest
            ? t('landing.welcomeBack', { name: guest.guestName })
            : t(`landing.${greetingAt(now, hotel.timeZone)}`)}
        </p>
        <h1
          className={`mt-1 font-display leading-[1.1] font-semibold tracking-tight ${hotel.name.length > LONG_NAME ? 'text-2xl' : 'text-[2.375rem] lg:text-[3.25rem]'}`}
        >
          <bdi>{hotel.name}</bdi>
        </h1>
        <p className="mt-3 max-w-sm text-[1.0625rem] text-pretty text-muted">{t('landing.invitation')}</p>
        <div data-bottom-bar className="mt-8 grid gap-3">
          {guest && <Continue slug={hotel.slug} guest={guest} />}
          <Link
            to="/hotelly/$slug/guest-login"
            params={{ slug: hotel.slug }}
            className={`${buttonClass(guest ? 'plain' : 'primary', 'lg')} w-full`}
          >
            {t('landing.guest')}
          </Link>
          <VisitorButton />
        </div>
        <footer className="pt-6">
          <MadeWithLove className="md:text-start" />
        </footer>
      </main>
    </div>
  )
}

function Continue({ slug, guest }: { slug: string; guest: GuestSession }) {
  const { t } = useTranslation('guest')
  return (
    <Link
      to="/hotelly/$slug/services"
      params={{ slug }}
      className="flex items-center gap-3 rounded-md bg-accent px-4 py-3 text-on-accent shadow-card transition hover:brightness-110"
    >
      <Initials name={guest.guestName} className="size-10" />
      <span className="grid min-w-0">
        <span className="text-[1.0625rem] font-semibold">{t('landing.continue')}</span>
        <span className="text-sm">{t('session.room', { number: guest.roomNumber })}</span>
      </span>
      <ArrowRight aria-hidden className="ms-auto size-5 shrink-0 rtl:-scale-x-100" />
    </Link>
  )
}

/**
 * Painted, it waits for the application: whoever comes as a visitor must not be shown what belongs to the guest whom this
 * browser remembers, and only the application can end that session first.
 */
function VisitorButton() {
  const { t } = useTranslation('guest')
  const visit = useVisit()
  const [isBusy, setIsBusy] = useState(false)
  const enter = async () => {
    setIsBusy(true)
    await visit()
    setIsBusy(false)
  }
  return (
    <Button size="lg" isBusy={isBusy} onClick={enter} className="w-full" data-painted>
      {t('landing.visitor')}
    </Button>
  )
}
