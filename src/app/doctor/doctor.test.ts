import { createServer, type Server } from 'node:http'
import { chmod, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { seedDemo } from '#demo/seed.ts'
import { addOffer } from '#features/service-items/server/offer-queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { installationSecret } from '#kit/server/secrets.ts'
import { openLocalStorage } from '#kit/server/storage.ts'
import { citusUrl } from '#tests/citus.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { anOffer } from '#tests/services.ts'
import { openBackupKey } from '../backup/key.ts'
import { writeManifest } from '../backup/manifest.ts'
import { runCommand } from '../commands/run.ts'
import { checkBackupDisk } from './check-backups.ts'
import { checkDisks, checkNode } from './check-machine.ts'
import type { Finding } from './finding.ts'

const product = openProduct()
let folder: string
let address: string
let hotel: TestHotel
const servers: Server[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-doctor-'))
  await mkdir(path.join(folder, 'images'))
  await installationSecret(product.database, 'device')
  await installationSecret(product.database, 'webhook')
  hotel = await makeHotel(product.database)
  address = await product.listen()
})

beforeEach(() => {
  const settings = { DATABASE_URL: product.databaseUrl, HOTELLY_DATA_DIR: folder, HOTELLY_SEED_DEMO: '0' }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
})

afterEach(() => vi.unstubAllEnvs())

afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await rm(folder, { recursive: true })
})

async function doctor(...args: string[]) {
  let [out, err] = ['', '']
  const code = await runCommand(['doctor', '--url', address, ...args], {
    say: (line) => (out += `${line}\n`),
    complain: (line) => (err += `${line}\n`),
  })
  return { code, out, err }
}

async function findings(...args: string[]): Promise<Finding[]> {
  return JSON.parse((await doctor('--json', ...args)).out) as Finding[]
}

const named = async (name: string, ...args: string[]) =>
  (await findings(...args)).filter((finding) => finding.name === name)

/** Runs statements as the owner of the database. */
async function asOwner(statement: string) {
  const owner = new pg.Client(product.databaseUrl)
  await owner.connect()
  await owner.query(statement).finally(() => owner.end())
}

test('a sound deployment fails in nothing', async () => {
  vi.stubEnv('HOTELLY_PUBLIC_URL', address)
  const { code, out, err } = await doctor()
  expect(out).not.toMatch(/^fail/m)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  for (const name of [
    'PostgreSQL',
    'server role',
    'machines',
    'migrations',
    'clock',
    'disk',
    'storage',
    'secrets',
    'pictures',
    'streams',
  ])
    expect(out).toMatch(new RegExp(`^ok +${name} `, 'm'))
  expect(out).toMatch(/^ok +public streams +live events arrive at once$/m)
})

test('settings that cannot be read fail, and unknown names are told with the nearest', async () => {
  vi.stubEnv('HOTELLY_TRUST_PROXI', '1')
  expect(await named('settings')).toContainEqual({
    name: 'settings',
    state: 'warn',
    says: 'HOTELLY_TRUST_PROXI is no setting of Hotelly and has no effect',
    advice: 'Did you mean HOTELLY_TRUST_PROXY?',
  })
  vi.stubEnv('PORT', 'http')
  const { code, out, err } = await doctor()
  expect(out).toMatch(/^fail +settings +.*PORT/m)
  expect({ code, err }).toEqual({ code: 1, err: '1 check failed.\n' })
})

test('https in front without a trusted proxy fails', async () => {
  vi.stubEnv('HOTELLY_PUBLIC_URL', 'https://127.0.0.1:1')
  expect(await named('reverse proxy')).toMatchObject([{ state: 'fail' }])
  expect(await named('public address')).toMatchObject([{ state: 'warn' }])
})

test('an old Node.js fails', () => {
  expect(checkNode('22.11.0').state).toBe('fail')
  expect(checkNode('24.0.0').state).toBe('ok')
})

test('a data folder that others can read, or that is missing, is told', async () => {
  await chmod(folder, 0o755)
  expect(await named('data folder')).toMatchObject([{ state: 'warn', advice: `chmod o-r ${folder}` }])
  await chmod(folder, 0o700)
  expect(await named('data folder')).toMatchObject([{ state: 'ok' }])
  vi.stubEnv('HOTELLY_DATA_DIR', path.join(folder, 'gone'))
  expect(await named('data folder')).toMatchObject([{ state: 'warn' }])
  expect(await named('storage')).toMatchObject([{ state: 'warn' }])
})

test('a database that cannot be reached fails, and its password is not told', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://me:very-secret@127.0.0.1:1/hotelly')
  const { code, out, err } = await doctor()
  expect(code).toBe(1)
  expect(out).toMatch(/^fail +database +.*ECONNREFUSED/m)
  expect(out + err).not.toContain('very-secret')
})

test('a role that owns a table fails', async () => {
  await asOwner('ALTER TABLE feature_flags OWNER TO hotelly_app')
  expect(await named('roles')).toContainEqual(
    expect.objectContaining({ state: 'fail', says: 'hotelly_app can become the owner of tables' }),
  )
  await asOwner('ALTER TABLE feature_flags OWNER TO CURRENT_USER')
  expect((await named('roles')).map(({ state }) => state)).not.toContain('fail')
})

test('a role to serve as that could pass row-level security fails', async () => {
  const { pathname } = new URL(product.databaseUrl)
  const role = `${pathname.slice(1)}_server`
  const stateOf = async () => (await named('server role')).map(({ state, says }) => `${state}: ${says}`)
  const healthy = [`ok: ${role} can become neither the owner nor a superuser`]
  expect(await stateOf()).toEqual(healthy)

  await asOwner(`CREATE ROLE ${role}_mighty SUPERUSER; GRANT ${role}_mighty TO ${role}`)
  const becomesMighty = `fail: ${role} can become ${role}_mighty, whom row-level security does not hold`
  expect(await stateOf()).toEqual([becomesMighty])
  await asOwner(`DROP ROLE ${role}_mighty; REVOKE hotelly_platform FROM ${role}`)
  expect(await stateOf()).toEqual([`fail: ${role} cannot become hotelly_app and hotelly_platform`])
  await asOwner(`GRANT hotelly_platform TO ${role}`)
  expect(await stateOf()).toEqual(healthy)
})

test('a pooler is tried as the role to serve as', async () => {
  expect(await named('pooler')).toEqual([])
  vi.stubEnv('DATABASE_DIRECT_URL', product.databaseUrl)
  const statement = `ALTER ROLE ${new URL(product.databaseUrl).pathname.slice(1)}_server SET role = 'hotelly_app'`
  await asOwner(statement)
  expect(await named('pooler')).toMatchObject([
    { state: 'fail', says: expect.stringContaining('DATABASE_PREPARED') },
  ])
  vi.stubEnv('DATABASE_PREPARED', 'off')
  expect(await named('pooler')).toMatchObject([
    { state: 'ok', says: expect.stringContaining('without prepared statements') },
  ])
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:9/hotelly')
  expect(await named('pooler')).toMatchObject([
    { state: 'fail', says: expect.stringContaining('cannot be used') },
  ])
})

const addressOf = (username: string, password: string) =>
  Object.assign(new URL(product.databaseUrl), { username, password }).toString()

test.skipIf(citusUrl)('DATABASE_APP_URL is tried, and its password is not told', async () => {
  const { pathname } = new URL(product.databaseUrl)
  vi.stubEnv('DATABASE_APP_URL', addressOf(`${pathname.slice(1)}_server`, 'very-wrong'))
  const { out } = await doctor()
  expect(out).toMatch(/^fail +server role +.*cannot sign in/m)
  expect(out).not.toContain('very-wrong')
})

test('a role to serve as that is not there, or owns the tables, fails', async () => {
  const { username, password } = new URL(product.databaseUrl)
  vi.stubEnv('DATABASE_APP_URL', addressOf('nobody_at_all', 'x'))
  expect(await named('server role')).toMatchObject([{ state: 'fail', says: 'nobody_at_all is not there' }])
  vi.stubEnv('DATABASE_APP_URL', addressOf(username, password))
  expect(await named('server role')).toMatchObject([
    { state: 'fail', says: `${username} is an owner, or can pass row-level security` },
  ])
})

test('the room that is too little is what the setting says, and the disk of the backups counts', async () => {
  const { bavail, bsize } = await statfs(folder)
  const at = async (lowBytes: number, backups = folder) =>
    (await checkDisks({ dataDir: folder, backup: { folder: backups, keep: 1 }, diskLowBytes: lowBytes })).map(
      ({ state }) => state,
    )
  expect(await at(bavail * bsize * 0.5)).toEqual(['ok'])
  expect(await at(bavail * bsize * 1.5)).toEqual(['warn'])
  expect(await at(bavail * bsize * 3)).toEqual(['fail'])
  expect(await at(1, '/proc')).toHaveLength(2)
})

test('more connections of all processes than the server allows fail', async () => {
  expect(await named('connections')).toMatchObject([{ state: 'ok' }])
  vi.stubEnv('HOTELLY_DB_CONNECTIONS', '200')
  const another = new pg.Client({ connectionString: product.databaseUrl, application_name: 'hotelly live' })
  await another.connect()
  expect(await named('connections')).toMatchObject([
    { state: 'fail', says: expect.stringMatching(/^2 processes of 20\d,/) },
  ])
  await another.end()
})

test('migrations that are missing, edited or newer are told', async () => {
  await asOwner("INSERT INTO schema_migrations VALUES ('9999_newer.sql', 'x', now())")
  expect(await named('migrations')).toMatchObject([{ state: 'warn', says: expect.stringContaining('9999') }])
  await asOwner("DELETE FROM schema_migrations WHERE name = '9999_newer.sql'")
  const first = "name = (SELECT min(name) FROM schema_migrations WHERE name <> 'rls.sql')"
  await asOwner(`UPDATE schema_migrations SET checksum = 'x' || checksum WHERE ${first}`)
  expect(await named('migrations')).toMatchObject([{ state: 'fail' }])
  await asOwner(`UPDATE schema_migrations SET checksum = substr(checksum, 2) WHERE ${first}`)
  expect(await named('migrations')).toMatchObject([{ state: 'ok' }])
})

test('a picture that a row names and the storage lacks fails', async () => {
  const key = `menu-items/${hotel.id}/1700000000000.webp`
  const name = (url: string | null) =>
    product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`UPDATE menu_items SET image_url = ${url} WHERE id = ${hotel.dishes[0].id}`),
    )
  await name(`/files/${key}`)
  expect(await named('pictures', '--deep')).toMatchObject([
    { state: 'fail', says: expect.stringContaining(key) },
  ])
  await openLocalStorage(folder).put(key, Buffer.from('a picture'))
  expect(await named('pictures', '--deep')).toMatchObject([{ state: 'ok', says: '1 looked at, 0 missing' }])
  await name(null)
  const ofOffer = `offers/${hotel.id}/1700000000001.webp`
  await product.database.withActor(SYSTEM, (tx) =>
    addOffer(tx, hotel.id, anOffer({ imageUrl: `/files/${ofOffer}` })),
  )
  expect(await named('pictures', '--deep')).toMatchObject([
    { state: 'fail', says: expect.stringContaining(ofOffer) },
  ])
  await openLocalStorage(folder).put(ofOffer, Buffer.from('a picture'))
  expect(await named('pictures')).toMatchObject([{ state: 'ok', says: '1 looked at, 0 missing' }])
})

test('the age of the newest backup counts', async () => {
  expect(await named('backup')).toMatchObject([{ state: 'warn' }])
  const backups = path.join(folder, 'backups')
  await writeFile(path.join(folder, 'a file'), '')
  for (const unusable of [path.join(folder, 'a file'), path.join(folder, 'not', 'there')]) {
    vi.stubEnv('HOTELLY_BACKUP_DIR', unusable)
    expect(await named('backup')).toMatchObject([
      { state: 'fail', says: expect.stringContaining('cannot be used') as string },
    ])
  }
  vi.stubEnv('HOTELLY_BACKUP_DIR', backups)
  expect(await named('backup')).toMatchObject([{ state: 'fail' }])
  const add = async (taken: Date) => {
    const one = path.join(backups, taken.toISOString().replaceAll(':', '-'))
    await mkdir(one, { recursive: true })
    await writeFile(path.join(one, 'manifest.json'), JSON.stringify({ takenAt: taken.toISOString() }))
  }
  await add(new Date(Date.now() - 5 * 24 * 3_600_000))
  expect(await named('backup')).toMatchObject([{ state: 'fail', says: 'the newest of 1 is 120 hours old' }])
  await add(new Date())
  expect(await named('backup')).toMatchObject([{ state: 'ok' }])
})

test('the key of the backups is private to its owner, and the newest backup is signed with it', async () => {
  const backups = path.join(folder, 'signed')
  const backup = path.join(backups, '2026-03-05T02-00-00.000Z')
  const place = { dataDir: path.join(folder, 'of the key'), backupKey: null }
  await mkdir(backup, { recursive: true })
  const at = new Date().toISOString()
  const times = { begunAt: at, takenAt: at, finishedAt: at }
  const rest = { migrations: [], tables: [], pictures: [], lost: [] }
  const sign = (key: Buffer) =>
    writeManifest(backup, { product: '1', postgres: '18', ...times, ...rest }, key)
  const key = () => named('backup key')
  vi.stubEnv('HOTELLY_DATA_DIR', place.dataDir)
  expect(await key()).toEqual([])

  vi.stubEnv('HOTELLY_BACKUP_DIR', backups)
  await sign(Buffer.alloc(32))
  expect(await key()).toMatchObject([{ state: 'fail', says: expect.stringMatching(/is not there/) }])
  const own = await openBackupKey(place)
  expect(await key()).toMatchObject([{ state: 'fail', says: expect.stringMatching(/another key/) }])
  vi.stubEnv('HOTELLY_BACKUP_KEY', '0'.repeat(64))
  expect(await key()).toMatchObject([{ state: 'ok' }])
  vi.stubEnv('HOTELLY_BACKUP_KEY', undefined)
  await sign(own)
  expect(await key()).toMatchObject([{ state: 'ok' }])

  const file = path.join(place.dataDir, 'keys/backup')
  await chmod(file, 0o640)
  expect(await key()).toMatchObject([{ state: 'warn', advice: `chmod 600 ${file}` }])
  await rm(path.join(backup, 'manifest.signature'))
  expect((await key()).map(({ state }) => state)).toEqual(['warn', 'warn'])
  await writeFile(path.join(backup, 'manifest.json'), '{}')
  expect(await key()).toContainEqual(expect.objectContaining({ state: 'fail' }))
  await writeFile(file, 'no key')
  expect(await key()).toMatchObject([{ state: 'fail', says: expect.stringContaining('64') }])
})

test('backups on the disk of what they are made of are told', async () => {
  const at = async (backups: string, kept: { s3?: object; databaseUrl?: string } = {}) => {
    const places = { dataDir: folder, backup: { folder: backups, keep: 1 }, s3: null, databaseUrl: null }
    const [found] = await checkBackupDisk({ ...places, ...kept } as Parameters<typeof checkBackupDisk>[0])
    return found
  }
  expect(await at(folder)).toMatchObject({ state: 'warn', says: expect.stringContaining(folder) as string })
  expect(await at(path.join(folder, 'not yet'))).toMatchObject({ state: 'warn' })
  expect(await at('/proc')).toMatchObject({ state: 'ok' })
  expect(await at(folder, { s3: {}, databaseUrl: 'postgres://elsewhere' })).toMatchObject({ state: 'ok' })
  vi.stubEnv('HOTELLY_BACKUP_DIR', path.join(folder, 'backups'))
  expect(await named('backup disk')).toMatchObject([{ state: 'warn' }])
})

test('the demo hotel is told where others can reach it', async () => {
  await seedDemo(product.database, openLocalStorage(folder))
  expect(await named('demo hotel')).toMatchObject([{ state: 'warn' }])
})

test('a proxy that holds streams back fails', { timeout: 20_000 }, async () => {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${address}${request.url}`)
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
    const isHeldBack = request.url?.startsWith('/events/')
    if (isHeldBack) response.flushHeaders()
    else response.end(await answer.text())
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('HOTELLY_PUBLIC_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [found] = await named('public streams')
  expect(found).toMatchObject({ state: 'fail', says: 'no live event arrives within 3 s' })
})

test('addresses of staff that refuse e-mails are counted, where e-mails are sent', async () => {
  const refuse = (at: string) =>
    asOwner(`UPDATE users SET mail_refused_at = ${at} WHERE hotel_id = '${hotel.id}'`)
  await refuse('now()')
  expect(await named('mail')).toMatchObject([
    { state: 'ok', says: expect.stringMatching('sends none') as string },
  ])
  for (const [key, value] of Object.entries({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'stay@hotelly.example',
    HOTELLY_PUBLIC_URL: address,
  }))
    vi.stubEnv(key, value)
  const said = async () => (await named('mail')).map(({ state, says }) => `${state}: ${says}`)
  expect(await said()).toContain('warn: 1 address of the staff refuses e-mails')
  await refuse('NULL')
  expect(await said()).toContain('ok: no address of the staff refuses e-mails')
})
