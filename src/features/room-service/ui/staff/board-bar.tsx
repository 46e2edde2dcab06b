import { Search, SlidersHorizontal, Tv } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { isTyping } from '#kit/web/keyboard.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { InPhoneBar } from '#kit/web/ui/frame-parts.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import type { Scope } from './booking-choices.ts'
import { HotelClock } from '#features/bookings/ui/staff/hotel-clock.tsx'
import { KitchenMenu } from './kitchen-menu.tsx'
import { LiveLight } from '#features/bookings/ui/staff/live-banner.tsx'
import { ScopeTabs } from './scope-tabs.tsx'
import { SoundButton } from '#features/alerts/ui/sound-button.tsx'
import { type StationProps, StationSelect } from './station-choice.tsx'
import type { Tools } from './use-tools.ts'

type BarProps = {
  scope: Scope
  counts: Record<'ongoing' | 'later', number | null>
  tools: Tools
  stations: StationProps
  onWall: () => void
  onPhone: () => void
  onPause: () => void
}

/** The one bar over the orders; on a phone it stands in the frame's own. */
export function BoardBar({ scope, counts, tools, stations, onWall, ...kitchen }: BarProps) {
  const { t } = useTranslation('hotel-admin')
  const { name } = useHotel()
  const isPhone = useMedia('(width < 48rem)')
  useSlash(tools.isOpen, () => tools.open('search'))

  const bar = (
    <>
      <h1
        className={`min-w-0 font-semibold tracking-tight ${isPhone ? 'sr-only' : `line-clamp-2 text-base leading-tight lg:text-lg ${counts.later ? 'max-xl:sr-only' : 'max-lg:sr-only'}`}`}
      >
        {t('bookings.title')}
      </h1>
      <ScopeTabs scope={scope} counts={counts} />
      {scope === 'ongoing' && (
        <div className="max-xl:hidden">
          <StationSelect {...stations} />
        </div>
      )}
      <div className="ms-auto flex shrink-0 items-center sm:gap-1">
        <LiveLight />
        <KitchenMenu
          {...kitchen}
          stations={scope === 'ongoing' ? stations : null}
          onSearch={isPhone ? () => tools.toggle('search') : null}
        />
        {!isPhone && (
          <>
            <ToolButton label={t('bookings.search')} opens="search" tools={tools}>
              <Search aria-hidden className="size-5" />
            </ToolButton>
            <ToolButton label={t('bookings.filters')} opens="filters" tools={tools}>
              <SlidersHorizontal aria-hidden className="size-5" />
              {tools.isNarrowed && (
                <span aria-hidden className="absolute end-1.5 top-1.5 size-2 rounded-full bg-accent" />
              )}
            </ToolButton>
            <IconButton look="quiet" label={t('bookings.wallOpen')} onClick={onWall} className="!rounded-md">
              <Tv aria-hidden className="size-5" />
            </IconButton>
          </>
        )}
        <SoundButton isShort areas={['room_service']} />
        {!isPhone && <HotelClock label={name} className="ps-1 text-lg font-semibold" />}
      </div>
    </>
  )
  if (isPhone) return <InPhoneBar>{bar}</InPhoneBar>
  return (
    <header className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-4 lg:px-6">{bar}</header>
  )
}

type ToolProps = { label: string; opens: 'search' | 'filters'; tools: Tools; children: ReactNode }

const ToolButton = ({ label, opens, tools, children }: ToolProps) => (
  <IconButton
    look={tools.isOpen ? 'soft' : 'quiet'}
    label={label}
    aria-expanded={tools.isOpen}
    data-opens={opens}
    onClick={() => tools.toggle(opens)}
    className="relative !rounded-md"
  >
    {children}
  </IconButton>
)

/** The search's own key works before the search is there. */
function useSlash(isThere: boolean, onPress: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    if (isThere) return
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isThere])
}
