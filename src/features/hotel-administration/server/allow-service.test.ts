import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ALL, type ServiceCategory } from '#features/categories/all.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeHotel, makeSuperAdmin } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import { addTowels, openAreas } from '#tests/services.ts'

const product = openProduct()
let api: Api['hotels']

beforeAll(async () => {
  api = product.asStaff(await makeSuperAdmin(product.database)).hotels
})

const add = (templateId: string | null = null) =>
  api.create({
    slug: randomUUID(),
    templateId,
    hotel: {
      name: 'Grand Hotel',
      contactEmail: null,
      contactPhone: null,
      bookingSupportNumber: null,
      isActive: true,
      primaryColor: null,
      currency: 'USD',
      timeZone: 'UTC',
    },
  })
const servicesOf = (id: string) => api.listServices({ id })
const pathsOf = async (id: string) => (await servicesOf(id)).map(({ path }) => path)
const only = (...allowed: ServiceCategory[]) =>
  ALL.map(({ category, path }) => (allowed.includes(category) ? path : null))
const ALL_OFF = only('room_service')

test('an area is allowed and stays closed until the hotel opens it; taken back, it is coming soon again', async () => {
  const { id } = await add()
  expect(await pathsOf(id)).toEqual(ALL_OFF)
  const spa = (await servicesOf(id)).find(({ category }) => category === 'spa_wellness')
  const set = (isAllowed: boolean) => api.allowService({ id, serviceId: spa?.id ?? '', isAllowed })
  expect(await set(true)).toMatchObject({ path: 'spa-wellness', enabled: false })
  expect(await set(true)).toMatchObject({ path: 'spa-wellness', enabled: false })
  expect(await pathsOf(id)).toEqual(only('room_service', 'spa_wellness'))
  expect(await set(false)).toMatchObject({ path: null })
  expect(await pathsOf(id)).toEqual(ALL_OFF)
  const audited = await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(
      sql`SELECT action FROM audit_log WHERE hotel_id = ${id} AND entity = 'service' ORDER BY at, action`,
    ),
  )
  expect(audited.map(({ action }) => action)).toEqual(['allow', 'disallow'])
  await product.events.flush()
  await expect
    .poll(() => product.heard.filter(({ topic, id: of }) => topic === 'services' && of === spa?.id).length)
    .toBe(2)
})

test('what guests could ask for is closed to them as soon as the area is taken back', async () => {
  const hotel = await makeHotel(product.database)
  await openAreas(product.database, hotel.id)
  await addTowels(product.database, hotel.id)
  const offered = async () => (await product.as().offers.list({ slug: hotel.slug })).length
  expect(await offered()).toBe(1)
  const area = (await servicesOf(hotel.id)).find(({ category }) => category === 'housekeeping')
  await api.allowService({ id: hotel.id, serviceId: area?.id ?? '', isAllowed: false })
  expect(await offered()).toBe(0)
})

test('room service, and a service of another hotel, cannot be allowed or taken', async () => {
  const [one, other] = [await add(), await add()]
  const [roomService] = await servicesOf(one.id)
  const [, foreign] = await servicesOf(other.id)
  for (const serviceId of [roomService?.id ?? '', foreign?.id ?? ''])
    await expect(api.allowService({ id: one.id, serviceId, isAllowed: false })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  expect(await pathsOf(one.id)).toEqual(ALL_OFF)
})

test('a copy of a hotel begins without what its source was allowed', async () => {
  const source = await makeHotel(product.database)
  await openAreas(product.database, source.id)
  const copy = await add(source.id)
  expect(await pathsOf(copy.id)).toEqual(ALL_OFF)
  expect(await pathsOf(source.id)).not.toEqual(ALL_OFF)
})
