import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import type { SoldOut } from '../dish-shapes.ts'

const product = openProduct()
let hotel: TestHotel

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

const staffMenu = () => product.asStaff(hotel.admin).menu.listAll({ slug: hotel.slug })

async function sell(soldOut: SoldOut | null) {
  const [soup] = hotel.dishes
  const known = (await staffMenu()).find(({ id }) => id === soup.id)
  if (!known) throw new Error('No soup')
  return product
    .asStaff(hotel.admin)
    .menu.change({
      slug: hotel.slug,
      items: [{ id: soup.id, version: known.version }],
      change: { kind: 'soldOut', soldOut },
    })
}
const shown = async () => {
  const menu = await product.asGuest(hotel.guest).menu.list({ slug: hotel.slug })
  return menu.find(({ id }) => id === hotel.dishes[0].id)?.soldOut
}
const place = () =>
  product.asGuest(hotel.guest).bookings.place({
    slug: hotel.slug,
    key: randomUUID(),
    order: orderOf([
      [hotel.dishes[0], 1],
      [hotel.dishes[1], 1],
    ]),
  })

test.each(['opening', 'further'] as const)(
  'what is sold out (%s) is shown so, and not ordered',
  async (soldOut) => {
    expect(await sell(soldOut)).toMatchObject([{ soldOut }])
    expect(await shown()).toBe(soldOut)
    await expect(place()).rejects.toMatchObject({
      code: 'ORDER_CHANGED',
      data: { lines: [{ id: hotel.dishes[1].id }] },
    })
    expect(await sell(null)).toMatchObject([{ soldOut: null }])
    expect(await shown()).toBeNull()
    await expect(place()).resolves.toBeDefined()
  },
)

test('what is sold out until the kitchen opens comes back by itself, at five by the hotel’s clock', async () => {
  for (const zone of ['Europe/Sarajevo', 'Asia/Qatar', 'Pacific/Kiritimati', 'America/New_York']) {
    await product.run(sql`UPDATE hotels SET time_zone = ${zone} WHERE id = ${hotel.id}`)
    await sell('opening')
    const [row] = await product.run<{ clock: string; hours: number }>(sql`
      SELECT to_char(sold_out_until AT TIME ZONE ${zone}, 'HH24:MI') AS clock,
        extract(epoch FROM sold_out_until - now())::float8 / 3600 AS hours
      FROM menu_items WHERE hotel_id = ${hotel.id} AND id = ${hotel.dishes[0].id}`)
    expect(row?.clock).toBe('05:00')
    expect(row?.hours).toBeGreaterThan(0)
    expect(row?.hours).toBeLessThanOrEqual(25)
    await sell(null)
  }
  await sell('opening')
  await product.run(
    sql`UPDATE menu_items SET sold_out_until = now() WHERE hotel_id = ${hotel.id} AND id = ${hotel.dishes[0].id}`,
  )
  expect((await staffMenu()).find(({ id }) => id === hotel.dishes[0].id)?.soldOut).toBeNull()
  await expect(place()).resolves.toBeDefined()
})

test('a dish can be added as sold out', async () => {
  const item = { name: { en: 'Stew' }, price: 900, soldOut: 'opening' as const }
  const added = await product.asStaff(hotel.admin).menu.add({ slug: hotel.slug, item })
  expect(added).toMatchObject({ soldOut: 'opening' })
})

test('a dish that is sold out stays so when something else of it is changed', async () => {
  await sell('opening')
  const [soup] = hotel.dishes
  const known = (await staffMenu()).find(({ id }) => id === soup.id)
  if (!known) throw new Error('No soup')
  const { id, version, name, description, category } = known
  const item = { name, description, category, price: 800 }
  const saved = await product.asStaff(hotel.admin).menu.update({ slug: hotel.slug, id, version, item })
  expect(saved).toMatchObject({ price: 800, soldOut: 'opening' })
})

test('what is kept of the menu holds no longer than until a dish can be had again', async () => {
  const address = await product.listen()
  await sell('opening')
  await product.run(
    sql`UPDATE menu_items SET sold_out_until = now() + interval '1 second' WHERE id = ${hotel.dishes[0].id}`,
  )
  const data = encodeURIComponent(JSON.stringify({ json: { slug: hotel.slug } }))
  const read = async () => {
    const { json } = (await (await fetch(`${address}/rpc/menu/list?data=${data}`)).json()) as {
      json: { id: string; soldOut: SoldOut | null }[]
    }
    return json.find(({ id }) => id === hotel.dishes[0].id)?.soldOut
  }
  expect(await read()).toBe('opening')
  await expect.poll(read).toBe(null)
})
