import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addEntry } from '#features/knowledge/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import type { ChatEvent } from './contract.ts'
import { newSessionId } from './rules.ts'

const product = openProduct()
let hotel: TestHotel
let other: TestHotel

/** A guest's browser that has asked for a person. */
async function waitingGuest() {
  const device = { id: crypto.randomUUID(), knownAt: [], isNew: false }
  const api = product.as({ device, guest: hotel.guest })
  const of = { slug: hotel.slug, sessionId: newSessionId() }
  const { id } = await api.chat.askPerson({ ...of, language: 'ar' })
  return {
    ...{ id, device },
    read: () => api.chat.getConversation(of),
    say: async (message: string) => {
      const events: ChatEvent[] = []
      const said = { ...of, message, language: 'en' as const, key: crypto.randomUUID() }
      for await (const event of await api.chat.send(said)) events.push(event)
      return events.at(-1)
    },
  }
}

const desk = () => product.asStaff(hotel.admin).chat
const colleague = () =>
  product.asStaff({ ...hotel.admin, userId: crypto.randomUUID(), fullName: 'Night Desk' }).chat
const replyOf = (id: string, text = 'We are on our way.', key: string = crypto.randomUUID()) => ({
  ...{ slug: hotel.slug, id, text, key },
})
const deedsOn = (id: string) =>
  product.database.withActor(SYSTEM, async (tx) =>
    (
      await tx.execute<{ action: string }>(
        sql`SELECT action FROM audit_log WHERE entity_id = ${id} ORDER BY at`,
      )
    ).map(({ action }) => action),
  )

beforeAll(async () => {
  hotel = await makeHotel(product.database)
  other = await makeHotel(product.database)
  await product.database.withActor(hotel.admin, (tx) =>
    addEntry(tx, hotel.id, { topic: 'Breakfast', content: 'From seven to ten.', active: true }, null),
  )
})

test('a guest who waits is answered by name, and then by the assistant again', async () => {
  const guest = await waitingGuest()
  await guest.say('Is anybody there?')
  const [first] = await desk().listConversations({ slug: hotel.slug, scope: 'open' })
  expect(first).toMatchObject({
    ...{ id: guest.id, state: 'waiting', unreadCount: 1, isMine: false, lastText: 'Is anybody there?' },
    ...{ guestName: hotel.guest.guestName, roomNumber: hotel.guest.roomNumber, language: 'en' },
  })
  expect(await desk().countWaiting({ slug: hotel.slug })).toEqual({ waiting: 1 })
  const opened = await desk().openConversation({ slug: hotel.slug, id: guest.id })
  expect(opened).toMatchObject({ unreadCount: 0, state: 'waiting', messages: [{ author: 'guest' }] })

  const heard = () => product.heard.filter(({ deviceId }) => deviceId === guest.device.id).length
  const before = heard()
  const answered = await desk().reply(replyOf(guest.id))
  expect(answered).toMatchObject({ state: 'staff', isMine: true, lastText: 'We are on our way.' })
  await expect.poll(heard).toBeGreaterThan(before)
  const { fullName: staffName } = hotel.admin
  const seen = await guest.read()
  expect(seen).toMatchObject({ state: 'staff', staffName })
  expect(seen?.messages.at(-1)).toMatchObject({ author: 'staff', text: 'We are on our way.', staffName })
  expect(await desk().countWaiting({ slug: hotel.slug })).toEqual({ waiting: 0 })

  expect(await guest.say('When is breakfast?')).toMatchObject({ message: null, state: 'staff' })
  expect(await desk().countWaiting({ slug: hotel.slug })).toEqual({ waiting: 1 })
  expect(await desk().giveBack({ slug: hotel.slug, id: guest.id })).toMatchObject({
    ...{ state: 'assistant', staffName: null, unreadCount: 0 },
  })
  expect(await guest.say('When is breakfast?')).toMatchObject({ message: { text: 'From seven to ten.' } })
  expect(await deedsOn(guest.id)).toEqual(['ask-person', 'reply', 'give-back'])
})

test('of two members of staff the one who holds it answers, until the other takes over', async () => {
  const guest = await waitingGuest()
  await desk().takeOver({ slug: hotel.slug, id: guest.id })
  await desk().takeOver({ slug: hotel.slug, id: guest.id })
  const refusal = { code: 'HELD_BY_OTHER', data: { staffName: hotel.admin.fullName } }
  await expect(colleague().reply(replyOf(guest.id))).rejects.toMatchObject(refusal)
  await expect(colleague().giveBack({ slug: hotel.slug, id: guest.id })).rejects.toMatchObject(refusal)
  const night = colleague()
  expect(await night.takeOver({ slug: hotel.slug, id: guest.id })).toMatchObject({
    ...{ isMine: true, staffName: 'Night Desk' },
  })
  await night.reply(replyOf(guest.id))
  expect((await guest.read())?.messages).toMatchObject([{ staffName: 'Night Desk' }])
  expect(await deedsOn(guest.id)).toEqual(['ask-person', 'take-over', 'take-over', 'reply'])
})

test('a reply that is sent twice is said once', async () => {
  const guest = await waitingGuest()
  const reply = replyOf(guest.id)
  await Promise.all([desk().reply(reply), desk().reply(reply)])
  await desk().reply(reply)
  expect((await guest.read())?.messages).toHaveLength(1)
  const elsewhere = await waitingGuest()
  await expect(desk().reply({ ...reply, id: elsewhere.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await elsewhere.read())?.messages).toEqual([])
})

test.each(['', '  \n', 'x'.repeat(1001)])('refuses a reply (%#)', async (text) => {
  const { id } = await waitingGuest()
  await expect(desk().reply(replyOf(id, text))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('who has waited longest comes first, and what the assistant answers is among all', async () => {
  const [early, late] = [await waitingGuest(), await waitingGuest()]
  await early.say('Still waiting')
  const held = await waitingGuest()
  await desk().takeOver({ slug: hotel.slug, id: held.id })
  const returned = await waitingGuest()
  await desk().giveBack({ slug: hotel.slug, id: returned.id })
  const ids = async (scope: 'open' | 'all') =>
    (await desk().listConversations({ slug: hotel.slug, scope })).map(({ id }) => id)
  const open = await ids('open')
  const places = [early.id, late.id, held.id].map((id) => open.indexOf(id))
  expect(places).toEqual(places.toSorted((one, another) => one - another))
  expect(open).not.toContain(returned.id)
  expect(await ids('all')).toContain(returned.id)
})

test('another hotel finds nothing', async () => {
  const { id, read } = await waitingGuest()
  const foreign = product.asStaff(other.admin).chat
  const of = { slug: other.slug, id }
  const absent = { code: 'NOT_FOUND' }
  await expect(foreign.openConversation(of)).rejects.toMatchObject(absent)
  await expect(foreign.takeOver(of)).rejects.toMatchObject(absent)
  await expect(foreign.reply({ ...replyOf(id), slug: other.slug })).rejects.toMatchObject(absent)
  await expect(foreign.giveBack(of)).rejects.toMatchObject(absent)
  expect(await foreign.listConversations({ slug: other.slug, scope: 'all' })).toEqual([])
  expect(await foreign.countWaiting({ slug: other.slug })).toEqual({ waiting: 0 })
  expect(await read()).toMatchObject({ state: 'waiting', messages: [] })
})
