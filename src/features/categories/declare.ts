import type { Concept } from '#features/language/kinds/search.ts'

/** Something brought or done once it is asked for; or something that has its time and place. */
export const KINDS = ['request', 'appointment'] as const
export type Kind = (typeof KINDS)[number]

/** Who does it. */
export const TEAMS = ['housekeeping', 'maintenance', 'spa', 'sports', 'transport', 'concierge'] as const
export type Team = (typeof TEAMS)[number]

const STEP_WORDS = [
  'asked',
  'seen',
  'onTheWay',
  'atTheDoor',
  'called',
  'carIsHere',
  'arrived',
  'done',
  'waiting',
  'booked',
  'underWay',
  'over',
] as const
export type StepWord = (typeof STEP_WORDS)[number]

/** The statuses of a booking while it is open, and what they are called for this kind: keys of `work:steps`. */
export type Steps = { pending: StepWord; confirmed: StepWord; in_preparation: StepWord; delivered: StepWord }

/** What every category has, room service too. */
export type AnyDeclaration = {
  /** As the database and the API have it; `service_category` of its bookings. */
  category: string
  /** Its place below `/hotelly/{slug}/` and in the panel, and the name of its folder here. */
  path: string
  /** How it looks at first, and what stands for an offer without a picture or a sign: a name in `ui/service-icons.ts`. */
  icon: string
}

/** All that tells one area of a hotel's services from another; its texts stand in `texts.json`. */
export type Declaration = AnyDeclaration & {
  /** What is usually offered there, the most usual first. */
  kinds: readonly [Kind, ...Kind[]]
  /** Who usually does it, the most usual first. */
  teams: readonly [Team, ...Team[]]
  steps: Record<Kind, Steps>
  /** A request without a price need not be free: others than the hotel can have one, such as a taxi's driver. */
  isPricedByOthers?: boolean
  /** Each person has an appointment by themselves: two massages are for two people, two tables are not. */
  isPerPerson?: boolean
  /** What guests ask the assistant for and mean whatever is offered here: as the lexicons call it. */
  meantBy?: readonly Concept[]
}

/** How most requests and appointments go. */
export const USUAL_STEPS = {
  request: { pending: 'asked', confirmed: 'seen', in_preparation: 'onTheWay', delivered: 'done' },
  appointment: { pending: 'waiting', confirmed: 'booked', in_preparation: 'underWay', delivered: 'over' },
} as const satisfies Record<Kind, Steps>
