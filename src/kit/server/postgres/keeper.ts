import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './process.ts'

const AGAIN_MS = [500, 1000, 2000, 4000, 8000, 16_000, 30_000]

/** Restarts the server whenever it ends by itself, and never gives up: a full disk may have room again. */
export function keepRunning(
  first: Postmaster,
  restart: () => Promise<Postmaster>,
  log: (line: string) => void,
  againMs = AGAIN_MS,
) {
  const ending = new AbortController()
  let downSince: Date | null = null
  let restarting: Promise<void> = Promise.resolve()
  const watch = ({ ended }: Postmaster) =>
    void ended.then(() => {
      if (!ending.signal.aborted) restarting = bringBack()
    })
  const bringBack = async () => {
    downSince = new Date()
    log('PostgreSQL ended unexpectedly. Starting it again ...')
    for (let failures = 0; ; failures++) {
      const pause = againMs[failures] ?? Math.max(...againMs)
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => {})
      if (ending.signal.aborted) return
      try {
        watch(await restart())
        downSince = null
        log('PostgreSQL is running again.')
        return
      } catch (error) {
        log(`PostgreSQL did not start, and is tried again: ${String(error)}`)
      }
    }
  }
  watch(first)
  return {
    /** Since when it has been ended without being back; null while it runs. */
    downSince: () => downSince,
    /** Stops restarting the server; waits for a restart in progress. */
    end: async () => {
      ending.abort()
      await restarting
    },
  }
}
