import { Check, ChefHat, PhoneCall, Search, Timer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { Menu, MenuItem } from '#kit/web/ui/menu.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import type { StationProps } from './station-choice.tsx'
import { occurring } from './stations.ts'

type MenuProps = {
  onPhone: () => void
  onPause: () => void
  /** Null where the search has a button of its own. */
  onSearch: (() => void) | null
  /** Null where they make no difference. */
  stations: StationProps | null
}

const ICON = 'size-4.5 shrink-0 text-muted'

/** What the kitchen does besides its orders, and on narrow screens what else there is. */
export function KitchenMenu({ onPhone, onPause, onSearch, stations }: MenuProps) {
  const { t } = useTranslation('hotel-admin')
  // elsewhere they stand in the bar
  const isNarrow = useMedia('(width < 80rem)')
  const hasStations =
    isNarrow && stations !== null && occurring(stations.bookings, stations.chosen).length > 0
  return (
    <Menu
      id="kitchen-menu"
      label={t(`bookings.${menuName(onSearch !== null, hasStations)}`)}
      trigger={
        <>
          <ChefHat aria-hidden className="size-5" />
          {isNarrow && stations?.chosen && (
            <span aria-hidden className="absolute end-1.5 top-1.5 size-2 rounded-full bg-accent" />
          )}
        </>
      }
      triggerClass={`${buttonClass('quiet', 'icon')} relative !rounded-md`}
    >
      {onSearch && (
        <MenuItem onChoose={onSearch}>
          <Search aria-hidden className={ICON} />
          {t('bookings.search')}
        </MenuItem>
      )}
      <MenuItem onChoose={onPhone}>
        <PhoneCall aria-hidden className={ICON} />
        {t('bookings.phone.open')}
      </MenuItem>
      <MenuItem onChoose={onPause}>
        <Timer aria-hidden className={ICON} />
        {t('bookings.pause.open')}
      </MenuItem>
      {hasStations && <Stations {...stations} />}
    </Menu>
  )
}

const menuName = (hasSearch: boolean, hasStations: boolean) => {
  if (hasSearch) return hasStations ? 'kitchenMenuAll' : 'kitchenMenuSearch'
  return hasStations ? 'kitchenMenuStations' : 'kitchenMenu'
}

function Stations({ onChoose, ...shown }: StationProps) {
  const { t } = useTranslation('hotel-admin')
  const stations = occurring(shown.bookings, shown.chosen)
  return (
    <div role="group" aria-label={t('bookings.station.title')} className="mt-1.5 border-t border-line pt-1.5">
      <p aria-hidden className="px-3 py-1 text-xs font-semibold text-muted">
        {t('bookings.station.title')}
      </p>
      {[null, ...stations].map((station) => (
        <MenuItem key={station} isChosen={station === shown.chosen} onChoose={() => onChoose(station)}>
          <Check aria-hidden className={`${ICON} ${station === shown.chosen ? '' : 'invisible'}`} />
          {t(`bookings.station.${station ?? 'all'}`)}
        </MenuItem>
      ))}
    </div>
  )
}
