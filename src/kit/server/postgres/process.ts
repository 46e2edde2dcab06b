import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Account } from './account.ts'

export type Postmaster = { pid: number; ended: Promise<void> }

export const POSTGRES_ENVIRONMENT = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }

type Launch = {
  program: string
  data: string
  logFile: string
  settings: Record<string, string | number>
  account: Account | null
}

/** Starts PostgreSQL on `data` and waits until it accepts connections. Rejects with its log if it exits before that. */
export async function startPostmaster({
  program,
  data,
  logFile,
  settings,
  account,
}: Launch): Promise<Postmaster> {
  await rename(logFile, `${logFile}.1`).catch(() => {})
  const output = await open(logFile, 'a', 0o600)
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const guard = await standBy(data, account)
  // In its own process group, Ctrl-C in the terminal reaches only us, and we stop PostgreSQL last.
  const child = spawn(join(program, 'bin/postgres'), ['-D', data, ...options], {
    ...account,
    cwd: '/',
    detached: true,
    env: POSTGRES_ENVIRONMENT,
    stdio: ['ignore', output.fd, output.fd],
  })
  // at once, as we may be gone a moment later
  guard?.stdin.write(`${child.pid}\n`)
  await once(child, 'spawn').finally(() => output.close())
  const pid = Number(child.pid)
  const ended = once(child, 'exit').then(() => {})
  child.unref()
  void ended.then(() => guard?.kill('SIGKILL'))

  while (!(await isReady(data, pid))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`PostgreSQL did not start:\n${await readFile(logFile, 'utf8')}`)
    }
    await sleep(10)
  }
  return { pid, ended }
}

/** While the pid file is not there yet, the server may still be starting; where it stays away, its data were removed. */
const STOP_AT_END = `
read -r server && [ "$server" -gt 0 ] || exit
read -r nothing
for try in 1 2 3 4 5 6 7 8 9 10; do
  if read -r running < "$1/postmaster.pid" && [ "$running" = "$server" ]; then kill -INT "$server"; exit; fi
  kill -0 "$server" || exit
  sleep 0.5
done
[ -e "$1/postmaster.pid" ] || kill -INT "$server"`

/**
 * Lets a shell stop PostgreSQL once this process is gone, however it ended: it waits on a pipe that we alone hold open,
 * whose first line tells the pid. It is there before PostgreSQL, which nobody would stop if we ended between the two. A
 * server that runs on the same data by then has another pid, and is left alone.
 */
async function standBy(data: string, account: Account | null) {
  if (process.platform === 'win32') return null
  const guard = spawn('/bin/sh', ['-c', STOP_AT_END, 'sh', data], {
    ...account,
    cwd: '/',
    detached: true,
    env: POSTGRES_ENVIRONMENT,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  await once(guard, 'spawn')
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
  return guard
}

/** Stops the server on `data`, if one is running: a fast shutdown, then an immediate one, then SIGKILL. */
export async function stopPostmaster(data: string): Promise<void> {
  const pid = await findPostmaster(data)
  if (pid === null) return
  for (const [name, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    signal(pid, name)
    const deadline = Date.now() + seconds * 1000
    while (Date.now() < deadline) {
      if (!(await isPostmaster(pid, data))) return
      await sleep(10)
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`)
}

/** The process id of the server running on `data`, even one we did not start; null when none runs. */
export async function findPostmaster(data: string): Promise<number | null> {
  const pid = Number((await readPidFile(data))[0])
  return pid > 0 && (await isPostmaster(pid, data)) ? pid : null
}

/** Removes a dead server's pid file when another program now has its pid: PostgreSQL would refuse to start. */
export async function forgetRecycledPid(data: string): Promise<void> {
  const pid = Number((await readPidFile(data))[0])
  if (pid > 0 && signal(pid, 0) && !(await isPostmaster(pid, data))) await rm(join(data, 'postmaster.pid'))
}

async function isReady(data: string, pid: number): Promise<boolean> {
  const lines = await readPidFile(data)
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

async function readPidFile(data: string): Promise<string[]> {
  return (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
}

async function isPostmaster(pid: number, data: string): Promise<boolean> {
  return (await commandLine(pid)).includes(data)
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
