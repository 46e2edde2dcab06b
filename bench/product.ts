import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findRunningPostgres } from '#kit/server/embedded-postgres.ts'

export type RunningProduct = { address: string; databaseUrl: string; stop(): Promise<void> }

/** Starts the product in a process of its own over a durable embedded database in a folder of its own. */
export async function startProduct(): Promise<RunningProduct> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-bench-'))
  const server = spawn(process.execPath, ['src/app/main.ts'], {
    env: { ...process.env, PORT: '0', HOTELLY_DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let text = ''
    server.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const found = /running at (http:\S+)/.exec(text)?.[1]
      if (found) resolve(found)
    })
    server.once('exit', () => reject(new Error(`The product ended at its start:\n${text}`)))
  })
  const databaseUrl = await findRunningPostgres(path.join(folder, 'postgres'))
  if (!databaseUrl) throw new Error('The database of the product cannot be found')
  return {
    address,
    databaseUrl,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
