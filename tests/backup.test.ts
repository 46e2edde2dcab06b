import { randomUUID } from 'node:crypto'
import { chmod, cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { listBackups } from '#app/backup/folder.ts'
import { findBackupKey, openBackupKey } from '#app/backup/key.ts'
import { readManifest } from '#app/backup/manifest.ts'
import { PICTURE_COLUMNS } from '#app/backup/picture-names.ts'
import { backupIn, runCommand, succeed } from './cli.ts'
import { ask, makeOwnDatabase, type OwnDatabase } from './own-database.ts'
import { type RunningProduct, startProductIn } from './running-product.ts'
import { makePhoto } from './uploader.ts'

const GUEST = { lastName: 'Smith', roomNumber: '101' }
const STAFF = { email: 'admin@demo-hotel.example', password: 'seven-bridges-over-miljacka' }

let folder: string
let source: RunningProduct
let target: OwnDatabase
let targetFolder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-backup-'))
  await chmod(folder, 0o711)
  targetFolder = path.join(folder, 'restored')
  source = await startProductIn(path.join(folder, 'source'))
  target = await makeOwnDatabase(inject('templateUrl'))
}, 90_000)

afterAll(async () => {
  await source.stop()
  await target.drop()
  await rm(folder, { recursive: true, force: true })
})

const hotelOf = (product: RunningProduct, rest: string) => `${product.address}/api/hotels/demo-hotel${rest}`
const post = (url: string, body: object, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

async function signIn(product: RunningProduct, kind: 'guest' | 'staff') {
  const response = await post(hotelOf(product, `/${kind}-session`), kind === 'guest' ? GUEST : STAFF)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { status: response.status, cookie: cookies.join('; ') }
}

/** Something in each table that neither the demo hotel nor the writers fill. */
async function fillTheRest() {
  const [hotel] = await ask<{ id: string }>(source.databaseUrl, 'SELECT id FROM hotels')
  const id = hotel?.id
  for (const statement of [
    `INSERT INTO chat_conversations (hotel_id, session_id, device_id, language, guest_name)
       VALUES ($1, repeat('a', 20), E'tab\\there, \\\\ and\\nbreak\\r', 'ar', 'أشجع')`,
    `INSERT INTO chat_messages (hotel_id, conversation_id, position, author, text)
       SELECT hotel_id, id, 1, 'guest', E'Šta ima?\\n\\\\N \\u2028 😀' FROM chat_conversations WHERE hotel_id = $1`,
    `INSERT INTO chat_messages (hotel_id, conversation_id, position, author, text, source, answers)
       SELECT hotel_id, conversation_id, 2, 'assistant', '\\.', 'model', id FROM chat_messages WHERE hotel_id = $1`,
    `UPDATE chatbot_knowledge SET embedding = ARRAY[0.1, -1e-7, 'NaN', 3.4028235e38]::real[] WHERE hotel_id = $1`,
    `UPDATE chatbot_knowledge SET phrasings = ARRAY['متى؟', E'a "quote", a \\\\ and {braces}', 'NULL'] WHERE hotel_id = $1`,
    `INSERT INTO knowledge_checks (hotel_id, question) VALUES ($1, 'Imate li šah?')`,
    `INSERT INTO emergency_texts (hotel_id, danger, language, text) VALUES ($1, 'gas', 'ar', E'إلى الخارج\\nفورًا')`,
    `INSERT INTO currency_changes (hotel_id, from_currency, to_currency, prices)
       VALUES ($1, 'USD', 'KWD', '[{"id": "a", "before": 1, "after": 2}]')`,
    `INSERT INTO failed_logins (hotel_id, identifier, login_type) VALUES ($1, 'Novak', 'guest')`,
    `INSERT INTO chat_outside_calls (hotel_id, day, calls, visitor_calls) VALUES ($1, current_date, 2, 1)`,
    `INSERT INTO booking_counts (hotel_id, previous, counted_at) VALUES ($1, 7, now()) ON CONFLICT (hotel_id) DO NOTHING`,
    `INSERT INTO kitchens (hotel_id, opens, closes, language, delay_until) VALUES ($1, '06:00', '06:00', 'bs', '-infinity')`,
    `INSERT INTO alert_settings (hotel_id, names_room) VALUES ($1, false)`,
    `INSERT INTO rehearsals (hotel_id, id, kind, started_by, starter_id, noticed)
       VALUES ($1, gen_random_uuid(), 'order', E'Amra\\t"', gen_random_uuid(), '{"panels": [], "steps": [], "devices": []}')`,
    `INSERT INTO duties (hotel_id, user_id, mode, week) VALUES ($1, gen_random_uuid(), 'hours', '[[], [], [], [], [], [], []]')`,
    `INSERT INTO jobs (hotel_id, kind, key, payload, failure, parked_at)
       VALUES ($1, 'ring', E'a\tkey', '{"device": "a"}', E'the push service:\n500', now())`,
    `INSERT INTO resource_blocks (hotel_id, resource_id, begins_at, ends_at, reason, created_by)
       SELECT hotel_id, id, now(), 'infinity', E'Painting\\n', 'Front Desk' FROM resources WHERE hotel_id = $1 LIMIT 1`,
    `INSERT INTO service_bookings (hotel_id, guest_name, room_number, service_category, kind, offer_id, team, service_name,
         service_icon, order_details, total_price, idempotency_key, request_hash)
       SELECT hotel_id, 'Novak', '405', category, kind, id, team, name, 'Sparkles', '{}', 0, gen_random_uuid(), ''
       FROM offers WHERE hotel_id = $1 AND kind = 'request'`,
    `INSERT INTO platform_webhook_calls (hotel_id, ok, reason) VALUES ($1, false, 'timeout')`,
    `WITH admin AS (INSERT INTO users (email, full_name, role) VALUES ('s@hotelly.example', 'S', 'super_admin')
         RETURNING id),
       visit AS (INSERT INTO support_visits (hotel_id, user_id, reason, ends_at)
         SELECT $1, id, 'To help', '2026-01-01 00:00:00.123456+02' FROM admin RETURNING hotel_id, id)
       INSERT INTO support_reads (hotel_id, visit_id, procedure) SELECT hotel_id, id, 'menu.list' FROM visit`,
  ])
    await ask(source.databaseUrl, statement, [id])
}

/** A guest asks for a repair with a picture. */
async function sendPicture() {
  const { cookie } = await signIn(source, 'guest')
  const headers = { cookie }
  const body = new Uint8Array(await makePhoto(200, 100))
  const uploads = `${source.address}/hotelly-uploads/demo-hotel/guest-pictures`
  const uploaded = (await (await fetch(uploads, { method: 'POST', headers, body })).json()) as { url: string }
  const offers = (await (await fetch(hotelOf(source, '/offers'))).json()) as {
    id: string
    questions: { id: string; kind: string }[]
  }[]
  const asking = offers.flatMap(({ id, questions }) =>
    questions.flatMap((question) => (question.kind === 'picture' ? [{ id, questionId: question.id }] : [])),
  )
  const answers = [{ id: asking[0]?.questionId, picture: uploaded.url }]
  const asked = {
    offerId: asking[0]?.id,
    answers,
    note: 'No "picture": "/x"',
    shownTotal: 0,
    currency: 'USD',
  }
  const booked = await post(hotelOf(source, '/service-bookings'), { key: randomUUID(), asked }, cookie)
  expect(booked.status).toBe(200)
  return uploaded.url
}

/** Every table of a hotel is fenced, and whoever has named no hotel sees none. */
async function expectFences() {
  const asApp = `${target.url}?options=${encodeURIComponent('-c role=hotelly_app')}`
  for (const table of ['hotels', 'guests', 'service_bookings'])
    expect(await ask(asApp, `SELECT FROM ${table}`)).toEqual([])
  const open = await ask(
    target.url,
    `SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND NOT (relrowsecurity AND relforcerowsecurity) AND EXISTS (SELECT FROM pg_attribute
         WHERE attrelid = pg_class.oid AND attname = 'hotel_id' AND NOT attisdropped)`,
  )
  expect(open).toEqual([])
}

/** Guests order, and staff replace logo and pictures, until the returned function is called. */
async function writeOn(isAcknowledged: (id: string) => void) {
  const [{ cookie: guest }, { cookie: staff }] = [
    await signIn(source, 'guest'),
    await signIn(source, 'staff'),
  ]
  const menu = (await (await fetch(hotelOf(source, '/menu'))).json()) as { id: string; price: number }[]
  const dish = menu[0]
  if (!dish) throw new Error('The demo hotel has no menu')
  const over = new AbortController()
  const ordering = async () => {
    while (!over.signal.aborted) {
      const order = { items: [{ itemId: dish.id, quantity: 1 }], shownTotal: dish.price, currency: 'USD' }
      const body = { key: randomUUID(), order: { ...order, specialInstructions: null } }
      const response = await post(hotelOf(source, '/bookings'), body, guest)
      if (response.ok) isAcknowledged(((await response.json()) as { id: string }).id)
      await ask(source.databaseUrl, 'DELETE FROM rate_limits')
    }
  }
  const picturing = async () => {
    while (!over.signal.aborted) {
      const photo = new Uint8Array(await makePhoto(200, 100))
      const options = { method: 'POST', headers: { cookie: staff }, body: photo }
      const uploads = `${source.address}/hotelly-uploads/demo-hotel`
      const uploaded = (await (await fetch(`${uploads}/menu-items`, options)).json()) as { url?: string }
      if (uploaded.url) {
        const url = new URL(uploaded.url, source.address).pathname
        const before = await ask<{ url: string }>(
          source.databaseUrl,
          `UPDATE menu_items n SET image_url = $2 FROM menu_items o WHERE n.id = $1 AND o.id = n.id
           RETURNING o.image_url AS url`,
          [dish.id, url],
        )
        // As the product does after the commit: what nothing shows any more is removed.
        for (const gone of before.map((row) => row.url.replace('/files/', '')))
          for (const key of [gone, gone.replace('.webp', '-s.webp')])
            await rm(path.join(folder, 'source/images', key), { force: true })
      }
    }
  }
  const writers = Promise.all([ordering(), picturing()])
  return async () => {
    over.abort()
    await writers
  }
}

test('a backup under load holds what was acknowledged before; it is verified, restored, and works', async () => {
  await fillTheRest()
  const sent = await sendPicture()
  const acknowledged: string[] = []
  const stop = await writeOn((id) => acknowledged.push(id))
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(5)
  const before = [...acknowledged]
  const backups = path.join(folder, 'backups')
  const made = await succeed(['backup', backups], { HOTELLY_DATA_DIR: path.join(folder, 'source') })
  await stop()
  const backup = backupIn(made)
  const manifest = await readManifest(backup)
  expect(manifest.tables.filter(({ rows }) => rows === 0)).toEqual([])
  expect(manifest.lost).toEqual([])
  expect(manifest.pictures.length).toBeGreaterThan(20)

  expect(await succeed(['verify-backup', backup], {})).toContain('The backup is whole')
  const into = { DATABASE_URL: target.url, HOTELLY_DATA_DIR: targetFolder }
  expect((await runCommand(['restore', backup], into)).err).toContain('Signed with another key')
  // An installation that moves carries its key along.
  await cp(path.join(folder, 'source/keys'), path.join(targetFolder, 'keys'), { recursive: true })
  expect(await succeed(['restore', backup], into)).toContain('are those of the backup')

  const copy = await readManifest(backupIn(await succeed(['backup', path.join(folder, 'again')], into)))
  const contentsOf = ({ tables, pictures }: typeof manifest) => [
    tables.map(({ name, rows, sha256 }) => [name, rows, sha256]),
    pictures,
  ]
  expect(contentsOf(copy)).toEqual(contentsOf(manifest))

  const ids = await target.seeAll<{ id: string }>('SELECT id FROM service_bookings WHERE id = ANY($1)', [
    before,
  ])
  expect(ids).toHaveLength(before.length)
  expect(await target.seeAll('SELECT FROM sessions')).toEqual([])
  await expectFences()

  const daily = path.join(folder, 'daily')
  const product = await startProductIn(targetFolder, { ...into, HOTELLY_BACKUP_DIR: daily })
  try {
    expect((await signIn(product, 'guest')).status).toBe(200)
    expect((await signIn(product, 'staff')).status).toBe(200)
    const shown = manifest.pictures.filter(({ name }) => !sent.startsWith(`/${name.split('/')[0]}/`))
    for (const { name } of shown) expect((await fetch(`${product.address}/files/${name}`)).status).toBe(200)
    expect(manifest.pictures).toHaveLength(shown.length + 2)
    const { cookie } = await signIn(product, 'staff')
    for (const [headers, status] of [[{ cookie }, 200] as const, [{}, 404] as const])
      expect((await fetch(product.address + sent, { headers })).status).toBe(status)
    const health = async () =>
      (await (await fetch(`${product.address}/healthz`)).json()) as { backup: { lastSucceededAt: string } }
    await expect
      .poll(health, { timeout: 40_000 })
      .toMatchObject({ backup: { lastSucceededAt: expect.any(String) as string, lastFailedAt: null } })
    expect(await listBackups(daily)).toHaveLength(1)
  } finally {
    await product.stop()
  }
}, 180_000)

test('a backup is restored into an empty data folder, but not under a running server', async () => {
  const [name = ''] = await listBackups(path.join(folder, 'backups'))
  const backup = path.join(folder, 'backups', name)
  const empty = { HOTELLY_DATA_DIR: path.join(folder, 'empty') }
  expect(await succeed(['restore', backup, '--foreign'], empty)).toContain('are those of the backup')
  expect(await succeed(['hotels'], empty)).toContain('demo-hotel')
  const running = { HOTELLY_DATA_DIR: path.join(folder, 'source') }
  const refused = await runCommand(['restore', backup, '--replace', '--confirm', 'hotelly'], running)
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toContain(`in use by process ${source.process.pid}`)
}, 120_000)

test('a backup is readable by its owner alone', async () => {
  const backups = path.join(folder, 'backups')
  const entries = await readdir(backups, { recursive: true, withFileTypes: true })
  const modes = await Promise.all(
    [...entries.map((entry) => path.join(entry.parentPath, entry.name)), backups].map(async (file) => {
      const { mode } = await stat(file)
      return { file, mode: mode & 0o077 }
    }),
  )
  expect(modes.length).toBeGreaterThan(20)
  expect(modes.filter(({ mode }) => mode !== 0)).toEqual([])
})

test('the key that signs is made once, readable by its owner alone, and in no backup', async () => {
  const keys = path.join(folder, 'source/keys')
  expect(await readdir(keys)).toEqual(['backup'])
  const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)
  expect([await modeOf(keys), await modeOf(path.join(keys, 'backup'))]).toEqual(['700', '600'])
  const place = { dataDir: path.join(folder, 'new'), backupKey: null }
  expect(await findBackupKey(place)).toBeNull()
  const made = await Promise.all([1, 2, 3].map(() => openBackupKey(place)))
  expect(new Set(made.map((key) => key.toString('hex'))).size).toBe(1)
  expect(await readdir(path.join(place.dataDir, 'keys'))).toEqual(['backup'])
})

test('a backup knows every column that names a picture, and needs no sequences', async () => {
  const columns = await ask(
    source.databaseUrl,
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name ~ '_url$' ORDER BY 1, 2`,
  )
  const byName = (one: { table: string; column: string }) => `${one.table}.${one.column}`
  expect(columns.map((column) => byName(column as never))).toEqual(PICTURE_COLUMNS.map(byName).sort())
  expect(await ask(source.databaseUrl, `SELECT FROM pg_class WHERE relkind = 'S'`)).toEqual([])
})
