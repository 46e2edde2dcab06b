import { z } from 'zod'
import { LiveEvent, type Topic } from '#kit/shared/live-events.ts'
import type { Database } from './database.ts'
import type { Log } from './log.ts'
import { createSharedCounts, type SharedCounts } from './shared-counts.ts'
import { toUnavailable } from './unavailable.ts'
import { Id } from '#kit/shared/shapes.ts'

const CHANNEL = 'hotelly_live'
/** Of what processes count; no screen hears of it. */
const COUNTS_CHANNEL = 'hotelly_counts'
const COLLECT_MS = 5
/** A PostgreSQL notification holds up to 8,000 bytes; an event takes at most about 300. */
const PER_NOTICE = 24
/** How many events may wait for the database; beyond, everybody is told to look again instead. */
const WAITING_MAX = 2000
const AGAIN_MS = 500

/**
 * A live event with its hotel (null: all hotels), the guest of a booking, the device of a chat, and the session that
 * ended where it was one alone (`sessionNameOf`). Processes of the previous release send no session.
 */
const Announcement = LiveEvent.extend({
  hotelId: Id.nullable(),
  guestId: Id.nullable(),
  deviceId: z.string().nullable().default(null),
  session: z.string().nullable().default(null),
})
export type Announced = z.infer<typeof Announcement>

/** What one NOTIFY carries; null: some events may have been missed. */
const Notice = z.array(Announcement.nullable())

type Listener = (event: Announced | null) => void

export type Events = {
  /**
   * Notifies every process shortly after this call, or as soon as the database is there again. Call it after the commit.
   */
  announce(
    topic: Topic,
    about: Pick<Announced, 'hotelId'> & Partial<Pick<Announced, 'id' | 'guestId' | 'deviceId' | 'session'>>,
  ): void
  /** Calls `listener` for every event of every hotel, and with null when some events may have been missed. */
  subscribe(listener: Listener): () => void
  /**
   * Like `subscribe`, for caches: `forget` also runs inside the `announce` call, so that after a change this process
   * never serves an older cached answer. The same event may arrive twice.
   */
  subscribeCache(forget: Listener): void
  /** What processes tell one another of what each counts in its own memory. */
  counts: SharedCounts
  /** Sends the events that still wait, unless the database is away. */
  flush(): Promise<void>
}

/**
 * Sends one NOTIFY for everything announced within a few milliseconds, one after the other; each process has one LISTEN.
 * After a commit of which nobody knows whether it was made, tells every process that it may have missed something.
 */
export async function openEvents(database: Database, log: Log): Promise<Events> {
  const listeners = new Set<Listener>()
  const memories = new Set<Listener>()
  let waiting: (Announced | null)[] = []
  let timer: NodeJS.Timeout | null = null
  let sending: Promise<void> | null = null
  let isAway = false

  const tell = (event: Announced | null) => {
    for (const forget of memories) forget(event)
    for (const listener of listeners) listener(event)
  }

  /** A null tells whatever else waits, too. */
  const limitWaiting = () => {
    if (waiting.length > WAITING_MAX || waiting[0] === null || waiting.at(-1) === null) waiting = [null]
  }

  const sendAll = async () => {
    while (waiting.length > 0) {
      const part = waiting.splice(0, PER_NOTICE)
      try {
        await database.notify(CHANNEL, JSON.stringify(part))
        isAway = false
      } catch (error) {
        const isPassing = toUnavailable(error) !== error
        waiting.unshift(...(isPassing ? part : [null]))
        limitWaiting()
        return fail(error)
      }
    }
  }

  const flush = () => (sending ??= sendAll().finally(() => (sending = null)))

  const fail = (error: unknown) => {
    sendIn(AGAIN_MS)
    if (isAway) return
    isAway = true
    log.error({ err: error }, 'live events could not be sent yet; open screens will refetch')
    tell(null)
  }

  const sendIn = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = null
      void flush()
    }, ms).unref()
  }

  const push = (event: Announced | null) => {
    waiting.push(event)
    limitWaiting()
    sendIn(COLLECT_MS)
  }

  const receive = (payload: string) => {
    const parsed = Notice.safeParse(JSON.parse(payload))
    if (parsed.success) parsed.data.forEach(tell)
    else log.error('dropped a live event of unknown shape')
  }

  const { receive: receiveCounts, ...counts } = createSharedCounts((payload) =>
    database.notify(COUNTS_CHANNEL, payload),
  )
  await database.listen({ [CHANNEL]: receive, [COUNTS_CHANNEL]: receiveCounts }, () => tell(null))
  database.onUnsureCommit(() => push(null))

  return {
    announce: (topic, { hotelId, id = null, guestId = null, deviceId = null, session = null }) => {
      const event = { topic, id, hotelId, guestId, deviceId, session }
      for (const forget of memories) forget(event)
      push(event)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    subscribeCache: (forget) => void memories.add(forget),
    counts,
    flush,
  }
}
