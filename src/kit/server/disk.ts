import { statfs } from 'node:fs/promises'
import type { Log } from './log.ts'
import { MEBIBYTE } from '#kit/shared/sizes.ts'

const EVERY_MS = 15_000

/** `low`: less room than wanted; `full`: none for an order. */
export type DiskState = 'ok' | 'low' | 'full'
export type DiskReport = { state: DiskState; freeBytes: number | null; takesPictures: boolean }
export type Disk = { report(): DiskReport; stop(): void }

/** The free bytes where a folder is; null when it is not there. */
export const freeIn = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  )

/** What so much room is enough for. */
export const roomFor = (free: number, lowBytes: number): Pick<DiskReport, 'state' | 'takesPictures'> => ({
  state: free < MEBIBYTE ? 'full' : free < lowBytes ? 'low' : 'ok',
  takesPictures: free >= lowBytes / 2,
})

/** Whether a write failed because its file system has no room. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(ENOSPC|EDQUOT)$/.test(String((error as { code?: unknown }).code)) || isDiskFull(error.cause))

/**
 * Watches the room in the file systems of these folders, the scarcest of which counts, and logs when it gets low.
 * Below half of `lowBytes` it takes no pictures, so that the rest is left for orders.
 */
export async function watchDisk(
  folders: string[],
  lowBytes: number,
  log: Log,
  everyMs = EVERY_MS,
): Promise<Disk> {
  let current: DiskReport = { state: 'ok', freeBytes: null, takesPictures: true }
  const look = async () => {
    const known = (await Promise.all(folders.map(freeIn))).filter((free) => free !== null)
    const freeBytes = known.length > 0 ? Math.min(...known) : null
    const free = freeBytes ?? Infinity
    const before = current
    current = { freeBytes, ...roomFor(free, lowBytes) }
    const { state } = current
    if (state === before.state && current.takesPictures === before.takesPictures) return
    const told = { folders, freeMegabytes: Math.floor(free / MEBIBYTE) }
    if (state === 'ok') log.info(told, 'the disk has room again')
    else if (current.takesPictures) log.warn(told, 'the disk is getting full')
    else log.error(told, 'the disk is almost full: no more pictures are taken')
  }
  await look()
  const timer = setInterval(() => void look(), everyMs).unref()
  return { report: () => current, stop: () => clearInterval(timer) }
}
