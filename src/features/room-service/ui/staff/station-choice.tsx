import { useTranslation } from 'react-i18next'
import { Segments } from '#kit/web/ui/segments.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import type { Order } from '../../contract.ts'
import { occurring, ofStation, type Station } from './stations.ts'

export type StationProps = {
  /** The orders to be made now. */
  bookings: readonly Order[]
  chosen: Station | null
  onChoose: (station: Station | null) => void
}

/** One of the stations that occur, or all of them; nothing where no dish has one. */
export function StationSelect({ onChoose, ...shown }: StationProps) {
  const { t } = useTranslation('hotel-admin')
  const stations = occurring(shown.bookings, shown.chosen)
  const { chosen } = shown
  if (stations.length === 0) return null
  return (
    <Select
      aria-label={t('bookings.station.title')}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(stations.find((station) => station === target.value) ?? null)}
      className={`min-h-11 max-w-36 rounded-md border px-3 font-medium ${chosen ? 'border-accent bg-tint text-accent-text' : 'border-line bg-card'}`}
    >
      <option value="">{t('bookings.station.all')}</option>
      {stations.map((station) => (
        <option key={station} value={station}>
          {t(`bookings.station.${station}`)}
        </option>
      ))}
    </Select>
  )
}

/** The same for the wall, side by side, each with its orders. */
export function StationTabs({ onChoose, ...shown }: StationProps) {
  const { t } = useTranslation('hotel-admin')
  const stations = occurring(shown.bookings, shown.chosen)
  const { bookings, chosen } = shown
  if (stations.length === 0) return null
  return (
    <Segments
      label={t('bookings.station.title')}
      choices={[null, ...stations].map((station) => ({
        value: station,
        text: (
          <>
            {t(`bookings.station.${station ?? 'all'}`)}
            <bdi className="tabular font-bold">{ofStation(bookings, station).length}</bdi>
          </>
        ),
      }))}
      chosen={chosen}
      onChoose={onChoose}
      className="[font-size:1rem]"
    />
  )
}
