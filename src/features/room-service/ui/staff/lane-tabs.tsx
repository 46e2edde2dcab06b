import { useTranslation } from 'react-i18next'
import { moveAmongTabs } from '#kit/web/tab-keys.ts'
import type { Order } from '../../contract.ts'
import { Count } from '#features/bookings/ui/staff/count.tsx'
import { bookingsIn, LANES, lateIn, type LaneKey } from './lanes.ts'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'

type TabsProps = { bookings: readonly Order[]; chosen: LaneKey; onChoose: (lane: LaneKey) => void }

/** The lanes of the board one at a time, for a phone. */
export function LaneTabs({ bookings, chosen, onChoose }: TabsProps) {
  const { t } = useTranslation('hotel-admin')
  const now = useHeatNow()
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={t('bookings.lanes')}
      onKeyDown={moveAmongTabs}
      className="-mx-4 flex shrink-0 border-b border-line px-3"
    >
      {LANES.map(({ key }) => {
        const inLane = bookingsIn(key, bookings)
        const late = lateIn(inLane, now)
        return (
          <button
            key={key}
            id={`lane-tab-${key}`}
            type="button"
            role="tab"
            aria-selected={key === chosen}
            aria-controls="lane"
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
            className="relative flex min-h-12 min-w-0 flex-1 items-center justify-center gap-1.5 text-base font-semibold text-muted aria-selected:text-ink aria-selected:shadow-[inset_0_-3px_0_var(--accent)]"
          >
            {t(`bookings.${key}`)}
            <Count
              value={inLane.length}
              className={`min-w-6 rounded-full px-1.5 text-center text-sm leading-6 ${key === chosen ? 'bg-accent text-on-accent' : 'bg-ink/8'}`}
            />
            {late > 0 && (
              <span className="absolute end-2 top-2 size-2 rounded-full bg-late">
                <span className="sr-only">{t('bookings.lateCount', { count: late })}</span>
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
