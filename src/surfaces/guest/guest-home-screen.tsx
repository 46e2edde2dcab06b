import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestHeader } from './guest-header.tsx'
import { OfflineBanner } from '#kit/web/ui/offline-banner.tsx'
import { MadeWithLove } from '#kit/web/ui/made-with-love.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useLiveGuest } from '#features/sessions/ui/use-guest.ts'
import { useSurface } from '#kit/web/surface.ts'
import { useTitle } from '#kit/web/title.ts'
import { later } from '#kit/web/later.tsx'
import { ServicesTab } from './services-tab.tsx'
import type { Tab } from './tab-bar.tsx'

const ChatTab = later(() => import('#features/chat/ui/chat-tab.tsx'), 'ChatTab')
const AnnouncementsTab = later(
  () => import('#features/announcements/ui/announcements-tab.tsx'),
  'AnnouncementsTab',
)

const NAMES: Record<string, Tab> = {
  services: 'services',
  chat: 'chat',
  announcements: 'announcements',
  info: 'announcements',
}
const TITLES = { services: 'home.services', chat: 'home.chat', announcements: 'home.info' } as const

/** HOME-02, HOME-03: a tab asked for by the navigation wins for that navigation, then the path decides (OP-58). */
function useTab(): Tab {
  const { pathname, state } = useLocation()
  const path = pathname.replace(/\/+$/, '').split('/').at(-1) ?? ''
  return NAMES[state.activeTab ?? ''] ?? NAMES[path] ?? 'services'
}

/** The guest's and visitor's home: one screen, three tabs. */
export function GuestHomeScreen() {
  const hotel = useHotel()
  const { t } = useTranslation('guest')
  const { guest, isKnown } = useLiveGuest()
  const tab = useTab()
  useSurface('guest')
  useTitle(t(TITLES[tab]), hotel.name)
  useEffect(() => {
    ChatTab.fetchSoon()
    AnnouncementsTab.fetchSoon()
  }, [])
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(5.5rem+env(safe-area-inset-bottom))] short:pb-16 lg:pb-6">
      <OfflineBanner />
      <GuestHeader tab={tab} />
      <main
        className={`mx-auto w-full max-w-6xl grow px-5 pt-2 md:px-8 ${tab === 'chat' ? 'pb-[calc(var(--foot-height,8.75rem)-0.25rem)]' : 'pb-10'}`}
      >
        {tab === 'services' && <ServicesTab guest={guest} isKnown={isKnown} />}
        {tab === 'chat' && <ChatTab />}
        {tab === 'announcements' && <AnnouncementsTab />}
      </main>
      {/* in the chat it stands below the field to write in, which stays in sight */}
      {tab !== 'chat' && (
        <footer className="in-[#first-paint]:invisible">
          <MadeWithLove />
        </footer>
      )}
    </div>
  )
}
