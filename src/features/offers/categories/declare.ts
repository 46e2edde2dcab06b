import { SERVICE_CATEGORIES } from '#features/services/categories.ts'
import type { ServiceIcon } from '#features/services/contract.ts'

/** The areas of a hotel's services: all but room service, whose dishes stand in the menu. */
export const [, ...CATEGORIES] = SERVICE_CATEGORIES
export type Category = (typeof CATEGORIES)[number]

/** Something brought or done once it is asked for; or something that has its time and place. */
export const KINDS = ['request', 'appointment'] as const
export type Kind = (typeof KINDS)[number]

/** Who does it. */
export const TEAMS = ['housekeeping', 'maintenance', 'spa', 'sports', 'transport', 'concierge'] as const
export type Team = (typeof TEAMS)[number]

/** The statuses of a booking while it is open, and what they are called for this kind: keys of `work:steps`. */
export type Steps = {
  pending: StepWord
  confirmed: StepWord
  in_preparation: StepWord
  delivered: StepWord
}

const STEP_WORDS = [
  ...(['asked', 'seen', 'onTheWay', 'atTheDoor', 'called', 'carIsHere', 'arrived', 'done'] as const),
  ...(['waiting', 'booked', 'underWay', 'over'] as const),
] as const
export type StepWord = (typeof STEP_WORDS)[number]

/** All that tells one category from another; its words stand in the locales under `work`. */
export type Declaration = {
  category: Category
  /** Its place below `/hotelly/{slug}/` and in the panel. */
  path: string
  /** What stands for an offer that has neither a picture nor a sign. */
  icon: ServiceIcon
  /** What is usually offered there, the most usual first. */
  kinds: readonly [Kind, ...Kind[]]
  /** Who usually does it, the most usual first. */
  teams: readonly [Team, ...Team[]]
  steps: Record<Kind, Steps>
  /** A request without a price need not be free: others than the hotel can have one, such as a taxi's driver. */
  isPricedByOthers?: boolean
  /** Each person has an appointment by themselves: two massages are for two people, two tables are not. */
  isPerPerson?: boolean
}

/** How most requests and appointments go. */
export const USUAL_STEPS = {
  request: { pending: 'asked', confirmed: 'seen', in_preparation: 'onTheWay', delivered: 'done' },
  appointment: { pending: 'waiting', confirmed: 'booked', in_preparation: 'underWay', delivered: 'over' },
} as const satisfies Record<Kind, Steps>
