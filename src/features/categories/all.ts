import type { Declaration } from './declare.ts'
import { gymPool } from './declared/gym-pool.ts'
import { housekeeping } from './declared/housekeeping.ts'
import { roomService } from './declared/room-service.ts'
import { spaWellness } from './declared/spa-wellness.ts'
import { toursActivities } from './declared/tours-activities.ts'
import { transportation } from './declared/transportation.ts'

/** Every category of services, in the order in which a new hotel shows them. Only room service has dishes. */
export const ALL = [roomService, housekeeping, spaWellness, gymPool, transportation, toursActivities] as const

export type ServiceCategory = (typeof ALL)[number]['category']
export type ServicePath = (typeof ALL)[number]['path']
/** How a service looks; more than one can look the same. */
export type ServiceIcon = (typeof ALL)[number]['icon']

/** The areas of a hotel's services: all but room service. */
export const [, ...AREAS] = ALL
export type Category = (typeof AREAS)[number]['category']
export const CATEGORIES: readonly Category[] = AREAS.map(({ category }) => category)

type Area = Declaration & { category: Category; path: ServicePath; icon: ServiceIcon }
const areas: readonly Area[] = AREAS
export const DECLARED = Object.fromEntries(areas.map((area) => [area.category, area])) as Record<
  Category,
  Area
>

/** The area at a place below the hotel's; undefined for any other place. */
export const declaredAt = (path: string) => areas.find((area) => area.path === path)

/** What is declared of a service; undefined for room service. */
export const declaredFor = (category: ServiceCategory) =>
  category === 'room_service' ? undefined : DECLARED[category]
