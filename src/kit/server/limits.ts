import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { type LimitedAction, RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import type { Actor } from './actor.ts'
import type { Database, Tx } from './database.ts'
import { deleteBatch } from './delete-rows.ts'
import type { LimitKey, LimitResult } from './limit-key.ts'
import type { Log } from './log.ts'
import { countRefusal } from './metrics.ts'
import { createMemoryCounters, type MemoryCounters } from './memory-counters.ts'

type Awaitable<T> = T | Promise<T>

/** Counts attempts, in a transaction or in memory. */
export type Counters = {
  /** Whether the next attempt would be allowed; counts nothing. */
  check(key: LimitKey): Awaitable<LimitResult>
  /** Checks and counts one attempt; parallel attempts never exceed the maximum. */
  take(key: LimitKey): Awaitable<LimitResult>
  /** Counts one attempt without asking whether it is allowed. */
  record(key: LimitKey): Awaitable<void>
  /** Clears the attempts with the same target as the key's mark. */
  forgive(key: LimitKey): Awaitable<void>
}

export type Limits = {
  /** The counters used while the limiter fails. */
  memory: MemoryCounters
  /** Counts one attempt if it is allowed. Falls back to counting in memory when the database fails (OP-30). */
  take(key: LimitKey): Promise<LimitResult>
  /** Whether the next attempt would be allowed. */
  check(key: LimitKey): Promise<LimitResult>
  /** Uncounts the newest attempt, because nothing came of it (OP-33). */
  giveBack(key: LimitKey): Promise<void>
  /** Runs `work` in one transaction; if the limiter itself fails, runs it again with attempts counted in memory. */
  within<T>(actor: Actor, work: (tx: Tx, counters: Counters) => Promise<T>): Promise<T>
}

/** Whether the error comes from the limiter and not from the work it guards. */
export function isLimiterFailure(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : null
  return cause !== null && /rate_limit/.test(`${cause.message} ${cause.where ?? ''}`)
}

async function ask(
  tx: Tx,
  procedure: string,
  { action, identifier, hotelId, mark }: LimitKey,
): Promise<LimitResult> {
  const { maxAttempts, windowMinutes, lockoutMinutes } = RATE_LIMITS[action]
  const marked = mark === undefined ? sql`` : sql`, ${mark}`
  const [row] = await tx.execute<{
    allowed: boolean
    remaining_attempts: number
    retry_after_seconds: number
    is_locked_out: boolean
  }>(sql`SELECT * FROM ${sql.raw(procedure)}(
    ${identifier}, ${action}, ${hotelId}, ${maxAttempts}, ${windowMinutes}, ${lockoutMinutes}${marked})`)
  if (!row) throw new Error(`${procedure} returned no row`)
  if (!row.allowed) countRefusal(action)
  return {
    allowed: row.allowed,
    remainingAttempts: row.remaining_attempts,
    retryAfterSeconds: row.retry_after_seconds,
    isLockedOut: row.is_locked_out,
  }
}

/** Whether the next attempt would be allowed. */
export const checkLimit = (tx: Tx, { mark: _mark, ...key }: LimitKey) => ask(tx, 'check_rate_limit', key)

/** Checks and counts one attempt; the key stays locked against parallel attempts until the transaction ends. */
export const takeAttempt = (tx: Tx, key: LimitKey) => ask(tx, 'take_rate_limit_attempt', key)

export async function recordAttempt(tx: Tx, { identifier, action, hotelId }: LimitKey) {
  await tx.execute(sql`SELECT record_rate_limit_attempt(${identifier}, ${action}, ${hotelId})`)
}

export async function clearAttempts(tx: Tx, { identifier, action, hotelId }: LimitKey) {
  await tx.execute(sql`SELECT clear_rate_limit(${identifier}, ${action}, ${hotelId})`)
}

/** Clears what is counted apart from this key: identifiers with the same first line and a second one. */
export async function clearApart(tx: Tx, { identifier, action, hotelId }: LimitKey) {
  await tx.execute(sql`DELETE FROM rate_limits WHERE action_type = ${action}
    AND hotel_id = coalesce(${hotelId}::uuid, '00000000-0000-0000-0000-000000000000')
    AND starts_with(identifier, ${`${identifier}\n`})`)
}

/** Deletes an action's counters at a hotel that hold at least one attempt with a matching mark. */
export async function clearMarked(tx: Tx, action: LimitedAction, hotelId: string, isMarked: SQL) {
  await tx.execute(sql`DELETE FROM rate_limits WHERE action_type = ${action} AND hotel_id = ${hotelId}
    AND EXISTS (SELECT FROM unnest(marks) mark WHERE ${isMarked})`)
}

/** Deletes all counters of an action at a hotel. */
export async function clearAttemptsOfHotel(tx: Tx, action: LimitedAction, hotelId: string) {
  await tx.execute(sql`DELETE FROM rate_limits WHERE action_type = ${action} AND hotel_id = ${hotelId}`)
}

/** Deletes counters whose window and lockout (24 hours at most) are over. */
export const deleteOldAttempts = (tx: Tx) =>
  deleteBatch(
    tx,
    sql`rate_limits`,
    sql`touched_at < now() - interval '2 days' AND coalesce(locked_until < now(), true)`,
  )

async function forgiveAttempts(tx: Tx, { identifier, action, hotelId, mark }: LimitKey) {
  await tx.execute(
    sql`SELECT forgive_rate_limit_attempts(${identifier}, ${action}, ${hotelId}, ${mark ?? null})`,
  )
}

async function giveBackAttempt(tx: Tx, { identifier, action, hotelId }: LimitKey) {
  await tx.execute(sql`SELECT give_back_rate_limit_attempt(${identifier}, ${action}, ${hotelId})`)
}

export const countersIn = (tx: Tx): Counters => ({
  check: (key) => checkLimit(tx, key),
  take: (key) => takeAttempt(tx, key),
  record: (key) => recordAttempt(tx, key),
  forgive: (key) => forgiveAttempts(tx, key),
})

export function createLimits(database: Database, log: Log, now?: () => number): Limits {
  const memory = createMemoryCounters(now)
  const noteFailure = (error: unknown, action?: LimitedAction) =>
    log.warn({ err: error, action }, 'counting rate limits in memory')
  const orInMemory =
    <T>(ask: (tx: Tx, key: LimitKey) => Promise<T>, inMemory: (key: LimitKey) => T) =>
    (key: LimitKey) =>
      database
        .withoutWaiting((tx) => ask(tx, key))
        .catch((error: unknown) => {
          noteFailure(error, key.action)
          return inMemory(key)
        })
  return {
    memory,
    take: orInMemory(takeAttempt, memory.take),
    check: orInMemory(checkLimit, memory.check),
    giveBack: orInMemory(giveBackAttempt, memory.giveBack),
    within: async (actor, work) => {
      try {
        return await database.withActor(actor, (tx) => work(tx, countersIn(tx)))
      } catch (error) {
        if (!isLimiterFailure(error)) throw error
        noteFailure(error)
        return database.withActor(actor, (tx) => work(tx, memory))
      }
    },
  }
}
