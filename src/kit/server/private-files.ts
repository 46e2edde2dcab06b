import { chmod, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

/** Takes a folder and all in it from the other users of this machine; the folder last, so that a kill leaves work to do. */
export async function makePrivate(folder: string) {
  const found = await stat(folder).catch(() => null)
  if (!found || (found.mode & 0o777) === PRIVATE_FOLDER) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const one = path.join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(one, PRIVATE_FOLDER)
    else if (entry.isFile()) await chmod(one, PRIVATE_FILE)
  }
  await chmod(folder, PRIVATE_FOLDER)
}
