import path from 'node:path'
import { createLog } from '#kit/server/log.ts'
import { openStorage } from '#kit/server/open-storage.ts'
import { parseEnv } from '#kit/server/env.ts'
import { openBackupKey } from '../backup/key.ts'
import { makeBackup } from '../backup/make.ts'
import { sizeWords, timeWords } from '../backup/progress.ts'
import { joinPostgres } from '../postgres.ts'
import { type Command, readArgs, readCount, UsageError } from './command.ts'
import { countWords } from './print.ts'

const MOST_KEPT = 10_000

export const backup: Command = {
  usage: '[folder] [--keep <n>]',
  summary: 'Makes a backup of the database and the pictures, while the server runs.',
  details: `Makes a new folder in the given one (HOTELLY_BACKUP_DIR if not given), named by the time in UTC.
It holds personal data and password hashes: only you can read it, and it is not encrypted.
It is signed with the key of this installation, which is not part of it.
  --keep <n>   removes the oldest backups afterwards, so that n remain`,
  run: async (args, say, tell) => {
    const { values, folder: given } = readArgs(args, [], { keep: { type: 'string' } }, ['folder'])
    const keep = values.keep === undefined ? null : readCount('keep', values.keep, 1, MOST_KEPT)
    if (keep === 0) throw new UsageError('--keep is at least 1.')
    const env = parseEnv(process.env)
    const folder = given ?? env.backup?.folder
    if (!folder) throw new UsageError('The folder is missing; name one, or set HOTELLY_BACKUP_DIR.')
    const storage = await openStorage(env, createLog(env.logLevel))
    const postgres = await joinPostgres(env, tell)
    try {
      const key = await openBackupKey(env)
      const began = Date.now()
      const order = { url: postgres.url, storage, key, folder: path.resolve(folder), keep, tell }
      const { path: made, manifest, bytes, removed } = await makeBackup(order)
      const time = Date.now() - began
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      const parts = [
        countWords(manifest.tables.length, 'table'),
        countWords(rows, 'row'),
        countWords(manifest.pictures.length, 'picture file'),
      ]
      for (const name of manifest.lost) say(`The storage has no picture ${name}, although a row names it.`)
      say(
        `${parts.join(', ')}: ${sizeWords(bytes)} in ${timeWords(time)} (${sizeWords((bytes * 1000) / Math.max(time, 1))}/s).`,
      )
      for (const name of removed) say(`Removed the backup ${name}.`)
      say(`Backup: ${made}`)
    } finally {
      await postgres.stop()
    }
  },
}
