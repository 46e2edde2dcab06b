import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newSessionId } from '#features/chat/rules.ts'
import { HOUR_MS } from '#kit/shared/time.ts'
import { makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import { addTowels, askFor, newKey, openAreas } from '#tests/services.ts'

const product = openProduct()
let hotel: TestHotel
let slug: string
let staff: Api

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  slug = hotel.slug
  staff = product.asStaff(hotel.admin)
})

const read = (days: 7 | 30 = 7) => staff.assistantFigures.readOwn({ slug, days })

/** A visitor's conversation; returns the answers' ids and what else they can do. */
async function talk(messages: string[], language: 'en' | 'ar' | 'bs' = 'en') {
  await product.events.flush()
  const { chat } = product.as({ device: { id: crypto.randomUUID(), knownAt: [], isNew: false } })
  const here = { slug, sessionId: newSessionId() }
  const ids: string[] = []
  for (const message of messages)
    for await (const event of await chat.send({ ...here, message, key: crypto.randomUUID(), language }))
      if (event.kind === 'done' && event.message) ids.push(event.message.id)
  const rate = (place: number, rating: 'up' | 'down') =>
    chat.rate({ ...here, messageId: ids[place] ?? '', rating })
  /** Moves all of it to so many hours ago. */
  const age = async (hours: number) => {
    const then = new Date(Date.now() - hours * HOUR_MS).toISOString()
    const ofThis = sql`(SELECT id FROM chat_conversations WHERE hotel_id = ${hotel.id} AND session_id = ${here.sessionId})`
    await product.run(sql`UPDATE chat_messages SET at = ${then}
      WHERE hotel_id = ${hotel.id} AND conversation_id IN ${ofThis} RETURNING 1`)
    await product.run(sql`UPDATE chat_conversations SET last_message_at = ${then}
      WHERE hotel_id = ${hotel.id} AND session_id = ${here.sessionId} RETURNING 1`)
  }
  return { rate, age, askPerson: () => chat.askPerson({ ...here, language }) }
}

test('what guests asked is counted by what answered it, with the entries and languages', async () => {
  const add = (topic: string, content: string) => staff.knowledge.add({ slug, entry: { topic, content } })
  const { entry: breakfast } = await add('Breakfast', 'Breakfast is served from 7:00 to 10:30.')
  const { entry: pool } = await add('Pool', 'The pool is on the roof.')
  const first = await talk(['When is breakfast?', 'Who won the world cup?', 'hello', 'Where is the pool?'])
  await first.rate(0, 'up')
  await first.rate(1, 'down')
  await first.askPerson()
  const second = await talk(['Kad je doručak?'], 'bs')
  await second.rate(0, 'up')
  await talk(['There is smoke in the corridor, fire!'])
  await talk(['I would like to talk to a person'])
  await staff.knowledge.remove({ slug, id: pool.id, version: 1 })
  expect(await read()).toEqual({
    questions: 6,
    answered: { entry: 3, data: 0, card: 0, model: 0, talk: 2 },
    unknown: 1,
    handOvers: 1,
    emergencies: 1,
    orders: 0,
    bookings: 0,
    liked: 2,
    disliked: 1,
    entries: [
      { id: breakfast.id, topic: 'Breakfast', count: 2, isThere: true },
      { id: pool.id, topic: 'Pool', count: 1, isThere: false },
    ],
    languages: [
      { language: 'en', count: 5 },
      { language: 'bs', count: 1 },
    ],
  })
})

test('days are those of the hotel’s clock, and another hotel’s guests do not count', async () => {
  const asked = await talk(['When is breakfast?'])
  const other = await makeHotel(product.database)
  const theirs = await product.asStaff(other.admin).assistantFigures.readOwn({ slug: other.slug, days: 30 })
  expect(theirs.questions).toBe(0)
  await asked.age(24 * 5)
  expect((await read()).questions).toBe(1)
  await asked.age(24 * 8)
  expect([(await read(7)).questions, (await read(30)).questions]).toEqual([0, 1])
  await asked.age(24 * 32)
  expect((await read(30)).questions).toBe(0)
})

test('what guests place from a card in the chat is counted without cancelled orders, and shown to nobody', async () => {
  const guest = product.asGuest(hotel.guest)
  const place = (fromChat: boolean) =>
    guest.bookings.place({
      slug,
      key: crypto.randomUUID(),
      order: { ...orderOf([[hotel.dishes[0], 1]]), ...(fromChat ? { fromChat } : {}) },
    })
  await openAreas(product.database, hotel.id)
  const towels = await addTowels(product.database, hotel.id)
  const ask = (fromChat: boolean) =>
    guest.work.book({ slug, key: newKey(), asked: { ...askFor(towels), ...(fromChat ? { fromChat } : {}) } })
  await place(false)
  await ask(false)
  expect(await read()).toMatchObject({ orders: 0, bookings: 0 })
  const ordered = await place(true)
  const asked = await ask(true)
  for (const shown of [ordered, asked, ...(await staff.bookings.list({ slug, scope: 'ongoing' })).bookings])
    expect(shown).not.toHaveProperty('fromChat')
  expect(await read()).toMatchObject({ orders: 1, bookings: 1 })
  await guest.bookings.cancelMine({ slug, id: ordered.id })
  expect(await read()).toMatchObject({ orders: 0, bookings: 1 })
})
