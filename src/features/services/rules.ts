import type { Service } from './contract.ts'

/** The six services that every hotel starts with (OP-50); only room service is available in the app. */
export const STARTING_SERVICES: readonly Pick<Service, 'icon' | 'enabled' | 'path'>[] = [
  { icon: 'UtensilsCrossed', enabled: true, path: 'room-service' },
  { icon: 'Sparkles', enabled: true, path: null },
  { icon: 'Flower2', enabled: true, path: null },
  { icon: 'Dumbbell', enabled: true, path: null },
  { icon: 'Car', enabled: true, path: null },
  { icon: 'MapPin', enabled: true, path: null },
]

export type Tap = 'coming-soon' | 'unavailable' | 'guests-only' | 'open'

/** What a tap on a service does: the rules TAP-02 to TAP-06, in that order. */
export function tapOn(
  service: Pick<Service, 'enabled' | 'isGloballyEnabled' | 'path'>,
  isGuest: boolean,
): Tap {
  if (!service.enabled) return 'coming-soon'
  if (!service.isGloballyEnabled) return 'unavailable'
  if (!isGuest) return 'guests-only'
  return service.path ? 'open' : 'coming-soon'
}
