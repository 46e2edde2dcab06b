import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Account } from './account.ts'
import { DatabaseGone } from './database-gone.ts'
import { POSTGRES_ENVIRONMENT } from './process.ts'

/** `program` holds bin, lib and share; `home` holds the data, password and log; `account` is the user to run as. */
export type Place = { program: string; home: string; account: Account | null }

const OWNER = 'hotelly_owner'
const DATABASE = 'hotelly'

/**
 * Creates the data of a new server in `home`, with the superuser's password next to it. All or nothing.
 * Throws `DatabaseGone` when the data is missing though there is a password of it, or `marker`.
 */
export async function ensureCluster(
  { program, home, account }: Place,
  { durable, marker }: { durable: boolean; marker: string | null },
  log: (line: string) => void,
): Promise<void> {
  if (existsSync(join(home, 'data'))) return
  const passwordFile = join(home, 'password')
  const unfinished = join(home, 'data.unfinished')
  const wasCutOff = existsSync(unfinished)
  const signs = [marker, wasCutOff ? null : passwordFile].filter((file) => file !== null).filter(existsSync)
  if (signs.length > 0) throw new DatabaseGone(home, signs)

  log('Preparing the database, once ...')
  // In this order, so that a password without data or the beginning of it means that the data has vanished.
  await rm(passwordFile, { force: true })
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  if (account) for (const path of [unfinished, passwordFile]) await chown(path, account.uid, account.gid)

  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${OWNER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  const sync = durable ? [] : ['--no-sync']
  const options = { ...account, cwd: '/', env: POSTGRES_ENVIRONMENT }
  await promisify(execFile)(
    join(program, 'bin/initdb'),
    ['-D', unfinished, ...locale, ...access, ...sync],
    options,
  )
  await rename(unfinished, join(home, 'data'))
}

/** Creates the database on the server at `port` if it is missing, and returns its URL, password included. */
export async function ensureDatabase(home: string, port: number): Promise<string> {
  const password = await readFile(join(home, 'password'), 'utf8')
  const url = `postgres://${OWNER}:${password}@127.0.0.1:${port}/${DATABASE}`
  const owner = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') })
  await owner.connect()
  try {
    const { rowCount } = await owner.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
    if (rowCount === 0) await owner.query(`CREATE DATABASE ${DATABASE}`)
    return url
  } finally {
    await owner.end()
  }
}
