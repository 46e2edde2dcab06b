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

/** Throws when the data was made by another major version of PostgreSQL than the one at hand, and leaves it alone. */
export async function refuseOtherMajor({ program, home, account }: Place, folder: string): Promise<void> {
  const made = (await readFile(join(home, 'data/PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (!made) return
  const options = { ...account, cwd: '/', env: POSTGRES_ENVIRONMENT }
  const { stdout } = await promisify(execFile)(join(program, 'bin/postgres'), ['--version'], options)
  const major = /(\d+)/.exec(stdout)?.[1]
  if (made === major) return
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${made}. This release of Hotelly comes with PostgreSQL ${major}, ` +
      `which cannot read it. Nothing was changed. To take the data along:
  1. With the release of Hotelly that ran here before: bin/hotelly backup <folder>
  2. Stop it, and rename ${folder}, for example to ${folder}-${made}.
  3. With this release: bin/hotelly restore <folder>/<backup>
  4. Start Hotelly. Once all is there, delete the renamed folder.`,
  )
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
