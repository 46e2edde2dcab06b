import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ALL } from '#features/categories/all.ts'
import { makeHotel, makeSuperAdmin, orderOf, type TestHotel } from './factories.ts'
import { type Api, openProduct } from './product.ts'
import { addTowels, openAreas } from './services.ts'

/** An icon is a look: which service it is, its category says. Here all look like the one that is off for all hotels. */
const product = openProduct()
let hotel: TestHotel
let platform: Api['hotels']

const services = () => product.as().services.list({ slug: hotel.slug, enabledOnly: false })
const serviceOf = async (category: string) => {
  const found = (await services()).find((each) => each.category === category)
  if (!found) throw new Error(`The hotel has no ${category}`)
  return found
}

beforeAll(async () => {
  hotel = await makeHotel(product.database)
  platform = product.asStaff(await makeSuperAdmin(product.database)).hotels
  await openAreas(product.database, hotel.id)
  await addTowels(product.database, hotel.id)
  await product.run(sql`UPDATE services SET icon = 'Car' WHERE hotel_id = ${hotel.id}`)
  await product.run(sql`UPDATE global_services SET enabled = false WHERE category = 'transportation'`)
})

test('what is off for all hotels is the service, not those that look like it', async () => {
  const open = (await services()).filter(({ isGloballyEnabled }) => isGloballyEnabled)
  expect(open.map(({ category }) => category)).toEqual(
    ALL.map(({ category }) => category).filter((category) => category !== 'transportation'),
  )
  expect(await product.as().offers.list({ slug: hotel.slug })).toHaveLength(1)
  const staff = product.asStaff(hotel.admin)
  expect((await staff.dashboard.get({ slug: hotel.slug })).services).toMatchObject({
    open: ALL.length - 1,
    total: ALL.length,
  })
  const { id } = await serviceOf('gym_pool')
  expect(await staff.services.setEnabled({ slug: hotel.slug, id, enabled: false })).toMatchObject({
    category: 'gym_pool',
    icon: 'Car',
    enabled: false,
  })
})

test('an order finds room service', async () => {
  const order = orderOf([[hotel.dishes[0], 1]])
  const booking = await product
    .asGuest(hotel.guest)
    .bookings.place({ slug: hotel.slug, key: randomUUID(), order })
  expect(booking).toMatchObject({ serviceName: 'Room Service', serviceIcon: 'Car' })
})

test('the platform allows an area by what it is, never room service', async () => {
  const set = async (category: string, isAllowed: boolean) =>
    platform.allowService({ id: hotel.id, serviceId: (await serviceOf(category)).id, isAllowed })
  expect(await set('spa_wellness', false)).toMatchObject({ path: null })
  expect(await set('spa_wellness', true)).toMatchObject({ path: 'spa-wellness', icon: 'Car' })
  await expect(set('room_service', false)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a copy has the looks of its source, and room service alone', async () => {
  const { id } = await platform.create({
    slug: randomUUID(),
    templateId: hotel.id,
    hotel: {
      name: 'Copy',
      contactEmail: null,
      contactPhone: null,
      bookingSupportNumber: null,
      isActive: true,
      primaryColor: null,
      currency: 'USD',
      timeZone: 'UTC',
    },
  })
  const copied = await platform.listServices({ id })
  expect(copied.map(({ icon }) => icon)).toEqual(ALL.map(() => 'Car'))
  expect(copied.flatMap(({ category, path }) => (path ? [category] : []))).toEqual(['room_service'])
})
