import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newSessionId } from '#features/chat/rules.ts'
import { linkGuestToAuthUser } from '#features/guests/server/account-queries.ts'
import { keepGuest } from '#features/guests/server/queries.ts'
import { purgeHotel } from '#features/hotel-administration/server/purge.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { recordChange } from '#kit/server/audit.ts'
import { makeGuest, makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

/** Bookings and the audit refer to guests and hotels without foreign keys; whoever deletes those sees to them. */
const product = openProduct()
let hotel: TestHotel

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

const place = (guest = hotel.guest) =>
  product
    .asGuest(guest)
    .bookings.place({ slug: hotel.slug, key: randomUUID(), order: orderOf([[hotel.dishes[0], 1]]) })
const remove = (id: string) => product.asStaff(hotel.admin).guests.remove({ slug: hotel.slug, id })

/** An order that is under way for a while: it holds its guest, and writes before it ends. */
function slowOrder() {
  let end = () => {}
  const isToEnd = new Promise<void>((resolve) => {
    end = resolve
  })
  const { guestId } = hotel.guest
  const placed = product.database.withActor(hotel.guest, async (tx) => {
    await tx.execute(sql`SELECT FROM guests WHERE hotel_id = ${hotel.id} AND id = ${guestId} FOR SHARE`)
    await isToEnd
    await tx.execute(sql`INSERT INTO service_bookings (hotel_id, guest_id, guest_name, room_number, service_name,
        service_icon, order_details, total_price, idempotency_key, request_hash)
      VALUES (${hotel.id}, ${guestId}, 'Guest', '101', 'Room Service', 'X', '{}', 1, ${randomUUID()}, '')`)
    await tx.execute(sql`INSERT INTO audit_log (hotel_id, actor_kind, actor_name, action, entity)
      VALUES (${hotel.id}, 'guest', 'Guest', 'place', 'booking')`)
  })
  return { placed, end }
}

const namedOf = async () => {
  const rows = await product.run<{ guestId: string | null; name: string }>(
    sql`SELECT guest_id AS "guestId", guest_name AS name FROM service_bookings WHERE hotel_id = ${hotel.id}`,
  )
  return rows.map(({ guestId, name }) => [guestId, name])
}

test('the bookings of a deleted guest stay with their name, and with nobody else', async () => {
  const other = await makeGuest(product.database, hotel)
  await Promise.all([place(), place(), place(other)])
  await remove(hotel.guest.guestId)
  const { guestName } = hotel.guest
  const kept = [null, guestName, null, guestName, other.guestId, other.guestName]
  expect((await namedOf()).toSorted((a, b) => (a[0] === b[0] ? 0 : a[0] === null ? -1 : 1)).flat()).toEqual(
    kept,
  )
})

test('a guest who is deleted while an order is under way is no longer named by it', async () => {
  const { placed, end } = slowOrder()
  await sleep(100)
  const removed = remove(hotel.guest.guestId)
  await sleep(100)
  end()
  await Promise.all([placed, removed])
  expect(await namedOf()).toEqual([[null, 'Guest']])
})

test('guests who order while they are deleted leave no booking that names them', async () => {
  for (let round = 0; round < 10; round++) {
    const guest = await makeGuest(product.database, hotel, { roomNumber: `${round}` })
    const placing = Array.from({ length: 3 }, () => place(guest))
    await Promise.allSettled([...placing, sleep(round).then(() => remove(guest.guestId))])
  }
  const named = (await namedOf()).map(([guestId]) => guestId)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((guestId) => guestId !== null)).toEqual([])
})

test('a hotel that is purged while an order is under way leaves nothing, and nothing can be audited there', async () => {
  await product.run(sql`UPDATE hotels SET is_active = false, deleted_at = now() WHERE id = ${hotel.id}`)
  const { placed, end } = slowOrder()
  await sleep(100)
  const purged = purgeHotel(product, SYSTEM, hotel.id)
  await sleep(300)
  end()
  await Promise.all([placed, purged])
  expect(await namedOf()).toEqual([])
  expect(await product.run(sql`SELECT action FROM audit_log WHERE hotel_id = ${hotel.id}`)).toEqual([])
  const change = { hotelId: hotel.id, action: 'unlock', entity: 'guest', entityId: null }
  const late = product.database.withActor(SYSTEM, (tx) => recordChange(tx, SYSTEM, change))
  await expect(late).rejects.toThrow('at a hotel that does not exist')
})

const beginConversation = (tx: Tx, guestId: string) =>
  tx.execute(sql`INSERT INTO chat_conversations (hotel_id, session_id, device_id, guest_id, guest_name, language)
    VALUES (${hotel.id}, ${newSessionId()}, 'phone', ${guestId}, 'Guest', 'en')`)
const chattersOf = () =>
  product.run(
    sql`SELECT guest_id AS id, guest_name AS name FROM chat_conversations WHERE hotel_id = ${hotel.id}`,
  )

test('a deleted guest leaves no account, gets none, and conversations keep the name alone', async () => {
  const { guestId } = hotel.guest
  const account = { hotelId: hotel.id, guestId, address: `${guestId}@guests.invalid`, passwordHash: 'x' }
  const link = () => product.database.withActor(SYSTEM, (tx) => linkGuestToAuthUser(tx, account))
  await link()
  const neighbour = await makeGuest(product.database, hotel)
  for (const id of [guestId, neighbour.guestId])
    await product.database.withActor(SYSTEM, (tx) => beginConversation(tx, id))
  await remove(guestId)
  expect(await product.run(sql`SELECT id FROM auth_accounts WHERE guest_id = ${guestId}`)).toEqual([])
  const chatters = await chattersOf()
  expect(chatters).toHaveLength(2)
  expect(chatters).toContainEqual({ id: null, name: 'Guest' })
  expect(chatters).toContainEqual({ id: neighbour.guestId, name: 'Guest' })
  await expect(link()).rejects.toThrow('deleted')
})

test('a guest who is deleted while writing in a conversation is no longer named by it', async () => {
  const { guestId } = hotel.guest
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const written = product.database.withActor(SYSTEM, async (tx) => {
    expect(await keepGuest(tx, hotel.id, guestId)).toBe(true)
    held.resolve()
    await over.promise
    await beginConversation(tx, guestId)
  })
  await held.promise
  const removed = remove(guestId)
  await sleep(200)
  over.resolve()
  await Promise.all([written, removed])
  expect(await chattersOf()).toEqual([{ id: null, name: 'Guest' }])
})
