import { findHotelInAnyState } from '#features/hotels/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { parseEnv } from '#kit/server/env.ts'
import { type Events, openEvents } from '#kit/server/events.ts'
import { createLog } from '#kit/server/log.ts'
import { migrate } from '#kit/server/migrate.ts'
import { findServer } from '#kit/server/server-role.ts'
import { openStorage } from '#kit/server/open-storage.ts'
import type { Storage } from '#kit/server/storage.ts'
import { joinPostgres } from '../postgres.ts'

const CONNECTIONS = 8

export type Tools = { database: Database; storage: Storage; events: Events; applied: string[] }

/** Opens a command's tools, next to a running server or alone, and migrates the schema; closes them after `work`. */
export async function withHotelly(say: (line: string) => void, work: (tools: Tools) => Promise<void>) {
  const env = parseEnv(process.env)
  const postgres = await joinPostgres(env, say)
  try {
    const applied = await migrate(postgres.url, undefined, env.acceptsNewerSchema)
    const { url, pooler } = await findServer(postgres.url, env)
    const database = openDatabase(url, { connections: CONNECTIONS, pooler })
    try {
      const log = createLog(env.logLevel)
      const events = await openEvents(database, log)
      await work({ database, storage: await openStorage(env, log), events, applied })
      await events.flush()
    } finally {
      await database.close()
    }
  } finally {
    await postgres.stop()
  }
}

/** The hotel with this slug, even one that is switched off. Throws when there is none. */
export async function getHotel(database: Database, slug: string) {
  const hotel = await database.withActor(SYSTEM, (tx) => findHotelInAnyState(tx, slug))
  if (!hotel) throw new Error(`There is no hotel ${slug}. The command hotels lists them.`)
  return hotel
}
