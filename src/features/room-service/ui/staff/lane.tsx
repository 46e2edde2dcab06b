import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../contract.ts'
import { Count } from '#features/bookings/ui/staff/count.tsx'
import { useKitchenView } from './kitchen-view.ts'
import { LANES, lateIn, type LaneKey } from './lanes.ts'
import { LaneList } from './lane-list.tsx'
import { useOrderWatch } from './order-watch.tsx'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'

type LaneProps = {
  lane: LaneKey
  bookings: readonly Order[]
  columns: number
  isBrief: boolean
  renderCard: (booking: Order, isCompact: boolean) => ReactNode
  /** Shown at the end of the lane's head. */
  tools?: ReactNode
  /** Under a tab of its own, which names it already. */
  isAlone?: boolean
}

/** One lane of the board, oldest first. */
export function Lane({ lane, bookings, columns, isBrief, renderCard, tools, isAlone = false }: LaneProps) {
  const { t } = useTranslation('hotel-admin')
  const none = useNone(lane)
  return (
    <section
      {...(isAlone
        ? { role: 'tabpanel', id: 'lane', 'aria-labelledby': `lane-tab-${lane}` }
        : { 'aria-labelledby': `lane-${lane}` })}
      className="flex min-h-0 min-w-0 flex-1 flex-col"
    >
      {!isAlone && (
        <div className="flex h-11 shrink-0 items-center gap-2 px-1">
          <h2
            id={`lane-${lane}`}
            className="flex shrink-0 items-baseline gap-2 text-lg font-semibold whitespace-nowrap"
          >
            {t(`bookings.${lane}`)}
            <Count value={bookings.length} className="font-medium text-muted" />
          </h2>
          <div className="ms-auto flex min-w-0 items-center gap-1">
            <LaneNews bookings={bookings} />
            {tools}
          </div>
        </div>
      )}
      {bookings.length > 0 ? (
        <LaneList
          labelledBy={isAlone ? `lane-tab-${lane}` : `lane-${lane}`}
          bookings={bookings}
          columns={columns}
          renderCard={(booking, at) => renderCard(booking, isBrief && at > 0)}
        />
      ) : (
        <p className="rounded-lg border border-dashed border-line px-4 py-8 text-center text-muted">{none}</p>
      )}
    </section>
  )
}

/** What an empty lane says; where a station is chosen, that others may have orders in it. */
export function useNone(lane: LaneKey) {
  const { t } = useTranslation('hotel-admin')
  const { station } = useKitchenView()
  if (station) return t('bookings.station.empty')
  return t(`bookings.${LANES.find(({ key }) => key === lane)?.none ?? 'noneNew'}`)
}

/** How many of a lane are late, or else not seen by anybody yet. */
export function LaneNews({ bookings }: { bookings: readonly Order[] }) {
  const { t } = useTranslation('hotel-admin')
  const { unseen } = useOrderWatch()
  const late = lateIn(bookings, useHeatNow())
  const isNew = bookings.filter(({ id }) => unseen.includes(id)).length
  if (late > 0) {
    return <p className="font-semibold text-late">{t('bookings.lateCount', { count: late })}</p>
  }
  if (isNew === 0) return null
  return <p className="font-semibold text-accent-text">{t('bookings.unseenCount', { count: isNew })}</p>
}
