import { type SQL, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ALL } from '#features/categories/all.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeHotel, makeSuperAdmin, type TestHotel } from '#tests/factories.ts'
import { untilWaiting } from '#tests/lock-waits.ts'
import { openProduct } from '#tests/product.ts'
import type { Service } from '../contract.ts'
import { completeServices } from './complete.ts'

const product = openProduct()
let hotel: TestHotel
let services: [Service, Service]

const staff = () => product.asStaff(hotel.admin)
const asSeen = async () =>
  (await product.as().services.list({ slug: hotel.slug, enabledOnly: false })) as [Service, Service]
const audited = async (action: string) => {
  const rows = await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`SELECT before, after FROM audit_log WHERE hotel_id = ${hotel.id} AND action = ${action}`),
  )
  return rows
}

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  services = await asSeen()
})

test('hiding or showing a service is announced to guests (SVA-03)', async () => {
  const [roomService] = services
  const hidden = await staff().services.setEnabled({ slug: hotel.slug, id: roomService.id, enabled: false })
  expect(hidden).toEqual({ ...roomService, enabled: false })
  expect(await product.as().services.list({ slug: hotel.slug })).toEqual([])
  expect(await audited('disable')).toMatchObject([{ before: { enabled: true }, after: { enabled: false } }])
  await product.events.flush()
  await expect
    .poll(() => product.heard.some(({ topic, id }) => topic === 'services' && id === roomService.id))
    .toBe(true)
})

test('the switch of a globally disabled service cannot be changed (SVA-04, OP-64)', async () => {
  const [, cars] = services
  const setGlobally = (enabled: boolean) =>
    product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`UPDATE global_services SET enabled = ${enabled} WHERE category = 'transportation'`),
    )
  await setGlobally(false)
  const change = { slug: hotel.slug, id: cars.id, enabled: true }
  await expect(staff().services.setEnabled(change)).rejects.toMatchObject({ code: 'GLOBALLY_DISABLED' })
  await setGlobally(true)
  await expect(staff().services.setEnabled(change)).resolves.toMatchObject({ enabled: true })
})

test('the order changes, unless somebody else changed it first', async () => {
  const seen = services.map(({ id }) => id)
  const wanted = seen.toReversed()
  const reorder = (change: { seen: string[]; wanted: string[] }) =>
    staff().services.reorder({ slug: hotel.slug, ...change })
  expect((await reorder({ seen, wanted })).map(({ id }) => id)).toEqual(wanted)
  expect((await asSeen()).map(({ id }) => id)).toEqual(wanted)
  expect(await audited('reorder')).toMatchObject([
    {
      before: { order: ['Room Service', 'Transportation'] },
      after: { order: ['Transportation', 'Room Service'] },
    },
  ])
  const stale = { code: 'CHANGED', data: { current: await asSeen() } }
  await expect(reorder({ seen, wanted })).rejects.toMatchObject(stale)
  await expect(reorder({ seen: wanted, wanted: wanted.slice(1) })).rejects.toMatchObject(stale)
})

test('the contact number is set, cleared to null, and guarded against a stale tab (SVA-01)', async () => {
  const set = (seen: string | null, number: string | null) =>
    staff().hotels.setContactNumber({ slug: hotel.slug, seen, number })
  const shown = async () => (await product.as().hotels.get({ slug: hotel.slug })).bookingSupportNumber
  expect(await set(null, ' +387 33 555 0142 ')).toEqual({ number: '+387 33 555 0142' })
  expect(await shown()).toBe('+387 33 555 0142')
  await expect(set(null, '1')).rejects.toMatchObject({
    code: 'CHANGED',
    data: { current: '+387 33 555 0142' },
  })
  expect(await set('+387 33 555 0142', '  ')).toEqual({ number: null })
  expect(await shown()).toBeNull()
  await expect(set(null, '1'.repeat(41))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await audited('contact-number')).toHaveLength(2)
})

const asSystem = (statement: SQL) => product.database.withActor(SYSTEM, (tx) => tx.execute(statement))

test('a category that is new to the installation comes to every hotel as coming soon, behind what it has', async () => {
  await asSystem(sql`DELETE FROM global_services WHERE category NOT IN ('room_service', 'transportation')`)
  const known = await asSeen()
  await completeServices(product.database)
  const now = await asSeen()
  expect(now.slice(0, known.length)).toEqual(known)
  const added = now.slice(known.length)
  expect(added.map(({ category }) => category)).toEqual(
    ALL.map(({ category }) => category).filter((each) => known.every(({ category }) => category !== each)),
  )
  expect(added.map(({ orderIndex }) => orderIndex)).toEqual(
    added.map((_service, index) => known.length + index),
  )
  expect(added.find(({ category }) => category === 'housekeeping')).toMatchObject({
    path: null,
    icon: 'Sparkles',
    isGloballyEnabled: true,
    label: { en: 'Housekeeping', bs: 'Spremanje sobe' },
  })
})

test('a hotel that a release before has added meanwhile is completed once, however many processes start', async () => {
  await completeServices(product.database)
  const whole = (await asSeen()).map(({ category }) => category)
  await asSystem(sql`DELETE FROM services WHERE hotel_id = ${hotel.id} AND category = 'tours_activities'`)
  const started = await product.database.withActor(SYSTEM, async (tx) => {
    // nobody adds a service before both have come as far as they get
    await tx.execute(sql`LOCK TABLE services IN SHARE MODE`)
    const both = Promise.all([completeServices(product.database), completeServices(product.database)])
    await untilWaiting(product.databaseUrl, 2)
    return { both }
  })
  await started.both
  expect((await asSeen()).map(({ category }) => category)).toEqual(whole)
})

test('a category of a later release, which serves beside this one, is not there', async () => {
  await asSystem(
    sql`INSERT INTO global_services (category, icon, service_name) VALUES ('bakery', 'Croissant', 'Bakery')`,
  )
  await asSystem(sql`INSERT INTO services (hotel_id, category, icon, label_en, order_index)
    VALUES (${hotel.id}, 'bakery', 'Croissant', 'Bakery', 0)`)
  expect(await asSeen()).toEqual(services)
  const platform = product.asStaff(await makeSuperAdmin(product.database)).platform
  const { services: switches } = await platform.settings()
  expect(switches.map(({ category }) => category)).not.toContain('bakery')
})
