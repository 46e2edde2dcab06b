import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresAccount } from '#kit/server/postgres/account.ts'
import { findFreePort } from './free-port.ts'

const COMES_UP_MS = 10_000

const settingsOf = (database: URL, port: number, folder: string) => `
[databases]
* = host=${database.hostname} port=${database.port} auth_user=${database.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
auth_query = SELECT rolname, rolpassword FROM pg_authid WHERE rolname = $1 AND NOT rolsuper
pool_mode = transaction
default_pool_size = 8
max_client_conn = 2000
server_login_retry = 1
server_connect_timeout = 3
log_connections = 0
log_disconnections = 0
`

export type RunningPooler = Awaited<ReturnType<typeof openPooler>>

/**
 * Starts PgBouncer by transaction before all databases of a server.
 * @param serverUrl the address of a superuser
 * @param command the program
 */
export async function openPooler(serverUrl: string, command = 'pgbouncer') {
  const database = new URL(serverUrl)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-pooler-'))
  const port = await findFreePort()
  const account = await findPostgresAccount(folder)
  const users = `"${decodeURIComponent(database.username)}" "${decodeURIComponent(database.password)}"\n`
  const files = { 'users.txt': users, 'pgbouncer.ini': settingsOf(database, port, folder) }
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text, { mode: 0o600 })
    if (account) await chown(path.join(folder, name), account.uid, account.gid)
  }
  if (account) await chown(folder, account.uid, account.gid)
  const urlFor = (address: string) =>
    Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).toString()

  const start = async () => {
    const pooler = spawn(command, ['-q', path.join(folder, 'pgbouncer.ini')], {
      ...account,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const failed = once(pooler, 'exit').then(() => {
      throw new Error(`${command} ended at its start`)
    })
    failed.catch(() => {})
    for (const until = Date.now() + COMES_UP_MS; ;) {
      const client = new pg.Client(urlFor(serverUrl))
      client.on('error', () => {})
      const isUp = client.connect().then(() => client.end().then(() => true))
      if (await Promise.race([isUp.catch(() => false), failed])) return pooler
      if (Date.now() > until) throw new Error(`${command} does not come up`)
      await pause(50)
    }
  }
  let running = await start()
  const end = async (signal: NodeJS.Signals) => {
    if (running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
  }
  return {
    /** The address of the pooler for an address of the server. */
    urlFor,
    /** Ends it at once, as a crash would, and starts it again at the same address. */
    restart: async () => {
      await end('SIGKILL')
      running = await start()
    },
    stop: async () => {
      await end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
