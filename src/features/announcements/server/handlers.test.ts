import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { storePicture } from '#features/images/server/pictures.ts'
import { keyOfUrl } from '#kit/server/storage.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import type { AnnouncementDraft, StaffAnnouncement } from '../contract.ts'

const product = openProduct()
let hotel: TestHotel
let slug: string
let announcements: Api['announcements']

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  slug = hotel.slug
  announcements = product.asStaff(hotel.admin).announcements
  product.heard.length = 0
})

const add = (title: string, more: object = {}) =>
  announcements.add({ slug, announcement: { title: { en: title }, description: { en: 'Tonight' }, ...more } })
const draftOf = (one: StaffAnnouncement): AnnouncementDraft => {
  const { id: _id, version: _version, orderIndex: _place, createdAt: _created, ...draft } = one
  return draft
}
const titles = async () => (await announcements.listAll({ slug })).map((each) => each.title.en)
const guestTitles = async () => (await product.as().announcements.list({ slug })).map((each) => each.title.en)
const newPicture = async (hotelId = hotel.id) =>
  storePicture(
    product.storage,
    'announcements',
    hotelId,
    await sharp({ create: { width: 160, height: 90, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
const isStored = async (url: string) => (await product.storage.read(keyOfUrl(url) ?? '')) !== null

test('a new one is published, comes first, and is announced', async () => {
  await add('Music')
  const second = await add('Breakfast', { title: { en: 'Breakfast', bs: ' Doručak ', ar: '' } })
  expect(second).toMatchObject({
    published: true,
    orderIndex: 1,
    title: { en: 'Breakfast', bs: 'Doručak', ar: null },
    version: 1,
  })
  expect(await guestTitles()).toEqual(['Breakfast', 'Music'])
  await expect.poll(() => product.heard.map(({ topic }) => topic)).toEqual(['announcements', 'announcements'])
})

test.each([
  ['no English title', { title: { en: ' ', bs: 'Muzika' }, description: { en: 'x' } }],
  ['no English description', { title: { en: 'x' }, description: { en: '' } }],
  ['a title of 201 characters', { title: { en: 'x'.repeat(201) }, description: { en: 'x' } }],
  [
    "a picture of somebody else's",
    { title: { en: 'x' }, description: { en: 'x' }, imageUrl: 'https://x.example/a.png' },
  ],
])('one with %s is refused', async (_what, announcement) => {
  await expect(announcements.add({ slug, announcement })).rejects.toMatchObject({ status: 400 })
})

test('a hidden one is visible to staff only', async () => {
  const { id, version } = await add('Music')
  await announcements.publish({ slug, id, version, published: false })
  expect([await guestTitles(), await titles()]).toEqual([[], ['Music']])
  const stale = announcements.publish({ slug, id, version, published: true })
  await expect(stale).rejects.toMatchObject({
    code: 'CHANGED',
    data: { current: { version: 2, published: false } },
  })
})

test('the second of two concurrent changes is refused, and the audit log shows the outcome', async () => {
  const one = await add('Music')
  const save = (title: string) =>
    announcements.update({
      slug,
      id: one.id,
      version: 1,
      announcement: { ...draftOf(one), title: { en: title } },
    })
  const results = await Promise.allSettled([save('Sevdah'), save('Jazz')])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [title] = await titles()
  const audit = await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`SELECT action, before, after FROM audit_log WHERE entity_id = ${one.id} ORDER BY action`),
  )
  expect([...audit]).toMatchObject([
    { action: 'add' },
    { action: 'update', before: { titleEn: 'Music' }, after: { titleEn: title } },
  ])
})

test("a replaced picture is removed, and so is a deleted announcement's", async () => {
  const [first, second] = [await newPicture(), await newPicture()]
  const one = await add('Music', { imageUrl: first })
  await announcements.update({
    slug,
    id: one.id,
    version: 1,
    announcement: { ...draftOf(one), imageUrl: second },
  })
  expect([await isStored(first), await isStored(second)]).toEqual([false, true])
  await announcements.remove({ slug, id: one.id, version: 2 })
  expect([await isStored(second), await titles()]).toEqual([false, []])
})

test('a picture used by two stays until the last of them is deleted', async () => {
  const imageUrl = await newPicture()
  const [one, two] = [await add('One', { imageUrl }), await add('Two', { imageUrl })]
  await announcements.remove({ slug, id: one.id, version: 1 })
  expect(await isStored(imageUrl)).toBe(true)
  await announcements.remove({ slug, id: two.id, version: 1 })
  expect(await isStored(imageUrl)).toBe(false)
})

test('the order is changed one at a time', async () => {
  const [a, , c] = [await add('A'), await add('B'), await add('C')]
  expect(await titles()).toEqual(['C', 'B', 'A'])
  await announcements.place({ slug, id: a.id, beforeId: c.id })
  expect(await guestTitles()).toEqual(['A', 'C', 'B'])
  await announcements.place({ slug, id: a.id, beforeId: null })
  expect(await titles()).toEqual(['C', 'B', 'A'])
  await expect(announcements.place({ slug, id: a.id, beforeId: randomUUID() })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a new one also comes first after deletions, with the number of the others as its index', async () => {
  const [a, b] = [await add('A'), await add('B')]
  await add('C')
  for (const { id, version } of [a, b]) await announcements.remove({ slug, id, version })
  expect(await add('D')).toMatchObject({ orderIndex: 1 })
  expect(await titles()).toEqual(['D', 'C'])
})

test('announcements ordered before the newest came first keep their order', async () => {
  for (const title of ['A', 'B', 'C']) await add(title)
  const [first] = await announcements.listAll({ slug })
  if (first) await announcements.remove({ slug, id: first.id, version: first.version })
  const migration = readFileSync('db/migrations/0031_newest_announcements_first.sql', 'utf8')
  const rising = await product.database.withActor(SYSTEM, async (tx) => {
    const rows = await tx.execute<{ title_en: string }>(
      sql`SELECT title_en FROM announcements WHERE hotel_id = ${hotel.id} ORDER BY order_index, created_at`,
    )
    await tx.execute(sql.raw(migration))
    return rows.map((row) => row.title_en)
  })
  expect(await titles()).toEqual(rising)
})
