import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Lock } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readRoomCard, type RoomCardLink } from '#features/guests/room-card-link.ts'
import { Cover } from '#features/hotels/ui/cover.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { HotelLogo } from '#features/hotels/ui/hotel-logo.tsx'
import { PhoneLink } from '#features/hotels/ui/phone-link.tsx'
import { foldName } from '#kit/shared/text.ts'
import { useSurface } from '#kit/web/surface.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { MadeWithLove } from '#kit/web/ui/made-with-love.tsx'
import { OfflineBanner } from '#kit/web/ui/offline-banner.tsx'
import { useLive } from '#kit/web/use-live.ts'
import type { GuestSession } from '../contract.ts'
import { GuestLoginForm } from './guest-login-form.tsx'
import { useGuest } from './use-guest.ts'

const homeOf = (slug: string) => ({ to: '/hotelly/$slug/services', params: { slug } }) as const

/** GLOG-01: login with last name and room number. */
export function GuestLoginScreen() {
  const hotel = useHotel()
  const { t } = useTranslation('guest')
  useSurface('guest')
  useLive(hotel.slug, 'visitor')
  return (
    <div className="relative grid min-h-dvh content-start md:grid-cols-[1.15fr_1fr] md:grid-rows-[auto_1fr] md:content-stretch">
      <div className="md:col-span-2">
        <OfflineBanner />
      </div>
      <div className="relative h-[min(11rem,22dvh)] overflow-hidden md:h-auto">
        <Cover hotel={hotel} />
        <div className="absolute inset-0 bg-linear-to-b from-black/25 via-transparent to-transparent md:hidden" />
      </div>
      <div className="mx-auto flex min-h-[calc(100dvh-min(11rem,22dvh))] w-full max-w-lg flex-col px-6 pb-5 md:min-h-dvh md:px-12 md:pb-8">
        <header className="flex items-center justify-between max-md:absolute max-md:inset-x-4 max-md:mt-4 max-md:-translate-y-[min(11rem,22dvh)] md:-mx-2 md:pt-8">
          <Link
            to="/hotelly/$slug"
            params={{ slug: hotel.slug }}
            className={`${buttonClass('quiet')} max-md:size-11 max-md:rounded-full! max-md:bg-card! max-md:p-0! max-md:shadow-card`}
          >
            <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
            <span className="max-md:sr-only">{t('login.back')}</span>
          </Link>
          <LanguageSwitcher />
        </header>
        <main className="relative flex grow flex-col md:justify-center">
          <div className="flex items-center gap-3 max-md:mt-4">
            <HotelLogo hotel={hotel} />
            <bdi className="font-medium text-muted">{hotel.name}</bdi>
          </div>
          <h1 className="mt-4 font-display text-[2rem] leading-tight md:mt-6 md:text-[2.25rem] font-semibold tracking-tight">
            {t('login.title')}
          </h1>
          <SignIn />
          <div className="mt-6 border-t border-line pt-4 text-[0.9375rem] text-muted">
            <p className="text-pretty">{t('login.help')}</p>
            <PhoneLink label={t('login.callReception')} className="-ms-4 justify-start!" />
          </div>
        </main>
        <footer className="pt-6">
          <MadeWithLove className="md:text-start" />
        </footer>
      </div>
    </div>
  )
}

/** The login; for who scans a room card and is logged in already, the way in, or the question who they are. */
function SignIn() {
  const { t } = useTranslation('guest')
  const card = useRoomCard()
  const { slug } = useHotel()
  const navigate = useNavigate()
  const { guest, isCertain } = useGuest()
  const [isWanted, setWanted] = useState(false)
  const isAsked = card !== null && guest !== null && !isWanted
  const isOwnRoom = isAsked && card.room !== null && foldName(card.room) === foldName(guest.roomNumber)
  const isSentHere = useLocation({ select: ({ state }) => state.wanted !== undefined })
  const enter = useEffectEvent(() => void navigate({ ...homeOf(slug), replace: true }))
  useEffect(() => {
    if (isOwnRoom && isCertain) enter()
  }, [isOwnRoom, isCertain])
  return isAsked ? (
    <AlreadyIn guest={guest} otherRoom={isOwnRoom ? null : card.room} onOther={() => setWanted(true)} />
  ) : (
    <>
      {isSentHere ? (
        <p role="status" className="mt-4 flex gap-3 rounded-md bg-tint px-4 py-3 font-medium text-pretty">
          <Lock aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
          {t('services.guestsOnly')}
        </p>
      ) : (
        <p className="mt-2 text-[1.0625rem] text-pretty text-muted">{t('login.text')}</p>
      )}
      <GuestLoginForm code={card?.code ?? null} onSubmit={() => setWanted(true)} />
    </>
  )
}

type AlreadyInProps = { guest: GuestSession; otherRoom: string | null; onOther: () => void }

function AlreadyIn({ guest, otherRoom, onOther }: AlreadyInProps) {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  return (
    <div className="mt-4 grid gap-6">
      <div role="status" className="grid gap-2 text-[1.0625rem] text-pretty">
        {otherRoom !== null && <p className="font-medium">{t('login.cardOfOther', { room: otherRoom })}</p>}
        <p className="text-muted">
          {t('login.alreadyIn', { name: guest.guestName, room: guest.roomNumber })}
        </p>
      </div>
      <div className="grid gap-3">
        <Link {...homeOf(slug)} className={`${buttonClass('primary', 'lg')} w-full`}>
          {t('landing.continue')}
        </Link>
        <Button size="lg" onClick={onOther}>
          {t('login.asOther')}
        </Button>
      </div>
    </div>
  )
}

/** Takes what a scanned room card says out of the address, so that its code stays in no history. */
function useRoomCard(): RoomCardLink | null {
  const [card, setCard] = useState<RoomCardLink | null>(null)
  useEffect(() => {
    const found = readRoomCard(location.hash)
    if (found === null) return
    history.replaceState(history.state, '', location.pathname + location.search)
    setCard(found)
  }, [])
  return card
}
