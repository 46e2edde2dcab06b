import { useTranslation } from 'react-i18next'
import type { Order } from '../../contract.ts'
import { Count } from '#features/bookings/ui/staff/count.tsx'
import { LaneNews, useNone } from './lane.tsx'
import { LaneList } from './lane-list.tsx'
import type { LaneKey } from './lanes.ts'
import type { CardProps } from './use-advance.ts'
import { WallCard } from './wall-card.tsx'

type LaneProps = {
  lane: LaneKey
  bookings: readonly Order[]
  columns: number
  isCrowded: boolean
  cardOf: (booking: Order) => CardProps
}

export function WallLane({ lane, bookings, columns, isCrowded, cardOf }: LaneProps) {
  const { t } = useTranslation('hotel-admin')
  const none = useNone(lane)
  return (
    <section aria-labelledby={`wall-${lane}`} className="flex min-w-0 flex-col md:min-h-0">
      <div className="flex shrink-0 items-baseline justify-between gap-2 py-2">
        <h2 id={`wall-${lane}`} className="flex items-baseline gap-2 font-semibold">
          {t(`bookings.${lane}`)}
          <Count value={bookings.length} className="font-medium text-muted" />
        </h2>
        <div className="text-[0.8em]">
          <LaneNews bookings={bookings} />
        </div>
      </div>
      {bookings.length === 0 && <p className="text-muted">{none}</p>}
      <LaneList
        labelledBy={`wall-${lane}`}
        bookings={bookings}
        columns={columns}
        renderCard={(booking, at) => (
          <WallCard {...cardOf(booking)} isCompact={lane === 'door' || (isCrowded && at > 0)} />
        )}
      />
    </section>
  )
}
