import type { Device } from '#features/devices/contract.ts'
import { type Area, holdsArea } from './areas.ts'
import type { PersonOnDuty } from './contract.ts'
import type { Step } from './rules.ts'

type Person = Pick<PersonOnDuty, 'userId' | 'areas' | 'isOnDuty' | 'isQuiet' | 'mail'>
type Rung = Pick<Device, 'userId' | 'place' | 'failedAt'>

/**
 * The step from which on somebody is reached by what calls in an area: as on duty for it, or with everybody; null where
 * quiet hours leave them out. Those end where nobody else of the staff could be reached, and where everybody else was and
 * nobody looked: with the last step they are.
 * @param isRepeated whether everybody has been reached before
 */
export function stepsOf(
  people: readonly Person[],
  devices: readonly Rung[],
  area: Area | null,
  isRepeated = false,
): (person: Person) => Step | null {
  const rings = (userId: string) =>
    devices.some((each) => each.place === 'own' && each.userId === userId && each.failedAt === null)
  const isHeld =
    !isRepeated && people.some(({ isQuiet, mail, userId }) => !isQuiet && (mail === 'on' || rings(userId)))
  return ({ isQuiet, isOnDuty, areas }) => {
    if (isQuiet) return isHeld ? null : 'everyone'
    return isOnDuty && holdsArea(areas, area) ? 'duty' : 'everyone'
  }
}
