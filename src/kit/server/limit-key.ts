import type { LimitedAction } from '#kit/shared/rate-limits.ts'

/** What an attempt was told, or would be. */
export type LimitResult = {
  allowed: boolean
  remainingAttempts: number
  retryAfterSeconds: number
  isLockedOut: boolean
}

export type LimitKey = {
  action: LimitedAction
  identifier: string
  hotelId: string | null
  /** The target of the attempt; a success clears the attempts whose mark has the same first line. */
  mark?: string
  /** Strangers share it; who signs in is counted apart, and told so when it is used up. */
  isShared?: true
}
