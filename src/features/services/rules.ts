import type { Service } from './contract.ts'

/** The six services that every hotel starts with (OP-50); only room service is available in the app. */
export const STARTING_SERVICES: readonly Pick<Service, 'category' | 'icon' | 'enabled' | 'path'>[] = [
  { category: 'room_service', icon: 'UtensilsCrossed', enabled: true, path: 'room-service' },
  { category: 'housekeeping', icon: 'Sparkles', enabled: true, path: null },
  { category: 'spa_wellness', icon: 'Flower2', enabled: true, path: null },
  { category: 'gym_pool', icon: 'Dumbbell', enabled: true, path: null },
  { category: 'transportation', icon: 'Car', enabled: true, path: null },
  { category: 'tours_activities', icon: 'MapPin', enabled: true, path: null },
]

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
