import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { type LimitedAction, RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { type Actor, NO_HOTEL } from './actor.ts'
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

/** Whether the next attempt would be allowed. */
export async function checkLimit(tx: Tx, { action, identifier, hotelId }: LimitKey): Promise<LimitResult> {
  const { maxAttempts, windowMinutes, lockoutMinutes } = RATE_LIMITS[action]
  const [row] = await tx.execute<{
    allowed: boolean
    remaining_attempts: number
    retry_after_seconds: number
    is_locked_out: boolean
  }>(sql`SELECT * FROM check_rate_limit(
    ${identifier}, ${action}, ${hotelId}, ${maxAttempts}, ${windowMinutes}, ${lockoutMinutes})`)
  if (!row) throw new Error('check_rate_limit returned no row')
  if (!row.allowed) countRefusal(action)
  return {
    allowed: row.allowed,
    remainingAttempts: row.remaining_attempts,
    retryAfterSeconds: row.retry_after_seconds,
    isLockedOut: row.is_locked_out,
  }
}

/** A key in SQL. */
type Counter = { action: LimitedAction; identifier: SQL; hotelId: SQL; mark?: SQL }

/**
 * Counts an attempt for the one row of `source` if it is allowed: returns how many are `remaining`, or no row during a
 * lockout. The attempt that reaches the maximum within the window is still allowed and starts the lockout. The key stays
 * locked against parallel attempts until the transaction ends.
 */
export function countingAttempts({ action, identifier, hotelId, mark }: Counter, source: SQL): SQL {
  const { maxAttempts, windowMinutes, lockoutMinutes } = RATE_LIMITS[action]
  const constant = (value: string | number) => sql.raw(typeof value === 'string' ? `'${value}'` : `${value}`)
  const window = constant(windowMinutes)
  const recent = sql`recent_attempts(r.attempts, r.locked_until, excluded.touched_at, ${window})`
  return sql`
    INSERT INTO rate_limits AS r (identifier, action_type, hotel_id, attempts, marks, touched_at)
    SELECT ${identifier}, ${constant(action)}, ${hotelId}, ARRAY[at], ARRAY[${mark ?? sql`NULL`}::text], at
    FROM (SELECT clock_timestamp() AS at FROM ${source}) AS now
    ON CONFLICT (identifier, action_type, hotel_id) DO UPDATE SET
      attempts = ${recent} || excluded.attempts,
      marks = recent_marks(r.marks, r.attempts, r.locked_until, excluded.touched_at, ${window}) || excluded.marks,
      locked_until = CASE WHEN cardinality(${recent}) + 1 >= ${constant(maxAttempts)}
        THEN minutes_after(excluded.touched_at, ${constant(lockoutMinutes)}) END,
      touched_at = excluded.touched_at
    WHERE r.locked_until IS NULL OR r.locked_until <= excluded.touched_at
    RETURNING ${constant(maxAttempts)} - cardinality(attempts) AS remaining`
}

/** How long the lockout of a key still lasts, in whole seconds; null when there is none. */
export const secondsLocked = ({ action, identifier, hotelId }: Counter): SQL => sql`(
  SELECT ceil(extract(epoch FROM locked_until - clock_timestamp()))::integer FROM rate_limits
  WHERE identifier = ${identifier} AND action_type = ${sql.raw(`'${action}'`)} AND hotel_id = ${hotelId}
    AND locked_until > clock_timestamp())`

/** Checks and counts one attempt; the key stays locked against parallel attempts until the transaction ends. */
export async function takeAttempt(tx: Tx, key: LimitKey): Promise<LimitResult> {
  const { action, identifier, hotelId, mark } = key
  const counter: Counter = {
    action,
    identifier: sql`${identifier}::text`,
    hotelId: sql`${hotelId ?? NO_HOTEL}::uuid`,
    ...(mark === undefined ? {} : { mark: sql`${mark}` }),
  }
  for (;;) {
    const [taken] = await tx.execute<{ remaining: number }>(
      countingAttempts(counter, sql`(VALUES (1)) AS once`),
    )
    if (taken)
      return { allowed: true, remainingAttempts: taken.remaining, retryAfterSeconds: 0, isLockedOut: false }
    const locked = await checkLimit(tx, key)
    // Where the lockout has just ended, it is taken after all.
    if (!locked.allowed) return locked
  }
}

export async function recordAttempt(tx: Tx, { identifier, action, hotelId }: LimitKey) {
  await tx.execute(sql`SELECT record_rate_limit_attempt(${identifier}, ${action}, ${hotelId})`)
}

export async function clearAttempts(tx: Tx, { identifier, action, hotelId }: LimitKey) {
  await tx.execute(sql`SELECT clear_rate_limit(${identifier}, ${action}, ${hotelId})`)
}

/** Clears what is counted apart from this key: identifiers with the same first line and a second one. */
export async function clearApart(tx: Tx, { identifier, action, hotelId }: LimitKey) {
  await tx.execute(sql`DELETE FROM rate_limits WHERE action_type = ${action}
    AND hotel_id = ${hotelId ?? NO_HOTEL}
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
    { table: sql`rate_limits`, key: sql`identifier, action_type, hotel_id` },
    sql`touched_at < now() - interval '2 days' AND (locked_until IS NULL OR locked_until < now())`,
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
