import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSession } from '#features/accounts/server/queries.ts'
import { authAccounts, users } from '#features/accounts/server/table.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { isSame } from '#kit/shared/same.ts'
import { hashToken, newToken } from '#kit/server/tokens.ts'
import { makeAdmin, makeHotel, makeSuperAdmin, orderOf, type TestHotel } from './factories.ts'
import { openProduct } from './product.ts'

const product = openProduct()
let address: string
let hotel: TestHotel
let other: TestHotel
let cookie: string

const inDatabase: typeof product.database.withActor = (...given) => product.database.withActor(...given)

async function signedIn(userId: string): Promise<string> {
  const token = newToken()
  await inDatabase(SYSTEM, async (tx) => {
    const [account] = await tx.select().from(authAccounts).where(eq(authAccounts.userId, userId))
    const session = { accountId: account?.id ?? '', hotelId: account?.hotelId ?? null, seconds: 3600 }
    await openSession(tx, { ...session, tokenHash: hashToken(token) })
  })
  return `hotelly_staff=${token}`
}

beforeAll(async () => {
  address = await product.listen()
})
beforeEach(async () => {
  hotel = await makeHotel(product.database)
  other = await makeHotel(product.database)
  cookie = await signedIn(hotel.admin.userId)
})

const read = (slug = hotel.slug, as = cookie, headers: Record<string, string> = {}) => {
  const data = encodeURIComponent(JSON.stringify({ json: { slug, scope: 'ongoing' } }))
  return fetch(`${address}/rpc/bookings/list?data=${data}`, { headers: { cookie: as, ...headers } })
}
type List = { json: { bookings: { id: string; guestName: string }[]; total: number; ongoing: number } }
const listed = async (...given: Parameters<typeof read>) => (await (await read(...given)).json()) as List
const idsOf = async (...given: Parameters<typeof read>) =>
  (await listed(...given)).json.bookings.map(({ id }) => id)

const place = async (at = hotel) =>
  (
    await product
      .asGuest(at.guest)
      .bookings.place({ slug: at.slug, key: randomUUID(), order: orderOf([[at.dishes[0], 1]]) })
  ).id

/** Changes a booking behind the back of the events, so that only what is kept in memory can be as before. */
const renameUnheard = (id: string, guestName: string) =>
  inDatabase(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE service_bookings SET guest_name = ${guestName} WHERE id = ${id}`),
  )

/** Waits until the events of these bookings have come back from the database. */
const heard = (ids: string[]) =>
  expect.poll(() => ids.every((id) => product.heard.some((event) => event.id === id))).toBe(true)

describe('answers as they would be without, and as the contract wants them', () => {
  const contentOf = async (path: string, input: object) => {
    const data = encodeURIComponent(JSON.stringify({ json: input }))
    const answer = await fetch(`${address}/rpc/${path}?data=${data}`, { headers: { cookie } })
    return ((await answer.json()) as { json: unknown }).json
  }

  test('a list, with an order that cannot be read', async () => {
    const { slug } = hotel
    const [unreadable, done] = [await place(), await place(), await place()]
    await inDatabase(SYSTEM, (tx) =>
      tx.execute(
        sql`UPDATE service_bookings SET order_details = '{"items": [{}]}', room_number = E'1"\n', guest_id = NULL
          WHERE id = ${unreadable}`,
      ),
    )
    await product.asStaff(hotel.admin).bookings.complete({ slug, id: done, version: 1 })
    for (const scope of ['ongoing', 'previous'] as const) {
      const input = { slug, scope }
      expect(await contentOf('bookings/list', input)).toEqual(
        await product.asStaff(hotel.admin).bookings.list(input),
      )
    }
  })

  test('the dashboard', async () => {
    await place()
    const input = { slug: hotel.slug }
    expect(await contentOf('dashboard/get', input)).toEqual(
      await product.asStaff(hotel.admin).dashboard.get(input),
    )
  })
})

test('and kept for other devices of the hotel', async () => {
  const id = await place()
  const colleague = await signedIn((await makeAdmin(product.database, hotel)).userId)
  const isKept = async () => {
    const first = await listed()
    await renameUnheard(id, randomUUID())
    return isSame(await listed(hotel.slug, colleague), first)
  }
  await expect.poll(isKept).toBe(true)
})

test('what many ask for at once is read once, and compressed for those who take it', async () => {
  await heard(await Promise.all([1, 2, 3].map(() => place())))
  const transactions = vi.spyOn(product.database, 'read')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      read(hotel.slug, cookie, { 'accept-encoding': at % 2 ? 'br' : 'identity' }),
    ),
  )
  const reads = transactions.mock.calls.filter(([{ kind }]) => kind === 'hotelAdmin')
  transactions.mockRestore()
  expect(reads).toHaveLength(1)
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(
    answers.map((_, at) => (at % 2 ? 'br' : null)),
  )
  expect(answers.every(({ headers }) => headers.get('cache-control') === 'no-store')).toBe(true)
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
})

test('after a change the next read shows it', async () => {
  expect(await idsOf()).toEqual([])
  for (let round = 0; round < 3; round++) {
    const id = await place()
    expect(await idsOf()).toContain(id)
    await product.asStaff(hotel.admin).bookings.complete({ slug: hotel.slug, id, version: 1 })
    expect(await idsOf()).not.toContain(id)
  }
})

test('what no event tells of is seen after a second', async () => {
  const id = await place()
  await listed()
  await renameUnheard(id, 'Seen later')
  const named = async () => (await listed()).json.bookings[0]?.guestName
  await expect.poll(named).toBe('Seen later')
})

test('nobody else gets what is kept', async () => {
  const id = await place()
  expect(await idsOf()).toEqual([id])
  const stranger = await signedIn(other.admin.userId)
  expect((await read(hotel.slug, stranger)).status).toBe(401)
  expect((await read(hotel.slug, '')).status).toBe(401)
  expect(await idsOf(other.slug, stranger)).toEqual([])
})

test('not even who was allowed a moment ago', async () => {
  await place()
  const leaves = await signedIn(hotel.admin.userId)
  expect((await read(hotel.slug, leaves)).status).toBe(200)
  const body = JSON.stringify({ json: { slug: hotel.slug } })
  const headers = { cookie: leaves, 'content-type': 'application/json' }
  await fetch(`${address}/rpc/sessions/signOutHotelAdmin`, { method: 'POST', headers, body })
  expect((await read(hotel.slug, leaves)).status).toBe(401)
  const { userId } = await makeAdmin(product.database, hotel)
  const renewed = await signedIn(userId)
  await inDatabase(SYSTEM, (tx) =>
    tx.update(users).set({ mustChangePassword: true }).where(eq(users.id, userId)),
  )
  expect((await read(hotel.slug, renewed)).status).toBe(403)
  expect((await read()).status).toBe(200)
})

test('each read of a visit is audited, though the list is kept', async () => {
  await place()
  await listed()
  const support = await makeSuperAdmin(product.database)
  const visitor = await signedIn(support.userId)
  await product
    .asStaff(support)
    .support.start({ hotelId: hotel.id, minutes: 15, reason: 'Checking the board' })
  expect((await read(hotel.slug, visitor)).status).toBe(200)
  const told = await inDatabase(SYSTEM, (tx) =>
    tx.execute(
      sql`SELECT 1 FROM audit_log WHERE hotel_id = ${hotel.id} AND actor_id = ${support.userId} AND action = 'read'`,
    ),
  )
  expect(told.length).toBeGreaterThan(0)
})

test('what cannot be asked is refused as ever', async () => {
  const ask = (data: string) =>
    fetch(`${address}/rpc/bookings/list?data=${encodeURIComponent(data)}`, { headers: { cookie } })
  const codes = await Promise.all(
    [
      '{',
      '[]',
      '{"json":{"scope":"ongoing"}}',
      `{"json":{"slug":"${hotel.slug}","scope":"none"}}`,
      '{"json":{"slug":"no-such-hotel","scope":"ongoing"}}',
    ].map(async (data) => (await ask(data)).status),
  )
  expect(codes).toEqual([400, 400, 400, 400, 401])
})
