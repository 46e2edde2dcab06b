import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { storePicture } from '#features/images/server/pictures.ts'
import { keyOfUrl } from '#kit/server/storage.ts'
import { smallSizeOf } from '#kit/shared/small-picture.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import type { MenuDraft, StaffMenuItem } from '../dish-shapes.ts'

const product = openProduct()
let hotel: TestHotel
let menu: Api['menu']

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  menu = product.asStaff(hotel.admin).menu
  product.heard.length = 0
})

const draftOf = ({ id: _id, version: _version, orderIndex: _place, ...draft }: StaffMenuItem): MenuDraft =>
  draft
const listAll = () => menu.listAll({ slug: hotel.slug })
const names = async () => (await listAll()).map((item) => item.name.en)
const guestNames = async () =>
  (await product.as().menu.list({ slug: hotel.slug })).map((item) => item.name.en)
const auditOf = (id: string) =>
  product.database.withActor(SYSTEM, (tx) =>
    tx.execute<{ action: string; before: object; after: object; actor_name: string }>(
      sql`SELECT action, before, after, actor_name FROM audit_log WHERE entity_id = ${id} ORDER BY id`,
    ),
  )
async function first(): Promise<StaffMenuItem> {
  const [item] = await listAll()
  if (!item) throw new Error('The test hotel has no menu')
  return item
}
const newPicture = async (hotelId = hotel.id) =>
  storePicture(
    product.storage,
    'menu-items',
    hotelId,
    await sharp({ create: { width: 500, height: 500, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
const isStored = async (url: string) => {
  const key = keyOfUrl(url) ?? ''
  const files = [await product.storage.read(key), await product.storage.read(smallSizeOf(key))]
  return files.map((bytes) => bytes !== null)
}

test('staff see the whole menu, guests what is visible', async () => {
  expect(await names()).toContain('Secret')
  expect(await guestNames()).not.toContain('Secret')
})

describe('a new dish', () => {
  test('comes last, in Main Courses and visible, and everybody hears of it', async () => {
    const item = await menu.add({ slug: hotel.slug, item: { name: { en: '  Burek ' }, price: 650 } })
    expect(item).toMatchObject({
      name: inEnglish('Burek'),
      category: 'Main Courses',
      enabled: true,
      orderIndex: 5,
    })
    expect(item).toMatchObject({ description: inEnglish(''), imageUrl: null, version: 1 })
    expect(await guestNames()).toContain('Burek')
    await expect.poll(() => product.heard.map(({ topic }) => topic)).toEqual(['menu'])
    expect(await auditOf(item.id)).toMatchObject([
      { action: 'add', actor_name: hotel.admin.email, after: { name: 'Burek', price: 650 } },
    ])
  })

  test.each([
    ['no name', { name: { en: ' ' }, price: 100 }],
    ['a name of 201 characters', { name: { en: 'x'.repeat(201) }, price: 100 }],
    [
      'a description of 101 characters',
      { name: { en: 'x' }, price: 100, description: { en: 'y'.repeat(101) } },
    ],
    ['a negative price', { name: { en: 'x' }, price: -1 }],
    ['half a cent', { name: { en: 'x' }, price: 0.5 }],
    ['a price above the highest', { name: { en: 'x' }, price: 100_000_000 }],
    ['a language that nobody speaks', { name: { en: 'x', zz: 'x' }, price: 1 }],
    ['a field of its own', { name: { en: 'x' }, price: 1, hotelId: randomUUID() }],
  ])('with %s is refused', async (_what, item) => {
    await expect(menu.add({ slug: hotel.slug, item })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('shows only a picture that was uploaded for a dish of this hotel', async () => {
    const other = await makeHotel(product.database)
    const foreign = await newPicture(other.id)
    for (const imageUrl of [
      foreign,
      'https://example.com/x.png',
      `/files/menu-items/${hotel.id}/gone.webp`,
    ]) {
      const item = { name: { en: 'x' }, price: 1, imageUrl }
      await expect(menu.add({ slug: hotel.slug, item })).rejects.toMatchObject({ code: 'IMAGE_UNKNOWN' })
    }
  })
})

describe('a change', () => {
  test('is saved with the next version', async () => {
    const item = await first()
    const changed = await menu.update({
      slug: hotel.slug,
      id: item.id,
      version: 1,
      item: { ...draftOf(item), name: { ...item.name, bs: 'Čorba' }, price: 800 },
    })
    expect(changed).toEqual({ ...item, name: { ...item.name, bs: 'Čorba' }, price: 800, version: 2 })
    expect(await first()).toEqual(changed)
    expect(await auditOf(item.id)).toMatchObject([
      { action: 'update', before: { nameBs: null, price: 750 }, after: { nameBs: 'Čorba', price: 800 } },
    ])
  })

  test('of what somebody else changed meanwhile is refused with how it stands', async () => {
    const item = await first()
    const seen = { slug: hotel.slug, id: item.id, version: 1 }
    const theirs = await menu.update({ ...seen, item: { ...draftOf(item), price: 900 } })
    const mine = menu.update({ ...seen, item: { ...draftOf(item), price: 700 } })
    await expect(mine).rejects.toMatchObject({ code: 'CHANGED', data: { current: [theirs] } })
    expect((await first()).price).toBe(900)
  })

  test('of two at once: one is saved, one is told', async () => {
    const item = await first()
    const save = (price: number) =>
      menu.update({ slug: hotel.slug, id: item.id, version: 1, item: { ...draftOf(item), price } })
    const results = await Promise.allSettled([save(1), save(2), save(3)])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })

  test('that changes nothing keeps the version', async () => {
    const item = await first()
    const seen = { slug: hotel.slug, id: item.id, version: 1 }
    expect(await menu.update({ ...seen, item: draftOf(item) })).toEqual(item)
  })

  test('of the picture removes the old one, in both sizes', async () => {
    const item = await first()
    const [one, two] = [await newPicture(), await newPicture()]
    const put = (version: number, imageUrl: string | null) =>
      menu.update({ slug: hotel.slug, id: item.id, version, item: { ...draftOf(item), imageUrl } })
    await put(1, one)
    expect(await isStored(one)).toEqual([true, true])
    await put(2, two)
    expect([await isStored(one), await isStored(two)]).toEqual([
      [false, false],
      [true, true],
    ])
    await put(3, null)
    expect(await isStored(two)).toEqual([false, false])
  })
})

describe('several at once', () => {
  const seen = (items: StaffMenuItem[]) => items.map(({ id, version }) => ({ id, version }))

  test('are hidden, moved and repriced', async () => {
    const items = (await listAll()).slice(0, 2)
    const slug = hotel.slug
    const hidden = await menu.change({
      slug,
      items: seen(items),
      change: { kind: 'enabled', enabled: false },
    })
    expect(await guestNames()).not.toContain('Soup')
    const moved = await menu.change({
      slug,
      items: seen(hidden),
      change: { kind: 'category', category: 'Soups' },
    })
    const dear = await menu.change({ slug, items: seen(moved), change: { kind: 'percent', percent: 10 } })
    expect(new Set(dear.map(({ price }) => price))).toEqual(new Set([1375, 825]))
    expect(dear.every((item) => item.category === 'Soups' && !item.enabled && item.version === 4)).toBe(true)
  })

  test('all stay when one was changed by somebody else', async () => {
    const items = (await listAll()).slice(0, 3)
    const slug = hotel.slug
    await menu.change({ slug, items: seen(items.slice(0, 1)), change: { kind: 'percent', percent: 50 } })
    const all = menu.change({ slug, items: seen(items), change: { kind: 'enabled', enabled: false } })
    await expect(all).rejects.toMatchObject({ code: 'CHANGED' })
    expect((await listAll()).filter((item) => !item.enabled)).toHaveLength(1)
  })

  test("another hotel's are not to be had", async () => {
    const other = await makeHotel(product.database)
    const items = [{ id: other.dishes[0].id, version: 1 }]
    const change = menu.change({ slug: hotel.slug, items, change: { kind: 'percent', percent: -50 } })
    await expect(change).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the order', () => {
  test('follows a dish that is put before another', async () => {
    const [soup, , tea] = hotel.dishes
    await menu.place({ slug: hotel.slug, id: tea.id, beforeId: soup.id })
    expect(await names()).toEqual(['Tea', 'Soup', 'Ćevapi', 'حمص', 'Secret'])
    await menu.place({ slug: hotel.slug, id: tea.id, beforeId: null })
    expect(await names()).toEqual(['Soup', 'Ćevapi', 'حمص', 'Secret', 'Tea'])
    expect(await guestNames()).toEqual(['Soup', 'Ćevapi', 'حمص', 'Tea'])
  })

  test('does not touch the version, so that an open form can be saved', async () => {
    const [soup] = hotel.dishes
    await menu.place({ slug: hotel.slug, id: soup.id, beforeId: null })
    expect((await listAll()).find(({ id }) => id === soup.id)).toMatchObject({ version: 1, orderIndex: 4 })
  })

  test('two who move at once leave one order', async () => {
    const [soup, cevapi, tea] = hotel.dishes
    await Promise.all([
      menu.place({ slug: hotel.slug, id: soup.id, beforeId: null }),
      menu.place({ slug: hotel.slug, id: tea.id, beforeId: cevapi.id }),
    ])
    expect((await listAll()).map((item) => item.orderIndex)).toEqual([0, 1, 2, 3, 4])
  })
})

test('a deleted dish is gone with its picture; a stale deletion is refused', async () => {
  const picture = await newPicture()
  const item = await menu.add({
    slug: hotel.slug,
    item: { name: { en: 'Old' }, price: 1, imageUrl: picture },
  })
  const remove = (version: number) => menu.remove({ slug: hotel.slug, id: item.id, version })
  await expect(remove(2)).rejects.toMatchObject({ code: 'CHANGED' })
  await remove(1)
  expect(await names()).not.toContain('Old')
  expect(await isStored(picture)).toEqual([false, false])
  await expect(remove(1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a file is looked at, then brought in', async () => {
  const file = new File(["name;price\nSoup;9,00\n'=Tea;1", ';\n'], 'menu.csv')
  const refused = await menu.importFile({ slug: hotel.slug, file, isDryRun: true })
  expect(refused).toMatchObject({ outcome: 'refused', problemCount: 1 })
  const good = new File(["name,price,category\nSoup,9.00,soups\n'=Pie,1,Desserts"], 'menu.csv')
  const planned = await menu.importFile({ slug: hotel.slug, file: good, isDryRun: true })
  expect(planned).toMatchObject({ outcome: 'planned', addedCount: 1, changedCount: 1, sameCount: 0 })
  expect((await first()).price).toBe(750)
  expect(await menu.importFile({ slug: hotel.slug, file: good, isDryRun: false })).toMatchObject({
    outcome: 'imported',
    added: [{ name: '=Pie', price: 100, category: 'Desserts' }],
    changed: [
      { name: 'Soup', changes: [{ field: 'price', before: 750, after: 900 }, { field: 'category' }] },
    ],
  })
  expect(await first()).toMatchObject({ price: 900, category: 'Soups', version: 2 })
})
