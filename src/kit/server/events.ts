import { z } from 'zod'
import { LiveEvent, type Topic } from '#kit/shared/live-events.ts'
import type { Database } from './database.ts'
import type { Log } from './log.ts'
import { Id } from '#kit/shared/shapes.ts'

const CHANNEL = 'hotelly_live'
const COLLECT_MS = 5
/** A PostgreSQL notification holds up to 8,000 bytes; an event takes at most about 300. */
const PER_NOTICE = 24

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

type Listener = (event: Announced | null) => void

export type Events = {
  /** Notifies every process shortly after this call. Call it after the commit. */
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
  /** Sends the events still waiting in the batch. */
  flush(): Promise<void>
}

/** Sends one NOTIFY for everything announced within a few milliseconds; each process has one LISTEN. */
export async function openEvents(database: Database, log: Log): Promise<Events> {
  const listeners = new Set<Listener>()
  const memories = new Set<Listener>()
  let waiting: Announced[] = []
  let timer: NodeJS.Timeout | null = null

  const tell = (event: Announced | null) => {
    for (const forget of memories) forget(event)
    for (const listener of listeners) listener(event)
  }

  const flush = async () => {
    timer = null
    const batch = waiting
    waiting = []
    for (let start = 0; start < batch.length; start += PER_NOTICE) {
      const part = batch.slice(start, start + PER_NOTICE)
      await database.notify(CHANNEL, JSON.stringify(part)).catch((error: unknown) => {
        log.error({ err: error }, 'live events could not be sent; open screens will refetch')
        tell(null)
      })
    }
  }

  const receive = (payload: string) => {
    const parsed = z.array(Announcement).safeParse(JSON.parse(payload))
    if (parsed.success) parsed.data.forEach(tell)
    else log.error('dropped a live event of unknown shape')
  }

  await database.listen(CHANNEL, receive, () => tell(null))

  return {
    announce: (topic, { hotelId, id = null, guestId = null, deviceId = null, session = null }) => {
      const event = { topic, id, hotelId, guestId, deviceId, session }
      for (const forget of memories) forget(event)
      waiting.push(event)
      timer ??= setTimeout(flush, COLLECT_MS)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    subscribeCache: (forget) => void memories.add(forget),
    flush,
  }
}
