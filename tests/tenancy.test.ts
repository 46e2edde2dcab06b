import { randomUUID } from 'node:crypto'
import { type AnyProcedure, isProcedure } from '@orpc/server'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { router } from '#app/router.ts'
import { newSessionId } from '#features/chat/rules.ts'
import { type GuestActor, type SuperAdminActor, SYSTEM } from '#kit/server/actor.ts'
import { GUARDS } from '#kit/server/guards.ts'
import { type Api, openProduct } from '#tests/product.ts'
import { makeGuest, makeHotel, makeSuperAdmin, orderOf, type TestHotel } from './factories.ts'

const product = openProduct()
let own: TestHotel
let other: TestHotel
let guest: GuestActor
let ownBooking: string
let otherBooking: string
let ownNotice: string
let otherNotice: string
let ownEntry: string
let otherEntry: string
let principals: Record<string, Api>

type Guard = keyof typeof GUARDS
type Target = 'own' | 'other' | 'absent'

const place = async (hotel: TestHotel) => {
  const order = orderOf([[hotel.dishes[0], 1]])
  return (await product.asGuest(hotel.guest).bookings.place({ slug: hotel.slug, key: randomUUID(), order }))
    .id
}

const announce = async (hotel: TestHotel) =>
  (await product.asStaff(hotel.admin).announcements.add({ slug: hotel.slug, announcement: aNotice })).id

const inform = async (hotel: TestHotel) =>
  (await product.asStaff(hotel.admin).knowledge.add({ slug: hotel.slug, entry: anEntry })).entry.id

beforeAll(async () => {
  own = await makeHotel(product.database)
  other = await makeHotel(product.database)
  guest = await makeGuest(product.database, own)
  ownBooking = await place(own)
  otherBooking = await place(other)
  ownNotice = await announce(own)
  otherNotice = await announce(other)
  ownEntry = await inform(own)
  otherEntry = await inform(other)
  const superAdmin = await makeSuperAdmin(product.database)
  principals = {
    anonymous: product.as(),
    guest: product.asGuest(guest),
    hotelAdmin: product.asStaff(own.admin),
    superAdmin: product.asStaff(superAdmin),
    newHotelAdmin: product.asStaff({ ...own.admin, mustChangePassword: true }),
    newSuperAdmin: product.asStaff({ ...superAdmin, mustChangePassword: true }),
    support: product.asStaff({ ...superAdmin, visit: await visitOf(superAdmin) }),
  }
})

const visitOf = async ({ userId }: SuperAdminActor) => {
  const visit = { id: randomUUID(), hotelId: own.id, reason: 'Help', endsAt: new Date(Date.now() + 600_000) }
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`INSERT INTO support_visits (id, hotel_id, user_id, reason, ends_at)
      VALUES (${visit.id}, ${visit.hotelId}, ${userId}, ${visit.reason}, now() + interval '10 minutes')`),
  )
  return visit
}

const slugOf = (target: Target) => ({ own: own.slug, other: other.slug, absent: 'no-such-hotel' })[target]
const dishOf = (target: Target) => (target === 'absent' ? randomUUID() : hotelOf(target).dishes[0].id)
const noticeOf = (target: Target) => ({ own: ownNotice, other: otherNotice, absent: randomUUID() })[target]
const aNotice = { title: { en: 'Music' }, description: { en: 'Tonight' } }
const anEntry = { topic: 'Breakfast', content: 'From seven to ten.' }
const aDish = { name: { en: 'Tea' }, price: 300 }
const entryOf = (target: Target) => ({ own: ownEntry, other: otherEntry, absent: randomUUID() })[target]
const bookingOf = (target: Target) => ({ own: ownBooking, other: otherBooking, absent: randomUUID() })[target]
const hotelOf = (target: Target) => (target === 'other' ? other : own)

const hotelIdOf = (target: Target) => (target === 'absent' ? randomUUID() : hotelOf(target).id)
const aHotel = {
  ...{ name: 'Grand', contactEmail: null, contactPhone: null, bookingSupportNumber: null, isActive: true },
  ...{ primaryColor: null, currency: 'USD', timeZone: 'UTC' },
}

/** A valid input for every procedure. A procedure without one fails the test. */
const inputs: Record<string, (target: Target) => object> = {
  'hotels.get': (target) => ({ slug: slugOf(target) }),
  'hotels.listAll': () => ({}),
  'hotels.getAny': (target) => ({ id: hotelIdOf(target) }),
  'hotels.create': (target) => ({ slug: 'internal', hotel: aHotel, templateId: hotelIdOf(target) }),
  'hotels.update': (target) => ({ id: hotelIdOf(target), version: 99, hotel: aHotel }),
  'hotels.previewCurrency': (target) => ({ id: hotelIdOf(target), currency: 'JPY' }),
  'hotels.previewTimeZone': (target) => ({ id: hotelIdOf(target), timeZone: 'Europe/Sarajevo' }),
  'hotels.lastCurrencyChange': (target) => ({ id: hotelIdOf(target) }),
  'hotels.undoCurrency': (target) => ({ id: hotelIdOf(target) }),
  'hotels.setActive': (target) => ({ id: hotelIdOf(target), isActive: true }),
  'hotels.removeLogo': (target) => ({ id: hotelIdOf(target) }),
  'hotels.remove': (target) => ({ id: hotelIdOf(target), confirmedSlug: 'x' }),
  'hotels.listDeleted': () => ({}),
  'hotels.restore': (target) => ({ id: hotelIdOf(target) }),
  'hotels.purge': (target) => ({ id: hotelIdOf(target), confirmedSlug: 'x' }),
  'services.list': (target) => ({ slug: slugOf(target) }),
  'menu.list': (target) => ({ slug: slugOf(target) }),
  'menu.listAll': (target) => ({ slug: slugOf(target) }),
  'menu.add': (target) => ({ slug: slugOf(target), item: aDish }),
  'menu.update': (target) => ({ slug: slugOf(target), id: dishOf(target), version: 99, item: aDish }),
  'menu.remove': (target) => ({ slug: slugOf(target), id: dishOf(target), version: 99 }),
  'menu.change': (target) => ({
    ...{ slug: slugOf(target), items: [{ id: dishOf(target), version: 99 }] },
    change: { kind: 'enabled', enabled: true },
  }),
  'menu.place': (target) => ({ slug: slugOf(target), id: dishOf(target), beforeId: randomUUID() }),
  'menu.importFile': (target) => ({
    ...{ slug: slugOf(target), isDryRun: true },
    file: new File(['name,price,category'], 'menu.csv'),
  }),
  'announcements.list': (target) => ({ slug: slugOf(target) }),
  'announcements.listAll': (target) => ({ slug: slugOf(target) }),
  'announcements.add': (target) => ({ slug: slugOf(target), announcement: aNotice }),
  'announcements.update': (target) => ({
    ...{ slug: slugOf(target), id: noticeOf(target), version: 99, announcement: aNotice },
  }),
  'announcements.publish': (target) => ({
    ...{ slug: slugOf(target), id: noticeOf(target), version: 99, published: true },
  }),
  'announcements.remove': (target) => ({ slug: slugOf(target), id: noticeOf(target), version: 99 }),
  'announcements.place': (target) => ({
    ...{ slug: slugOf(target), id: noticeOf(target), beforeId: randomUUID() },
  }),
  'chat.getSettings': (target) => ({ slug: slugOf(target), language: 'en' }),
  'chat.getConversation': (target) => ({ slug: slugOf(target), sessionId: newSessionId() }),
  'chat.send': (target) => ({
    ...{ slug: slugOf(target), sessionId: newSessionId(), language: 'en' },
    ...{ message: 'Hello', key: randomUUID() },
  }),
  'chat.rate': (target) => ({
    ...{ slug: slugOf(target), sessionId: newSessionId(), messageId: randomUUID(), rating: 'up' },
  }),
  'chat.askPerson': (target) => ({ slug: slugOf(target), sessionId: newSessionId(), language: 'en' }),
  'chat.listConversations': (target) => ({ slug: slugOf(target), scope: 'open' }),
  'chat.countWaiting': (target) => ({ slug: slugOf(target) }),
  'chat.openConversation': (target) => ({ slug: slugOf(target), id: randomUUID() }),
  'chat.markRead': (target) => ({ slug: slugOf(target), id: randomUUID() }),
  'chat.takeOver': (target) => ({ slug: slugOf(target), id: randomUUID() }),
  'chat.reply': (target) => ({ slug: slugOf(target), id: randomUUID(), text: 'Hello', key: randomUUID() }),
  'chat.giveBack': (target) => ({ slug: slugOf(target), id: randomUUID() }),
  'platform.flag': () => ({ flagName: 'multi_language' }),
  'platform.stats': () => ({}),
  'platform.settings': () => ({}),
  'platform.setWebhookUrl': () => ({ seen: 'https://seen.example.com/', url: 'https://hooks.example.com/' }),
  'platform.testWebhook': () => ({}),
  'platform.setServiceEnabled': () => ({ id: randomUUID(), enabled: true }),
  'platform.setFlag': () => ({ flagName: 'no_such_flag', enabled: true }),
  'pulse.read': () => ({}),
  'assistantFigures.read': () => ({ days: 30, search: 'hotel' }),
  'pulse.unlock': () => ({ action: 'admin_login', identifier: 'x@hotel.example', hotelId: null }),
  'sessions.signInGuest': (target) => ({
    slug: slugOf(target),
    lastName: 'Nobody',
    roomNumber: randomUUID(),
  }),
  'sessions.currentGuest': (target) => ({ slug: slugOf(target) }),
  'sessions.signOutGuest': (target) => ({ slug: slugOf(target) }),
  'sessions.signInHotelAdmin': (target) => ({
    slug: slugOf(target),
    email: `${randomUUID()}@x.example`,
    password: 'x',
  }),
  'sessions.currentHotelAdmin': (target) => ({ slug: slugOf(target) }),
  'sessions.signOutHotelAdmin': (target) => ({ slug: slugOf(target) }),
  'sessions.signInSuperAdmin': () => ({ email: `${randomUUID()}@x.example`, password: 'x' }),
  'sessions.currentStaff': () => ({}),
  'sessions.signOutSuperAdmin': () => ({}),
  'bookings.place': (target) => ({
    slug: slugOf(target),
    key: randomUUID(),
    order: { ...orderOf([[hotelOf(target).dishes[0], 1]]), shownTotal: 1 },
  }),
  'bookings.listMine': (target) => ({ slug: slugOf(target) }),
  'bookings.list': (target) => ({ slug: slugOf(target), scope: 'ongoing' }),
  'bookings.listPeriod': (target) => ({ slug: slugOf(target), from: '2026-01-01', to: '2026-12-31' }),
  'bookings.get': (target) => ({ slug: slugOf(target), id: bookingOf(target) }),
  'bookings.update': (target) => ({
    ...{ slug: slugOf(target), id: bookingOf(target), version: 99 },
    ...{ status: 'confirmed', paymentStatus: 'open', staffNotes: null },
  }),
  'bookings.complete': (target) => ({ slug: slugOf(target), id: bookingOf(target), version: 99 }),
  'bookings.cancel': (target) => ({ slug: slugOf(target), id: bookingOf(target), version: 99 }),
  'bookings.reopen': (target) => ({ slug: slugOf(target), id: bookingOf(target), version: 99 }),
  'services.setEnabled': (target) => ({ slug: slugOf(target), id: randomUUID(), enabled: true }),
  'services.reorder': (target) => ({ slug: slugOf(target), seen: [randomUUID()], wanted: [randomUUID()] }),
  'hotels.setContactNumber': (target) => ({ slug: slugOf(target), seen: '0', number: null }),
  'dashboard.get': (target) => ({ slug: slugOf(target) }),
  'sessions.changePassword': (target) => ({ slug: slugOf(target), current: 'x', wanted: 'x' }),
  'sessions.listOwn': (target) => ({ slug: slugOf(target) }),
  'sessions.changeSuperAdminPassword': () => ({ current: 'x', wanted: 'x' }),
  'sessions.endOne': (target) => ({ slug: slugOf(target), id: randomUUID() }),
  'sessions.endOthers': (target) => ({ slug: slugOf(target) }),
  'staff.list': (target) => (target === 'absent' ? {} : { hotelId: hotelOf(target).id }),
  'staff.hotels': () => ({}),
  'staff.add': () => ({
    ...{ email: `${randomUUID()}@x.example`, fullName: 'New', password: 'two-rivers-meet' },
    hotelId: randomUUID(),
  }),
  'staff.setActive': () => ({ id: randomUUID(), isActive: true }),
  'staff.remove': () => ({ id: randomUUID() }),
  'staff.update': () => {
    const place = { fullName: 'New', hotelId: randomUUID() }
    return { id: randomUUID(), seen: place, wanted: place }
  },
  'staff.resetPassword': () => ({ id: randomUUID() }),
  'staff.listSuperAdmins': () => ({}),
  'staff.setSuperAdminActive': () => ({ id: randomUUID(), isActive: true }),
  'support.current': () => ({}),
  'support.start': () => ({ hotelId: randomUUID(), minutes: 15, reason: 'Help' }),
  'support.end': () => ({}),
  'guests.list': (target) => ({ slug: slugOf(target) }),
  'guests.create': (target) => ({
    ...{ slug: slugOf(target), loginName: randomUUID(), roomNumber: '1', expiresOn: null },
  }),
  'guests.update': (target) => ({
    ...{ slug: slugOf(target), id: hotelOf(target).guest.guestId, version: 99, isActive: true },
    ...{ loginName: 'Moved', roomNumber: '1', expiresOn: null },
  }),
  'guests.remove': (target) => ({ slug: slugOf(target), id: randomUUID() }),
  'guests.unlock': (target) => ({ slug: slugOf(target), id: hotelOf(target).guest.guestId }),
  'guests.makeCodes': (target) => ({ slug: slugOf(target), ids: [hotelOf(target).guest.guestId] }),
  'guests.deactivateExpired': (target) => ({ slug: slugOf(target) }),
  'knowledge.list': (target) => ({ slug: slugOf(target) }),
  'knowledge.add': (target) => ({ slug: slugOf(target), entry: anEntry }),
  'knowledge.update': (target) => ({
    ...{ slug: slugOf(target), id: entryOf(target), version: 99, entry: anEntry },
  }),
  'knowledge.setActive': (target) => ({
    ...{ slug: slugOf(target), id: entryOf(target), version: 99, active: false },
  }),
  'knowledge.remove': (target) => ({ slug: slugOf(target), id: entryOf(target), version: 99 }),
  'knowledge.ask': (target) => ({ slug: slugOf(target), question: 'breakfast' }),
  'knowledge.importFile': (target) => ({ slug: slugOf(target), file: 'topic,content', isDryRun: true }),
  'learning.list': (target) => ({ slug: slugOf(target) }),
  'learning.dismiss': (target) => ({ slug: slugOf(target), answerIds: [randomUUID()] }),
  'learning.restore': (target) => ({ slug: slugOf(target), answerIds: [randomUUID()] }),
  'audit.list': (target) => ({ slug: slugOf(target) }),
  'audit.countNewer': (target) => ({ slug: slugOf(target), newest: null }),
  'audit.listAcrossHotels': () => ({}),
  'audit.listHotels': () => ({}),
  'audit.countNewerAcrossHotels': () => ({ newest: null }),
  'guests.importFile': (target) => ({ slug: slugOf(target), file: 'name,room', isDryRun: true }),
}

function proceduresOf(routes: object, path: string[] = []): [string, AnyProcedure][] {
  return Object.entries(routes).flatMap(([name, value]): [string, AnyProcedure][] =>
    isProcedure(value)
      ? [[[...path, name].join('.'), value]]
      : proceduresOf(value as object, [...path, name]),
  )
}

const procedures = proceduresOf(router)

function guardOf(procedure: AnyProcedure): Guard | undefined {
  const used = procedure['~orpc'].middlewares
  return (Object.keys(GUARDS) as Guard[]).find((name) => used.some((one) => Object.is(one, GUARDS[name])))
}

const call = (api: Api, name: string, input: object): Promise<unknown> => {
  const [feature, procedure] = name.split('.') as [keyof Api, string]
  return (api[feature] as Record<string, (given: object) => Promise<unknown>>)[procedure]?.(
    input,
  ) as Promise<unknown>
}

const PRINCIPALS = [
  ...['anonymous', 'guest', 'hotelAdmin', 'superAdmin', 'support'],
  ...['newHotelAdmin', 'newSuperAdmin'],
]
/** Staff who must still choose a password may do nothing else. */
const isNew = (name: string) => name.startsWith('new')
/** The guards that decide who the caller must be, besides the password. */
const NEEDED: Partial<Record<Guard, Guard>> = { newHotelAdmin: 'ownHotelAdmin', newSuperAdmin: 'superAdmin' }

/** The code with which the guard must refuse a call, or null when it must let it pass. */
function refusalOf(guard: Guard, principal: string, target: Target): string | null {
  if (guard === 'anybody') return null
  if (guard === 'visitor' || guard === 'publicRead') return target === 'absent' ? 'HOTEL_NOT_FOUND' : null
  if (guard === 'guest' && target === 'absent') return 'HOTEL_NOT_FOUND'
  const wanted = NEEDED[guard] ?? guard
  if (isNew(principal)) {
    const refusal = refusalOf(guard, principal === 'newSuperAdmin' ? 'superAdmin' : 'hotelAdmin', target)
    return refusal ?? (isNew(guard) ? null : 'PASSWORD_CHANGE_NEEDED')
  }
  if (wanted === 'superAdmin') return principal === wanted || principal === 'support' ? null : 'UNAUTHORIZED'
  if (target !== 'own') return 'UNAUTHORIZED'
  if (principal === 'support' && wanted !== 'guest') return wanted === 'hotelAdmin' ? null : 'FORBIDDEN'
  return principal === (wanted === 'ownHotelAdmin' ? 'hotelAdmin' : wanted) ? null : 'UNAUTHORIZED'
}

/** The errors with which handlers answer the inputs above, after the guard has let them pass. */
const LATER: Record<string, string> = {
  'sessions.signInGuest': 'INVALID_CREDENTIALS',
  'sessions.signInHotelAdmin': 'INVALID_CREDENTIALS',
  'sessions.signInSuperAdmin': 'INVALID_CREDENTIALS',
  'platform.setWebhookUrl': 'WEBHOOK_CHANGED',
  'platform.testWebhook': 'NOT_FOUND',
  'platform.setServiceEnabled': 'NOT_FOUND',
  'platform.setFlag': 'NOT_FOUND',
  'pulse.unlock': 'NOT_FOUND',
  'chat.rate': 'NOT_FOUND',
  'chat.openConversation': 'NOT_FOUND',
  'chat.markRead': 'NOT_FOUND',
  'chat.takeOver': 'NOT_FOUND',
  'chat.reply': 'NOT_FOUND',
  'chat.giveBack': 'NOT_FOUND',
  'menu.update': 'MENU_CHANGED',
  'menu.remove': 'MENU_CHANGED',
  'menu.change': 'MENU_CHANGED',
  'menu.place': 'NOT_FOUND',
  'announcements.update': 'ANNOUNCEMENT_CHANGED',
  'announcements.publish': 'ANNOUNCEMENT_CHANGED',
  'announcements.remove': 'ANNOUNCEMENT_CHANGED',
  'announcements.place': 'NOT_FOUND',
  'bookings.place': 'ORDER_CHANGED',
  'bookings.update': 'BOOKING_CHANGED',
  'bookings.complete': 'BOOKING_CHANGED',
  'bookings.cancel': 'BOOKING_CHANGED',
  'bookings.reopen': 'BOOKING_CHANGED',
  'services.setEnabled': 'NOT_FOUND',
  'services.reorder': 'SERVICES_CHANGED',
  'hotels.create': 'SLUG_TAKEN',
  'hotels.update': 'HOTEL_CHANGED',
  'hotels.remove': 'HOTEL_ACTIVE',
  'hotels.undoCurrency': 'NOTHING_TO_UNDO',
  'hotels.restore': 'NOT_FOUND',
  'hotels.purge': 'NOT_FOUND',
  'hotels.setContactNumber': 'NUMBER_CHANGED',
  'sessions.changePassword': 'PASSWORD_TOO_SHORT',
  'knowledge.update': 'ENTRY_CHANGED',
  'knowledge.setActive': 'ENTRY_CHANGED',
  'knowledge.remove': 'ENTRY_CHANGED',
  'learning.dismiss': 'NOT_FOUND',
  'learning.restore': 'NOT_FOUND',
  'sessions.changeSuperAdminPassword': 'PASSWORD_TOO_SHORT',
  'sessions.endOne': 'NOT_FOUND',
  'staff.add': 'HOTEL_CLOSED',
  'staff.setActive': 'NOT_FOUND',
  'staff.remove': 'NOT_FOUND',
  'staff.update': 'NOT_FOUND',
  'staff.resetPassword': 'NOT_FOUND',
  'staff.setSuperAdminActive': 'NOT_FOUND',
  'support.start': 'HOTEL_CLOSED',
  'guests.update': 'GUEST_CHANGED',
  'guests.remove': 'NOT_FOUND',
}

test('every procedure has a guard and a call in the matrix', () => {
  expect(procedures.filter(([, procedure]) => !guardOf(procedure)).map(([name]) => name)).toEqual([])
  expect(procedures.map(([name]) => name).toSorted()).toEqual(Object.keys(inputs).toSorted())
})

describe.each(procedures)('%s', (name, procedure) => {
  const guard = guardOf(procedure) ?? 'superAdmin'
  const cells = PRINCIPALS.flatMap((principal) =>
    (['own', 'other', 'absent'] as const).map((target) => [principal, target] as const),
  )
  test.each(cells)('%s asks for the %s hotel', async (principal, target) => {
    const api = principals[principal]
    const input = inputs[name]?.(target)
    if (!api || !input) throw new Error(`No principal or input for ${name}`)
    const isOfPlatform = guard === 'superAdmin' && ('id' in input || 'templateId' in input)
    const later = isOfPlatform && target === 'absent' ? 'NOT_FOUND' : LATER[name]
    const expected = refusalOf(guard, principal, target) ?? later ?? null
    const code = await call(api, name, input).then(
      () => null,
      (error: unknown) => (error as { code?: string }).code ?? String(error),
    )
    expect(code).toBe(expected)
  })
})

test("an admin's call about another hotel's booking finds nothing, even under the admin's own slug", async () => {
  for (const name of ['get', 'update', 'complete', 'cancel', 'reopen']) {
    const input = { ...inputs[`bookings.${name}`]?.('own'), id: otherBooking }
    await expect(call(product.asStaff(own.admin), `bookings.${name}`, input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  }
})

test("an admin's call about another hotel's guest finds nothing, even under the admin's own slug", async () => {
  for (const name of ['update', 'remove', 'unlock']) {
    const input = { ...inputs[`guests.${name}`]?.('own'), id: other.guest.guestId }
    await expect(call(product.asStaff(own.admin), `guests.${name}`, input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  }
})

test("an admin's call about another hotel's dish, announcement or knowledge finds nothing, even under the admin's own slug", async () => {
  const changes = ['update', 'remove', 'change', 'place'].map((name) => `menu.${name}`)
  const notices = ['update', 'remove', 'publish', 'place'].map((name) => `announcements.${name}`)
  const entries = ['update', 'setActive', 'remove'].map((name) => `knowledge.${name}`)
  for (const name of [...changes, ...notices, ...entries]) {
    const given = inputs[name]?.('other')
    const foreign = call(product.asStaff(own.admin), name, { ...given, slug: own.slug })
    await expect(foreign, name).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('a guest sees only their own bookings', async () => {
  expect(await product.asGuest(guest).bookings.listMine({ slug: own.slug })).toEqual([])
  expect(await product.asGuest(own.guest).bookings.listMine({ slug: own.slug })).toHaveLength(1)
})

describe('row-level security', () => {
  const tenantTables = () =>
    product.database.withActor(SYSTEM, (tx) =>
      tx.execute<{ name: string; forced: boolean; policies: number }>(sql`
        SELECT c.relname AS name, c.relrowsecurity AND c.relforcerowsecurity AS forced,
          (SELECT count(*)::int FROM pg_policy p WHERE p.polrelid = c.oid) AS policies
        FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
          AND (c.relname = 'hotels' OR EXISTS (
            SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'hotel_id' AND NOT a.attisdropped))`),
    )

  test('is forced on every table that belongs to a hotel', async () => {
    const tables = await tenantTables()
    expect(tables.length).toBeGreaterThanOrEqual(12)
    expect(tables.filter((table) => !table.forced || table.policies < 2)).toEqual([])
  })

  test('shows an actor nothing of another hotel, whatever the statement', async () => {
    for (const { name } of await tenantTables()) {
      const column = sql.raw(name === 'hotels' ? 'id' : 'hotel_id')
      const seen = await product.database
        .withActor(own.admin, (tx) =>
          tx.execute(sql`SELECT 1 FROM ${sql.raw(name)} WHERE ${column} <> ${own.id}`),
        )
        .catch((error: { cause?: { code?: string } }) =>
          error.cause?.code === '42501' ? [] : Promise.reject(error),
        )
      expect([...seen], name).toEqual([])
    }
  })

  test('refuses to write into another hotel', async () => {
    const write = (statement: ReturnType<typeof sql>) =>
      product.database.withActor(own.admin, (tx) => tx.execute(statement))
    const insert = sql`INSERT INTO menu_items (hotel_id, name, price) VALUES (${other.id}, 'Intruder', 1)`
    await expect(write(insert)).rejects.toMatchObject({ cause: { code: '42501' } })
    const update = await write(sql`UPDATE menu_items SET price = 0 WHERE hotel_id = ${other.id} RETURNING 1`)
    expect([...update]).toEqual([])
    const move = sql`UPDATE menu_items SET hotel_id = ${other.id} WHERE hotel_id = ${own.id}`
    await expect(write(move)).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  test("hides other guests' bookings in the same hotel from a guest", async () => {
    const seen = await product.database.withActor(guest, (tx) =>
      tx.execute(sql`SELECT 1 FROM service_bookings`),
    )
    expect([...seen]).toEqual([])
  })

  test('prevents rewriting the audit', async () => {
    for (const actor of [own.admin, SYSTEM]) {
      const rewrite = product.database.withActor(actor, (tx) =>
        tx.execute(sql`UPDATE audit_log SET action = 'nothing'`),
      )
      await expect(rewrite).rejects.toMatchObject({ cause: { code: '42501' } })
    }
  })

  test('shows a connection without an actor no hotel', async () => {
    const client = new pg.Client({ connectionString: product.databaseUrl, options: '-c role=hotelly_app' })
    await client.connect()
    const { rows } = await client.query(
      `SELECT (SELECT count(*)::int FROM hotels) AS hotels, (SELECT count(*)::int FROM guests) AS guests`,
    )
    await client.end()
    expect(rows[0]).toEqual({ hotels: 0, guests: 0 })
  })
})
