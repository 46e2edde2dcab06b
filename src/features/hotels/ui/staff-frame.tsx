import { useLocation } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderWatch } from '#features/bookings/ui/staff/order-watch.tsx'
import type { StaffSession } from '#features/sessions/contract.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import { useStored } from '#kit/web/use-stored.ts'
import { useHotel } from './hotel-gate.tsx'
import { HotelLogo } from './hotel-logo.tsx'
import { Drawer } from './staff-drawer.tsx'
import { StaffSidebar } from './staff-sidebar.tsx'

type FrameProps = { staff: StaffSession; onSignOut: () => void; children: ReactNode }

/** Sidebar and page; the sidebar folds to icons, and on a phone it comes in as a drawer. */
export function StaffFrame({ staff, onSignOut, children }: FrameProps) {
  const { t } = useTranslation('hotel-admin')
  const { openCount } = useOrderWatch()
  const isPhone = useMedia('(width < 48rem)')
  const isWide = useMedia('(width >= 64rem)')
  const [folding, setFolding] = useStored('hotelly.sidebar', ['wide', 'narrow'])
  const isNarrow = (folding ?? (isWide ? 'wide' : 'narrow')) === 'narrow'
  const sidebar = { staff, openOrders: openCount, onSignOut }

  return (
    <div className="min-h-dvh md:flex">
      <a
        href="#content"
        className="fixed start-3 top-3 z-50 -translate-y-20 rounded-sm bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        {t('nav.skip')}
      </a>
      {isPhone ? (
        <PhoneBar {...sidebar} />
      ) : (
        <aside
          className={`sticky top-0 h-dvh shrink-0 border-e border-line bg-side transition-[width] duration-200 ease-calm ${isNarrow ? 'w-16' : 'w-60'}`}
        >
          <StaffSidebar
            {...sidebar}
            isNarrow={isNarrow}
            onFold={() => setFolding(isNarrow ? 'wide' : 'narrow')}
          />
        </aside>
      )}
      <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
        {children}
      </main>
    </div>
  )
}

function PhoneBar(sidebar: { staff: StaffSession; openOrders: number | null; onSignOut: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const hotel = useHotel()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [openedAt, openAt] = useState<string | null>(null)
  const isOpen = openedAt === path
  return (
    <header className="flex items-center gap-2 border-b border-line bg-side px-2 py-1">
      <IconButton look="quiet" label={t('nav.open')} aria-expanded={isOpen} onClick={() => openAt(path)}>
        <MenuIcon aria-hidden className="size-5" />
      </IconButton>
      <HotelLogo hotel={hotel} size="xs" />
      <p className="truncate font-semibold">{hotel.name}</p>
      {isOpen && (
        <Drawer label={t('nav.label')} onClose={() => openAt(null)}>
          <StaffSidebar {...sidebar} isNarrow={false} />
        </Drawer>
      )}
    </header>
  )
}
