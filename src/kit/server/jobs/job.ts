import type { Tx } from '../database.ts'

/** Something that must happen after a change. One key stands for one job of a kind at a hotel. */
export type Job = {
  hotelId: string
  kind: string
  /** Stays the same whenever the job is repeated, so that whoever receives it twice can tell. */
  key: string
  payload: unknown
  /** How often it was begun since it last got further, from 1 on. */
  tries: number
  /** How often any process took it: whoever holds an older number has lost it. */
  takes: number
}

/** What becomes of a job: it is over, or goes on later. */
export type JobResult = {
  /**
   * In how many seconds it goes on, by the database's clock; missing where it is over. One that goes on with the same
   * payload got nowhere: that counts as a try.
   */
  againIn?: number
  /** What it goes on with, where it got further. */
  payload?: unknown
  /** Tells open screens, once it is committed. */
  announce?: () => void
}

/**
 * Carries a job out. What takes time, as a call to another server, comes first, outside of any transaction; what it
 * returns runs in one transaction with the end of the job. Either may run again after a kill.
 */
export type JobHandler = (job: Job) => Promise<(tx: Tx) => Promise<JobResult>>

/** How long a process may keep a job before another takes it. */
export const LEASE_SECONDS = 60
/** After so many tries in vain, a job waits for a person. */
export const TRIES_MAX = 12
const FIRST_PAUSE_SECONDS = 5
const LONGEST_PAUSE_SECONDS = 3600

/** How long to wait after so many tries in vain: 5 s, 10 s, 20 s and on, up to an hour. */
export const pauseAfter = (tries: number) =>
  Math.min(FIRST_PAUSE_SECONDS * 2 ** (tries - 1), LONGEST_PAUSE_SECONDS)
