import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { STATIONS } from '#features/menu/limits.ts'
import { useStored } from '#kit/web/use-stored.ts'
import type { Order } from '../../contract.ts'
import type { StationProps } from './station-choice.tsx'

const ALL = 'all'

/** The station whose orders this device shows at this hotel; null for all. */
export function useStation(bookings: readonly Order[]) {
  const { slug } = useHotel()
  const [stored, store] = useStored(`hotelly.station ${slug}`, [ALL, ...STATIONS])
  const station = stored === ALL ? null : stored
  const stations: StationProps = { bookings, chosen: station, onChoose: (wanted) => store(wanted ?? ALL) }
  return { station, stations }
}
