import type { Service } from './contract.ts'

export type Tap = 'coming-soon' | 'unavailable' | 'guests-only' | 'open'

/** What a tap on a service does: the rules TAP-02 to TAP-06 in their order. */
export function tapOn(
  service: Pick<Service, 'enabled' | 'isGloballyEnabled' | 'path'>,
  isGuest: boolean,
): Tap {
  if (!service.enabled) return 'coming-soon'
  if (!service.isGloballyEnabled) return 'unavailable'
  if (!isGuest) return 'guests-only'
  return service.path ? 'open' : 'coming-soon'
}
