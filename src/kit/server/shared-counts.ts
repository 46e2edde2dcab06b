import { randomUUID } from 'node:crypto'
import { z } from 'zod'

const COLLECT_MS = 50
/** A PostgreSQL notification holds up to 8,000 bytes; one key with ten attempts takes about 100. */
const PER_NOTICE = 60

/** Attempts of one key in another process: their ages in seconds, and whether it is locked there. */
const Told = z.object({ identifier: z.string(), ages: z.array(z.int().min(0)), isLocked: z.boolean() })
export type Told = z.infer<typeof Told>

export type SharedCounts = {
  /** Tells the other processes shortly after this call; it is lost where the database does not take it. */
  tell(counted: Told): void
  /** Calls `listener` with what other processes tell. */
  onTold(listener: (counted: Told) => void): void
}

/** @param send notifies all processes, this one too, which calls `receive` there */
export function createSharedCounts(
  send: (payload: string) => Promise<void>,
): SharedCounts & { receive(payload: string): void } {
  const self = randomUUID()
  const listeners: ((counted: Told) => void)[] = []
  let waiting: Told[] = []
  let timer: NodeJS.Timeout | null = null

  const sendAll = async () => {
    while (waiting.length > 0) {
      const part = waiting.splice(0, PER_NOTICE)
      await send(self + JSON.stringify(part)).catch(() => {
        waiting = []
      })
    }
    timer = null
  }

  return {
    tell: (counted) => {
      waiting.push(counted)
      timer ??= setTimeout(() => void sendAll(), COLLECT_MS).unref()
    },
    onTold: (listener) => void listeners.push(listener),
    receive: (payload) => {
      if (payload.startsWith(self)) return
      const { data: all = [] } = z.array(Told).safeParse(JSON.parse(payload.slice(self.length)))
      for (const counted of all) for (const listener of listeners) listener(counted)
    },
  }
}
