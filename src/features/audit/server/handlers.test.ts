import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type SuperAdminActor, SYSTEM } from '#kit/server/actor.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeHotel, makeSuperAdmin, orderOf, STAFF_PASSWORD, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { LOOKED_MAX, PAGE_SIZE } from './queries.ts'

const product = openProduct()
let hotel: TestHotel
let boss: SuperAdminActor

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  boss = await makeSuperAdmin(product.database)
})

const staff = () => product.asStaff(hotel.admin)
const list = (filter: object = {}) => staff().audit.list({ slug: hotel.slug, ...filter })
const wordsOf = async (filter: object = {}) =>
  (await list(filter)).entries.map(({ entity, action }) => `${entity} ${action}`)

/** Entries of this hotel, one minute apart, newest first. */
const write = (count: number, newest = '2026-11-20T10:00:00Z') =>
  product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`INSERT INTO audit_log (hotel_id, at, actor_kind, actor_name, action, entity, after)
      SELECT ${hotel.id}, ${newest}::timestamptz - make_interval(mins => n), 'hotel_admin', 'ana@hotel.example',
        'update', 'menu_item', jsonb_build_object('name', 'Dish ' || n) FROM generate_series(0, ${count - 1}::int) n RETURNING 1`),
  )

describe('the list', () => {
  test('says who did what to which thing, with the values before and after', async () => {
    const [soup] = hotel.dishes
    const item = { name: inEnglish(soup.name), price: 800, category: 'Soups' as const }
    await staff().menu.update({ slug: hotel.slug, id: soup.id, version: 1, item })
    const { entries } = await list({ entityId: soup.id })
    expect(entries).toMatchObject([
      {
        actorKind: 'hotel_admin',
        actorName: hotel.admin.email,
        action: 'update',
        entity: 'menu_item',
        name: 'Soup',
        moreChanges: 0,
      },
    ])
    expect(entries[0]?.changes).toContainEqual({
      field: 'price',
      of: null,
      kind: 'money',
      before: 750,
      after: 800,
    })
  })

  test('names an order by what was ordered, and by its room', async () => {
    const { slug } = hotel
    const order = { slug, key: randomUUID(), order: orderOf([[hotel.dishes[0], 2]]) }
    const { id } = await product.asGuest(hotel.guest).bookings.place(order)
    const confirmed = { status: 'confirmed', paymentStatus: 'open', staffNotes: null } as const
    await staff().bookings.update({ slug, id, version: 1, ...confirmed })
    const named = { name: '2 × Soup', roomNumber: '101' }
    expect((await list({ entityId: id, action: 'place' })).entries).toMatchObject([named])
    expect((await list({ entityId: id, action: 'update' })).entries).toMatchObject([named])
  })

  test('is read page by page, each entry once, even with equal timestamps', async () => {
    await write(PAGE_SIZE * 2 + 5)
    await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`INSERT INTO audit_log (hotel_id, at, actor_kind, actor_name, action, entity)
        SELECT ${hotel.id}, '2026-11-20T10:00:00Z', 'system', 'system', 'x', 'y' FROM generate_series(1, 60) RETURNING 1`),
    )
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ after })
      seen.push(...page.entries.map(({ id }) => id))
      after = page.next
    } while (after)
    expect(seen).toHaveLength(PAGE_SIZE * 2 + 65)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('a rare word is looked for part by part, and found however old it is', async () => {
    await product.database.withActor(SYSTEM, async (tx) => {
      await tx.execute(sql`INSERT INTO audit_log (hotel_id, at, actor_kind, actor_name, action, entity)
        VALUES (${hotel.id}, '2026-11-01T10:00:00Z', 'system', 'a needle', 'x', 'y')`)
      await tx.execute(sql`INSERT INTO audit_log (hotel_id, at, actor_kind, actor_name, action, entity)
        SELECT ${hotel.id}, '2026-11-20T10:00:00Z', 'system', 'hay', 'x', 'y'
        FROM generate_series(1, ${LOOKED_MAX}::int) RETURNING 1`)
    })
    const first = await list({ search: 'needle' })
    expect(first).toMatchObject({ entries: [], newest: null, next: expect.any(String) })
    const second = await list({ search: 'needle', after: first.next })
    expect(second).toMatchObject({ entries: [{ actorName: 'a needle' }], next: null })
    expect((await list({ search: 'hay' })).next).toEqual(expect.any(String))
  })

  test("uses days in the hotel's time zone", async () => {
    const change = sql`UPDATE hotels SET time_zone = 'Asia/Riyadh' WHERE id = ${hotel.id}`
    await product.database.withActor(SYSTEM, (tx) => tx.execute(change))
    await write(1, '2026-11-20T20:59:00Z')
    await write(1, '2026-11-20T21:01:00Z')
    const at = async (from: string, to: string) => (await list({ from, to })).entries.map((entry) => entry.at)
    expect(await at('2026-11-20', '2026-11-20')).toEqual(['2026-11-20T20:59:00.000Z'])
    expect(await at('2026-11-21', '2026-11-21')).toEqual(['2026-11-20T21:01:00.000Z'])
    expect(await at('2026-11-20', '2026-11-21')).toHaveLength(2)
  })

  test('is filtered by person, kind and action, and searched by person, thing and id', async () => {
    await write(3)
    const [soup] = hotel.dishes
    await staff().menu.remove({ slug: hotel.slug, id: soup.id, version: 1 })
    expect(await wordsOf({ actor: hotel.admin.email })).toEqual(['menu_item delete'])
    expect(await wordsOf({ entity: 'menu_item', action: 'delete' })).toHaveLength(1)
    expect(await wordsOf({ entity: 'booking' })).toEqual([])
    expect(await wordsOf({ search: 'sOUp' })).toEqual(['menu_item delete'])
    expect(await wordsOf({ search: 'ANA@' })).toHaveLength(3)
    expect(await wordsOf({ search: `#${soup.id.slice(0, 8).toUpperCase()}` })).toHaveLength(1)
    expect(await wordsOf({ search: '%' })).toEqual([])
  })

  test('reads only the beginning of an import of thousands', async () => {
    const lines = Array.from({ length: 4000 }, (_, at) => ({ id: randomUUID(), name: `Dish ${at}` }))
    const after = JSON.stringify({ addedCount: lines.length, added: lines })
    await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`INSERT INTO audit_log (hotel_id, actor_kind, actor_name, action, entity, after)
        VALUES (${hotel.id}, 'hotel_admin', 'ana', 'import', 'menu', ${after}::jsonb)`),
    )
    const { entries } = await list()
    const [entry] = entries
    expect(entry?.changes[0]).toMatchObject({ field: 'addedCount', after: 4000 })
    expect(entry?.changes[1]).toMatchObject({ field: 'added' })
    expect(String(entry?.changes[1]?.after)).toMatch(/^Dish 0, Dish 1,.*…$/)
  })
})

test('newer entries are counted with the same filters', async () => {
  await write(2)
  const { newest } = await list()
  const newer = (filter: object = {}) => staff().audit.countNewer({ slug: hotel.slug, newest, ...filter })
  expect(await newer()).toEqual({ count: 0 })
  await write(3, '2026-11-21T10:00:00Z')
  expect(await newer()).toEqual({ count: 3 })
  expect(await newer({ entity: 'booking' })).toEqual({ count: 0 })
})

test('the platform sees all hotels, or one', async () => {
  const other = await makeHotel(product.database)
  await write(1, '2036-11-20T10:00:00Z')
  const { guest } = other
  const order = orderOf([[other.dishes[0], 1]])
  await product.asGuest(guest).bookings.place({ slug: other.slug, key: randomUUID(), order })
  const all = await product.asStaff(boss).audit.listAcrossHotels({})
  const slugs = new Set(all.entries.map((entry) => entry.hotel?.slug))
  expect(slugs).toContain(hotel.slug)
  expect(slugs).toContain(other.slug)
  const one = await product.asStaff(boss).audit.listAcrossHotels({ hotel: other.slug })
  expect(one.entries).toMatchObject([
    { action: 'place', entity: 'booking', actorName: `${guest.guestName}, 101`, hotel: { slug: other.slug } },
  ])
  expect(await product.asStaff(boss).audit.countNewerAcrossHotels({ newest: all.newest })).toEqual({
    count: 0,
  })
  await expect(
    product.asStaff(boss).audit.listAcrossHotels({ hotel: 'no-such-hotel' }),
  ).rejects.toMatchObject({ code: 'HOTEL_NOT_FOUND' })
})

describe('sign-ins of staff', () => {
  const signIn = (password: string) =>
    product.as().sessions.signInHotelAdmin({ slug: hotel.slug, email: hotel.admin.email, password })

  test('are recorded, including the one that causes a lockout, without the input', async () => {
    await signIn(STAFF_PASSWORD)
    for (let time = 0; time < 6; time++) await signIn('wrong-password').catch(() => null)
    const { entries } = await list({ entity: 'user' })
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['lock', 'system'],
      ['sign-in', hotel.admin.email],
    ])
    expect(JSON.stringify(entries)).not.toContain('wrong-password')
  })
})
