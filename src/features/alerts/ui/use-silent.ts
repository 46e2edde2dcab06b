import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { type Area, DUTY_AREAS } from '../areas.ts'
import { isOnDuty } from '../rules.ts'
import { useOwnDuty } from './use-own-duty.ts'
import { useSetDuty } from './use-set-duty.ts'

/**
 * Whether this panel is silent for all of these areas because whoever is signed in is not on duty for any of them: who
 * that is and why, and what puts them on duty there; null where it sounds.
 */
export function useSilent(areas: readonly Area[]) {
  const { hears, person } = useOwnDuty()
  const setDuty = useSetDuty()
  const { timeZone } = useHotel()
  if (person === null || areas.length === 0 || areas.some(hears)) return null
  const { isQuiet, areas: held } = person
  const begin = () => {
    const isOff = !isOnDuty({ ...person, quiet: null }, new Date(), timeZone)
    const isElsewhere = held !== null && !areas.some((area) => held.includes(area))
    void setDuty(person, {
      ...(isOff ? { mode: 'on' } : {}),
      ...(isQuiet ? { quiet: null } : {}),
      ...(isElsewhere ? { areas: DUTY_AREAS.filter((area) => [...held, ...areas].includes(area)) } : {}),
    })
  }
  const why = isQuiet ? ('quiet' as const) : person.isOnDuty ? ('area' as const) : ('off' as const)
  return { why, begin }
}
