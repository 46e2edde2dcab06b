import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '#kit/server/env.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#kit/server/private-files.ts'

const HEX = /^[0-9a-f]{64}$/

type Place = Pick<Env, 'dataDir' | 'backupKey'>

/** Where the key is that no setting gives. */
export const keyFileOf = ({ dataDir }: Pick<Env, 'dataDir'>) => path.join(dataDir, 'keys', 'backup')

/** The key that this installation signs its backups with, 32 bytes; null before one was made. */
export async function findBackupKey(place: Place): Promise<Buffer | null> {
  if (place.backupKey) return Buffer.from(place.backupKey, 'hex')
  const file = keyFileOf(place)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
  if (text === null) return null
  if (!HEX.test(text.trim()))
    throw new Error(`${file} is no key for backups: it is not 64 hexadecimal digits.`)
  return Buffer.from(text.trim(), 'hex')
}

/** As `findBackupKey`, and makes a key where there is none. Throws where it cannot be kept. */
export async function openBackupKey(place: Place): Promise<Buffer> {
  const known = await findBackupKey(place)
  if (known) return known
  const file = keyFileOf(place)
  const own = `${file}.${randomUUID()}`
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
    await writeFile(own, `${randomBytes(32).toString('hex')}\n`, {
      mode: PRIVATE_FILE,
      flush: true,
      flag: 'wx',
    })
    // Whole or not there, and of several processes that make one at once, that of the first stays.
    await link(own, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } catch (cause) {
    throw new Error(`The key that signs backups cannot be kept at ${file}. Set HOTELLY_BACKUP_KEY.`, {
      cause,
    })
  } finally {
    await rm(own, { force: true }).catch(() => {})
  }
  const made = await findBackupKey(place)
  if (!made) throw new Error(`${file} has gone.`)
  return made
}
