import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addEntry } from '#features/knowledge/server/queries.ts'
import { type GuestActor, SYSTEM } from '#kit/server/actor.ts'
import { openChatModel } from '#kit/server/open-chat-model.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { playing, sentTo, startOutsideServer } from '#tests/outside-server.ts'
import { openProduct } from '#tests/product.ts'
import { newSessionId } from '#features/chat/rules.ts'
import { deleteOldOutsideCalls } from './calls.ts'

const PER_DAY = 4
const ENTRY = 'Breakfast is served from 7:00 to 10:30.'
const ANSWER = 'Breakfast is from seven to 10:30.'
const UNSURE = 'Would you kindly enlighten us about quindles?'
const UNKNOWN = /^Thank you for your message\./
const LIMIT = 'For the rest of today, I can answer only from the hotel’s own information.'
const model = await startOutsideServer()
const product = openProduct({
  chatModel: openChatModel({ url: model.url, model: 'concierge', apiKey: null }),
  outsideCallsPerDay: PER_DAY,
})
let hotel: TestHotel

beforeAll(() => model.answerWith(playing([['search_information', { about: 'breakfast' }]], ANSWER)))
afterAll(() => model.stop())
beforeEach(async () => {
  model.bodies.length = 0
  hotel = await makeHotel(product.database)
  await teach(hotel)
})

const teach = ({ id, admin }: TestHotel) =>
  product.database.withActor(admin, (tx) =>
    addEntry(tx, id, { topic: 'Breakfast', content: ENTRY, active: true }, null),
  )

async function ask(guest: GuestActor | null, message = UNSURE, of = hotel) {
  const said = { slug: of.slug, sessionId: newSessionId(), message, language: 'en' as const }
  const answer = await product.as({ guest }).chat.send({ ...said, key: randomUUID() })
  for await (const event of answer) if (event.kind === 'done') return event.message?.text
  return null
}

/** What was asked for the first time: a question is counted once, however often its answer has something looked up. */
const questions = () =>
  model.bodies.filter((body) => !sentTo(body).messages.some(({ role }) => role === 'tool'))

test("visitors use up half of a hotel's calls; then the hotel's own information answers, and says so where it is not sure", async () => {
  expect([await ask(null), await ask(null)]).toEqual([ANSWER, ANSWER])
  expect(await ask(null)).toMatch(UNKNOWN)
  expect(await ask(null)).toContain(LIMIT)
  expect(await ask(null, 'When is breakfast?')).toBe(ENTRY)
  expect(await ask(null, 'Hello')).not.toContain(LIMIT)
  expect(questions()).toHaveLength(2)

  const { guest } = hotel
  expect([await ask(guest), await ask(guest)]).toEqual([ANSWER, ANSWER])
  expect(await ask(guest)).toContain(LIMIT)
  expect(questions()).toHaveLength(PER_DAY)

  const other = await makeHotel(product.database)
  await teach(other)
  expect(await ask(null, UNSURE, other)).toBe(ANSWER)
})

test('questions that are asked at once never go beyond the limit', async () => {
  await Promise.all(Array.from({ length: 12 }, () => ask(hotel.guest)))
  expect(questions()).toHaveLength(PER_DAY)
})

test('another day has calls of its own, and old days are forgotten', async () => {
  for (let at = 0; at < PER_DAY; at++) await ask(hotel.guest)
  await product.run(sql`UPDATE chat_outside_calls SET day = day - 1`)
  expect(await ask(hotel.guest)).toBe(ANSWER)
  await product.run(sql`UPDATE chat_outside_calls SET day = day - 4`)
  await product.database.withActor(SYSTEM, deleteOldOutsideCalls)
  expect(await product.run(sql`SELECT 1 FROM chat_outside_calls`)).toEqual([])
})
