import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import type { MenuChange, StaffMenuItem } from '../dish-shapes.ts'
import { formerOf } from '../editing.ts'

const product = openProduct()
let hotel: TestHotel
let menu: Api['menu']
let parts: Api['menuParts']

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  ;({ menu, menuParts: parts } = product.asStaff(hotel.admin))
})

const listAll = () => menu.listAll({ slug: hotel.slug })
const content = (items: readonly StaffMenuItem[]) => items.map(({ version: _version, ...item }) => item)
const seen = ({ id, version }: StaffMenuItem) => ({ id, version })

/** Changes all dishes, and answers what brings them back. */
async function change(wanted: MenuChange) {
  const before = await listAll()
  await menu.change({ slug: hotel.slug, items: before.map(seen), change: wanted })
  const after = await listAll()
  const items = before.flatMap((was) => {
    const now = after.find(({ id }) => id === was.id)
    return now ? [{ ...seen(now), was: formerOf(was, now) }] : []
  })
  return { before, after, items }
}

const EACH: MenuChange[] = [
  { kind: 'enabled', enabled: false },
  { kind: 'soldOut', soldOut: 'further' },
  { kind: 'category', category: 'Desserts' },
  { kind: 'percent', percent: 10 },
  { kind: 'traits', traits: { milk: true, nuts: false } },
  { kind: 'station', station: 'grill' },
  { kind: 'stock', stock: 7 },
]

test.each(EACH)('a change of several dishes is undone: $kind', async (wanted) => {
  const { before, after, items } = await change(wanted)
  expect(content(after)).not.toEqual(content(before))
  await menu.restore({ slug: hotel.slug, items })
  expect(content(await listAll())).toEqual(content(before))
  const entries = await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`SELECT 1 FROM audit_log WHERE hotel_id = ${hotel.id} AND action = 'restore'`),
  )
  expect(entries.length).toBeGreaterThan(0)
})

test('all dishes go back or none: one that somebody has changed meanwhile stops it', async () => {
  const { items, after } = await change({ kind: 'enabled', enabled: false })
  const [first] = after
  if (!first) throw new Error('The test hotel has no menu')
  const { id, version } = first
  await menu.change({ slug: hotel.slug, items: [{ id, version }], change: { kind: 'percent', percent: 5 } })
  const now = await listAll()
  await expect(menu.restore({ slug: hotel.slug, items })).rejects.toMatchObject({ code: 'CHANGED' })
  expect(await listAll()).toEqual(now)
})

test('what orders have taken meanwhile stays taken, and a part that is gone is not brought back', async () => {
  const { slug } = hotel
  const part = { id: crypto.randomUUID(), name: { en: 'Night', ar: null, bs: null } }
  const night = { ...part, begins: '22:00', ends: '05:00' }
  await parts.save({ slug, seen: [], wanted: [night] })
  await change({ kind: 'stock', stock: 7 })
  await change({ kind: 'part', partId: part.id, isServed: true })
  const { items } = await change({ kind: 'part', partId: part.id, isServed: false })
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE menu_items SET stock = 6 WHERE hotel_id = ${hotel.id}`),
  )
  await menu.restore({ slug, items })
  expect((await listAll()).map(({ stock, partIds }) => [stock, partIds])).toContainEqual([6, [part.id]])
  const again = await change({ kind: 'part', partId: part.id, isServed: false })
  await parts.save({ slug, seen: [night], wanted: [] })
  await expect(menu.restore({ slug, items: again.items })).rejects.toMatchObject({ code: 'PARTS_UNKNOWN' })
})
