// backups and restores of much data while writers go on, killed at any moment: whole or nothing
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { listBackups } from '#app/backup/folder.ts'
import { type Manifest, readManifest } from '#app/backup/manifest.ts'
import { seedDemo } from '#demo/seed.ts'
import { openDatabase } from '#kit/server/database.ts'
import { migrate } from '#kit/server/migrate.ts'
import { startEmbeddedPostgres } from '#kit/server/postgres/embedded-postgres.ts'
import { openLocalStorage } from '#kit/server/storage.ts'
import { backupIn, startCommand, succeed } from '../cli.ts'
import { makeOwnDatabase } from '../own-database.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    orders: { type: 'string' },
  },
})
const rounds = Number(values.rounds ?? (values.short ? 3 : 50))
const orders = Number(values.orders ?? (values.short ? 20_000 : 200_000))

const say = (line: string) => process.stdout.write(`${line}\n`)
const expect = (holds: boolean, promise: string) => {
  if (!holds) throw new Error(`Broken: ${promise}`)
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-torture-backup-'))
const server = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), log: say })
await migrate(server.url)
const database = openDatabase(server.url, { connections: 2 })
const key = { HOTELLY_BACKUP_KEY: randomBytes(32).toString('hex') }
const from = { ...key, DATABASE_URL: server.url, HOTELLY_DATA_DIR: path.join(folder, 'data') }
await seedDemo(database, openLocalStorage(from.HOTELLY_DATA_DIR))
await database.close()
const target = await makeOwnDatabase(server.url)
const into = { ...key, DATABASE_URL: target.url, HOTELLY_DATA_DIR: path.join(folder, 'restored') }

const owner = new pg.Client(server.url)
await owner.connect()
const copyOrders = (count: number) =>
  owner.query<{ id: string }>(
    `INSERT INTO service_bookings (hotel_id, guest_name, room_number, service_name, service_icon, order_details,
       total_price, idempotency_key, request_hash)
     SELECT hotel_id, guest_name, room_number, service_name, service_icon, order_details, total_price,
       gen_random_uuid(), request_hash
     FROM (SELECT * FROM service_bookings LIMIT 1) one, generate_series(1, $1) RETURNING id`,
    [count],
  )
await copyOrders(orders)

const writing = new AbortController()
let acknowledged = 0
const writer = (async () => {
  while (!writing.signal.aborted) {
    await copyOrders(1)
    acknowledged++
    await sleep(2)
  }
})()

const backups = path.join(folder, 'backups')
const rowsOf = ({ tables }: Manifest) => tables.find(({ name }) => name === 'service_bookings')?.rows ?? 0
const backupArgs = ['backup', backups, '--keep', '3']
const restoreArgs = (backup: string) => ['restore', backup, '--replace', '--confirm', target.name]

/** Runs a command, and kills it at a random moment of the time that it usually takes. */
async function runAndKill(args: string[], settings: Record<string, string>, usualMs: number) {
  const { child, ended } = startCommand(args, settings)
  const timer = setTimeout(() => child.kill('SIGKILL'), Math.random() * usualMs)
  return ended.finally(() => clearTimeout(timer))
}

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const began = Date.now()
  return [await work, Date.now() - began]
}

const ordersInTarget = async () => {
  const [found] = await target.seeAll<{ at: string | null }>(
    `SELECT to_regclass('public.service_bookings')::text AS at`,
  )
  if (!found?.at) return null
  const [row] = await target.seeAll<{ rows: number }>('SELECT count(*)::int AS rows FROM service_bookings')
  return row?.rows ?? null
}

try {
  let [made, backupMs] = await timed(succeed(backupArgs, from))
  let [, restoreMs] = await timed(succeed(restoreArgs(backupIn(made)), into))
  say(`${orders} orders: backup ${backupMs} ms, restore ${restoreMs} ms`)
  let [broken, kept] = [0, 0]
  for (let round = 1; round <= rounds; round++) {
    await runAndKill(backupArgs, from, backupMs)
    for (const name of await listBackups(backups))
      await succeed(['verify-backup', path.join(backups, name)], {})

    const least = orders + acknowledged
    made = await succeed(backupArgs, from)
    const backup = backupIn(made)
    const manifest = await readManifest(backup)
    expect(rowsOf(manifest) >= least, 'what was acknowledged before the backup began is in it')
    const names = await readdir(backups)
    expect(
      names.length <= 3 && names.join() === (await listBackups(backups)).join(),
      'nothing is left behind',
    )

    const before = await ordersInTarget()
    await runAndKill(restoreArgs(backup), into, restoreMs)
    await sleep(500)
    const after = await ordersInTarget()
    expect(after === before || after === rowsOf(manifest), 'a killed restore changes nothing or everything')
    if (after === before) broken++
    else kept++
    await succeed(restoreArgs(backup), into)
    expect((await ordersInTarget()) === rowsOf(manifest), 'all rows are restored')
    say(`round ${round}: ${rowsOf(manifest)} orders; killed restores: ${broken} undone, ${kept} complete`)
  }
  say(`${rounds} rounds, no promise broken.`)
} finally {
  writing.abort()
  await writer
  await owner.end()
  await target.drop()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
