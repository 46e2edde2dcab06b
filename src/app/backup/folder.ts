import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/
const UNFINISHED = '.unfinished'

/** The name of a backup that was begun at this moment; names sort by time. */
export const nameOf = (begun: Date) => begun.toISOString().replaceAll(':', '-')

/** When the backup of this name was begun. */
export const begunAt = (name: string) => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))

/** The names of the complete backups in a folder, the oldest first; none when there is no such folder. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => NAME.test(name)).sort()
}

/** Makes a folder and those above it. Node's own way never ends where a file system lets nobody make any. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  await makeFolder(path.dirname(folder))
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Makes the folder of a new backup under a name that shows it is not complete, without those that broke off. */
export async function beginFolder(folder: string, name: string): Promise<string> {
  await makeFolder(folder)
  for (const left of await readdir(folder)) {
    if (NAME.test(left.slice(0, -UNFINISHED.length)) && left.endsWith(UNFINISHED))
      await rm(path.join(folder, left), { recursive: true, force: true })
  }
  const unfinished = path.join(folder, name + UNFINISHED)
  await mkdir(unfinished, { mode: 0o700 })
  return unfinished
}

/** Gives a complete backup its name, once all of it is on the disk. */
export async function finishFolder(folder: string, name: string): Promise<string> {
  const [unfinished, complete] = [path.join(folder, name + UNFINISHED), path.join(folder, name)]
  const entries = await readdir(unfinished, { recursive: true, withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory())
  for (const entry of folders) await sync(path.join(entry.parentPath, entry.name))
  await sync(unfinished)
  await rename(unfinished, complete)
  await sync(folder)
  return complete
}

/** Removes all but the newest `keep` backups, and never `newest`. Returns the names of the removed ones. */
export async function removeOldest(folder: string, keep: number, newest: string): Promise<string[]> {
  const older = (await listBackups(folder)).filter((name) => name !== newest)
  const surplus = older.slice(0, Math.max(older.length + 1 - keep, 0))
  for (const name of surplus) {
    // Half removed, it must not look complete.
    const unfinished = path.join(folder, name + UNFINISHED)
    await rename(path.join(folder, name), unfinished)
    await rm(unfinished, { recursive: true, force: true })
  }
  return surplus
}

/** The bytes of all files in a folder. */
export async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map((file) => stat(path.join(file.parentPath, file.name))))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}

async function sync(folder: string) {
  // Windows cannot flush a folder.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
