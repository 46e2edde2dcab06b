import { useIsHotelDevice } from '#features/devices/ui/use-is-hotel-device.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useStaff } from '#features/sessions/ui/use-staff.ts'
import { type Area, holdsArea } from '../areas.ts'
import type { PersonOnDuty } from '../contract.ts'
import { usePeople } from './use-people.ts'

type OwnDuty = {
  /** Whether this panel sounds for what calls in an area; null: in none, as a rehearsal. */
  hears: (area: Area | null) => boolean
  /** Who is signed in, where it is they who decide for what it sounds. */
  person: PersonOnDuty | null
}

/**
 * For what this panel sounds: for what the person who is signed in is on duty for now, and for everything where it is a
 * device of the hotel, on a visit of the support, and where it cannot be known who is on duty.
 */
export function useOwnDuty(): OwnDuty {
  const { slug } = useHotel()
  const { data: staff } = useStaff(slug)
  const isHotelDevice = useIsHotelDevice(slug)
  const { data: people, fetchStatus } = usePeople()
  const person = (!isHotelDevice && people?.find(({ userId }) => userId === staff?.userId)) || null
  // nothing sounds for the moment that it takes to know
  const isAsked = !people && fetchStatus === 'fetching'
  const hears = (area: Area | null) =>
    person ? person.isOnDuty && holdsArea(person.areas, area) : isHotelDevice || !isAsked
  return { hears, person }
}
