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

const icons = new Map<string, Declaration>(
  CATEGORIES.map((category) => [DECLARED[category].icon, DECLARED[category]]),
)

/** The category that a service leads to, by its icon; undefined for room service. */
export const declaredFor = (icon: string): Declaration | undefined => icons.get(icon)
