import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openDataFolder } from '#kit/server/postgres/data-folder.ts'
import {
  type EmbeddedPostgres,
  findRunningPostgres,
  startEmbeddedPostgres,
} from '#kit/server/postgres/embedded-postgres.ts'
import type { Env } from '#kit/server/env.ts'

const MARKER = 'database-was-made'
const postgresFolder = (env: Env) => path.join(env.dataDir, 'postgres')

export type Postgres = {
  url: string
  /** The embedded server, when this process runs it. */
  embedded: EmbeddedPostgres | null
  stop(): Promise<void>
}

/** Opens the database that DATABASE_URL names, or starts the embedded one in the data folder. */
export async function openPostgres(env: Env, say: (line: string) => void): Promise<Postgres> {
  if (env.databaseUrl) return { url: env.databaseUrl, embedded: null, stop: async () => {} }
  const folder = await openDataFolder(env.dataDir)
  const marker = path.join(env.dataDir, MARKER)
  const server = await startEmbeddedPostgres({ folder: postgresFolder(env), marker, log: say })
  return {
    url: server.url,
    embedded: server,
    stop: async () => {
      await server.stop()
      await folder.release()
    },
  }
}

/** The folder with the data of the embedded database; null before it was made, or without one. */
export const findDatabaseHome = ({ dataDir }: Pick<Env, 'dataDir'>): Promise<string | null> =>
  readFile(path.join(dataDir, MARKER), 'utf8').then(
    (text) => text.trim(),
    () => null,
  )

/** The URL of the database if it is known: the one of DATABASE_URL, or of the embedded one while it runs. */
export const findPostgres = (env: Env): Promise<string | null> =>
  env.databaseUrl ? Promise.resolve(env.databaseUrl) : findRunningPostgres(postgresFolder(env))

/** Like `openPostgres`, but joins an embedded database that is already running: for commands beside the server. */
export async function joinPostgres(env: Env, say: (line: string) => void): Promise<Postgres> {
  const running = await findPostgres(env)
  return running ? { url: running, embedded: null, stop: async () => {} } : openPostgres(env, say)
}
