import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyHotel } from '../contract.ts'
import { HotelTools } from './hotel-tools.tsx'
import { StatusSwitch } from './hotel-status.tsx'
import { Figure, ToDoor, Unpaid } from './hotel-work.tsx'
import { HotelName } from './hotel-name.tsx'

type CardProps = { hotel: AnyHotel; isBusy: boolean; onSwitch: () => void; onDelete: () => void }

/** A row of the table on a phone (HOT-02, HOT-03). */
export function HotelCard({ hotel, isBusy, onSwitch, onDelete }: CardProps) {
  const { t } = useTranslation('platform')
  return (
    <li
      data-hotel={hotel.slug}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded-lg border border-line bg-card px-4 pt-2 pb-1.5 shadow-card"
    >
      <HotelName hotel={hotel} />
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <Fact label={t('hotels.column.orders')}>
          <Figure value={hotel.ordersToday} />
        </Fact>
        <Fact label={t('hotels.column.open')}>
          <Figure value={hotel.openBookings} />
        </Fact>
        <Fact label={t('hotels.column.unpaid')}>
          <Unpaid {...hotel} />
        </Fact>
        <Fact label={t('hotels.column.door')}>
          <ToDoor minutes={hotel.medianMinutes} />
        </Fact>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-2 border-t border-line pt-1">
        <StatusSwitch hotel={hotel} isBusy={isBusy} onSwitch={onSwitch} />
        <span className="-me-3">
          <HotelTools hotel={hotel} onDelete={onDelete} />
        </span>
      </div>
    </li>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-[0.8125rem] text-muted">{label}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)
