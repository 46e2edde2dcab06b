import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { isBuilt } from '../scripts/runtime.mjs'
import { SERVER } from '../scripts/server.mjs'
import { findRunningPostgres } from '#kit/server/postgres/embedded-postgres.ts'

const START_MS = 60_000

export type RunningProduct = {
  address: string
  databaseUrl: string
  dataFolder: string
  process: ChildProcess
  /** What it has printed for the operator so far. */
  said(): string
  /** Stops it with the same signal as an operator. */
  stop(): Promise<void>
}

/** As `npm start` runs it; where `dist` was not built from these sources, the sources themselves. */
export const serverArgs = () => (isBuilt() ? SERVER : SOURCES)
const SOURCES = ['src/app/main.ts']

type StartOptions = {
  root?: string
  preloaded?: string[]
  onSpawn?: (server: ChildProcess) => void
  onErrors?: (text: string) => void
}

/**
 * Starts the product in its own process, with the demo hotel and, unless DATABASE_URL is set, the embedded database in
 * `folder`.
 * @param root the project folder whose sources run; without it, this one's server as it was built
 * @param preloaded modules that Node loads before the product
 * @param onSpawn gets its process before it is ready
 * @param onErrors gets what it writes to standard error, which is shown otherwise
 */
export async function startProductIn(
  folder: string,
  settings: Record<string, string> = {},
  { root, preloaded = [], onSpawn, onErrors }: StartOptions = {},
): Promise<RunningProduct> {
  const own = { PORT: '0', HOTELLY_DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' }
  const imports = ['./scripts/stop-with-parent.mjs', ...preloaded].flatMap((file) => ['--import', file])
  const server = spawn(process.execPath, [...imports, ...(root ? SOURCES : serverArgs())], {
    cwd: root ?? '.',
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', onErrors ? 'pipe' : 'inherit', 'ipc'],
  })
  onSpawn?.(server)
  server.stderr?.on('data', (chunk: Buffer) => onErrors?.(chunk.toString()))
  if (!server.stdout) throw new Error('The product has no output')
  let text = ''
  server.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const address = await addressOf(server.stdout).catch((error: unknown) => {
    server.kill('SIGKILL')
    throw error
  })
  const databaseUrl = settings['DATABASE_URL'] ?? (await findRunningPostgres(path.join(folder, 'postgres')))
  if (!databaseUrl) throw new Error('The database of the product cannot be found')
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  return { address, databaseUrl, dataFolder: folder, process: server, said: () => text, stop }
}

/** Like `startProductIn`, in a new folder that is removed at the end. */
export async function startProduct(settings: Record<string, string> = {}): Promise<RunningProduct> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-product-'))
  // so that PostgreSQL, which does not run as root, keeps its data here and not under /var/lib, where it would stay
  await chmod(folder, 0o711)
  const product = await startProductIn(folder, settings)
  const stop = async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...product, stop }
}

function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const timer = setTimeout(() => reject(new Error(`The product did not start:\n${text}`)), START_MS)
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const address = /running at (http:\S+)/.exec(text)?.[1]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    })
    output.on('end', () => reject(new Error(`The product ended at its start:\n${text}`)))
  })
}
