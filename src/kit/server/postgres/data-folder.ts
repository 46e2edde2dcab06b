import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type DataFolder = { path: string; release(): Promise<void> }

export class DataFolderInUse extends Error {
  constructor(path: string, pid: string) {
    super(`The data folder ${path} is in use by process ${pid}. Stop that process first.`)
    this.name = 'DataFolderInUse'
  }
}

const SQLITE_BUSY = 5
const heldLocks = new Set<DatabaseSync>()

/**
 * Creates the folder if it is missing and holds it until `release()` or the end of this process.
 * The lock is a kernel lock, taken through SQLite, so a crash or a recycled pid leaves no stale lock.
 * Throws `DataFolderInUse`.
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  const folder = resolve(path)
  const created = await mkdir(folder, { recursive: true, mode: 0o700 })
  // When root starts us, PostgreSQL runs as its own user, which must be able to traverse this folder to its data.
  if (created && process.getuid?.() === 0) await chmod(folder, 0o711)

  const pidFile = join(folder, 'lock.pid')
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new DataFolderInUse(folder, await readFile(pidFile, 'utf8').catch(() => 'unknown'))
  }
  // A garbage-collected connection would release its lock.
  heldLocks.add(lock)
  await writeFile(pidFile, String(process.pid))

  return {
    path: folder,
    async release() {
      if (!heldLocks.delete(lock)) return
      await rm(pidFile, { force: true })
      lock.close()
    },
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
