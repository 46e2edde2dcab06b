import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { newSessionId } from '#features/chat/rules.ts'
import { beforeAll, expect, test } from 'vitest'
import { ALL } from '#features/categories/all.ts'
import { NO_HOTEL, type SuperAdminActor } from '#kit/server/actor.ts'
import { makeAdmin, makeGuest, makeHotel, makeSuperAdmin } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import { addMassage, addTowels, aResource, askFor, hoursAhead, openAreas } from '#tests/services.ts'
import type { HotelDraft } from '../contract.ts'
import type { HotelSort } from '../rules.ts'

const product = openProduct()
let actor: SuperAdminActor
let api: Api['hotels']

beforeAll(async () => {
  actor = await makeSuperAdmin(product.database)
  api = product.asStaff(actor).hotels
})

const draft = (given: Partial<HotelDraft> = {}): HotelDraft => ({
  name: 'Grand Hotel',
  contactEmail: null,
  contactPhone: null,
  bookingSupportNumber: null,
  isActive: true,
  primaryColor: null,
  currency: 'USD',
  timeZone: 'UTC',
  ...given,
})
const add = (given: Partial<HotelDraft> = {}, slug = '', templateId: string | null = null) =>
  api.create({ slug: slug || randomUUID(), hotel: draft(given), templateId })
const refused = (code: string) => expect.objectContaining({ code })

test('a new hotel starts complete, and the audit says who added it', async () => {
  const { id, slug } = await add(
    { name: 'Hôtel  Šarić', contactPhone: '   ', contactEmail: '' },
    'Hôtel Šarić & Sons!',
  )
  expect(slug).toBe('hotel-saric-and-sons')
  expect(await api.getAny({ id })).toMatchObject({ contactPhone: null, contactEmail: null, version: 1 })
  const [counts] = await product.run(sql`SELECT
    (SELECT count(*)::int FROM services WHERE hotel_id = ${id} AND label_ar IS NOT NULL AND label_bs IS NOT NULL) AS services,
    (SELECT max_conversations FROM chat_settings WHERE hotel_id = ${id}) AS chats,
    (SELECT actor_name FROM audit_log WHERE hotel_id = ${id} AND action = 'create') AS who`)
  expect(counts).toEqual({ services: ALL.length, chats: 10, who: actor.email })
})

test.each([
  ['فندق أشجع', 'فندق أشجع', 'fndq-ashja'],
  ['  ', 'Straße Łódź', 'strasse-lodz'],
  ['---', '🏨', /^hotel-[0-9a-z]{6}$/],
  ['a'.repeat(300), 'Long', 'a'.repeat(63)],
])('the slug %s of %s becomes %s', async (slug, name, expected) => {
  expect((await api.create({ slug, hotel: draft({ name }), templateId: null })).slug).toMatch(
    expected instanceof RegExp ? expected : new RegExp(`^${expected}$`),
  )
})

test('a slug is given only once, even to two simultaneous requests, and a reserved one never', async () => {
  const twice = await Promise.allSettled([add({}, 'twin'), add({}, 'Twin!')])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(add({}, 'twin')).rejects.toEqual(refused('SLUG_TAKEN'))
  await expect(add({}, ' INTERNAL ')).rejects.toEqual(refused('SLUG_TAKEN'))
})

test.each([
  { name: '' },
  { name: 'x'.repeat(201) },
  { contactEmail: 'nobody' },
  { contactPhone: '1'.repeat(41) },
  { primaryColor: 'red' },
  { primaryColor: '#12345' },
  { currency: 'ZZZ' },
  { currency: 'usd' },
  { timeZone: 'Mars/Olympus' },
  { timeZone: '+02:00' },
])('%j is refused', async (given) => {
  await expect(add(given)).rejects.toEqual(refused('BAD_REQUEST'))
})

test('hotels are found by name or slug, ignoring accents and case; newest first', async () => {
  const word = `q${randomUUID().slice(0, 6)}`
  for (const [name, slug] of [
    [`Đurđevak ${word}`, 'one'],
    [`فندق الأندلس ${word}`, 'two'],
    [`100%_${word}`, 'three'],
  ] as const) {
    await add({ name, isActive: slug !== 'two' }, `${slug}-${word}`)
  }
  const find = async (search: string) =>
    (await api.listAll({ search: `${search} ${word.toUpperCase()}` })).hotels.map(
      ({ slug }) => slug.split('-')[0],
    )
  expect(await find('')).toEqual(['three', 'two', 'one'])
  expect(await find('DURDEVAK')).toEqual(['one'])
  expect(await find('đurđ')).toEqual(['one'])
  expect(await find('الاندلس')).toEqual(['two'])
  expect(await find('%_')).toEqual(['three'])
  expect(await find('two-')).toEqual(['two'])
  expect((await api.listAll({ search: word, state: 'inactive' })).counts).toEqual({
    all: 3,
    active: 2,
    inactive: 1,
    waiting: 0,
    deleted: 0,
  })
})

const order = (
  hotelId: string,
  is: { status?: string; paid?: boolean; at?: string; currency?: string; minutes?: number; due?: string },
) => {
  const { status = 'pending', paid = false, at = 'now()', currency = 'USD', minutes, due } = is
  const delivered = minutes === undefined ? 'NULL' : `${at} + interval '${minutes} minutes'`
  const isOpen = status === 'pending'
  return product.run(sql`INSERT INTO service_bookings (hotel_id, guest_name, room_number, service_name, service_icon,
      order_details, total_price, currency, status, booking_status, payment_status, idempotency_key, request_hash,
      created_at, cancelled_at, delivered_at, due_at)
    VALUES (${hotelId}, 'Smith', '1', 'Room Service', 'UtensilsCrossed', '{"items": []}', 1250, ${currency},
      ${status}, ${isOpen ? 'open' : status}, ${paid ? 'paid' : 'open'}, gen_random_uuid(),
      decode(repeat('00', 32), 'hex'), ${sql.raw(at)}, ${isOpen ? null : new Date().toISOString()},
      ${sql.raw(delivered)}, ${sql.raw(due ?? 'NULL')})
    RETURNING created_at`)
}

test('hotels tell what they have to do, in their own day and currency, and are sorted by it', async () => {
  const word = `w${randomUUID().slice(0, 6)}`
  const made = async (name: string, slug: string) =>
    (await add({ name: `${name} ${word}`, timeZone: 'Pacific/Auckland' }, `${slug}-${word}`)).id
  const [calm, busy] = [await made('Calm', 'calm'), await made('Busy', 'busy')]
  const dayBefore =
    "date_trunc('day', now() AT TIME ZONE 'Pacific/Auckland') AT TIME ZONE 'Pacific/Auckland' - interval '2 hours'"
  await order(busy, {})
  await order(busy, { paid: true })
  await order(busy, { at: dayBefore, currency: 'EUR' })
  await order(busy, { status: 'cancelled' })
  for (const minutes of [10, 20, 60]) await order(busy, { minutes })
  await order(busy, { minutes: 300, due: "now() + interval '300 minutes'" })
  await order(calm, { at: "now() - interval '60 days'", paid: true, minutes: 25 })
  const list = async (sort: HotelSort, isDescending: boolean) =>
    (await api.listAll({ search: word, sort, isDescending })).hotels
  const [first, second] = await list('orders', true)
  expect(first).toMatchObject({ id: busy, ordersToday: 6, openBookings: 7, unpaid: 6250, medianMinutes: 20 })
  expect(first?.ordersByHour.at(-1)).toBe(6)
  expect(second).toMatchObject({ id: calm, ordersToday: 0, openBookings: 1, unpaid: 0, medianMinutes: null })
  expect(Date.parse(first?.waitingSince ?? '')).toBeLessThan(Date.now() - 60_000)
  const ids = async (sort: HotelSort, isDescending: boolean) =>
    (await list(sort, isDescending)).map(({ id }) => id)
  expect(await ids('open', false)).toEqual([calm, busy])
  expect(await ids('name', false)).toEqual([busy, calm])
  expect(await ids('name', true)).toEqual([calm, busy])
  await api.setActive({ id: busy, isActive: false })
  expect(await ids('state', true)).toEqual([calm, busy])
})

test('the hotels that need a look are those where an order waits for a quarter of an hour', async () => {
  const word = `l${randomUUID().slice(0, 6)}`
  const made = async (slug: string, is: Parameters<typeof order>[1]) => {
    const { id } = await add({ name: word }, `${slug}-${word}`)
    await order(id, is)
    return id
  }
  const at = "now() - interval '16 minutes'"
  const waiting = await made('waiting', { at })
  await made('fresh', { at: "now() - interval '14 minutes'" })
  await made('cancelled', { at, status: 'cancelled' })
  await api.setActive({ id: await made('closed', { at }), isActive: false })
  const { hotels, counts } = await api.listAll({ search: word, state: 'waiting' })
  expect(hotels.map(({ id }) => id)).toEqual([waiting])
  expect(counts).toEqual({ all: 4, active: 3, inactive: 1, waiting: 1, deleted: 0 })
})

test('a hotel needs a look where nobody has seen what everybody was alerted of, and says of what', async () => {
  const word = `n${randomUUID().slice(0, 6)}`
  const made = async (slug: string) => (await add({ name: word }, `${slug}-${word}`)).id
  const unseen = await made('unseen')
  const seen = await made('seen')
  await made('calm')
  for (const [hotelId, seenAt] of [
    [unseen, 'NULL'],
    [seen, 'now()'],
  ] as const) {
    await order(hotelId, {})
    await product.run(sql`UPDATE service_bookings SET alerted_at = now() - interval '1 minute',
      seen_at = ${sql.raw(seenAt)} WHERE hotel_id = ${hotelId}`)
  }
  await product.run(sql`INSERT INTO chat_conversations (hotel_id, session_id, device_id, language, state, handed_over_at, alerted_at)
    VALUES (${unseen}, ${newSessionId()}, ${randomUUID()}, 'en', 'waiting', now() - interval '5 minutes', now())`)
  const { hotels, counts } = await api.listAll({ search: word, state: 'waiting' })
  expect(hotels.map(({ id }) => id)).toEqual([unseen])
  expect(hotels[0]).toMatchObject({ unseenBookings: 1, unseenChats: 1, waitingSince: expect.any(String) })
  expect(counts).toMatchObject({ all: 3, waiting: 1 })
  await api.setActive({ id: unseen, isActive: false })
  expect((await api.listAll({ search: word, state: 'waiting' })).hotels).toEqual([])
})

test('an order for later waits from three quarters of an hour before its time', async () => {
  const word = `a${randomUUID().slice(0, 6)}`
  const at = "now() - interval '5 hours'"
  const made = async (slug: string, minutes: number) => {
    const { id } = await add({ name: word }, `${slug}-${word}`)
    await order(id, { at, due: `now() + interval '${minutes} minutes'` })
    return id
  }
  await made('tonight', 90)
  const begun = await made('begun', 40)
  const waiting = await made('waiting', 29)
  const { hotels } = await api.listAll({ search: word, state: 'waiting' })
  expect(hotels.map(({ id }) => id)).toEqual([waiting])
  const all = await api.listAll({ search: word, sort: 'created', isDescending: false })
  const minutes = all.hotels.map(
    ({ waitingSince }) => waitingSince && Math.round((Date.now() - Date.parse(waitingSince)) / 60_000),
  )
  expect(all.hotels.map(({ id }) => id).slice(1)).toEqual([begun, waiting])
  expect(minutes).toEqual([null, 5, 16])
})

test('a thousand hotels are listed page by page', async () => {
  const word = `bulk${randomUUID().slice(0, 6)}`
  await product.run(
    sql`INSERT INTO hotels (slug, name) SELECT ${word} || '-' || n, 'Bulk ' || n FROM generate_series(1, 1000) n RETURNING 1`,
  )
  const seen = new Set<string>()
  for (let page = 1; page <= 20; page++) {
    for (const { id } of (await api.listAll({ search: word, page })).hotels) seen.add(id)
  }
  expect(seen.size).toBe(1000)
  expect(await api.listAll({ search: word, page: 99 })).toMatchObject({ page: 20, pages: 20 })
})

test('the second of two concurrent edits of a hotel is refused with its current state', async () => {
  const { id, version } = await add()
  const first = await api.update({ id, version, hotel: draft({ name: 'First' }) })
  expect(first).toMatchObject({ name: 'First', version: version + 1 })
  await expect(api.update({ id, version, hotel: draft({ name: 'Second' }) })).rejects.toMatchObject({
    code: 'CHANGED',
    data: { current: { name: 'First' } },
  })
})

test("a copy has its template's menu, texts and pictures, but no guests or staff", async () => {
  const from = await makeHotel(product.database)
  const key = `menu-items/${from.id}/soup.webp`
  await product.storage.put(key, Buffer.from('soup'))
  await product.run(sql`UPDATE menu_items SET image_url = ${`/files/${key}`} WHERE id = ${from.dishes[0].id}`)
  await product
    .asStaff(from.admin)
    .announcements.add({
      slug: from.slug,
      announcement: { title: { en: 'Jazz' }, description: { en: 'Tonight' } },
    })
  await product.run(sql`UPDATE chat_settings SET max_conversations = 7 WHERE hotel_id = ${from.id}`)
  const choice = { id: randomUUID(), name: { en: 'Kajmak' }, price: 200, isDefault: false, isSoldOut: true }
  const extras = await product
    .asStaff(from.admin)
    .menuOptions.add({
      slug: from.slug,
      group: { name: { en: 'Extras' }, min: 0, max: 1, choices: [choice] },
    })
  await product.run(
    sql`UPDATE menu_items SET option_group_ids = ARRAY[${extras.id}::uuid] WHERE id = ${from.dishes[1].id}`,
  )
  const { id, slug, ...copy } = await add({ currency: 'BHD' }, '', from.id)
  expect(copy).toMatchObject({ staffCount: 0, guestCount: 0, openBookings: 0 })
  const menu = await product.as().menu.list({ slug })
  expect(menu.map(({ name, price }) => [name.en, price])).toEqual(
    from.dishes.map((dish) => [dish.name, dish.price * 10]),
  )
  expect(
    menu.map(({ options }) => options.flatMap(({ choices }) => choices.map(({ price }) => price))),
  ).toEqual([[], [2000], ...from.dishes.slice(2).map(() => [])])
  expect(menu[0]?.imageUrl).toBe(`/files/menu-items/${id}/soup.webp`)
  expect(await product.storage.read(`menu-items/${id}/soup.webp`)).not.toBeNull()
  expect((await product.as().announcements.list({ slug })).map((each) => each.title.en)).toEqual(['Jazz'])
  expect(await product.as().services.list({ slug })).toHaveLength(1)
  const [settings] = await product.run(
    sql`SELECT max_conversations FROM chat_settings WHERE hotel_id = ${id}`,
  )
  expect(settings).toEqual({ max_conversations: 7 })
})

test('a copy declares, divides the day and cooks as its template does, but begins with full shelves', async () => {
  const from = await makeHotel(product.database)
  const staff = product.asStaff(from.admin)
  const night = {
    id: randomUUID(),
    name: { en: 'Night', ar: null, bs: 'Noć' },
    begins: '22:00',
    ends: '05:00',
  }
  await staff.menuParts.save({ slug: from.slug, seen: [], wanted: [night] })
  const hours = { opens: '07:00', closes: '02:00', language: 'bs', defaultMinutes: 25 } as const
  await staff.kitchen.save({ slug: from.slug, version: 1, kitchen: hours })
  await staff.kitchen.pause({ slug: from.slug, minutes: 60 })
  await product.run(sql`UPDATE menu_items SET traits = '{"milk": true, "nuts": false}', part_ids = ARRAY[${night.id}::uuid],
    station = 'grill', stock = 2 WHERE id = ${from.dishes[0].id}`)
  const { id } = await add({}, '', from.id)
  const [dish] = await product.run(sql`SELECT traits, part_ids, station, stock FROM menu_items
    WHERE hotel_id = ${id} AND station IS NOT NULL`)
  expect(dish).toEqual({
    traits: { milk: true, nuts: false },
    part_ids: [night.id],
    station: 'grill',
    stock: null,
  })
  expect(
    await product.run(sql`SELECT id, name_bs, begins, ends FROM menu_parts WHERE hotel_id = ${id}`),
  ).toEqual([{ id: night.id, name_bs: 'Noć', begins: '22:00', ends: '05:00' }])
  const [kitchen] = await product.run(sql`SELECT opens, closes, language, default_minutes, paused_until
    FROM kitchens WHERE hotel_id = ${id}`)
  expect(kitchen).toEqual({
    opens: '07:00',
    closes: '02:00',
    language: 'bs',
    default_minutes: 25,
    paused_until: null,
  })
})

test('only an inactive hotel is deleted, confirmed by its slug; then nobody sees it, and its slug stays taken', async () => {
  const hotel = await makeHotel(product.database)
  const { id, slug } = hotel
  await product.run(sql`INSERT INTO sessions (token_hash, account_id, hotel_id, expires_at)
    SELECT sha256(${id}::bytea), id, ${id}, now() + interval '1 hour' FROM auth_accounts WHERE hotel_id = ${id} LIMIT 1`)
  await expect(api.remove({ id, confirmedSlug: slug })).rejects.toEqual(refused('HOTEL_ACTIVE'))
  await api.setActive({ id, isActive: false })
  await expect(api.remove({ id, confirmedSlug: 'other' })).rejects.toEqual(refused('SLUG_MISMATCH'))
  await api.remove({ id, confirmedSlug: slug })
  await expect(api.getAny({ id })).rejects.toEqual(refused('NOT_FOUND'))
  await expect(api.setActive({ id, isActive: true })).rejects.toEqual(refused('NOT_FOUND'))
  await expect(product.as().hotels.get({ slug })).rejects.toEqual(refused('HOTEL_NOT_FOUND'))
  expect((await api.listAll({ search: slug })).hotels).toEqual([])
  await expect(add({}, slug)).rejects.toEqual(refused('SLUG_TAKEN'))
  expect(await product.run(sql`SELECT 1 FROM sessions WHERE hotel_id = ${id}`)).toEqual([])
})

test('a deleted hotel is listed with who deleted it and until when; it is restored as inactive, or erased', async () => {
  const [back, gone] = [await makeHotel(product.database), await makeHotel(product.database)]
  for (const { id, slug } of [back, gone]) {
    await api.setActive({ id, isActive: false })
    await api.remove({ id, confirmedSlug: slug })
  }
  const find = async (search: string) => (await api.listDeleted({ search })).hotels
  const [listed] = await find(back.slug)
  expect(listed).toMatchObject({
    id: back.id,
    deletedBy: actor.email,
    isPurging: false,
    contents: { staff: 1, guests: 1, dishes: 5, orders: 0 },
  })
  const days = (Date.parse(listed?.purgedFrom ?? '') - Date.parse(listed?.deletedAt ?? '')) / 86_400_000
  expect(days).toBe(30)
  expect((await api.listAll({ search: back.slug })).counts).toMatchObject({ all: 0, deleted: 1 })

  expect(await api.restore({ id: back.id })).toMatchObject({ slug: back.slug, isActive: false })
  await expect(api.restore({ id: back.id })).rejects.toEqual(refused('NOT_FOUND'))
  expect(await find(back.slug)).toEqual([])

  await expect(api.purge({ id: back.id, confirmedSlug: back.slug })).rejects.toEqual(refused('NOT_FOUND'))
  await expect(api.purge({ id: gone.id, confirmedSlug: 'x' })).rejects.toEqual(refused('SLUG_MISMATCH'))
  await api.purge({ id: gone.id, confirmedSlug: gone.slug })
  expect(await find(gone.slug)).toEqual([])
  expect(
    await product.run(
      sql`SELECT actor_name, hotel_id FROM audit_log WHERE entity_id = ${gone.id} AND action = 'purge'`,
    ),
  ).toEqual([{ actor_name: actor.email, hotel_id: NO_HOTEL }])
})

test("the database itself refuses to change a hotel's slug, and nothing else", async () => {
  const { id, slug } = await makeHotel(product.database)
  await expect(product.run(sql`UPDATE hotels SET slug = 'another' WHERE id = ${id}`)).rejects.toMatchObject({
    cause: { message: 'The slug of a hotel never changes' },
  })
  await product.run(sql`UPDATE hotels SET slug = ${slug}, name = 'Renamed' WHERE id = ${id}`)
  expect(await api.getAny({ id })).toMatchObject({ slug, name: 'Renamed' })
})

test('the number of checkouts that move is known before the time zone is corrected', async () => {
  const { id, slug } = await makeHotel(product.database)
  await makeGuest(product.database, { id, slug }, { expiresAt: new Date('2027-01-10T00:00:00Z') })
  const count = async (timeZone: string) => (await api.previewTimeZone({ id, timeZone })).guests
  expect(await count('Europe/Sarajevo')).toBe(1)
  expect(await count('Europe/London')).toBe(0)
})

test('a copy offers what its template does, with the same people and places, but nothing is booked there', async () => {
  const from = await makeHotel(product.database)
  await openAreas(product.database, from.id)
  const key = `offers/${from.id}/massage.webp`
  await product.storage.put(key, Buffer.from('massage'))
  const { offer, resourceIds } = await addMassage(product.database, from.id, { imageUrl: `/files/${key}` })
  const theirs = product.asStaff(from.admin)
  await theirs.work.bookFor({
    slug: from.slug,
    guestId: from.guest.guestId,
    key: randomUUID(),
    asked: askFor(offer, { startsAt: hoursAhead(5) }),
  })
  const [resourceId = ''] = resourceIds
  await theirs.work.block({ slug: from.slug, resourceId, beginsAt: hoursAhead(7), endsAt: hoursAhead(8) })
  const entry = { topic: 'Pool', content: 'On the roof.', phrasings: ['Where do the Novaks of 405 swim?'] }
  await theirs.knowledge.add({ slug: from.slug, entry })
  const { id, slug } = await add({ currency: 'BHD' }, '', from.id)
  const mine = product.asStaff(await makeAdmin(product.database, { id, slug }))
  const [copied] = await mine.offers.listAll({ slug })
  expect(copied).toMatchObject({
    name: offer.name,
    price: offer.price * 10,
    questions: offer.questions,
    imageUrl: `/files/offers/${id}/massage.webp`,
  })
  expect(copied?.id).not.toBe(offer.id)
  expect(await mine.knowledge.list({ slug })).toMatchObject([{ topic: 'Pool', phrasings: [] }])
  const resources = await mine.resources.list({ slug })
  expect(resources.map(({ id: one }) => one)).toEqual(copied?.resourceIds)
  expect(resources).toMatchObject([{ name: { en: 'Lejla' }, capacity: 1, version: 1 }])
  expect(await product.storage.read(`offers/${id}/massage.webp`)).not.toBeNull()
  expect(await mine.work.list({ slug, scope: 'ongoing' })).toMatchObject({ total: 0 })
  expect(await mine.work.days({ slug, from: hoursAhead(0).slice(0, 10), days: 3 })).toEqual({
    appointments: [],
    blocks: [],
  })
  // what becomes of the one concerns the other in nothing
  await theirs.resources.update({
    slug: from.slug,
    id: resourceId,
    version: 1,
    resource: aResource({ capacity: 4 }),
  })
  expect(await mine.resources.list({ slug })).toMatchObject([{ capacity: 1 }])
})

test('open requests and appointments are told beside the orders, and what another clock shows for them', async () => {
  const hotel = await makeHotel(product.database)
  const { id, slug, guest } = hotel
  await openAreas(product.database, id)
  const towels = await addTowels(product.database, id)
  const { offer } = await addMassage(product.database, id)
  const book = (asked: ReturnType<typeof askFor>) =>
    product.asGuest(guest).work.book({ slug, key: randomUUID(), asked })
  const done = await book(askFor(towels))
  await book(askFor(towels))
  await book(askFor(offer, { startsAt: hoursAhead(5) }))
  await product.asStaff(hotel.admin).work.complete({ slug, id: done.id, version: 1 })
  const known = await api.getAny({ id })
  expect(known).toMatchObject({ openBookings: 0, openServices: 2, offerCount: 2 })
  expect(await api.previewTimeZone({ id, timeZone: 'Asia/Tokyo' })).toMatchObject({ appointments: 1 })
  expect(await api.previewTimeZone({ id, timeZone: known.timeZone })).toMatchObject({ appointments: 0 })

  await api.setActive({ id, isActive: false })
  await api.remove({ id, confirmedSlug: slug })
  const { hotels } = await api.listDeleted({ search: slug })
  expect(hotels[0]?.contents).toMatchObject({ orders: 0, services: 3 })
})
