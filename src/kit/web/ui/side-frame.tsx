import { useLocation, useRouterState } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../toast.ts'
import { useMedia } from '../use-media.ts'
import { useOnline } from '../use-online.ts'
import { useStored } from '../use-stored.ts'
import { IconButton } from './button.tsx'
import { Drawer } from './drawer.tsx'
import { CurrentFrame } from './frame-parts.tsx'
import { Skeleton } from './states.tsx'

/** Whether the sidebar is folded to icons, and how to toggle that where it is possible. */
export type Folding = { isNarrow: boolean; onFold?: () => void }

type SideFrameProps = {
  /** The accessible name of the navigation. */
  label: string
  /** The name or logo in a phone's top bar. */
  brand: ReactNode
  renderSide: (folding: Folding) => ReactNode
  /** Shown at the end of a phone's top bar. */
  tools?: ReactNode
  /** Whether the page fills the window, without navigation and bars. */
  isBare?: boolean
  children: ReactNode
}

/** The sidebar and the page; the sidebar folds to icons, and is a drawer on a phone. */
export function SideFrame({ label, brand, renderSide, tools, isBare = false, children }: SideFrameProps) {
  const { t } = useTranslation('common')
  const isPhone = useMedia('(width < 48rem)')
  const isWide = useMedia('(width >= 64rem)')
  const [folding, setFolding] = useStored('hotelly.sidebar', ['wide', 'narrow'])
  const isNarrow = (folding ?? (isWide ? 'wide' : 'narrow')) === 'narrow'
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useWaitingScreen()

  return (
    <div className={isPhone ? 'min-h-dvh' : 'flex min-h-dvh'}>
      <a
        href="#content"
        className="fixed start-3 top-3 z-50 -translate-y-20 rounded-sm bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        {t('shell.skip')}
      </a>
      {isBare ? null : isPhone ? (
        <PhoneBar label={label} brand={brand} renderSide={renderSide} tools={tools} slot={setSlot} />
      ) : (
        <aside
          className={`sticky top-0 h-dvh shrink-0 border-e border-line bg-side transition-[width] duration-200 ease-calm ${isNarrow ? 'w-16' : 'w-60'}`}
        >
          {renderSide({ isNarrow, onFold: () => setFolding(isNarrow ? 'wide' : 'narrow') })}
        </aside>
      )}
      <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
        <CurrentFrame value={{ slot }}>{children}</CurrentFrame>
      </main>
    </div>
  )
}

const WAITING = 'screen-waits'

/** Says why a screen whose code is not there yet does not open without a connection. */
function useWaitingScreen() {
  const { t } = useTranslation('common')
  const isOpening = useRouterState({ select: ({ isLoading }) => isLoading })
  const isOnline = useOnline()
  const isWaiting = isOpening && !isOnline
  const text = t('shell.waiting')
  useEffect(() => {
    if (!isWaiting) return
    toast.error(text, { id: WAITING, duration: Number.POSITIVE_INFINITY })
    return () => toast.dismiss(WAITING)
  }, [isWaiting, text])
}

type BarProps = Omit<SideFrameProps, 'isBare' | 'children'> & { slot: (place: HTMLElement | null) => void }

function PhoneBar({ label, brand, renderSide, tools, slot }: BarProps) {
  const { t } = useTranslation('common')
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === path
  return (
    <header className="flex h-13.25 items-center gap-2 border-b border-line bg-side px-2">
      <IconButton
        look="quiet"
        label={t('shell.open')}
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(path)}
      >
        <MenuIcon aria-hidden className="size-5" />
      </IconButton>
      <div ref={slot} className="peer flex min-w-0 flex-1 items-center gap-1 empty:hidden" />
      <div className="contents peer-[:not(:empty)]:hidden">
        {brand}
        {tools && <div className="ms-auto">{tools}</div>}
      </div>
      {isOpen && (
        <Drawer label={label} onClose={() => setOpenedAt(null)}>
          {renderSide({ isNarrow: false })}
        </Drawer>
      )}
    </header>
  )
}

/** The placeholder while the session is loading. */
export function SideSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div className="flex min-h-dvh" role="status" aria-label={t('loading')}>
      <div className="hidden w-16 shrink-0 content-start gap-3 bg-side p-3 md:grid lg:w-60">
        <Skeleton className="h-10" />
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <Skeleton key={line} className="h-8" />
        ))}
      </div>
      <div className="grid flex-1 content-start gap-5 p-6">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-72" />
      </div>
    </div>
  )
}
