import path from 'node:path'
import { parseEnv } from '#kit/server/env.ts'
import { findBackupKey } from '../backup/key.ts'
import type { Origin } from '../backup/manifest.ts'
import { sizeWords, tellRegularly } from '../backup/progress.ts'
import { type Verified, verifyBackup as verify } from '../backup/verify.ts'
import { type Command, readArgs } from './command.ts'
import { countWords } from './print.ts'

export const ORIGINS: Record<Origin, string> = {
  own: 'Signed by this installation.',
  foreign: 'Signed with another key than that of this installation: made elsewhere, or changed since.',
  unsigned: 'Not signed: made by an older release, or by somebody else.',
}

export const verifyBackup: Command = {
  usage: '<backup>',
  summary: 'Reads all of a backup and says whether it is whole and signed here; needs no database.',
  run: async (args, say, tell) => {
    const { backup } = readArgs(args, ['backup'], {})
    const key = await findBackupKey(parseEnv(process.env))
    const { manifest, origin } = await readWhole(path.resolve(backup), key, tell)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    say(`Made by Hotelly ${manifest.product} on PostgreSQL ${manifest.postgres}, as of ${manifest.takenAt}.`)
    say(ORIGINS[origin])
    for (const name of manifest.lost) say(`The picture ${name} was lost before the backup was made.`)
    say(
      `The backup is whole: ${countWords(rows, 'row')}, ${countWords(manifest.pictures.length, 'picture file')}.`,
    )
  },
}

/** Verifies a backup with progress. Throws with all its faults. */
export async function readWhole(
  backup: string,
  key: Buffer | null,
  tell: (line: string) => void,
): Promise<Verified> {
  let [files, read] = [0, 0]
  const stopTelling = tellRegularly(tell, () => `${countWords(files, 'file')} read (${sizeWords(read)})`)
  const verified = await verify(backup, key, (bytes) => {
    files++
    read += bytes
  }).finally(stopTelling)
  const { faults } = verified
  if (faults.length > 0)
    throw new Error([...faults, `The backup is damaged: ${countWords(faults.length, 'fault')}.`].join('\n'))
  return verified
}
