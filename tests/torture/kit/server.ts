import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '#tests/free-port.ts'
import { type RunningProduct, startProductIn } from '#tests/running-product.ts'
import { atEnd } from './part.ts'

const COMES_UP_MS = 60_000
const PATIENCE_MS = 10_000
const ERRORS_KEPT = 40
const NODE_COMPILE_CACHE = path.join(os.tmpdir(), `hotelly-torture-compiled-${os.userInfo().uid}`)
const SHIFTED_CLOCK = path.resolve('tests/torture/kit/shifted-clock.mjs')

export type Server = {
  address: string
  /** The URL of its database, as of its last start. */
  databaseUrl(): string
  /** Starts it, again and again as a supervisor would; returns the milliseconds until it listened. */
  start(clock?: { offsetMs: number }): Promise<number>
  /** kill -9 */
  kill(): Promise<void>
  /** As an operator stops it. */
  stop(): Promise<void>
  /** The bytes that it holds once all garbage is gone; `live-memory.mjs` must be preloaded. */
  liveMemory(): Promise<number>
  /** What it wrote to its log last. */
  errors(): string[]
  /** How often it ended without having been told to. */
  endedByItself(): number
}

/** The product as a process of its own that keeps its address over restarts. It is not started yet. */
export async function openServer(
  folder: string,
  settings: Record<string, string> = {},
  root?: string,
): Promise<Server> {
  const port = await findFreePort()
  const errors: string[] = []
  let running: RunningProduct | null = null
  /** Also while it starts. */
  let spawned: ChildProcess | null = null
  let endedByItself = 0
  let isEnding = false

  const keepErrors = (text: string) => {
    errors.push(...text.trim().split('\n'))
    errors.splice(0, errors.length - ERRORS_KEPT)
  }
  const start: Server['start'] = async (clock) => {
    const started = performance.now()
    isEnding = false
    const clockSettings = clock && { HOTELLY_TORTURE_CLOCK_MS: String(clock.offsetMs) }
    const onSpawn = (server: ChildProcess) => (spawned = server)
    const preloaded = clock ? [SHIFTED_CLOCK] : []
    const options = { ...(root && { root }), preloaded, onSpawn, onErrors: keepErrors }
    for (;;) {
      try {
        running = await startProductIn(
          folder,
          { ...settings, ...clockSettings, PORT: String(port), NODE_COMPILE_CACHE },
          options,
        )
        break
      } catch (error) {
        if (performance.now() - started > COMES_UP_MS) throw error
        await pause(200)
      }
    }
    running.process.once('exit', (code, signal) => {
      if (isEnding) return
      endedByItself++
      keepErrors(`ended with ${signal ?? code}`)
    })
    return performance.now() - started
  }
  const end = async (signal: NodeJS.Signals) => {
    isEnding = true
    const server = spawned
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const liveMemory = async () => {
    if (!running) throw new Error('The server does not run')
    const told = once(running.process, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) })
    running.process.send('live memory')
    const [{ liveMemory }] = (await told) as [{ liveMemory: number }]
    return liveMemory
  }
  atEnd(async () => {
    const timer = setTimeout(() => spawned?.kill('SIGKILL'), PATIENCE_MS)
    await end('SIGTERM')
    clearTimeout(timer)
  })
  return {
    address: `http://127.0.0.1:${port}`,
    databaseUrl: () => running?.databaseUrl ?? '',
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    liveMemory,
    errors: () => errors,
    endedByItself: () => endedByItself,
  }
}
