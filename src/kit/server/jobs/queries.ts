import { sql } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { type Job, type JobResult, LEASE_SECONDS, pauseAfter, TRIES_MAX } from './job.ts'

const isJob = ({ hotelId, kind, key }: Pick<Job, 'hotelId' | 'kind' | 'key'>) =>
  sql`hotel_id = ${hotelId} AND kind = ${kind} AND key = ${key}`

type NewJob = Pick<Job, 'hotelId' | 'kind' | 'key'> & {
  payload?: unknown
  inSeconds?: number
  isAnew?: boolean
}

/**
 * Adds a job in the transaction of the change that it follows, unless there is one of this key; one that is added anew
 * begins anew.
 */
export const addJob = (tx: Tx, { hotelId, kind, key, payload = {}, inSeconds = 0, isAnew = false }: NewJob) =>
  tx.execute(sql`INSERT INTO jobs (hotel_id, kind, key, payload, run_at)
    VALUES (${hotelId}, ${kind}, ${key}, ${JSON.stringify(payload)}, now() + make_interval(secs => ${inSeconds}))
    ON CONFLICT (hotel_id, kind, key) ${isAnew ? BEGINS_ANEW : sql`DO NOTHING`}`)

/** What becomes of a job that is added anew, as the end of the statement that adds it. */
export const BEGINS_ANEW = sql`DO UPDATE SET run_at = excluded.run_at, tries = 0, failure = NULL, parked_at = NULL`

/** Takes back the jobs of a kind whose key begins so, and that no process has begun. @returns what they said */
export async function takeBackJobs(tx: Tx, { hotelId, kind, key }: Pick<Job, 'hotelId' | 'kind' | 'key'>) {
  const rows = await tx.execute<{ payload: unknown }>(sql`DELETE FROM jobs
    WHERE hotel_id = ${hotelId} AND kind = ${kind} AND starts_with(key, ${key}) AND takes = 0 RETURNING payload`)
  return rows.map(({ payload }) => payload)
}

/** Whether a job waits that no process has begun; none begins it before the transaction ends. */
export async function holdsJob(tx: Tx, job: Pick<Job, 'hotelId' | 'kind' | 'key'>) {
  const rows = await tx.execute(sql`SELECT 1 FROM jobs WHERE ${isJob(job)} AND takes = 0 FOR UPDATE`)
  return rows.length > 0
}

/** The hotels with jobs that are due, those first whose job has waited longest. */
export async function findDueHotels(tx: Tx): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`SELECT hotel_id AS id FROM jobs
    WHERE parked_at IS NULL AND run_at <= now() GROUP BY hotel_id ORDER BY min(run_at)`)
  return rows.map(({ id }) => id)
}

/**
 * Takes some of a hotel's jobs that are due, for a minute; other processes skip those that are being taken. Of one hotel
 * alone, because a distributed database locks rows in statements that concern one machine.
 */
export const takeDueJobs = (tx: Tx, hotelId: string, most: number) =>
  tx.execute<Job>(sql`WITH due AS MATERIALIZED (
      SELECT kind, key FROM jobs WHERE hotel_id = ${hotelId} AND parked_at IS NULL AND run_at <= now()
      ORDER BY run_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE jobs j
    SET run_at = now() + make_interval(secs => ${LEASE_SECONDS}), takes = takes + 1, tries = tries + 1
    FROM due WHERE j.hotel_id = ${hotelId} AND j.kind = due.kind AND j.key = due.key
    RETURNING j.hotel_id AS "hotelId", j.kind, j.key, j.payload, j.tries, j.takes`)

const gotFurther = (payload: unknown) =>
  sql`, payload = ${JSON.stringify(payload)}, tries = 0, failure = NULL`

/**
 * Ends a job that this process took, or lets it go on later; false where its time was over and another has it. It comes
 * last in its transaction, after what else that locks, as whoever adds a job anew locks it last as well.
 */
export async function settleJob(tx: Tx, job: Job, { againIn, payload }: JobResult) {
  const isHeld = sql`${isJob(job)} AND takes = ${job.takes}`
  const settled = await tx.execute(
    againIn !== undefined
      ? sql`UPDATE jobs SET run_at = now() + make_interval(secs => ${againIn}) ${payload === undefined ? sql`` : gotFurther(payload)}
          WHERE ${isHeld} RETURNING 1`
      : sql`DELETE FROM jobs WHERE ${isHeld} RETURNING 1`,
  )
  return settled.length > 0
}

const PARKED = sql`, parked_at = now()`

/** Notes why a job failed. It is tried again, after the last try waits for a person. */
export const failJob = (tx: Tx, job: Job, failure: string) =>
  tx.execute(sql`UPDATE jobs SET failure = ${failure.slice(0, 500)},
      run_at = now() + make_interval(secs => ${pauseAfter(job.tries)})
      ${job.tries >= TRIES_MAX ? PARKED : sql``}
    WHERE ${isJob(job)} AND takes = ${job.takes}`)

/** A job that waits for a person, as operators see it. */
export type ParkedJob = {
  slug: string
  kind: string
  key: string
  tries: number
  failure: string | null
  parkedAt: string
}

const isOf = (hotelId: string | null) => (hotelId === null ? sql`true` : sql`hotel_id = ${hotelId}`)

/** The jobs that were given up, the newest first; null for those of all hotels. */
export const listParkedJobs = (tx: Tx, hotelId: string | null, most: number) =>
  tx.execute<ParkedJob>(sql`SELECT h.slug, j.kind, j.key, j.tries, j.failure,
      to_char(j.parked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "parkedAt"
    FROM jobs j JOIN hotels h ON h.id = j.hotel_id
    WHERE j.parked_at IS NOT NULL AND ${isOf(hotelId)} ORDER BY j.parked_at DESC LIMIT ${most}`)

export async function countParkedJobs(tx: Tx, hotelId: string): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM jobs WHERE hotel_id = ${hotelId} AND parked_at IS NOT NULL`,
  )
  return row?.count ?? 0
}

/** Lets jobs that were given up run again; null for those of all hotels. @returns how many */
export async function retryParkedJobs(tx: Tx, hotelId: string | null): Promise<number> {
  const again = await tx.execute(sql`UPDATE jobs SET parked_at = NULL, tries = 0, run_at = now()
    WHERE parked_at IS NOT NULL AND ${isOf(hotelId)} RETURNING 1`)
  return again.length
}

/** How the jobs of all hotels stand; `overdueSeconds` is the delay of the one that has waited longest for a process. */
export async function countJobs(tx: Tx) {
  const [row] = await tx.execute<{ waiting: number; parked: number; overdueSeconds: number }>(sql`
    SELECT count(*) FILTER (WHERE parked_at IS NULL)::integer AS waiting,
      count(*) FILTER (WHERE parked_at IS NOT NULL)::integer AS parked,
      coalesce(greatest(extract(epoch FROM now() - min(run_at) FILTER (WHERE parked_at IS NULL)), 0), 0)::float8 AS "overdueSeconds"
    FROM jobs`)
  return row ?? { waiting: 0, parked: 0, overdueSeconds: 0 }
}
