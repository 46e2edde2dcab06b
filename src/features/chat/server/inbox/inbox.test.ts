import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addEntry } from '#features/knowledge/server/queries.ts'
import { SYSTEM, type SuperAdminActor } from '#kit/server/actor.ts'
import { makeHotel, makeSuperAdmin, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import type { ChatEvent } from '../../contract.ts'
import { newSessionId } from '../../rules.ts'

const product = openProduct()
let hotel: TestHotel
let other: TestHotel
let superAdmin: SuperAdminActor
let supportVisit: string

/** A guest's browser that has asked for a person. */
async function waitingGuest() {
  const device = { id: crypto.randomUUID(), knownAt: [], isNew: false }
  const api = product.as({ device, guest: hotel.guest })
  const of = { slug: hotel.slug, sessionId: newSessionId() }
  const { id } = await api.chat.askPerson({ ...of, language: 'ar' })
  return {
    id,
    device,
    read: () => api.chat.getConversation(of),
    say: async (message: string) => {
      const events: ChatEvent[] = []
      const said = { ...of, message, language: 'en' as const, key: crypto.randomUUID() }
      for await (const event of await api.chat.send(said)) events.push(event)
      return events.at(-1)
    },
  }
}

beforeEach(() => product.database.withActor(SYSTEM, (tx) => tx.execute(sql`DELETE FROM rate_limits`)))

const desk = () => product.asStaff(hotel.admin).chat
const colleague = () =>
  product.asStaff({ ...hotel.admin, userId: crypto.randomUUID(), fullName: 'Night Desk' }).chat
/** A super admin on a visit to the hotel. */
const support = () => {
  const visit = {
    id: supportVisit,
    hotelId: hotel.id,
    reason: 'Help',
    endsAt: new Date(Date.now() + 600_000),
  }
  return product.asStaff({ ...superAdmin, visit }).chat
}
const replyOf = (id: string, text = 'We are on our way.', key: string = crypto.randomUUID()) => ({
  slug: hotel.slug,
  id,
  text,
  key,
})
const waiting = (chat = desk()) => chat.countWaiting({ slug: hotel.slug })
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
  superAdmin = await makeSuperAdmin(product.database)
  supportVisit = crypto.randomUUID()
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`INSERT INTO support_visits (id, hotel_id, user_id, reason, ends_at)
      VALUES (${supportVisit}, ${hotel.id}, ${superAdmin.userId}, 'Help', now() + interval '10 minutes')`),
  )
  await product.database.withActor(hotel.admin, (tx) =>
    addEntry(tx, hotel.id, { topic: 'Breakfast', content: 'From seven to ten.', active: true }, null),
  )
})

test('a waiting guest is answered by a named person, and then by the assistant again', async () => {
  const guest = await waitingGuest()
  await guest.say('Is anybody there?')
  const [first] = await desk().listConversations({ slug: hotel.slug, scope: 'open' })
  expect(first).toMatchObject({
    id: guest.id,
    state: 'waiting',
    unreadCount: 1,
    isMine: false,
    lastQuestion: 'Is anybody there?',
    guestName: hotel.guest.guestName,
    roomNumber: hotel.guest.roomNumber,
    language: 'en',
  })
  expect(Date.parse(first?.waitingSince ?? '')).toBeLessThanOrEqual(Date.now())
  const { guestName, roomNumber } = hotel.guest
  expect(await waiting()).toEqual({
    waiting: 1,
    calling: [{ id: guest.id, guestName, roomNumber, danger: null, isQuiet: false, alertedSince: null }],
  })
  const opened = await desk().openConversation({ slug: hotel.slug, id: guest.id })
  expect(opened).toMatchObject({ unreadCount: 1, state: 'waiting', messages: [{ author: 'guest' }] })

  const heard = () => product.heard.filter(({ deviceId }) => deviceId === guest.device.id).length
  const before = heard()
  const answered = await desk().reply(replyOf(guest.id))
  expect(answered).toMatchObject({ state: 'staff', isMine: true, waitingSince: null })
  expect(answered.lastQuestion).toBe('Is anybody there?')
  await expect.poll(heard).toBeGreaterThan(before)
  const { fullName: staffName } = hotel.admin
  const seen = await guest.read()
  expect(seen).toMatchObject({ state: 'staff', staffName })
  expect(seen?.messages.at(-1)).toMatchObject({ author: 'staff', text: 'We are on our way.', staffName })
  expect(await waiting()).toEqual({ waiting: 0, calling: [] })

  expect(await guest.say('When is breakfast?')).toMatchObject({ message: null, state: 'staff' })
  expect(await waiting()).toMatchObject({ waiting: 1, calling: [{ id: guest.id }] })
  expect(await waiting(colleague())).toEqual({ waiting: 1, calling: [] })
  expect(await desk().giveBack({ slug: hotel.slug, id: guest.id })).toMatchObject({
    state: 'assistant',
    staffName: null,
    unreadCount: 0,
  })
  expect(await guest.say('When is breakfast?')).toMatchObject({ message: { text: 'From seven to ten.' } })
  expect(await deedsOn(guest.id)).toEqual(['ask-person', 'reply', 'give-back'])
})

test('the member of staff who holds a conversation answers, until another takes over', async () => {
  const guest = await waitingGuest()
  await desk().takeOver({ slug: hotel.slug, id: guest.id })
  await desk().takeOver({ slug: hotel.slug, id: guest.id })
  const refusal = { code: 'HELD_BY_OTHER', data: { staffName: hotel.admin.fullName } }
  await expect(colleague().reply(replyOf(guest.id))).rejects.toMatchObject(refusal)
  await expect(colleague().giveBack({ slug: hotel.slug, id: guest.id })).rejects.toMatchObject(refusal)
  const night = colleague()
  expect(await night.takeOver({ slug: hotel.slug, id: guest.id })).toMatchObject({
    isMine: true,
    staffName: 'Night Desk',
  })
  await night.reply(replyOf(guest.id))
  expect((await guest.read())?.messages).toMatchObject([{ staffName: 'Night Desk' }])
  expect(await deedsOn(guest.id)).toEqual(['ask-person', 'take-over', 'take-over', 'reply'])
})

/** Events arrive in the order of announcement: after this one, all earlier ones have arrived. */
async function allIsHeard() {
  const id = randomUUID()
  product.events.announce('chat', { hotelId: hotel.id, id })
  await expect.poll(() => product.heard.some((event) => event.id === id)).toBe(true)
}

test("a guest's messages stay unread until they are marked as read", async () => {
  const guest = await waitingGuest()
  await guest.say('Is anybody there?')
  const of = { slug: hotel.slug, id: guest.id }
  const unread = async () => (await desk().openConversation(of)).unreadCount
  const heard = () => product.heard.filter(({ id }) => id === guest.id).length
  expect(await unread()).toBe(1)
  expect(await unread()).toBe(1)
  await support().markRead(of)
  expect(await unread()).toBe(1)

  await allIsHeard()
  const before = heard()
  await desk().markRead(of)
  await expect.poll(heard).toBe(before + 1)
  await desk().markRead(of)
  expect(await unread()).toBe(0)
  await allIsHeard()
  expect(heard()).toBe(before + 1)
  await guest.say('Hello?')
  expect(await unread()).toBe(1)
  expect(await deedsOn(guest.id)).toEqual(['ask-person', 'see'])
})

test('on a support visit the guest sees no name, and the audit log names the super admin', async () => {
  const guest = await waitingGuest()
  await support().reply(replyOf(guest.id))
  const nameless = { state: 'staff', staffName: null }
  expect(await guest.read()).toMatchObject({ ...nameless, messages: [{ author: 'staff', staffName: null }] })
  expect(JSON.stringify(await guest.read())).not.toContain(superAdmin.fullName)
  const of = { slug: hotel.slug, id: guest.id }
  expect(await desk().openConversation(of)).toMatchObject({ ...nameless, isMine: false })
  await expect(desk().reply(replyOf(guest.id))).rejects.toMatchObject({
    code: 'HELD_BY_OTHER',
    data: { staffName: null },
  })
  const [line] = await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`SELECT actor_kind, actor_name FROM audit_log
      WHERE entity_id = ${guest.id} AND action = 'reply'`),
  )
  expect(line).toEqual({ actor_kind: 'support', actor_name: superAdmin.email })
  await support().giveBack(of)
  await support().takeOver(of)
  expect(await guest.read()).toMatchObject(nameless)
  await desk().takeOver(of)
  expect(await guest.read()).toMatchObject({ state: 'staff', staffName: hotel.admin.fullName })
})

test('a reply sent twice is stored once', async () => {
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

test('the longest wait comes first, and conversations with the assistant are listed under all', async () => {
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
  expect(places).toEqual(places.toSorted((each, another) => each - another))
  expect(open).not.toContain(returned.id)
  expect(await ids('all')).toContain(returned.id)
})

test('another hotel finds nothing', async () => {
  const { id, read, say } = await waitingGuest()
  await say('Is anybody there?')
  const foreign = product.asStaff(other.admin).chat
  const of = { slug: other.slug, id }
  const absent = { code: 'NOT_FOUND' }
  await expect(foreign.openConversation(of)).rejects.toMatchObject(absent)
  await expect(foreign.markRead(of)).rejects.toMatchObject(absent)
  await expect(foreign.takeOver(of)).rejects.toMatchObject(absent)
  await expect(foreign.reply({ ...replyOf(id), slug: other.slug })).rejects.toMatchObject(absent)
  await expect(foreign.giveBack(of)).rejects.toMatchObject(absent)
  expect(await foreign.listConversations({ slug: other.slug, scope: 'all' })).toEqual([])
  expect(await foreign.countWaiting({ slug: other.slug })).toEqual({ waiting: 0, calling: [] })
  expect(await desk().openConversation({ slug: hotel.slug, id })).toMatchObject({ unreadCount: 1 })
  expect(await read()).toMatchObject({ state: 'waiting', messages: [{ author: 'guest' }] })
})

test.each([
  ['en', 'The room is dirty.'],
  ['ar', 'الغرفة وسخة'],
  ['bs', 'Soba je prljava.'],
])(
  'a complaint is shown as one, whoever answers, until the chat is given back (%s)',
  async (_language, words) => {
    const guest = await waitingGuest()
    const of = { slug: hotel.slug, id: guest.id }
    const isComplaint = async () => (await desk().openConversation(of)).isComplaint
    await guest.say('When is breakfast?')
    expect(await isComplaint()).toBe(false)
    const before = await waiting()
    await guest.say(words)
    expect(await isComplaint()).toBe(true)
    // a word, and no alarm
    expect((await waiting()).calling).toEqual(before.calling)
    await desk().takeOver(of)
    await desk().giveBack(of)
    expect(await isComplaint()).toBe(false)
    await guest.say(words)
    expect(await desk().openConversation(of)).toMatchObject({ isComplaint: true, state: 'assistant' })
  },
)
