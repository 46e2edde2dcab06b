import { createHash, randomBytes } from 'node:crypto'
import { cp, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { listBackups } from '#app/backup/folder.ts'
import { makeBackup } from '#app/backup/make.ts'
import { type Manifest, pictureFile, readManifest, tableFile, writeManifest } from '#app/backup/manifest.ts'
import { verifyBackup } from '#app/backup/verify.ts'
import { hotels } from '#features/hotels/server/table.ts'
import { seedDemo } from '#demo/seed.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { migrate } from '#kit/server/migrate.ts'
import { openLocalStorage } from '#kit/server/storage.ts'
import { backupIn, startCommand } from './cli.ts'
import { runHere, succeedHere } from './command-here.ts'
import { makeOwnDatabase, type OwnDatabase } from './own-database.ts'
import { openProduct } from './product.ts'
import { isWhole } from './usual.ts'

const product = openProduct()
const KEY = randomBytes(32)
const KEPT = { HOTELLY_BACKUP_KEY: KEY.toString('hex') }
let folder: string
let backup: string
let target: OwnDatabase

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-damaged-'))
  await seedDemo(product.database, product.storage)
  const order = { url: product.databaseUrl, storage: product.storage, key: KEY, keep: null, tell: () => {} }
  backup = (await makeBackup({ ...order, folder: path.join(folder, 'whole') })).path
  target = await makeOwnDatabase(inject('templateUrl'))
})

afterAll(async () => {
  await target.drop()
  await rm(folder, { recursive: true, force: true })
})

async function copyOf(name: string) {
  const copy = path.join(folder, name)
  await rm(copy, { recursive: true, force: true })
  await cp(backup, copy, { recursive: true })
  return copy
}

async function flipByte(file: string, place: number) {
  const handle = await open(file, 'r+')
  const byte = Buffer.alloc(1)
  const at = Math.floor(((await handle.stat()).size - 1) * place)
  await handle.read(byte, 0, 1, at)
  await handle.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, at)
  await handle.close()
}

const settings = () => ({ ...KEPT, DATABASE_URL: target.url, HOTELLY_DATA_DIR: path.join(folder, 'data') })
const hasHotels = async () =>
  (await target.seeAll<{ at: string | null }>(`SELECT to_regclass('public.hotels')::text AS at`))[0]?.at !==
  null

test('a flipped byte in any file is found, and nothing is restored from it', async () => {
  const entries = await readdir(backup, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(backup, path.join(entry.parentPath, entry.name)))
  const damaged = await copyOf('damaged')
  const kinds = [/^manifest\.json$/, /^manifest\.sha256$/, /hotels\.copy\.gz$/, /users\.copy\.gz$/, /\.webp$/]
  for (const kind of kinds) {
    const file = files.find((name) => kind.test(name)) ?? ''
    // The first byte, among others: what unpacking alone would not notice.
    for (const place of [0, 0.01, 0.5, 1]) {
      await flipByte(path.join(damaged, file), place)
      const faults = await verifyBackup(damaged, KEY, () => {}).then(
        (verified) => verified.faults,
        (error: Error) => [error.message],
      )
      expect(faults, `${file} at ${place}`).toEqual([expect.stringContaining(path.basename(file))])
      await flipByte(path.join(damaged, file), place)
    }
  }
  await flipByte(path.join(damaged, 'tables/users.copy.gz'), 0.5)
  expect(await runHere(['restore', damaged], settings())).toMatchObject({
    code: 1,
    err: expect.stringContaining('tables/users.copy.gz has changed since the backup was made.') as string,
  })
  expect(await hasHotels()).toBe(false)
}, 120_000)

test('missing files and pictures that rows name are found', async () => {
  const damaged = await copyOf('damaged')
  const manifest = await readManifest(damaged)
  const picture = manifest.pictures.find(({ name }) => name.startsWith('menu-items/'))?.name ?? ''
  await rm(path.join(damaged, 'tables/guests.copy.gz'))
  await rm(path.join(damaged, 'images', picture))
  const missing = await runHere(['verify-backup', damaged], {})
  expect(missing.err).toContain('tables/guests.copy.gz is missing.')
  expect(missing.err).toContain(`images/${picture} is missing.`)
  expect(missing.err).toContain('The backup is damaged: 2 faults.')

  const unlisted = await copyOf('damaged')
  const { format: _, ...rest } = manifest
  const pictures = manifest.pictures.filter(({ name }) => name !== picture)
  await writeManifest(unlisted, { ...rest, pictures }, KEY)
  const found = await runHere(['verify-backup', unlisted], {})
  expect(found.err).toContain(`names the picture ${picture}, which is not in the backup.`)
  expect((await runHere(['verify-backup', folder], {})).err).toContain('is no complete backup')
}, 60_000)

test('a backup of another release is refused by its name', async () => {
  const { format, ...manifest } = await readManifest(backup)
  const tell = async (changed: Partial<Manifest>) => {
    const other = await copyOf('other')
    await writeManifest(other, { ...manifest, product: '9.0.0', ...changed }, KEY)
    return (await runHere(['restore', other], settings())).err
  }
  expect(await tell({ format: format + 1 } as never)).toContain('Use Hotelly 9.0.0 or newer.')
  const migration = { name: '9000_future.sql', checksum: 'a'.repeat(64) }
  const strange = await tell({ migrations: [...manifest.migrations, migration] })
  expect(strange).toContain('made by Hotelly 9.0.0 with the migration 9000_future.sql')
  expect(await hasHotels()).toBe(false)
})

const CHANGED: Record<string, string> = { role: 'super_admin', hotel_id: '\\N' }

/** Makes super admins of all staff of a backup, and renews every checksum; signs it with a key, or leaves the signature. */
async function forge(name: string, key: Buffer | null) {
  const forged = await copyOf(name)
  const { format: _, ...manifest } = await readManifest(forged)
  const signature = path.join(forged, 'manifest.signature')
  const before = await readFile(signature)
  const file = tableFile(forged, 'users')
  const columns = manifest.tables.find((table) => table.name === 'users')?.columns ?? []
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
  const changed = lines.map(
    (line) =>
      line &&
      line
        .split('\t')
        .map((field, at) => CHANGED[columns[at] ?? ''] ?? field)
        .join('\t'),
  )
  const rows = Buffer.from(changed.join('\n'))
  const packed = gzipSync(rows)
  await writeFile(file, packed)
  const sumsOf = (bytes: Buffer) => ({
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  const tables = manifest.tables.map((table) =>
    table.name === 'users' ? { ...table, ...sumsOf(rows), file: sumsOf(packed) } : table,
  )
  await writeManifest(forged, { ...manifest, tables }, key ?? KEY)
  if (!key) await writeFile(signature, before)
  return forged
}

test('a changed row with renewed checksums is whole, but not signed here, and is refused', async () => {
  const unsigned = await forge('unsigned', KEY)
  await rm(path.join(unsigned, 'manifest.signature'))
  for (const [forged, says] of [
    [await forge('signature left', null), 'Signed with another key'],
    [await forge('signed elsewhere', randomBytes(32)), 'Signed with another key'],
    [unsigned, 'Not signed'],
  ] as const) {
    const verified = await succeedHere(['verify-backup', forged], KEPT)
    expect(verified).toContain(says)
    expect(verified).toContain('The backup is whole')
    const refused = await runHere(['restore', forged], settings())
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toContain(says)
    expect(refused.err).toContain('--foreign')
  }
  expect(await succeedHere(['verify-backup', backup], KEPT)).toContain('Signed by this installation.')
  expect(await hasHotels()).toBe(false)
}, 120_000)

test('what is foreign is restored on demand alone, after it was said what it brings', async () => {
  const forged = await forge('foreign', randomBytes(32))
  const out = await succeedHere(['restore', forged, '--foreign'], settings())
  expect(out).toMatch(
    /^Signed with another key.*\nIt brings 1 super admin \(admin@demo-hotel\.example\),\n1 hotel \(demo-hotel\),\n0 members of staff and \d+ guests\.\nRestored /,
  )
  expect(await succeedHere(['super-admins'], settings())).toContain('admin@demo-hotel.example')
  await succeedHere(['restore', backup, '--replace', '--confirm', target.name], settings())
  expect(await succeedHere(['super-admins'], settings())).not.toContain('admin@demo-hotel.example')
  await target.drop()
  target = await makeOwnDatabase(inject('templateUrl'))
}, 120_000)

test('a backup takes over no picture from one that is not signed here', async () => {
  const order = { url: product.databaseUrl, storage: product.storage, key: KEY, keep: null, tell: () => {} }
  const backups = path.join(folder, 'mixed')
  const strange = await makeBackup({ ...order, folder: backups, key: randomBytes(32) })
  const { format: _, ...manifest } = strange.manifest
  const [first, ...others] = manifest.pictures
  const name = first?.name ?? ''
  const bytes = Buffer.from('another picture')
  await writeFile(pictureFile(strange.path, name), bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const pictures = [{ name, bytes: bytes.length, sha256 }, ...others]
  await writeManifest(strange.path, { ...manifest, pictures }, randomBytes(32))
  const own = await makeBackup({ ...order, folder: backups })
  expect(own.manifest.pictures).toEqual(strange.manifest.pictures)
})

// `npm run torture -- backup` kills many more
// twenty seconds, in which nothing else goes on: the whole form alone plays them
if (isWhole) {
  test('kill -9 in the middle of a backup leaves nothing that looks complete', async () => {
    const backups = path.join(folder, 'killed')
    const from = { DATABASE_URL: product.databaseUrl, HOTELLY_DATA_DIR: path.join(folder, 'no pictures') }
    for (const afterMs of [0, 45]) {
      const { child, ended } = startCommand(['backup', backups], from)
      await expect
        .poll(async () => (await readdir(backups).catch(() => [])).length, { interval: 5, timeout: 40_000 })
        .toBeGreaterThan(0)
      await sleep(afterMs)
      child.kill('SIGKILL')
      await ended
      for (const name of await listBackups(backups))
        expect(await runHere(['verify-backup', path.join(backups, name)], {})).toMatchObject({ code: 0 })
      for (const name of await listBackups(backups)) await rm(path.join(backups, name), { recursive: true })
    }
    const made = backupIn(await succeedHere(['backup', backups], from))
    expect(await readdir(backups)).toEqual([path.basename(made)])
  }, 120_000)

  test('kill -9 in the middle of a restore leaves an empty or a complete database', async () => {
    const manifest = await readManifest(backup)
    const rows = manifest.tables.find(({ name }) => name === 'service_bookings')?.rows
    let [empty, complete] = [0, 0]
    const moments = [0, 160]
    for (const afterMs of moments) {
      const { child, ended } = startCommand(
        ['restore', backup, '--replace', '--confirm', target.name],
        settings(),
      )
      await expect.poll(isRestoring, { interval: 5, timeout: 40_000 }).toBe(true)
      await sleep(afterMs)
      child.kill('SIGKILL')
      await ended
      await expect.poll(isRestoring, { timeout: 40_000 }).toBe(false)
      if (await hasHotels()) {
        const [found] = await target.seeAll<{ rows: number }>(
          'SELECT count(*)::int AS rows FROM service_bookings',
        )
        expect(found?.rows).toBe(rows)
        complete++
      } else empty++
    }
    expect(empty).toBeGreaterThan(0)
    expect(empty + complete).toBe(moments.length)
  }, 90_000)
}

const isRestoring = async () =>
  (
    await target.seeAll(
      `SELECT FROM pg_stat_activity WHERE datname = $1 AND application_name = 'hotelly backup'`,
      [target.name],
    )
  ).length > 0

test('a database that holds hotels is replaced on confirmation alone, and what its rows named goes', async () => {
  await succeedHere(['restore', backup, '--replace', '--confirm', target.name], settings())
  await migrate(target.url)
  const storage = openLocalStorage(path.join(folder, 'data'))
  const key = `menu-items/${crypto.randomUUID()}/old.webp`
  await storage.put(
    key,
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .webp()
      .toBuffer(),
  )
  await target.seeAll(`UPDATE menu_items SET image_url = $1 WHERE id = (SELECT id FROM menu_items LIMIT 1)`, [
    `/files/${key}`,
  ])
  const refused = await runHere(['restore', backup], settings())
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toContain(`The database ${target.name} holds 1 hotel and 1 member of staff`)
  expect(await storage.read(key)).not.toBeNull()
  expect((await runHere(['restore', backup, '--replace'], settings())).err).toContain('--confirm')
  expect((await runHere(['restore', backup, '--replace', '--confirm', 'x'], settings())).err).toContain('not')
  await succeedHere(['restore', backup, '--replace', '--confirm', target.name], settings())
  expect(await storage.read(key)).toBeNull()
}, 120_000)

test('a database that is in use is not restored into', async () => {
  await product.database.withActor(SYSTEM, async () => {
    const into = { ...settings(), DATABASE_URL: product.databaseUrl }
    expect((await runHere(['restore', backup, '--replace'], into)).err).toMatch(
      /is in use \(\d+ connections?\)/,
    )
  })
}, 120_000)

/** The keys as they were: tables are loaded in the order of these, and what belongs to no hotel had none. */
const KEYS_OF_OLD = `
  DROP TRIGGER keep_audit_of_platform ON audit_log;
  ALTER TABLE audit_log DROP CONSTRAINT audit_log_pkey, ADD PRIMARY KEY (id), ALTER hotel_id DROP NOT NULL;
  ALTER TABLE failed_logins DROP CONSTRAINT failed_logins_pkey, ADD PRIMARY KEY (id), ALTER hotel_id DROP NOT NULL;
  UPDATE audit_log SET hotel_id = NULL WHERE hotel_id = '00000000-0000-0000-0000-000000000000';
  UPDATE failed_logins SET hotel_id = NULL WHERE hotel_id = '00000000-0000-0000-0000-000000000000';
  ALTER TABLE global_services ADD UNIQUE (icon);
  ALTER TABLE services ADD FOREIGN KEY (icon) REFERENCES global_services (icon);
  ALTER TABLE service_bookings ADD FOREIGN KEY (hotel_id, guest_id) REFERENCES guests (hotel_id, id);
  ALTER TABLE auth_accounts ADD FOREIGN KEY (hotel_id, guest_id) REFERENCES guests (hotel_id, id);
  ALTER TABLE chat_conversations ADD FOREIGN KEY (hotel_id, guest_id) REFERENCES guests (hotel_id, id)`

test('a backup of an older schema is loaded at its schema, and then migrated', async () => {
  const older = await copyOf('older')
  const { format: _, ...manifest } = await readManifest(older)
  // Announcements stood in the other order before this migration.
  const since = manifest.migrations.findIndex(({ name }) => name.startsWith('0031'))
  const order = await target.seeAll('SELECT id FROM announcements ORDER BY order_index')
  const guests = manifest.tables.find(({ name }) => name === 'guests')
  expect(since).toBeGreaterThan(0)
  await target.seeAll('DELETE FROM schema_migrations WHERE name = ANY ($1)', [
    manifest.migrations.slice(since).map(({ name }) => name),
  ])
  await target.seeAll(
    `ALTER TABLE guests DROP COLUMN is_account_due, DROP COLUMN code_hash, DROP COLUMN search_text`,
  )
  await target.seeAll('ALTER TABLE chatbot_knowledge DROP COLUMN told_apart, DROP COLUMN phrasings')
  await target.seeAll('ALTER TABLE chat_messages DROP COLUMN wish, DROP COLUMN listed')
  await target.seeAll(
    'ALTER TABLE chat_conversations DROP COLUMN guest_saw_at, DROP COLUMN staff_saw_at, DROP COLUMN staff_saw_by, DROP COLUMN alerted_at, DROP COLUMN danger, DROP COLUMN talk, DROP COLUMN is_quiet, DROP COLUMN is_complaint, DROP COLUMN called_by',
  )
  await target.seeAll('ALTER TABLE announcements DROP COLUMN told_at')
  const without = (table: string, ...columns: string[]) =>
    target.seeAll(`ALTER TABLE ${table} ${columns.map((name) => `DROP COLUMN ${name}`).join(', ')}`)
  await without('menu_items', 'option_group_ids', 'sold_out_until', 'traits', 'part_ids', 'station', 'stock')
  await without('guests', 'avoids')
  const services = await target.seeAll('SELECT id, category FROM services ORDER BY id')
  await without('services', 'category')
  await without('global_services', 'category')
  await without(
    'service_bookings',
    'avoids',
    'concerns_health',
    'acknowledged_by',
    'acknowledged_at',
    'seen_at',
    'seen_by',
    'alerted_at',
    'due_at',
    'promised_at',
    'guest_language',
    'made',
    'entered_by',
    'from_chat',
    'cancel_reason',
    'translations',
    'kind',
    'offer_id',
    'team',
    'taken_by',
    'escalated_at',
    'resource_id',
    'starts_at',
    'ends_at',
    'busy_until',
    'places',
  )
  await target.seeAll(
    `ALTER TABLE service_bookings ADD CONSTRAINT service_bookings_service_category_check CHECK (service_category = 'room_service')`,
  )
  await target.seeAll(
    `ALTER TABLE users ${['language', 'mails_alerts', 'mails_summary', 'mail_refused_at', 'mail_refusal'].map((column) => `DROP COLUMN ${column}`).join(', ')}`,
  )
  await target.seeAll('ALTER TABLE auth_accounts DROP COLUMN second_factor')
  await target.seeAll(
    `ALTER TABLE hotels ${['address', 'check_in_time', 'check_out_time', 'website', 'instagram', 'facebook'].map((column) => `DROP COLUMN ${column}`).join(', ')}`,
  )
  await target.seeAll(
    'DROP TABLE emergency_texts, knowledge_checks, known_devices, guest_devices, jobs, rehearsals, alert_settings, attendance, duties, chat_outside_calls, booking_counts, option_choices, option_groups, menu_parts, kitchens, resource_blocks, resources, offers',
  )
  await target.seeAll(KEYS_OF_OLD)
  const made = await makeBackup({
    url: target.url,
    storage: openLocalStorage(path.join(folder, 'data')),
    keep: null,
    tell: () => {},
    key: KEY,
    folder: path.join(folder, 'older backups'),
  })
  expect(made.manifest.migrations).toHaveLength(since)
  await succeedHere(['restore', made.path, '--replace', '--confirm', target.name], settings())
  const turned = await target.seeAll('SELECT id FROM announcements ORDER BY order_index DESC')
  expect(turned).toEqual(order)
  expect(await target.seeAll('SELECT id, category FROM services ORDER BY id')).toEqual(services)
  expect(await target.seeAll('SELECT FROM guests WHERE NOT is_account_due')).toHaveLength(guests?.rows ?? 0)
  expect(await migrate(target.url)).toEqual([])
}, 120_000)

test('unchanged pictures of the backup before need no second place, and the oldest backups go', async () => {
  const order = { url: product.databaseUrl, storage: product.storage, key: KEY, tell: () => {} }
  const backups = path.join(folder, 'kept')
  const first = await makeBackup({ ...order, folder: backups, keep: 2 })
  const second = await makeBackup({ ...order, folder: backups, keep: 2 })
  const [picture] = first.manifest.pictures
  const inode = async (one: string) => (await stat(path.join(one, 'images', picture?.name ?? ''))).ino
  expect(await inode(second.path)).toBe(await inode(first.path))
  // A link to a file that has changed on the disk would carry the damage on.
  await flipByte(path.join(second.path, 'images', picture?.name ?? ''), 0.5)
  const third = await makeBackup({ ...order, folder: backups, keep: 2 })
  expect(third.removed).toEqual([path.basename(first.path)])
  expect(await listBackups(backups)).toEqual([second, third].map((each) => path.basename(each.path)))
  expect(await runHere(['verify-backup', third.path], {})).toMatchObject({ code: 0 })
  await writeFile(path.join(folder, 'a file'), '')
  await expect(makeBackup({ ...order, folder: path.join(folder, 'a file'), keep: 1 })).rejects.toThrow()
})

test('a logo, which keeps its key, is copied anew when it was replaced', async () => {
  const [{ id } = { id: '' }] = await product.database.withActor(SYSTEM, (tx) =>
    tx.select({ id: hotels.id }).from(hotels),
  )
  const key = `hotel-logos/${id}/logo.webp`
  const backups = path.join(folder, 'logos')
  const backUpLogo = async (version: number) => {
    await product.storage.put(key, Buffer.from(`logo ${version}`))
    await product.database.withActor(SYSTEM, (tx) =>
      tx
        .update(hotels)
        .set({ logoUrl: `/files/${key}?v=${version}` })
        .where(eq(hotels.id, id)),
    )
    const order = { url: product.databaseUrl, storage: product.storage, key: KEY, keep: null, tell: () => {} }
    return (await makeBackup({ ...order, folder: backups })).path
  }
  const made = [await backUpLogo(1), await backUpLogo(2)]
  const contents = await Promise.all(made.map((each) => readFile(path.join(each, 'images', key), 'utf8')))
  expect(contents).toEqual(['logo 1', 'logo 2'])
  for (const one of made) expect((await verifyBackup(one, KEY, () => {})).faults).toEqual([])
})
