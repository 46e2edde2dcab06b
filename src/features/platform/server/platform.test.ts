import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { ALL } from '#features/categories/all.ts'
import { textsOf } from '#features/categories/texts.ts'
import { NO_HOTEL, type SuperAdminActor } from '#kit/server/actor.ts'
import { makeAdmin, makeGuest, makeHotel, makeSuperAdmin } from '#tests/factories.ts'
import { HOOK_HOST, openProduct } from '#tests/product.ts'

const product = openProduct()
let actor: SuperAdminActor
const servers: Server[] = []

const platform = () => product.asStaff(actor).platform
const newest = async () =>
  (
    await product.run(
      sql`SELECT actor_name, hotel_id, action, entity, before, after FROM audit_log ORDER BY at DESC LIMIT 1`,
    )
  )[0]
const toldAll = () =>
  expect.poll(() => product.heard.some(({ topic, hotelId }) => topic === 'platform' && !hotelId)).toBe(true)

beforeAll(async () => {
  actor = await makeSuperAdmin(product.database)
})
beforeEach(() => {
  product.heard.length = 0
})
afterAll(() => {
  for (const server of servers) server.close()
})

const serve = (listener: RequestListener) =>
  new Promise<string>((resolve) => {
    const server = createServer(listener)
    servers.push(server)
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://${HOOK_HOST}:${(server.address() as AddressInfo).port}/`),
    )
  })

test('the four numbers leave out deleted hotels, and whoever cannot sign in (PDB-02)', async () => {
  const before = await platform().stats()
  const kept = await makeHotel(product.database)
  await makeGuest(product.database, kept)
  await makeAdmin(product.database, kept)
  const resting = await makeHotel(product.database)
  await product.run(sql`UPDATE hotels SET is_active = false WHERE id = ${resting.id}`)
  const off = await makeAdmin(product.database, kept)
  await product.run(sql`UPDATE users SET is_active = false WHERE id = ${off.userId}`)
  await makeGuest(product.database, kept, { isActive: false })
  await makeGuest(product.database, kept, { expiresAt: new Date('2020-01-01') })
  await makeGuest(product.database, kept, { expiresAt: new Date('2120-01-01') })
  const gone = await makeHotel(product.database)
  await product.run(sql`UPDATE hotels SET is_active = false, deleted_at = now() WHERE id = ${gone.id}`)
  const after = await platform().stats()
  expect(after).toEqual({
    totalHotels: before.totalHotels + 2,
    activeHotels: before.activeHotels + 1,
    totalAdmins: before.totalAdmins + 2,
    totalGuests: before.totalGuests + 3,
  })
  const names = await product.run(sql`SELECT * FROM get_platform_stats()`)
  expect(Object.keys(names[0] ?? {})).toEqual([
    'total_hotels',
    'active_hotels',
    'total_admins',
    'total_guests',
  ])
})

test('a new platform has every service, one flag and no webhook', async () => {
  const { webhook, services, flags } = await platform().settings()
  expect(webhook.url).toBe('')
  const names = services.map(({ serviceName }) => serviceName)
  expect(names.toSorted()).toEqual(ALL.map(({ category }) => textsOf(category, 'en').name).toSorted())
  expect(names).toEqual(
    expect.arrayContaining([
      'Room Service',
      'Housekeeping',
      'Spa & Wellness',
      'Gym & Pool',
      'Transportation',
      'Tours & Activities',
    ]),
  )
  expect(flags).toMatchObject([{ flagName: 'multi_language', enabled: true }])
})

test('the webhook is saved with its time; the second of two concurrent changes is refused', async () => {
  const first = 'https://hooks.example.com/hotelly'
  const saved = await platform().setWebhookUrl({ seen: '', url: ` ${first} ` })
  expect(saved.url).toBe(first)
  expect(Math.abs(Date.parse(saved.updatedAt) - Date.now())).toBeLessThan(60_000)
  expect(await newest()).toMatchObject({
    actor_name: actor.email,
    hotel_id: NO_HOTEL,
    action: 'update',
    entity: 'webhook',
    before: { url: '' },
    after: { url: first },
  })
  await toldAll()
  const second = platform().setWebhookUrl({ seen: '', url: 'https://other.example.com/' })
  await expect(second).rejects.toMatchObject({ code: 'CHANGED', data: { current: saved } })
  expect((await platform().settings()).webhook).toEqual(saved)
})

test('a webhook that is set can be taken away, by whoever has seen it', async () => {
  const { webhook } = await platform().settings()
  const set = await platform().setWebhookUrl({ seen: webhook.url, url: 'https://hooks.example.com/mine' })
  const unseen = platform().setWebhookUrl({ seen: 'https://hooks.example.com/other', url: '' })
  await expect(unseen).rejects.toMatchObject({ code: 'CHANGED', data: { current: set } })
  expect(await platform().setWebhookUrl({ seen: set.url, url: ' ' })).toMatchObject({ url: '' })
  expect(await newest()).toMatchObject({
    action: 'update',
    entity: 'webhook',
    before: { url: set.url },
    after: { url: '' },
  })
  await expect(platform().testWebhook()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  ['http://hooks.example.com/', 'insecure'],
  ['https://169.254.169.254/latest/meta-data', 'inward'],
  ['https://0x7f.1/', 'inward'],
  ['https://localhost/', 'inward'],
  ['not an address', 'unusable'],
])('the webhook %s is refused as %s', async (url, problem) => {
  const { webhook } = await platform().settings()
  const refused = platform().setWebhookUrl({ seen: webhook.url, url })
  await expect(refused).rejects.toMatchObject({ code: 'WEBHOOK_REFUSED', status: 400, data: { problem } })
  expect((await platform().settings()).webhook).toEqual(webhook)
})

test('a webhook test reports the response, and nothing more', async () => {
  const point = async (url: string) => {
    const { webhook } = await platform().settings()
    await platform().setWebhookUrl({ seen: webhook.url, url })
    return platform().testWebhook()
  }
  const bodies: string[] = []
  const well = await serve((request, response) => {
    request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()))
    request.on('end', () => response.end('{}'))
  })
  expect(await point(well)).toMatchObject({ status: 200, reason: null })
  expect(JSON.parse(bodies.join(''))).toMatchObject({ type: 'test' })
  const garbage = await serve((_request, response) => response.writeHead(502).end('<secret>'))
  expect(await point(garbage)).toEqual({ status: 502, reason: null, milliseconds: expect.any(Number) })
  const moved = await serve((_request, response) =>
    response.writeHead(301, { location: 'http://10.0.0.1/' }).end(),
  )
  expect(await point(moved)).toMatchObject({ status: null, reason: 'redirect' })
  expect(await point('https://rebound.example.com/')).toMatchObject({ status: null, reason: 'inward' })
})

test('a service is switched for all hotels, audited once and announced to all', async () => {
  const { services } = await platform().settings()
  const id = services[1]?.id ?? ''
  expect(await platform().setServiceEnabled({ id, enabled: false })).toMatchObject({ id, enabled: false })
  await toldAll()
  const written = await newest()
  expect(written).toMatchObject({
    action: 'disable',
    entity: 'global_service',
    after: { serviceName: 'Housekeeping' },
  })
  await platform().setServiceEnabled({ id, enabled: false })
  const [count] = await product.run(
    sql`SELECT count(*)::int AS count FROM audit_log WHERE entity = 'global_service'`,
  )
  expect(count).toEqual({ count: 1 })
  expect(await platform().setServiceEnabled({ id, enabled: true })).toMatchObject({ enabled: true })
})

test('a flag is switched, and everybody sees it at once', async () => {
  const flag = () => product.as().platform.flag({ flagName: 'multi_language' })
  const off = await platform().setFlag({ flagName: 'multi_language', enabled: false })
  expect(off).toMatchObject({ flagName: 'multi_language', enabled: false })
  expect(await flag()).toEqual({ enabled: false })
  await toldAll()
  expect(await newest()).toMatchObject({
    action: 'disable',
    entity: 'feature_flag',
    before: { enabled: true },
  })
  await platform().setFlag({ flagName: 'multi_language', enabled: true })
  expect(await flag()).toEqual({ enabled: true })
  await product.run(sql`DELETE FROM feature_flags`)
  expect(await flag()).toEqual({ enabled: true })
  expect((await platform().settings()).flags).toEqual([])
})
