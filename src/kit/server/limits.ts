import { sql } from 'drizzle-orm'
import pg from 'pg'
import { RATE_LIMITS, type LimitedAction } from '#kit/shared/rate-limits.ts'
import type { Database, Tx } from './database.ts'
import type { Log } from './log.ts'

/** What `check_rate_limit` and `take_rate_limit_attempt` answer. */
export type LimitResult = {
  allowed: boolean
  remainingAttempts: number
  retryAfterSeconds: number
  isLockedOut: boolean
}

export type LimitKey = { action: LimitedAction; identifier: string; hotelId: string | null }

export type Limits = {
  /** Counts one attempt if it is allowed. When the database cannot say, counts in memory instead. */
  take(key: LimitKey): Promise<LimitResult>
  takeInMemory(key: LimitKey): LimitResult
}

/** Whether a statement failed in the limiter, and not in what it was to guard. */
export function isLimiterFailure(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : null
  return cause !== null && /rate_limit/.test(`${cause.message} ${cause.where ?? ''}`)
}

async function ask(
  tx: Tx,
  procedure: string,
  { action, identifier, hotelId }: LimitKey,
): Promise<LimitResult> {
  const { maxAttempts, windowMinutes, lockoutMinutes } = RATE_LIMITS[action]
  const [row] = await tx.execute<{
    allowed: boolean
    remaining_attempts: number
    retry_after_seconds: number
    is_locked_out: boolean
  }>(sql`SELECT * FROM ${sql.raw(procedure)}(
    ${identifier}, ${action}, ${hotelId}, ${maxAttempts}, ${windowMinutes}, ${lockoutMinutes})`)
  if (!row) throw new Error(`${procedure} answered no row`)
  return {
    allowed: row.allowed,
    remainingAttempts: row.remaining_attempts,
    retryAfterSeconds: row.retry_after_seconds,
    isLockedOut: row.is_locked_out,
  }
}

/** Whether the next attempt would be allowed. */
export const checkLimit = (tx: Tx, key: LimitKey) => ask(tx, 'check_rate_limit', key)

/** Checks and counts one attempt; the key stays locked against parallel attempts until the transaction ends. */
export const takeAttempt = (tx: Tx, key: LimitKey) => ask(tx, 'take_rate_limit_attempt', key)

export async function recordAttempt(tx: Tx, { identifier, action, hotelId }: LimitKey) {
  await tx.execute(sql`SELECT record_rate_limit_attempt(${identifier}, ${action}, ${hotelId})`)
}

export async function clearAttempts(tx: Tx, { identifier, action, hotelId }: LimitKey) {
  await tx.execute(sql`SELECT clear_rate_limit(${identifier}, ${action}, ${hotelId})`)
}

/** Forgets the attempts of an action by everybody at a hotel. */
export async function clearAttemptsOfHotel(tx: Tx, action: LimitedAction, hotelId: string) {
  await tx.execute(sql`DELETE FROM rate_limits WHERE action_type = ${action} AND hotel_id = ${hotelId}`)
}

/** Forgets counters that no window and no lockout (24 hours at the most) needs any more. */
export async function forgetOldAttempts(tx: Tx) {
  await tx.execute(sql`DELETE FROM rate_limits
    WHERE touched_at < now() - interval '2 days' AND coalesce(locked_until < now(), true)`)
}

export function createLimits(database: Database, log: Log, now: () => number = Date.now): Limits {
  const memory = createMemoryLimiter(now)
  return {
    takeInMemory: memory,
    take: (key) =>
      database
        .withoutWaiting((tx) => takeAttempt(tx, key))
        .catch((error: unknown) => {
          log.warn({ error, action: key.action }, 'rate limits are counted in memory')
          return memory(key)
        }),
  }
}

const MOST_SEEN = 10_000

/** The same rules as in the database, for this process alone. */
export function createMemoryLimiter(now: () => number = Date.now): (key: LimitKey) => LimitResult {
  const seen = new Map<string, { attempts: number[]; lockedUntil: number }>()
  return ({ action, identifier, hotelId }) => {
    const { maxAttempts, windowMinutes, lockoutMinutes } = RATE_LIMITS[action]
    const key = `${action} ${hotelId} ${identifier}`
    if (seen.size > MOST_SEEN) seen.clear()
    const { attempts, lockedUntil } = seen.get(key) ?? { attempts: [], lockedUntil: 0 }
    if (lockedUntil > now()) {
      const retryAfterSeconds = Math.ceil((lockedUntil - now()) / 1000)
      return { allowed: false, remainingAttempts: 0, retryAfterSeconds, isLockedOut: true }
    }
    const recent = [...attempts.filter((at) => at > now() - windowMinutes * 60_000), now()]
    const isLast = recent.length >= maxAttempts
    seen.set(key, {
      attempts: isLast ? [] : recent,
      lockedUntil: isLast ? now() + lockoutMinutes * 60_000 : 0,
    })
    return {
      allowed: true,
      remainingAttempts: maxAttempts - recent.length,
      retryAfterSeconds: 0,
      isLockedOut: false,
    }
  }
}
