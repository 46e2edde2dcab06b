import { setTimeout as sleep } from 'node:timers/promises'
import { type Actor, SYSTEM } from '../actor.ts'
import type { Database, Tx } from '../database.ts'
import type { Events } from '../events.ts'
import type { Topic } from '#kit/shared/live-events.ts'
import { type Log, messageOf } from '../log.ts'
import { jobsDone } from '../metrics.ts'
import { type Job, type JobHandler, TRIES_MAX } from './job.ts'
import { failJob, findDueHotels, settleJob, takeDueJobs } from './queries.ts'

/** The topics of changes that jobs follow. */
const AFTER: ReadonlySet<Topic> = new Set(['bookings', 'work', 'staff', 'chat'])
/** How often hotels with due jobs are looked for; processes spread by as much again. */
const SWEEP_MS = 5000
/** How soon after a change its hotel is looked at, spread so that one process mostly is the first. */
const SOON_MS = 200
const AT_ONCE = 8
/** So many jobs of all hotels a process carries out at once. */
const MOST_AT_ONCE = 64
/** How long jobs that wait for another server are waited for before others of their hotel, and other hotels, go on. */
const PATIENCE_MS = 2000
const HOTELS_AT_ONCE = 4
/** How long jobs that run may take when the process stops; another takes what is left. */
const END_MS = 3000
/** What goes on within so many seconds is looked for just then, by the process that put it off. */
const SOON_SECONDS = 60

/** The part of a hotel: its jobs are taken and ended as whoever sees this hotel alone. */
const at = (hotelId: string): Actor => ({ kind: 'visitor', hotelId })

type Tools = { database: Database; events: Events; log: Log }

/**
 * Carries out the jobs of all hotels, at least once each, beside any number of other processes. A job is looked for soon
 * after a change at its hotel, and by a sweep. Returns a function that stops it.
 */
export function keepWorking(
  { database, events, log }: Tools,
  handlers: Readonly<Record<string, JobHandler>>,
): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const soon = new Map<string, NodeJS.Timeout>()
  const again = new Set<NodeJS.Timeout>()
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let last: Promise<unknown> = Promise.resolve()
  /**
   * One transaction of jobs after the other, so that those of a busy hour take little from the orders that they are about;
   * calls of other servers are waited for side by side.
   */
  const inTurn = <T>(hotelId: string, run: (tx: Tx) => Promise<T>): Promise<T> => {
    const turn = last.then(() => {
      stopping.signal.throwIfAborted()
      return database.withActor(at(hotelId), run)
    })
    last = turn.catch(() => {})
    return turn
  }

  /** @returns whether it goes on at once */
  const conclude = async (job: Job) => {
    const handler = handlers[job.kind]
    if (!handler) throw new Error(`no release here knows jobs of the kind ${job.kind}`)
    if (job.tries > TRIES_MAX) throw new Error('it was put off, or its process ended, each time')
    const end = await handler(job)
    const result = await inTurn(job.hotelId, async (tx) => {
      const done = await end(tx)
      if (!(await settleJob(tx, job, done))) throw new Error('its time was over, and another process has it')
      return done
    })
    if (result.againIn !== undefined) lookAgain(job.hotelId, result.againIn)
    result.announce?.()
    jobsDone.inc({ kind: job.kind, outcome: 'done' })
    return result.againIn === 0
  }

  let carried = 0
  const carryOut = async (job: Job): Promise<boolean> => {
    carried++
    try {
      return await conclude(job)
    } catch (error) {
      // its time ends, and another process takes it
      if (isStopping()) return false
      jobsDone.inc({ kind: job.kind, outcome: 'failed' })
      log.warn({ err: error, kind: job.kind, key: job.key, tries: job.tries }, 'a job failed')
      const failure = messageOf(error)
      // Where this fails as well, its time ends, and it is taken again.
      await inTurn(job.hotelId, (tx) => failJob(tx, job, failure)).catch(() => {})
      return false
    } finally {
      carried--
    }
  }

  const track = (task: Promise<void>, what: string) => {
    const tracked = task
      .catch((error: unknown) => {
        if (!isStopping()) log.warn({ err: error }, `${what} failed`)
      })
      .finally(() => running.delete(tracked))
    running.add(tracked)
  }

  const mayTake = () => !isStopping() && carried < MOST_AT_ONCE

  /** Takes jobs of a hotel until none is due, without waiting for those that take long. */
  const work = async (hotelId: string) => {
    for (let taken: Job[] = []; mayTake();) {
      taken = await inTurn(hotelId, (tx) => takeDueJobs(tx, hotelId, AT_ONCE))
      const all = Promise.all(taken.map(carryOut))
      const carrying = all.then(() => {})
      track(carrying, 'carrying jobs out')
      const goOn = await Promise.race([all, sleep<boolean[]>(PATIENCE_MS, [], { ref: false })])
      if (taken.length < AT_ONCE && !goOn.includes(true)) return
    }
  }

  const sweep = async () => {
    const hotels = await database.withActor(SYSTEM, findDueHotels)
    const worker = async () => {
      for (let hotel = hotels.shift(); hotel && !isStopping(); hotel = hotels.shift()) await work(hotel)
    }
    await Promise.all(Array.from({ length: HOTELS_AT_ONCE }, worker))
  }

  const lookSoon = (hotelId: string) => {
    if (isStopping() || soon.has(hotelId)) return
    const look = () => {
      soon.delete(hotelId)
      track(work(hotelId), 'looking for jobs of a hotel')
    }
    soon.set(hotelId, setTimeout(look, SOON_MS + Math.random() * SOON_MS).unref())
  }

  /** The sweep finds it as well, some seconds late, where this process has died. */
  const lookAgain = (hotelId: string, seconds: number) => {
    if (seconds > SOON_SECONDS || isStopping()) return
    const timeout = setTimeout(() => {
      again.delete(timeout)
      lookSoon(hotelId)
    }, seconds * 1000).unref()
    again.add(timeout)
  }

  let timer: NodeJS.Timeout
  const sweepIn = (ms: number) => {
    timer = setTimeout(() => {
      const swept = sweep().finally(() => {
        if (!isStopping()) sweepIn(SWEEP_MS * (1 + Math.random()))
      })
      track(swept, 'looking for jobs')
    }, ms).unref()
  }
  sweepIn(0)

  const unsubscribe = events.subscribe((event) => {
    if (event?.hotelId && AFTER.has(event.topic)) lookSoon(event.hotelId)
  })

  return async () => {
    stopping.abort()
    unsubscribe()
    clearTimeout(timer)
    for (const each of [...soon.values(), ...again]) clearTimeout(each)
    await Promise.race([Promise.all(running), sleep(END_MS, undefined, { ref: false })])
  }
}
