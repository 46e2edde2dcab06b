import type { Service } from './contract.ts'

type Switches = Pick<Service, 'enabled' | 'isGloballyEnabled' | 'path'>
export type Tap = 'coming-soon' | 'unavailable' | 'guests-only' | 'open'

/** What a tap on a service does: the rules TAP-02 to TAP-06, in that order. */
export function tapOn(service: Switches, isGuest: boolean): Tap {
  if (!service.enabled) return 'coming-soon'
  if (!service.isGloballyEnabled) return 'unavailable'
  if (!isGuest) return 'guests-only'
  return service.path ? 'open' : 'coming-soon'
}

/** Whether guests can use a service now. */
export const isOpen = (service: Switches): boolean => tapOn(service, true) === 'open'
