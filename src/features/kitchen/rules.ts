/** For how many minutes a kitchen can pause. */
export const PAUSES = [15, 30, 60] as const
export type Pause = (typeof PAUSES)[number]

/** By how many minutes a kitchen can put off what it promises; the last for an hour. */
export const DELAYS = [0, 20, 40, 60] as const
export type Delay = (typeof DELAYS)[number]

/** Bounds of what is promised, in minutes from order to door. */
export const PROMISE_MIN = 5
export const PROMISE_MAX = 240
export const DEFAULT_PROMISE = 30

/** How many days ahead an order can be for, where a stay has no end. */
export const DAYS_AHEAD = 14
