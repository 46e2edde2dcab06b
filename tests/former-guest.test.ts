import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { deleteOldConversations } from '#features/chat/server/inbox/queries.ts'
import { newSessionId } from '#features/chat/rules.ts'
import type { Guest } from '#features/guests/contract.ts'
import { addHotel } from '#features/hotels/server/queries.ts'
import { purgeHotel } from '#features/hotel-administration/server/purge.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { makeGuest, makeHotel, orderOf, type TestHotel } from './factories.ts'
import { openProduct } from './product.ts'

const product = openProduct()
let address: string
beforeAll(async () => {
  address = await product.listen()
})

const asSystem = <T>(work: (tx: Tx) => Promise<T>) => product.database.withActor(SYSTEM, work)

/** A phone, which keeps its cookies whoever holds it. */
function phoneAt(slug: string) {
  const cookies = new Map<string, string>()
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${address}/api/hotels/${slug}/${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return { status: response.status, text: await response.text() }
  }
  return {
    cookies,
    send,
    signIn: async (lastName: string, roomNumber: string) => {
      expect((await send('POST', 'guest-session', { lastName, roomNumber })).status).toBe(200)
    },
  }
}

const QUESTION = 'Where is my order?'
const say = (key: string = randomUUID()) => ({ message: QUESTION, language: 'en', key })

type Stay = { hotel: TestHotel; guest: Guest }
const staffOf = ({ hotel }: Stay) => product.asStaff(hotel.admin).guests
const edit = (stay: Stay, change: Partial<Guest>) => {
  const { id, version, loginName, roomNumber, expiresOn, isActive } = { ...stay.guest, ...change }
  const wanted = { id, version, loginName, roomNumber, expiresOn, isActive }
  return staffOf(stay).update({ slug: stay.hotel.slug, ...wanted })
}
const expire = async ({ hotel, guest: { id } }: Stay) => {
  await product.run(sql`UPDATE guests SET expires_at = now() - interval '1 hour' WHERE id = ${id}`)
  product.events.announce('guests', { hotelId: hotel.id, id })
}
const remove = (stay: Stay) => staffOf(stay).remove({ slug: stay.hotel.slug, id: stay.guest.id })
const addAgain = ({ hotel, guest: { loginName, roomNumber } }: Stay) =>
  makeGuest(product.database, hotel, { loginName, roomNumber })
const addOther = ({ hotel }: Stay) => makeGuest(product.database, hotel)
/** A day later the same credentials belong to somebody else. */
const handOn = async (stay: Stay) => {
  await expire(stay)
  await edit(stay, { expiresOn: '2090-01-01', isActive: true })
  return { guestName: stay.guest.loginName, roomNumber: stay.guest.roomNumber }
}
const purge = async ({ hotel }: Stay) => {
  await product.run(sql`UPDATE hotels SET is_active = false, deleted_at = now() WHERE id = ${hotel.id}`)
  await purgeHotel(product, SYSTEM, hotel.id)
  product.events.announce('hotel', { hotelId: hotel.id, id: hotel.id })
}
const openAgain = async ({ hotel: { slug }, guest: { loginName, roomNumber } }: Stay) => {
  const id = randomUUID()
  await asSystem((tx) => addHotel(tx, { id, slug, name: 'Hotel Nova' }))
  return makeGuest(product.database, { id, slug }, { loginName, roomNumber })
}

type Next = { guestName: string; roomNumber: string }
const WAYS: [way: string, end: (stay: Stay) => Promise<unknown>, next: (stay: Stay) => Promise<Next>][] = [
  ['is deleted', remove, addOther],
  ['is deleted, and another of the same name gets the room', remove, addAgain],
  ['is deactivated', (stay) => edit(stay, { isActive: false }), addOther],
  ['checks out', (stay) => edit(stay, { expiresOn: '2020-01-01' }), addOther],
  ['expires', expire, addOther],
  [
    'expires and is deactivated with the others',
    async (stay) => {
      await expire(stay)
      await staffOf(stay).deactivateExpired({ slug: stay.hotel.slug })
    },
    addOther,
  ],
  ['has left, and name and room begin a new stay', expire, handOn],
  [
    'gives the credentials to somebody of another name',
    (stay) => edit(stay, { loginName: 'Jones' }),
    async ({ guest }) => ({ guestName: 'Jones', roomNumber: guest.roomNumber }),
  ],
  ['stayed at a hotel that is erased, and another gets its address', purge, openAgain],
  [
    'was here ninety days ago',
    async (stay) => {
      await remove(stay)
      await product.run(sql`UPDATE chat_conversations SET last_message_at = now() - interval '91 days'`)
      await asSystem(deleteOldConversations)
    },
    addAgain,
  ],
]

test.each(WAYS)('nobody reads on the phone what a guest left who %s', async (_way, end, next) => {
  const hotel = await makeHotel(product.database)
  const guest = await product
    .asStaff(hotel.admin)
    .guests.create({ slug: hotel.slug, loginName: 'Smith', roomNumber: '707', expiresOn: null })
  const stay = { hotel, guest }
  const { send, signIn, cookies } = phoneAt(hotel.slug)
  await signIn('Smith', '707')
  const order = { key: randomUUID(), guestId: guest.id, order: orderOf([[hotel.dishes[0], 2]]) }
  const placed = await send('POST', 'bookings', order)
  expect(placed.status).toBe(200)
  const { id: orderId } = JSON.parse(placed.text) as { id: string }
  const chat = `chat/${newSessionId()}`
  const said = say()
  expect((await send('POST', `${chat}/messages`, said)).text).toContain('2 × Soup')
  const { messages } = JSON.parse((await send('GET', chat)).text) as { messages: { id: string }[] }
  expect(messages).toHaveLength(2)

  await end(stay)
  await product.events.flush()
  const statusOfOrders = async () => (await send('GET', 'my-bookings')).status
  await expect.poll(statusOfOrders).not.toBe(200)
  const readsNothing = async () => {
    const asked = [
      await send('GET', chat),
      await send('GET', 'my-bookings'),
      await send('POST', 'bookings', order),
      await send('PUT', `${chat}/messages/${messages[1]?.id}/rating`, { rating: 'up' }),
      await send('POST', `${chat}/messages`, said),
      await send('POST', `chat/${newSessionId()}/messages`, said),
      await send('POST', `chat/${newSessionId()}/messages`, say()),
      await send('POST', `${chat}/hand-over`, { language: 'en' }),
    ]
    for (const { text } of asked) {
      expect(text).not.toContain('Soup')
      expect(text).not.toContain(orderId)
      for (const { id } of messages.slice(1)) expect(text).not.toContain(id)
    }
    return asked[1]
  }
  expect(await readsNothing()).not.toMatchObject({ status: 200 })
  cookies.delete('hotelly_guest')
  expect(await readsNothing()).not.toMatchObject({ status: 200 })
  const { guestName, roomNumber } = await next(stay)
  await product.events.flush()
  await signIn(guestName, roomNumber)
  expect(await readsNothing()).toEqual({ status: 200, text: '[]' })
})
