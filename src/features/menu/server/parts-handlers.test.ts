import { beforeEach, expect, test } from 'vitest'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import { usualParts } from '../usual-parts.ts'

const product = openProduct()
let hotel: TestHotel
let api: Api

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  api = product.asStaff(hotel.admin)
})

test('the usual parts cover the day, and are kept in their order', async () => {
  const { slug } = hotel
  const wanted = usualParts()
  expect(wanted.map(({ begins }) => begins)).toEqual(
    [...wanted.slice(-1), ...wanted].map(({ ends }) => ends).slice(0, 3),
  )
  await api.menuParts.save({ slug, seen: [], wanted })
  expect(await api.menuParts.list({ slug })).toEqual(wanted)
  const turned = wanted.toReversed()
  expect(await api.menuParts.save({ slug, seen: wanted, wanted: turned })).toEqual(turned)
})

test('who has not seen the last change is told, and a part that goes leaves its dishes', async () => {
  const { slug } = hotel
  const wanted = usualParts()
  await api.menuParts.save({ slug, seen: [], wanted })
  await expect(api.menuParts.save({ slug, seen: [], wanted: [] })).rejects.toMatchObject({
    code: 'CHANGED',
    data: { current: wanted },
  })
  const [dish] = await api.menu.listAll({ slug })
  const [first, ...rest] = wanted
  if (!dish || !first) throw new Error('There is no dish or no part')
  const items = [{ id: dish.id, version: dish.version }]
  await api.menu.change({ slug, items, change: { kind: 'part', partId: first.id, isServed: true } })
  await api.menuParts.save({ slug, seen: wanted, wanted: rest })
  expect((await api.menu.listAll({ slug })).find(({ id }) => id === dish.id)?.partIds).toEqual([])
})
