import type { LimitedAction } from '#kit/shared/rate-limits.ts'

/** What an attempt was told, or would be. */
export type LimitResult = {
  allowed: boolean
  remainingAttempts: number
  retryAfterSeconds: number
  isLockedOut: boolean
}

/** @param mark the target of the attempt; a success clears the attempts whose mark has the same first line */
export type LimitKey = { action: LimitedAction; identifier: string; hotelId: string | null; mark?: string }
