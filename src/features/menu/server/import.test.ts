import { sql } from 'drizzle-orm'
import pg from 'pg'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Storage } from '#kit/server/storage.ts'
import { keyOfUrl } from '#kit/server/storage.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { menuAsCsv } from '../editing.ts'
import { importMenu } from './import.ts'
import { listStaffMenu } from './queries.ts'

const product = openProduct()
let hotel: TestHotel
let picture: Uint8Array

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
})

async function* streamOf(text: string) {
  yield Buffer.from(text)
}

const bring = (text: string, isDryRun = false, storage: Storage = product.storage) =>
  importMenu(
    { database: product.database, storage, actor: hotel.admin },
    { id: hotel.id, currency: 'USD' },
    { file: streamOf(text), readPicture: async (name) => (name === 'dish.png' ? picture : null), isDryRun },
  )
const menuOf = (one: TestHotel) => product.database.withActor(SYSTEM, (tx) => listStaffMenu(tx, one.id))
const imports = () =>
  product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`SELECT 1 FROM audit_log WHERE hotel_id = ${hotel.id} AND action = 'import'`),
  )

const FILE = `name,price,category,description
SOUP,8.00,Soups,Of the day
Baklava,4.50,Desserts,
Tea,3.00,Main Courses,`

test('new names are added at the end, known ones changed, the rest stays', async () => {
  const before = await menuOf(hotel)
  expect(await bring(FILE)).toMatchObject({ outcome: 'imported', plan: { sameCount: 1 } })
  const after = await menuOf(hotel)
  const [soup] = before
  expect(after[0]).toEqual({
    ...soup,
    name: inEnglish('SOUP'),
    price: 800,
    category: 'Soups',
    description: inEnglish('Of the day'),
    version: 2,
  })
  expect(after.slice(1, 5)).toEqual(before.slice(1, 5))
  expect(after[5]).toMatchObject({ name: inEnglish('Baklava'), price: 450, enabled: true, orderIndex: 10 })
  expect([...(await imports())]).toHaveLength(1)
})

test('a dry run changes nothing and stores nothing', async () => {
  const before = await menuOf(hotel)
  const storage: Storage = { ...product.storage, put: () => Promise.reject(new Error('stored in a dry run')) }
  const planned = await bring(`name,price,category,image\nPie,1,Desserts,dish.png`, true, storage)
  expect(planned).toMatchObject({ outcome: 'planned', plan: { added: [{ name: { en: 'Pie' } }] } })
  expect(await menuOf(hotel)).toEqual(before)
  expect([...(await imports())]).toEqual([])
})

test('one wrong line and nothing is changed', async () => {
  const before = await menuOf(hotel)
  expect(await bring(`${FILE}\nSteak,much,Main Courses,`)).toMatchObject({
    outcome: 'refused',
    problems: [{ line: 5, code: 'price', value: 'much' }],
  })
  expect(await menuOf(hotel)).toEqual(before)
})

test('when the database fails halfway, neither dishes nor pictures are left', async () => {
  const before = await menuOf(hotel)
  const stored: string[] = []
  const removed: string[] = []
  const storage: Storage = {
    ...product.storage,
    put: async (key, bytes) => {
      stored.push(key)
      await product.storage.put(key, bytes)
    },
    remove: async (key) => {
      removed.push(key)
      await product.storage.remove(key)
    },
  }
  const client = new pg.Client({ connectionString: product.databaseUrl })
  await client.connect()
  await client.query("ALTER TABLE menu_items ADD CONSTRAINT no_pie CHECK (name <> 'Pie') NOT VALID")
  await expect(
    bring(`name,price,category,image\nTea,9,Drinks,\nPie,1,Desserts,dish.png`, false, storage),
  ).rejects.toThrow()
  await client.query('ALTER TABLE menu_items DROP CONSTRAINT no_pie')
  await client.end()
  expect(await menuOf(hotel)).toEqual(before)
  expect(stored).toHaveLength(1)
  expect(removed).toEqual(stored)
})

test('a picture is stored once and replaced by a new one', async () => {
  const file = `name,price,category,image\nSoup,7.50,Main Courses,dish.png`
  await bring(file)
  const [first] = await menuOf(hotel)
  expect(await bring(file)).toMatchObject({ outcome: 'imported', plan: { sameCount: 1, changed: [] } })
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  await bring(file)
  const [second] = await menuOf(hotel)
  expect(second?.imageUrl).not.toBe(first?.imageUrl)
  expect(await product.storage.read(keyOfUrl(first?.imageUrl ?? '') ?? '')).toBeNull()
})

test('another hotel with the same dishes is left alone', async () => {
  const other = await makeHotel(product.database)
  const before = await menuOf(other)
  await bring(FILE)
  expect(await menuOf(other)).toEqual(before)
})

test('a name that the menu has twice in one category is refused', async () => {
  await product.asStaff(hotel.admin).menu.add({ slug: hotel.slug, item: { name: { en: 'tea' }, price: 100 } })
  expect(await bring(FILE)).toMatchObject({ outcome: 'refused', problems: [{ line: 4, code: 'ambiguous' }] })
})

test('what is exported with groups of choices comes back as it was', async () => {
  const { menu, menuOptions } = product.asStaff(hotel.admin)
  const { slug } = hotel
  const choices = [
    { id: crypto.randomUUID(), name: { en: 'Rare' }, price: 0, isDefault: true, isSoldOut: false },
  ]
  const add = (name: string) =>
    menuOptions.add({
      slug,
      group: {
        name: { en: name },
        min: 1,
        max: 1,
        choices: choices.map((choice) => ({ ...choice, id: crypto.randomUUID() })),
      },
    })
  const groups = [await add('Half|half'), await add('=Side\\'), await add('half|HALF')]
  const [soup, second] = await menuOf(hotel)
  if (!soup || !second) throw new Error('The test hotel has no menu')
  const offer = ({ id, version }: typeof soup, groupId = '') => ({
    slug,
    items: [{ id, version }],
    change: { kind: 'options' as const, groupId, isOffered: true },
  })
  const [changed] = await menu.change(offer(soup, groups[1]?.id))
  await menu.change(offer({ ...soup, version: changed?.version ?? 0 }, groups[0]?.id))
  await menu.change(offer(second, groups[1]?.id))
  const before = await menuOf(hotel)
  expect(before[0]?.optionGroupIds).toEqual([groups[1]?.id, groups[0]?.id])
  const file = menuAsCsv(before, { groups, parts: [] }, 'USD')
  expect(await bring(file)).toMatchObject({ outcome: 'imported', plan: { sameCount: before.length } })
  expect(await menuOf(hotel)).toEqual(before)
  await menu.change({
    ...offer(second, groups[1]?.id),
    items: [{ id: second.id, version: 2 }],
    change: { kind: 'options', groupId: groups[1]?.id ?? '', isOffered: false },
  })
  expect(await bring(file)).toMatchObject({
    plan: { changed: [{ changes: [{ field: 'options', before: '' }] }] },
  })
  expect((await menuOf(hotel))[1]?.optionGroupIds).toEqual([groups[1]?.id])
})
