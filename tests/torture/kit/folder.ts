import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { atEnd } from './part.ts'

/** A new folder that PostgreSQL can enter, removed when the part ends. */
export async function makeFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `hotelly-${name}-`))
  await chmod(folder, 0o711)
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}
