import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MEBIBYTE } from '#kit/shared/sizes.ts'
import { type Figure, median, rounds } from './figures.ts'
import { findFreePort } from '#tests/free-port.ts'
import { residentBytes } from './machine.ts'

const STARTS = rounds(5, 3)
const READY_MAX_MS = 1500
const COMES_UP_MS = 60_000
const SETTLES_MS = 30_000
const IDLE_MAX = 150 * MEBIBYTE

/** Starts the product as `npm start` does; returns the milliseconds until it was healthy. */
async function start(folder: string, port: number): Promise<{ child: ChildProcess; readyMs: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOTELLY_DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isHealthy = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isHealthy())) {
    if (performance.now() - began > COMES_UP_MS) throw new Error('The product did not come up')
    await pause(5)
  }
  return { child, readyMs: performance.now() - began }
}

async function stop(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Measures how long a start takes with data in place, and what the server and its start script hold while nobody asks. */
export async function benchFootprint(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-footprint-'))
  const port = await findFreePort()
  const waits: number[] = []
  try {
    await stop((await start(folder, port)).child)
    for (let count = 1; count < STARTS; count++) {
      const { child, readyMs } = await start(folder, port)
      waits.push(readyMs)
      await stop(child)
    }
    const { child, readyMs } = await start(folder, port)
    waits.push(readyMs)
    await pause(SETTLES_MS)
    const { own, others } = await residentBytes(child.pid ?? 0)
    await stop(child)
    const ready = median(waits)
    return [
      {
        name: 'npm start with data in place, until it is healthy',
        measured: `${ready.toFixed(0)} ms`,
        against: `${waits.map((wait) => wait.toFixed(0)).join(', ')} ms`,
        limit: `under ${READY_MAX_MS} ms`,
        isMet: ready < READY_MAX_MS,
        values: { readyMs: ready },
      },
      {
        name: 'resident memory while nobody asks, without PostgreSQL',
        measured: `${((own + others) / MEBIBYTE).toFixed(0)} MiB`,
        against: `${(others / MEBIBYTE).toFixed(0)} MiB of it beside the process that was started`,
        limit: `under ${IDLE_MAX / MEBIBYTE} MiB`,
        isMet: own + others < IDLE_MAX,
        values: { idleBytes: own + others, besideBytes: others },
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
