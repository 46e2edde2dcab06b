import type { ServiceCategory } from '#features/services/categories.ts'
import { CATEGORIES, type Category, type Declaration } from './declare.ts'
import { gymPool } from './gym-pool.ts'
import { housekeeping } from './housekeeping.ts'
import { spaWellness } from './spa-wellness.ts'
import { toursActivities } from './tours-activities.ts'
import { transportation } from './transportation.ts'

export const DECLARED: Record<Category, Declaration> = {
  housekeeping,
  spa_wellness: spaWellness,
  gym_pool: gymPool,
  transportation,
  tours_activities: toursActivities,
}

const paths = new Map(CATEGORIES.map((category) => [DECLARED[category].path, DECLARED[category]]))

/** The category at a place below the hotel's area; undefined for any other place. */
export const declaredAt = (path: string): Declaration | undefined => paths.get(path)

/** What is declared of a service; undefined for room service. */
export const declaredFor = (category: ServiceCategory): Declaration | undefined =>
  category === 'room_service' ? undefined : DECLARED[category]
