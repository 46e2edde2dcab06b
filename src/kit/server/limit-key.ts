import type { LimitedAction } from '#kit/shared/rate-limits.ts'

/** What `check_rate_limit` and `take_rate_limit_attempt` answer. */
export type LimitResult = {
  allowed: boolean
  remainingAttempts: number
  retryAfterSeconds: number
  isLockedOut: boolean
}

/** @param mark what the attempt is at; a success forgives the attempts whose mark has the same first line */
export type LimitKey = { action: LimitedAction; identifier: string; hotelId: string | null; mark?: string }
