import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import type { Embeddings } from '#kit/server/embeddings.ts'
import type { Events } from '#kit/server/events.ts'
import type { Log } from '#kit/server/log.ts'
import { measureTask } from '#kit/server/metrics.ts'
import { embedEntry, kindOf } from './embed.ts'
import { claimUnembedded } from './queries.ts'

const EVERY_MS = 60_000
const BATCH = 20

/** Creates embeddings that are missing or from another model, until none is left or the provider fails. */
export async function embedMissing(parts: { database: Database; events: Events; embeddings: Embeddings }) {
  const { database, events, embeddings } = parts
  for (;;) {
    const kind = kindOf(embeddings)
    if (!kind) return
    const claimed = await database.withActor(SYSTEM, (tx) => claimUnembedded(tx, kind, BATCH))
    if (claimed.length === 0) return
    let failures = 0
    for (const entry of claimed) failures += (await embedEntry(database, embeddings, entry)) ? 1 : 0
    const hotels = new Set(claimed.map(({ hotelId }) => hotelId))
    if (failures < claimed.length) for (const hotelId of hotels) events.announce('knowledge', { hotelId })
    if (failures > 0) return
  }
}

/** Keeps the embeddings up to date in the background: at startup, once a minute and soon after a change. */
export function keepEmbedded(parts: {
  database: Database
  events: Events
  embeddings: Embeddings
  log: Log
}): () => void {
  let running: Promise<void> | null = null
  const run = () => {
    running ??= measureTask('embedding', () => embedMissing(parts))
      .catch((error: unknown) => parts.log.warn({ err: error }, 'could not create embeddings'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(run, EVERY_MS)
  const unsubscribe = parts.events.subscribe((event) => {
    if (event?.topic === 'knowledge') run()
  })
  run()
  return () => {
    clearInterval(timer)
    unsubscribe()
  }
}
