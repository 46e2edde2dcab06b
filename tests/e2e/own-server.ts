import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** The product once more, for a test that stops it. */
export async function startOwnServer() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-e2e-own-'))
  const server = spawn(process.execPath, ['src/app/main.ts'], {
    env: { ...process.env, PORT: '0', HOTELLY_DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /running at (http:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    server.once('exit', () => reject(new Error(`The product ended at its start:\n${said}`)))
  })
  return {
    address,
    process: server,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit')
        server.kill('SIGTERM')
        await ended
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
