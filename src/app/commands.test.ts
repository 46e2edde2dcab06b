import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { succeed } from '#tests/cli.ts'
import { runHere } from '#tests/command-here.ts'
import { makeGuest, makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { addMassage, addTowels, askFor, hoursAhead, openAreas } from '#tests/services.ts'

const product = openProduct()
let folder: string
let hotel: TestHotel

const settings = () => ({ DATABASE_URL: product.databaseUrl, HOTELLY_DATA_DIR: folder })
const hotelly = (...args: string[]) => runHere(args, settings())

const markDeleted = (id: string) =>
  product.run(sql`UPDATE hotels SET is_active = false, deleted_at = '2026-03-04T22:30:00Z' WHERE id = ${id}`)

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-commands-'))
  hotel = await makeHotel(product.database)
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

test('the overview names every command, and each has a usage text', async () => {
  const { out } = await hotelly('help')
  const names = [...out.matchAll(/^ {2}(\S+) {2,}/gm)].map(([, name]) => name ?? '')
  expect(names).toContain('purge-hotel')
  for (const name of names)
    expect((await hotelly(name, '--help')).out).toMatch(new RegExp(`^Usage: hotelly ${name}\\b`))
})

test('the version is that of the release', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  expect(await hotelly('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' })
})

test('migrate and webhook-key', async () => {
  expect(await hotelly('migrate')).toMatchObject({ code: 0, out: 'The database is up to date.\n' })
  expect((await hotelly('webhook-key')).out).toMatch(/^\S{20,}\n$/)
})

test('hotels are listed, deleted ones with their date, and restored', async () => {
  const gone = await makeHotel(product.database)
  await markDeleted(gone.id)
  const [there, deleted] = [await hotelly('hotels'), await hotelly('hotels', '--deleted')]
  expect(there.out).toContain(hotel.slug)
  expect(there.out).not.toContain(gone.slug)
  expect(deleted).toMatchObject({ code: 0, err: '' })
  expect(deleted.out).toMatch(new RegExp(`^${gone.slug} .*2026-03-04`, 'm'))
  expect(await hotelly('restore-hotel', gone.slug)).toMatchObject({ code: 0 })
  expect((await hotelly('restore-hotel', gone.slug)).err).toContain('hotels --deleted')
  expect((await hotelly('hotels', '--deleted')).out).not.toContain(gone.slug)
})

test('the open bookings of a hotel are orders, requests and appointments', async () => {
  const busy = await makeHotel(product.database)
  const guest = product.asGuest(busy.guest)
  const line = async () => (await hotelly('hotels')).out.split('\n').find((row) => row.startsWith(busy.slug))
  expect(await line()).toMatch(/ 0$/)
  const order = orderOf([[busy.dishes[0], 1]])
  await guest.bookings.place({ slug: busy.slug, key: randomUUID(), order })
  await openAreas(product.database, busy.id)
  const towels = await addTowels(product.database, busy.id)
  const { offer } = await addMassage(product.database, busy.id)
  for (const asked of [askFor(towels), askFor(offer, { startsAt: hoursAhead(5) })])
    await guest.work.book({ slug: busy.slug, key: randomUUID(), asked })
  expect(await line()).toMatch(/ 3$/)
})

test('a purge lists what it will erase, and asks for the slug', async () => {
  const gone = await makeHotel(product.database)
  await makeGuest(product.database, gone)
  expect((await hotelly('purge-hotel', gone.slug, '--confirm', gone.slug)).err).toContain('is not deleted')
  await markDeleted(gone.id)
  const isThere = async () =>
    (await product.run(sql`SELECT 1 FROM hotels WHERE id = ${gone.id}`)).length === 1
  const unasked = await hotelly('purge-hotel', gone.slug)
  expect(unasked.out).toContain('2 guests, 1 member of staff, 5 dishes, 0 orders')
  expect(unasked.err).toContain(`--confirm ${gone.slug}`)
  expect(unasked.code).toBe(1)
  expect((await hotelly('purge-hotel', gone.slug, '--confirm', hotel.slug)).code).toBe(1)
  expect(await isThere()).toBe(true)
  expect(await hotelly('purge-hotel', gone.slug, '--confirm', gone.slug)).toMatchObject({ code: 0 })
  expect(await isThere()).toBe(false)
})

test('super admins and hotel admins get new passwords and are unlocked', async () => {
  const email = `${randomUUID()}@hotelly.example`
  const added = await hotelly('create-super-admin', email, '--name', 'Night Desk')
  expect(added.out).toMatch(new RegExp(`Added the super admin ${email}.\nPassword: \\S+\n`))
  expect((await hotelly('reset-staff-password', hotel.admin.email)).out).toContain('Password: ')
  expect((await hotelly('reset-staff-password', `no-${email}`)).err).toContain('Nobody signs in with')
  expect((await hotelly('reset-second-factor', hotel.admin.email)).err).toContain('has no two-step sign-in')
  expect((await hotelly('unlock', email)).out).toContain(`${email} may sign in again.`)
})

test('super admins are listed and can be switched off, except the last one', async () => {
  const [one, other] = [`a-${randomUUID()}@hotelly.example`, `b-${randomUUID()}@hotelly.example`]
  for (const email of [one, other]) await hotelly('create-super-admin', email)
  const off = (email: string) => hotelly('super-admins', '--deactivate', email)
  for (const { email } of await product.run<{ email: string }>(
    sql`SELECT email FROM users WHERE role = 'super_admin' AND email NOT IN (${one}, ${other})`,
  )) {
    expect((await off(email)).code).toBe(0)
  }
  expect(await off(one)).toMatchObject({ code: 0, err: '' })
  expect((await off(other)).err).toContain('is the last active super admin')
  expect((await off(hotel.admin.email)).err).toContain('No super admin signs in with')
  const { out } = await hotelly('super-admins')
  expect(out).toMatch(new RegExp(`^${one} +Super Admin +no +never$`, 'm'))
  expect(out).toMatch(new RegExp(`^${other} +Super Admin +yes +never$`, 'm'))
})

test('an unknown account is not reported as unlocked', async () => {
  const nobody = `${randomUUID()}@hotelly.example`
  expect(await hotelly('unlock', nobody)).toMatchObject({
    code: 1,
    out: '',
    err: `Nobody signs in with ${nobody}.\n`,
  })
})

test('a guest is unlocked', async () => {
  const { guestName, roomNumber } = hotel.guest
  const known = await hotelly('unlock-guest', hotel.slug, guestName, roomNumber, '--devices')
  expect(known).toMatchObject({ code: 0, err: '' })
  expect(known.out).not.toContain('no active guest')
  expect((await hotelly('unlock-guest', hotel.slug, 'Nobody', '999')).out).toContain('no active guest')
})

test('what was given up is listed with its reason, and runs again when it is told to', async () => {
  const quiet = await hotelly('jobs')
  expect(quiet).toMatchObject({ code: 0, err: '' })
  expect(quiet.out).toContain('None was given up.')
  await product.run(sql`INSERT INTO jobs (hotel_id, kind, key, tries, failure, parked_at)
    VALUES (${hotel.id}, 'alert', 'one', 12, 'the other server is away', now())`)
  expect((await hotelly('jobs', '--hotel', hotel.slug)).out).toContain('the other server is away')
  expect((await hotelly('doctor')).out).toContain('1 were given up')
  expect((await hotelly('jobs', '--retry', '--hotel', hotel.slug)).out).toContain('1 job will run again.')
  expect((await hotelly('jobs')).out).toContain('None was given up.')
})

test('a menu import is tried out, and then done', async () => {
  const file = path.join(folder, 'menu.csv')
  await writeFile(file, 'name,price,category\nBurek,6.50,Warm Appetizers\n')
  const tried = await hotelly('import-menu', hotel.slug, file, '--dry-run')
  expect(tried).toMatchObject({ code: 0, err: '' })
  expect(tried.out).toContain('+ Burek')
  expect((await hotelly('import-menu', hotel.slug, file)).out).toContain('1 added')
})

test('the demo hotel is added only once', async () => {
  expect((await hotelly('seed-demo')).out).toContain('Set up the demo hotel.')
  expect((await hotelly('seed-demo')).out).toContain('already exists')
})

test('trial hotels are added by a separate process, which saves their passwords as it ends', async () => {
  const [names, dishes, guests, out] = ['names.txt', 'dishes.csv', 'guests.csv', 'out.json'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string, string]
  await writeFile(names, 'Hotel Uno\nHotel Due\n')
  await writeFile(dishes, 'name,highest_price\nSoup,9.50\nTea,3\n')
  await writeFile(guests, 'kind,surname\nlatin,Smith\nlatin,Novak\n')
  const files = ['--hotels', names, '--dishes', dishes, '--guests', guests, '--out', out]
  const sizes = ['--count', '2', '--guests-per-hotel', '1', '--dishes-per-hotel', '2']
  expect(await succeed(['create-trial-hotels', ...files, ...sizes], settings())).toContain('Added 2 hotels')
  expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({ hotels: [{}, {}] })
})
