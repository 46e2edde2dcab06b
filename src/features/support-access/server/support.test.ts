import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type SuperAdminActor } from '#kit/server/actor.ts'
import { makeHotel, makeSuperAdmin, STAFF_PASSWORD, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let address: string
let superAdmin: SuperAdminActor
let cookie: string
let hotel: TestHotel
let other: TestHotel

/** Sends a request as the super admin's browser does. */
async function ask(method: string, path: string, body?: object) {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> | null }
}
const statusOf = async (method: string, path: string, body?: object) => (await ask(method, path, body)).status
const panel = (of: TestHotel, path: string) => `/hotels/${of.slug}/${path}`
const start = (of: TestHotel, minutes = 15) =>
  ask('POST', '/platform/support-visit', { hotelId: of.id, minutes, reason: 'Menu looks wrong' })
const auditOf = (of: TestHotel) =>
  product.run(sql`SELECT actor_kind, actor_name, action, entity, after FROM audit_log
    WHERE hotel_id = ${of.id} AND actor_kind IN ('super_admin', 'support') ORDER BY at, action`)

beforeAll(async () => {
  address = await product.listen()
})

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  other = await makeHotel(product.database)
  superAdmin = await makeSuperAdmin(product.database)
  await signIn()
})

async function signIn() {
  const response = await fetch(`${address}/api/platform/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: superAdmin.email, password: STAFF_PASSWORD }),
  })
  expect(response.status).toBe(200)
  cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

test("there is no access without a visit; during one, only to that hotel's panel; after it, none", async () => {
  const guests = panel(hotel, 'guests')
  expect(await statusOf('GET', guests)).toBe(401)
  expect((await ask('GET', panel(hotel, 'staff-session'))).answer).toBeNull()
  expect(await start(hotel)).toMatchObject({ status: 200, answer: { hotelSlug: hotel.slug } })

  expect(await statusOf('GET', guests)).toBe(200)
  expect((await ask('GET', panel(hotel, 'staff-session'))).answer).toMatchObject({
    email: superAdmin.email,
    visit: { reason: 'Menu looks wrong' },
  })
  expect(await statusOf('GET', panel(other, 'guests'))).toBe(401)
  const foreign = panel(hotel, `guests/${other.guest.guestId}/unlock`)
  expect(await statusOf('POST', foreign, {})).toBe(404)

  expect(await statusOf('DELETE', '/platform/support-visit')).toBe(200)
  expect(await statusOf('GET', guests)).toBe(401)
  expect((await ask('GET', '/platform/support-visit')).answer).toBeNull()
})

test("a visit gives no access to the user's own password and sessions", async () => {
  await start(hotel)
  const change = { current: STAFF_PASSWORD, wanted: 'two-rivers-meet' }
  expect(await statusOf('PUT', panel(hotel, 'staff-password'), change)).toBe(403)
  expect(await statusOf('GET', panel(hotel, 'staff-sessions'))).toBe(403)
  expect(await statusOf('DELETE', panel(hotel, 'staff-sessions'))).toBe(403)
})

test("start, reads, changes and end are in the hotel's audit log, reads once a minute", async () => {
  await start(hotel, 30)
  await Promise.all([1, 2, 3].map(() => ask('GET', panel(hotel, 'guests'))))
  await ask('GET', panel(hotel, 'dashboard'))
  const guest = { loginName: 'Visitor', roomNumber: '9', expiresOn: null }
  expect(await statusOf('POST', panel(hotel, 'guests'), guest)).toBe(200)
  await ask('DELETE', '/platform/support-visit')

  const lines = await auditOf(hotel)
  expect(lines.every(({ actor_name: name }) => name === superAdmin.email)).toBe(true)
  const told = lines.map(({ actor_kind: kind, action, entity, after }) => {
    const { procedure } = (after ?? {}) as { procedure?: string }
    return [kind, action, procedure ?? entity].join(' ')
  })
  expect(told.toSorted()).toEqual([
    'super_admin end support_visit',
    'super_admin start support_visit',
    'support create guest',
    'support read dashboard.get',
    'support read guests.list',
  ])
  await start(hotel)
  await product.run(sql`UPDATE support_reads SET read_at = now() - interval '61 seconds'`)
  await ask('GET', panel(hotel, 'guests'))
  await product.run(sql`UPDATE support_reads SET read_at = now() - interval '61 seconds'`)
  await ask('GET', panel(hotel, 'guests'))
  const reads = (await auditOf(hotel)).filter(({ action }) => action === 'read')
  expect(reads).toHaveLength(4)
})

test('another visit ends the first one, even when two start at once', async () => {
  await start(hotel)
  await start(other)
  expect(await statusOf('GET', panel(hotel, 'guests'))).toBe(401)
  expect(await statusOf('GET', panel(other, 'guests'))).toBe(200)
  await Promise.all([start(hotel), start(other), start(hotel)])
  const open = await product.run(
    sql`SELECT 1 FROM support_visits WHERE user_id = ${superAdmin.userId} AND ended_at IS NULL`,
  )
  expect(open).toHaveLength(1)
})

test('a visit ends by itself within a second, with its stream and an audit entry', async () => {
  await start(hotel)
  const stream = await fetch(`${address}/events/${hotel.slug}/staff`, { headers: { cookie } })
  expect(stream.status).toBe(200)
  const ended = stream.text()
  await product.run(sql`UPDATE support_visits SET ends_at = now() + interval '400 milliseconds'
    WHERE user_id = ${superAdmin.userId} AND ended_at IS NULL`)
  product.events.announce('staff', { hotelId: hotel.id })
  const began = performance.now()
  expect(await ended).toContain('event: ended')
  expect(performance.now() - began).toBeLessThan(1400)
  expect(await statusOf('GET', panel(hotel, 'guests'))).toBe(401)
  expect(await auditOf(hotel)).toContainEqual(
    expect.objectContaining({ action: 'end', entity: 'support_visit', actor_name: superAdmin.email }),
  )
})

test('its end time is checked at every request, even if no process has ended it', async () => {
  const visit = { id: randomUUID(), hotelId: hotel.id, reason: 'Late', endsAt: new Date(Date.now() - 1) }
  const late = product.asStaff({ ...superAdmin, visit })
  await expect(late.guests.list({ slug: hotel.slug })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

const openVisits = () =>
  product.run(sql`SELECT 1 FROM support_visits WHERE user_id = ${superAdmin.userId} AND ended_at IS NULL`)
const ended = expect.objectContaining({ action: 'end', entity: 'support_visit' })

test.each([
  ['on the platform', () => '/platform/session'],
  ['in the panel', () => panel(hotel, 'staff-session')],
])('signing out %s ends the visit, and the next sign-in begins without it', async (_where, path) => {
  await start(hotel)
  expect(await statusOf('DELETE', path())).toBe(200)
  expect(await openVisits()).toEqual([])
  expect(await auditOf(hotel)).toContainEqual(ended)
})

test('a visit ends with the session: switched off, given a new password, or forgotten', async () => {
  const other = await makeSuperAdmin(product.database)
  await start(hotel)
  await product.asStaff(other).staff.setSuperAdminActive({ id: superAdmin.userId, isActive: false })
  expect(await openVisits()).toEqual([])
  expect(await statusOf('GET', '/platform/support-visit')).toBe(401)
  expect(await auditOf(hotel)).toContainEqual(ended)

  await product.asStaff(other).staff.setSuperAdminActive({ id: superAdmin.userId, isActive: true })
  await signIn()
  await start(hotel)
  await product.run(sql`DELETE FROM sessions`)
  await signIn()
  expect(await openVisits()).toEqual([])
})

test('signing in elsewhere leaves a visit alone', async () => {
  await start(hotel)
  await signIn()
  expect(await openVisits()).toHaveLength(1)
})

test.each([
  [{ reason: '  ' }, 400],
  [{ reason: 'x'.repeat(301) }, 400],
  [{ minutes: 600 }, 400],
  [{ hotelId: randomUUID() }, 409],
])('%o opens nothing', async (wrong, status) => {
  const visit = { hotelId: hotel.id, minutes: 15, reason: 'Menu looks wrong', ...wrong }
  expect(await statusOf('POST', '/platform/support-visit', visit)).toBe(status)
  expect(await statusOf('GET', panel(hotel, 'guests'))).toBe(401)
})

test('a deactivated super admin loses the panel, too', async () => {
  await start(hotel)
  await makeSuperAdmin(product.database)
  await product.run(sql`UPDATE users SET is_active = false WHERE id = ${superAdmin.userId}`)
  product.events.announce('staff', { hotelId: null })
  await product.events.flush()
  await expect.poll(() => statusOf('GET', panel(hotel, 'guests'))).toBe(401)
})
