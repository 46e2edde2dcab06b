import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const START_MS = 60_000

/** Starts the product as `npm start` does, with a data folder of its own and the demo hotel, and stops it at the end. */
export default async function setup() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-e2e-'))
  const server = spawn(process.execPath, ['src/app/main.ts'], {
    env: { ...process.env, PORT: '0', HOTELLY_DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.env.HOTELLY_E2E_FOLDER = folder
  process.env.HOTELLY_ADDRESS = await addressOf(server.stdout)

  return async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
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
