import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Env } from '#kit/server/env.ts'
import { messageOf } from '#kit/server/log.ts'
import { listBackups } from '../backup/folder.ts'
import { fail, type Finding, ok, warn } from './finding.ts'
import { isPublic } from './check-settings.ts'

const HOUR_MS = 3_600_000
const OLD_HOURS = 36

const Taken = z.object({ takenAt: z.iso.datetime() })

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
  const names = await listBackups(folder).catch(messageOf)
  if (typeof names === 'string')
    return [fail(name, `${folder} cannot be read: ${names}`, 'Give it to the user that Hotelly runs as.')]
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
