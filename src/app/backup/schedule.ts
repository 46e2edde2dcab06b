import { setTimeout as sleep } from 'node:timers/promises'
import { measureTask } from '#kit/server/metrics.ts'
import type { Env } from '#kit/server/env.ts'
import type { Log } from '#kit/server/log.ts'
import type { Storage } from '#kit/server/storage.ts'
import { begunAt, listBackups } from './folder.ts'
import { openBackupKey } from './key.ts'
import { BackupOfAnother, makeBackup } from './make.ts'

/** On the clock of the server, when the fewest guests are awake. */
const CALM_HOUR = 3
const TIMING = { firstLookMs: 10_000, lookEveryMs: 600_000 }

/** Moments in ISO 8601; null for never. */
export type BackupHealth = { lastSucceededAt: string | null; lastFailedAt: string | null }

/** Whether the newest backup is from before the last calm hour. */
export function isBackupDue(newest: Date | null, now: Date): boolean {
  const calm = new Date(now)
  calm.setHours(CALM_HOUR, 0, 0, 0)
  if (calm > now) calm.setDate(calm.getDate() - 1)
  return newest === null || newest < calm
}

/**
 * Makes a backup every day, one that was missed soon after the start, and tries again what failed. Of several processes
 * with the same folder one makes it.
 * @param url of the database, as the owner of its tables
 * @param env where the key that signs them is, or will be
 */
export function keepBackedUp(
  { url, storage, log }: { url: string; storage: Storage; log: Log },
  env: Pick<Env, 'dataDir' | 'backupKey'>,
  { folder, keep }: { folder: string; keep: number },
  { firstLookMs, lookEveryMs }: typeof TIMING = TIMING,
) {
  const health: BackupHealth = { lastSucceededAt: null, lastFailedAt: null }
  const stopping = new AbortController()
  const { signal } = stopping

  const isDue = async () => {
    const name = (await listBackups(folder)).at(-1)
    const newest = name ? begunAt(name) : null
    health.lastSucceededAt = newest?.toISOString() ?? null
    return isBackupDue(newest, new Date())
  }
  const look = async () => {
    try {
      if (!(await isDue())) return
      const key = await openBackupKey(env)
      const order = { url, storage, key, folder, keep, isDue, signal, tell: () => {} }
      const made = await measureTask('backup', () => makeBackup(order))
      health.lastSucceededAt = made.manifest.begunAt
      const { path, bytes, removed, manifest } = made
      log.info({ path, bytes, removed }, 'the daily backup was made')
      if (manifest.lost.length > 0)
        log.warn({ pictures: manifest.lost }, 'pictures that rows name are not in the storage')
    } catch (error) {
      if (signal.aborted || error instanceof BackupOfAnother) return
      health.lastFailedAt = new Date().toISOString()
      log.error({ err: error }, 'the daily backup failed and will be tried again')
    }
  }
  const work = async () => {
    for (let pause = firstLookMs; ; pause = lookEveryMs) {
      await sleep(pause, undefined, { signal })
      await look()
    }
  }
  const ended = work().catch(() => {})
  return {
    health: () => health,
    /** Breaks off a backup in progress, of which nothing remains. */
    stop: async () => {
      stopping.abort()
      await ended
    },
  }
}
