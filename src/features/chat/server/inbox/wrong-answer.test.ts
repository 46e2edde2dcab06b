import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newSessionId } from '#features/chat/rules.ts'
import { deleteOldChecks } from '#features/knowledge/server/check-queries.ts'
import { CHECKS_MAX } from '#features/knowledge/rules.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'

const product = openProduct()
let hotel: TestHotel
let slug: string
let staff: Api

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  slug = hotel.slug
  staff = product.asStaff(hotel.admin)
})

const add = async (topic: string, content: string) =>
  (await staff.knowledge.add({ slug, entry: { topic, content } })).entry

/** A visitor asks in a conversation of their own; the answer with its rating. */
async function ask(message: string, rating: 'down' | null = null) {
  await product.events.flush()
  const { chat } = product.as({ device: { id: crypto.randomUUID(), knownAt: [], isNew: false } })
  const here = { slug, sessionId: newSessionId() }
  for await (const event of await chat.send({ ...here, message, key: crypto.randomUUID(), language: 'en' })) {
    if (event.kind !== 'done' || !event.message) continue
    await chat.rate({ ...here, messageId: event.message.id, rating })
    return event.message
  }
  throw new Error('There was no answer')
}
const checks = () => staff.knowledge.listChecks({ slug })

test('an answer marked as wrong is given by the right entry from then on, and checked', async () => {
  await add('Breakfast', 'Breakfast is served from 7:00 to 10:30.')
  const terrace = await add('Terrace', 'Coffee at sunrise, from five.')
  const question = 'Can we have breakfast at five?'
  const wrong = await ask(question, 'down')
  expect(wrong.text).toContain('7:00')
  expect((await staff.learning.list({ slug })).total).toBe(1)
  await staff.chat.markWrong({ slug, id: wrong.id, question, entryId: terrace.id })
  expect((await staff.learning.list({ slug })).total).toBe(0)
  expect((await ask(question)).text).toBe('Coffee at sunrise, from five.')
  expect(await checks()).toMatchObject([
    { question, entry: { id: terrace.id, topic: 'Terrace' }, why: null, by: null },
  ])
})

test('checks tell why they do not hold, those first', async () => {
  const [pool, gym, spa] = [
    await add('Pool', 'The pool is on the roof.'),
    await add('Gym', 'The gym is below.'),
    await add('Spa', 'The spa is in the garden.'),
  ]
  const { id } = await ask('Where is the pool?')
  const mark = (question: string, entryId: string | null) =>
    staff.chat.markWrong({ slug, id, question, entryId })
  await mark('Where is the pool?', null)
  await mark('Where can I train?', gym.id)
  await mark('Where can I relax?', spa.id)
  await mark('Who won the world cup?', null)
  const reasons = async () =>
    (await checks()).map(({ question, why, by }) => [question, why, by?.topic ?? null])
  await product.events.flush()
  expect(await reasons()).toEqual([
    ['Where is the pool?', 'answered', 'Pool'],
    ['Who won the world cup?', null, null],
    ['Where can I relax?', null, null],
    ['Where can I train?', null, null],
  ])
  await staff.knowledge.setActive({ slug, id: spa.id, version: 2, active: false })
  await staff.knowledge.remove({ slug, id: gym.id, version: 2 })
  await mark('Where is the pool?', pool.id)
  await staff.knowledge.update({
    slug,
    id: pool.id,
    version: 2,
    entry: { topic: 'Garden', content: 'Roses.', phrasings: [] },
  })
  await product.events.flush()
  expect(await reasons()).toEqual([
    ['Where is the pool?', 'unknown', null],
    ['Where can I relax?', 'inactive', null],
    ['Where can I train?', 'gone', null],
    ['Who won the world cup?', null, null],
  ])
  const [first] = await checks()
  await staff.knowledge.removeCheck({ slug, id: first?.id ?? '' })
  expect(await checks()).toHaveLength(3)
  await expect(staff.knowledge.removeCheck({ slug, id: first?.id ?? '' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('only answers of the assistant are marked, with entries of the hotel; nothing of an emergency', async () => {
  const pool = await add('Pool', 'On the roof.')
  const answer = await ask('Is there a pool?')
  const emergency = await ask('There is a fire in my room!')
  const other = await makeHotel(product.database)
  const entry = { topic: 'Pool', content: 'In the garden.' }
  const theirs = await product.asStaff(other.admin).knowledge.add({ slug: other.slug, entry })
  const question = 'Is there a pool?'
  for (const wrong of [
    { id: crypto.randomUUID(), entryId: pool.id },
    { id: emergency.id, entryId: pool.id },
    { id: answer.id, entryId: theirs.entry.id },
  ])
    await expect(staff.chat.markWrong({ slug, question, ...wrong })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  await expect(
    product.asStaff(other.admin).chat.markWrong({ slug: other.slug, id: answer.id, question, entryId: null }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await checks()).toEqual([])
})

test('a hotel has up to 500 checks, and one is kept for a year; the activity says nothing of the guest', async () => {
  const pool = await add('Pool', 'On the roof.')
  const { id } = await ask('Is there a pool?')
  await product.run(sql`INSERT INTO knowledge_checks (hotel_id, question)
    SELECT ${hotel.id}, 'Question ' || n FROM generate_series(1, ${CHECKS_MAX}) n RETURNING 1`)
  const mark = (question: string) => staff.chat.markWrong({ slug, id, question, entryId: pool.id })
  await expect(mark('Where is the roof?')).rejects.toMatchObject({ code: 'CHECKS_FULL' })
  expect((await staff.knowledge.list({ slug }))[0]?.phrasings).toEqual([])
  await mark('Question 7')
  expect(await checks()).toHaveLength(CHECKS_MAX)
  await product.run(sql`UPDATE knowledge_checks SET created_at = now() - interval '366 days'
    WHERE hotel_id = ${hotel.id} AND question <> 'Question 7'`)
  await product.database.withActor(SYSTEM, deleteOldChecks)
  expect((await checks()).map(({ question }) => question)).toEqual(['Question 7'])
  const { entries } = await staff.audit.list({ slug, entity: 'question' })
  expect(entries.map(({ action, changes }) => [action, changes.map(({ after }) => after)])).toEqual([
    ['correct', ['Pool']],
  ])
})
