import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '#kit/server/env.ts'
import { messageOf } from '#kit/server/log.ts'
import { listBackups } from '../backup/folder.ts'
import { findBackupKey, keyFileOf } from '../backup/key.ts'
import { type Origin, readSignedManifest } from '../backup/manifest.ts'
import { fail, type Finding, ok, warn } from './finding.ts'

const OF_OTHERS = 0o077
const BRING_BACK = 'Bring back keys/backup from the copy that you keep, or set HOTELLY_BACKUP_KEY to it.'
const name = 'backup key'

/** Whether the key that signs backups is there, private to its owner, and the one that signed the newest backup. */
export async function checkBackupKey(env: Env): Promise<Finding[]> {
  try {
    const key = await findBackupKey(env)
    const fits = env.backup ? await checkNewest(env.backup.folder, key) : null
    if (!key) return fits ? [fits] : []
    const file = keyFileOf(env)
    const isRead = !env.backupKey && ((await stat(file)).mode & OF_OTHERS) !== 0
    const found = [
      ...(isRead ? [warn(name, `other users of this machine can read ${file}`, `chmod 600 ${file}`)] : []),
      ...(fits && fits.state !== 'ok' ? [fits] : []),
    ]
    return found.length > 0 ? found : [fits ?? ok(name, 'is there')]
  } catch (error) {
    return [fail(name, messageOf(error), BRING_BACK)]
  }
}

/** Null where there is no backup. */
async function checkNewest(folder: string, key: Buffer | null): Promise<Finding | null> {
  const newest = (await listBackups(folder).catch(() => [])).at(-1)
  if (!newest) return null
  try {
    return judge((await readSignedManifest(path.join(folder, newest), key)).origin, key !== null, newest)
  } catch (error) {
    return fail(name, `nobody can tell who signed ${newest}: ${messageOf(error)}`, 'Run bin/hotelly backup.')
  }
}

function judge(origin: Origin, isThere: boolean, newest: string): Finding {
  if (origin === 'own') return ok(name, 'signed the newest backup')
  if (origin === 'unsigned') return warn(name, `${newest} is not signed`, 'Run bin/hotelly backup.')
  return fail(name, isThere ? `${newest} is signed with another key` : 'is not there', BRING_BACK)
}
