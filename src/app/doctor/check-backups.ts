import { constants, existsSync } from 'node:fs'
import { access, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Env } from '#kit/server/env.ts'
import { messageOf } from '#kit/server/log.ts'
import { listBackups } from '../backup/folder.ts'
import { fail, type Finding, ok, warn } from './finding.ts'
import { findDatabaseHome } from '../postgres.ts'
import { isPublic } from './check-settings.ts'
import { HOUR_MS } from '#kit/shared/time.ts'

const OLD_HOURS = 36

const Taken = z.object({ takenAt: z.iso.datetime() })

/** A folder that is not there yet is made with the first backup. */
const standingOf = (folder: string) => (existsSync(folder) ? folder : path.dirname(folder))

/** Why no backup can be put there; null when it can. */
async function findObstacle(folder: string): Promise<string | null> {
  const standing = standingOf(folder)
  try {
    if (!(await stat(standing)).isDirectory()) return `${standing} is no folder`
    await access(standing, constants.W_OK)
    return null
  } catch (error) {
    return messageOf(error)
  }
}

const diskOf = (folder: string): Promise<number | null> =>
  stat(folder).then(
    ({ dev }) => dev,
    () => null,
  )

/** Whether backups are on another disk than what they are made of: the pictures, and the embedded database. */
export async function checkBackupDisk(
  env: Pick<Env, 'dataDir' | 'backup' | 's3' | 'databaseUrl'>,
): Promise<Finding[]> {
  if (!env.backup) return []
  const { folder } = env.backup
  const disk = await diskOf(standingOf(folder))
  const kept = [env.s3 ? null : env.dataDir, env.databaseUrl ? null : await findDatabaseHome(env)]
  for (const data of kept) {
    if (disk === null || data === null || (await diskOf(data)) !== disk) continue
    return [
      warn(
        'backup disk',
        `${folder} is on the same disk as ${data}: if that disk fails, the backups are lost with the data`,
        'Set HOTELLY_BACKUP_DIR to a folder on another disk, or copy every backup to another machine.',
      ),
    ]
  }
  return [ok('backup disk', 'backups are on another disk than the data')]
}

/** How old the newest backup is, as its manifest tells. */
export async function checkBackups(env: Env, now = Date.now()): Promise<Finding[]> {
  const name = 'backup'
  if (!env.backup)
    return isPublic(env)
      ? [
          warn(
            name,
            'HOTELLY_BACKUP_DIR is not set',
            'Set it to a folder on another disk, or be sure that something else backs up database and pictures.',
          ),
        ]
      : []
  const { folder } = env.backup
  const obstacle = await findObstacle(folder)
  if (obstacle)
    return [
      fail(
        name,
        `${folder} cannot be used: ${obstacle}`,
        'Set HOTELLY_BACKUP_DIR to a folder that the server may write to.',
      ),
    ]
  const names = await listBackups(folder)
  const newest = names.at(-1)
  if (!newest) return [fail(name, `there is none in ${folder}`, 'Run bin/hotelly backup.')]
  try {
    const text = await readFile(path.join(folder, newest, 'manifest.json'), 'utf8')
    const { takenAt } = Taken.parse(JSON.parse(text))
    const hours = Math.floor((now - Date.parse(takenAt)) / HOUR_MS)
    const says = `the newest of ${names.length} is ${hours} hours old`
    return hours > OLD_HOURS
      ? [fail(name, says, "Run bin/hotelly backup, and look in the server's log why it made none.")]
      : [ok(name, says)]
  } catch {
    return [fail(name, `${newest} has no manifest that can be read`, 'Run bin/hotelly backup.')]
  }
}
