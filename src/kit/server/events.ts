import { z } from 'zod'
import { LiveEvent, type Topic } from '#kit/shared/live-events.ts'
import type { Database } from './database.ts'
import type { Log } from './log.ts'
import { Id } from '#kit/shared/shapes.ts'

const CHANNEL = 'hotelly_live'
const COLLECT_MS = 5
/** PostgreSQL takes notices of up to 8,000 bytes; an event has about 220 at the most. */
const PER_NOTICE = 30

/**
 * A live event with its hotel (null: all hotels) and, for a booking, the guest it belongs to; for a chat, the device.
 * A process of the release before names no device.
 */
const Announcement = LiveEvent.extend({
  hotelId: Id.nullable(),
  guestId: Id.nullable(),
  deviceId: z.string().nullable().default(null),
})
export type Announced = z.infer<typeof Announcement>

type Listener = (event: Announced | null) => void

export type Events = {
  /** Tells every process, soon after this call; call it after commit. */
  announce(
    topic: Topic,
    about: { hotelId: string | null; id?: string | null; guestId?: string | null; deviceId?: string | null },
  ): void
  /** Calls `listener` for every event of every hotel, and with null when events may have been missed. */
  subscribe(listener: Listener): () => void
  /**
   * The same for what is remembered, and also at the very call that announces it: whoever changed something reads no
   * older answer afterwards. Some changes come twice.
   */
  subscribeMemory(forget: Listener): void
  /** Sends what is still collected. */
  flush(): Promise<void>
}

/** One NOTIFY for all that was announced within a few milliseconds; one LISTEN for each process. */
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
        log.error({ error }, 'live events could not be sent; open screens catch up by themselves')
        tell(null)
      })
    }
  }

  const receive = (payload: string) => {
    const parsed = z.array(Announcement).safeParse(JSON.parse(payload))
    if (parsed.success) parsed.data.forEach(tell)
    else log.error('a live event of unknown shape was dropped')
  }

  await database.listen(CHANNEL, receive, () => tell(null))

  return {
    announce: (topic, { hotelId, id = null, guestId = null, deviceId = null }) => {
      const event = { topic, id, hotelId, guestId, deviceId }
      for (const forget of memories) forget(event)
      waiting.push(event)
      timer ??= setTimeout(flush, COLLECT_MS)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    subscribeMemory: (forget) => void memories.add(forget),
    flush,
  }
}
