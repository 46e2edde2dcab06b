import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import type { Events } from '#kit/server/events.ts'
import type { Log } from '#kit/server/log.ts'
import { endOverdueVisits, nextEndingIn } from './queries.ts'

/** The longest time between two checks. */
const LONGEST_WAIT_MS = 60_000

/** Ends overdue visits, in the audit log too; returns when to check again. */
async function endOnTime(database: Database, events: Events): Promise<number | null> {
  const { ended, next } = await database.withActor(SYSTEM, async (tx) => {
    const left = await endOverdueVisits(tx)
    return { ended: left, next: await nextEndingIn(tx) }
  })
  for (const { hotelId, userId } of ended) events.announce('staff', { hotelId, id: userId })
  return next
}

/**
 * Ends every visit when its time is over, and its open screens and streams with it. Each process keeps watch, and one
 * of them ends the visit. Returns a function that stops the watch.
 */
export function endVisitsOnTime(database: Database, events: Events, log: Log): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const waitFor = (ms: number | null) => {
    clearTimeout(timer)
    if (ms === null || isStopped) return
    timer = setTimeout(look, Math.min(Math.max(ms, 0) + 5, LONGEST_WAIT_MS)).unref()
  }
  const look = () => {
    endOnTime(database, events).then(waitFor, (error: unknown) => {
      log.warn({ err: error }, 'could not end visits on time; every request still checks when its visit ends')
      waitFor(LONGEST_WAIT_MS)
    })
  }
  const unsubscribe = events.subscribe((event) => {
    if (!event || (event.topic === 'staff' && event.session === null)) look()
  })
  look()
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}
