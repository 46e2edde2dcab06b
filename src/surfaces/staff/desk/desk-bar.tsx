import { BellPlus, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Count } from '#features/bookings/ui/staff/count.tsx'
import { HotelClock } from '#features/bookings/ui/staff/hotel-clock.tsx'
import { LiveLight } from '#features/bookings/ui/staff/live-banner.tsx'
import { SoundButton } from '#features/alerts/ui/sound-button.tsx'
import type { Area } from '#features/alerts/areas.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { InPhoneBar } from '#kit/web/ui/frame-parts.tsx'
import { moveAmongTabs } from '#kit/web/tab-keys.ts'
import { useMedia } from '#kit/web/use-media.ts'
import { useServiceBookingsAddress } from '#features/service-bookings/ui/staff/use-service-bookings-address.ts'
import type { Tab } from '#features/service-bookings/ui/staff/service-bookings-address.ts'

type BarProps = {
  title: string
  tabs: readonly Tab[]
  tab: Tab
  /** How many stand in the inbox; a day of appointments says itself how many it has. */
  requests: number | null
  /** Those of which it tells. */
  areas: readonly Area[]
  areToolsOpen: boolean
  onTools: () => void
  onBook: () => void
}

/** The one bar over requests and appointments; on a phone it stands in the frame's own. */
export function DeskBar({ title, tabs, tab, requests, areas, areToolsOpen, onTools, onBook }: BarProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { name } = useHotel()
  const isPhone = useMedia('(width < 48rem)')
  const { isNarrowed } = useServiceBookingsAddress()
  const bar = (
    <>
      <h1
        className={`min-w-0 font-semibold tracking-tight ${isPhone ? 'sr-only' : 'line-clamp-2 text-base leading-tight max-lg:sr-only lg:text-lg'}`}
      >
        {title}
      </h1>
      {!isPhone && <DeskTabs tabs={tabs} tab={tab} requests={requests} />}
      <div className="ms-auto flex shrink-0 items-center sm:gap-1">
        <LiveLight />
        {isPhone ? (
          <IconButton look="quiet" label={t('desk.book.open')} onClick={onBook} className="!rounded-md">
            <BellPlus aria-hidden className="size-5" />
          </IconButton>
        ) : (
          <Button size="sm" onClick={onBook} className="pointer-coarse:min-h-11">
            <BellPlus aria-hidden className="size-4.5 text-muted" />
            <span className="max-xl:sr-only">{t('desk.book.open')}</span>
          </Button>
        )}
        <IconButton
          look={areToolsOpen ? 'soft' : 'quiet'}
          label={t('desk.tools')}
          aria-expanded={areToolsOpen}
          onClick={onTools}
          className="relative !rounded-md"
        >
          <SlidersHorizontal aria-hidden className="size-5" />
          {isNarrowed && (
            <span aria-hidden className="absolute end-1.5 top-1.5 size-2 rounded-full bg-accent" />
          )}
        </IconButton>
        <SoundButton isShort areas={areas} />
        {!isPhone && <HotelClock label={name} className="ps-1 text-lg font-semibold" />}
      </div>
    </>
  )
  if (!isPhone)
    return (
      <header className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-4 lg:px-6">
        {bar}
      </header>
    )
  return (
    <>
      <InPhoneBar>{bar}</InPhoneBar>
      <div className="shrink-0 border-b border-line px-4 py-1.5">
        <DeskTabs tabs={tabs} tab={tab} requests={requests} />
      </div>
    </>
  )
}

type TabsProps = Pick<BarProps, 'tabs' | 'tab' | 'requests'>

function DeskTabs({ tabs, tab, requests }: TabsProps) {
  const { t } = useTranslation('work')
  const { go } = useServiceBookingsAddress()
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={t('desk.tabs')}
      onKeyDown={moveAmongTabs}
      className="flex shrink-0 rounded-md border border-line bg-side p-0.5"
    >
      {tabs.map((shown) => {
        const count = shown === 'request' ? requests : null
        return (
          <button
            key={shown}
            type="button"
            id={`tab-${shown}`}
            role="tab"
            aria-selected={shown === tab}
            aria-controls="work"
            tabIndex={shown === tab ? 0 : -1}
            onClick={() => void go({ tab: shown, kind: null, team: null, outcome: null })}
            className="flex min-h-10 items-center justify-center gap-2 rounded-[10px] px-2 font-medium max-md:flex-1 text-muted aria-selected:bg-card aria-selected:text-ink aria-selected:shadow-card sm:px-3.5"
          >
            {t(`desk.tab.${shown}`)}
            {count !== null && <Count value={count} className="font-bold max-[24rem]:hidden" />}
          </button>
        )
      })}
    </div>
  )
}
