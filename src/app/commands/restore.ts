import path from 'node:path'
import { createLog } from '#kit/server/log.ts'
import { openStorage } from '#kit/server/open-storage.ts'
import { parseEnv } from '#kit/server/env.ts'
import { type Brought, lookIntoBackup } from '../backup/contents.ts'
import { findBackupKey } from '../backup/key.ts'
import type { Contents } from '../backup/replaced-database.ts'
import { timeWords } from '../backup/progress.ts'
import { restoreBackup } from '../backup/restore.ts'
import { openPostgres } from '../postgres.ts'
import { askOnTerminal, type Command, readArgs } from './command.ts'
import { countWords } from './print.ts'
import { ORIGINS, readWhole } from './verify-backup.ts'

export const restore: Command = {
  usage: '<backup> [--foreign] [--replace] [--confirm <database>]',
  summary: 'Puts a backup into the database and the picture storage; the server must be stopped.',
  details: `Verifies the backup first. All rows are restored, or none. Everybody has to sign in again.
  --foreign              also one that this installation has not signed, whose super admins then sign in here
A database that holds hotels or staff is left alone, unless you say otherwise:
  --replace              erases what it holds; asks for the name of the database as confirmation
  --confirm <database>   answers that question, for scripts`,
  run: async (args, say, tell) => {
    const options = {
      foreign: { type: 'boolean' },
      replace: { type: 'boolean' },
      confirm: { type: 'string' },
    } as const
    const { values, backup: given } = readArgs(args, ['backup'], options)
    const env = parseEnv(process.env)
    const backup = path.resolve(given)
    tell('Reading the backup ...')
    const { manifest, origin } = await readWhole(backup, await findBackupKey(env), tell)
    if (origin !== 'own') {
      if (!values.foreign)
        throw new Error(
          `${ORIGINS[origin]} Nothing was restored: whoever wrote it can have added super admins and passwords. ` +
            'Set HOTELLY_BACKUP_KEY to the key that it was signed with, or add --foreign if you trust where it comes from.',
        )
      say(ORIGINS[origin])
      for (const line of linesOf(await lookIntoBackup(backup, manifest))) say(line)
    }
    const storage = await openStorage(env, createLog(env.logLevel))
    const postgres = await openPostgres(env, tell)
    try {
      const began = Date.now()
      const agreeToReplace = (contents: Contents) => askToReplace(contents, values)
      await restoreBackup({ url: postgres.url, storage, backup, manifest, agreeToReplace, tell })
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      say(
        `Restored ${countWords(rows, 'row')} of ${countWords(manifest.tables.length, 'table')} and ` +
          `${countWords(manifest.pictures.length, 'picture file')} as of ${manifest.takenAt}, in ${timeWords(Date.now() - began)}.`,
      )
      say('Row counts and SHA-256 sums of all tables and pictures are those of the backup.')
    } finally {
      await postgres.stop()
    }
  },
}

const linesOf = ({ superAdmins, staff, hotels, guests }: Brought) => [
  `It brings ${countWords(superAdmins.length, 'super admin')}${listOf(superAdmins)},`,
  `${countWords(hotels.length, 'hotel')}${listOf(hotels)},`,
  `${countWords(staff, 'member of staff', 'members of staff')} and ${countWords(guests, 'guest')}.`,
]

const listOf = (names: string[]) => (names.length > 0 ? ` (${names.join(', ')})` : '')

async function askToReplace(
  { database, hotels, staff }: Contents,
  { replace, confirm }: { replace?: boolean; confirm?: string },
) {
  const held = `The database ${database} holds ${countWords(hotels, 'hotel')} and ${countWords(staff, 'member of staff', 'members of staff')}`
  if (!replace) throw new Error(`${held}; nothing was changed. Add --replace to erase them.`)
  const typed =
    confirm ?? (await askOnTerminal(`${held}, who will be erased. Type ${database} to replace all of it: `))
  if (typed === null)
    throw new Error(
      `${held}. There is no terminal to ask on; nothing was changed. Add --confirm ${database}.`,
    )
  if (typed.trim() !== database) throw new Error(`That is not ${database}; nothing was changed.`)
}
