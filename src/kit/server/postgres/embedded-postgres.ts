import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseGone } from './database-gone.ts'
import { openDataFolder } from './data-folder.ts'
import { findPostgresAccount, findPostgresHome, findPostgresProgram } from './account.ts'
import { ensureCluster, ensureDatabase, type Place, refuseOtherMajor } from './cluster.ts'
import { keepRunning } from './keeper.ts'
import {
  findPostmaster,
  forgetRecycledPid,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
} from './process.ts'

export type EmbeddedPostgres = {
  url: string
  port: number
  /** The folder with its data and log. */
  home: string
  /** Since when it has been ended without being back; null while it runs. */
  downSince(): Date | null
  stop(): Promise<void>
}

type Options = { folder: string; durable?: boolean; marker?: string; log: (line: string) => void }
type Connection = { url: string; data: string }

const LAUNCH_ATTEMPTS = 5
const WORTH_ANOTHER_TRY = /could not bind|could not create any TCP|pre-existing shared memory/

const SMALL_SERVER = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '256MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors of statements repeat what guests wrote; the callers log them without it.
  log_min_messages: 'log',
}
const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
}

/**
 * Runs the PostgreSQL that comes with npm, with its data in `folder`, on a free port of 127.0.0.1.
 * Stops a server left over from a killed run first; restarts one that ends by itself at the same address.
 * `durable: false` trades crash safety for speed (tests). `marker` is a file outside of `folder` that tells later starts
 * that the database was made.
 * Throws `DataFolderInUse` if another process runs it, `DatabaseGone` where there was one that is missing, and for data
 * of another major version of PostgreSQL.
 */
export async function startEmbeddedPostgres({
  folder,
  durable = true,
  marker,
  log,
}: Options): Promise<EmbeddedPostgres> {
  // Before anything is made: what is made would stand in the way of what comes back.
  if (marker && existsSync(marker) && !existsSync(folder)) throw new DatabaseGone(folder, [marker])
  const account = await findPostgresAccount(resolve(folder))
  const home = await findPostgresHome(resolve(folder), account)
  const place = { program: await findPostgresProgram(account, log), home, account }
  await refuseOtherMajor(place, resolve(folder))
  const lock = await openDataFolder(home)
  try {
    const data = join(home, 'data')
    await ensureCluster(place, { durable, marker: marker ?? null }, log)
    if (await findPostmaster(data)) log('Stopping the database of an earlier run ...')
    await stopPostmaster(data)
    await forgetRecycledPid(data)

    const settings = { ...SMALL_SERVER, ...(durable ? {} : THROWAWAY) }
    const first = await launch(place, settings)
    const { port } = first
    const url = await ensureDatabase(home, port)
    if (marker && !existsSync(marker)) await writeFile(marker, `${home}\n`)
    const connectionFile = join(folder, 'connection.json')
    const tell = async ({ pid }: Postmaster) => {
      const unfinished = `${connectionFile}.unfinished`
      await writeFile(unfinished, JSON.stringify({ url, pid, data }), { mode: 0o600 })
      await rename(unfinished, connectionFile)
    }
    await tell(first)

    const restart = async () => {
      await forgetRecycledPid(data)
      const server = await launch(place, settings, port)
      // Its address is that of before; a disk that is still too full for this file is no failure of the start.
      await tell(server).catch((error: unknown) => log(String(error)))
      return server
    }
    const keeper = keepRunning(first, restart, (line) => log(`${line} (${join(home, 'postgres.log')})`))

    let stopping: Promise<void> | undefined
    const shutDown = async () => {
      await keeper.end()
      await stopPostmaster(data)
      await rm(connectionFile, { force: true })
      await lock.release()
    }
    return { url, port, home, downSince: keeper.downSince, stop: () => (stopping ??= shutDown()) }
  } catch (error) {
    await stopPostmaster(join(home, 'data'))
    await lock.release()
    throw error
  }
}

/** The URL of the server running on the data in `folder`, for tools run next to it; null when none runs. */
export async function findRunningPostgres(folder: string): Promise<string | null> {
  const file = await readFile(join(folder, 'connection.json'), 'utf8').catch(() => null)
  if (file === null) return null
  const { url, data } = JSON.parse(file) as Connection
  return (await findPostmaster(data)) === null ? null : url
}

/** @param wanted the required port; any free port when not given */
async function launch(
  { program, home, account }: Place,
  settings: Record<string, string | number>,
  wanted?: number,
) {
  for (let attempt = 1; ; attempt++) {
    const port = wanted ?? (await findFreePort())
    const files = { data: join(home, 'data'), logFile: join(home, 'postgres.log') }
    try {
      return {
        port,
        ...(await startPostmaster({ program, ...files, account, settings: { ...settings, port } })),
      }
    } catch (error) {
      if (attempt === LAUNCH_ATTEMPTS || !WORTH_ANOTHER_TRY.test(String(error))) throw error
      await sleep(300 * attempt)
    }
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.')
  return address.port
}
