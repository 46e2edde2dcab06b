import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AnswerSource } from '#features/assistant/sources.ts'
import type { Rating } from '#features/chat/message.ts'
import { addMessage, openConversation, saveRating } from '#features/chat/server/queries.ts'
import { newSessionId } from '#features/chat/rules.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Language } from '#kit/shared/languages.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import { PHRASINGS_MAX } from '#features/knowledge/rules.ts'
import { ANSWERS_MAX, GROUPS_MAX } from '../rules.ts'

const product = openProduct()
let hotel: TestHotel
let slug: string
let learning: Api['learning']

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  slug = hotel.slug
  learning = product.asStaff(hotel.admin).learning
  product.heard.length = 0
})

type Given = {
  language?: Language
  answer?: string
  source?: AnswerSource
  rating?: Rating | null
  daysAgo?: number
  at?: TestHotel
}

/** A guest asks and the assistant answers; returns the id of the answer. */
function ask(question: string, given: Given = {}): Promise<string> {
  const { language = 'en', answer = 'Thank you for your message.', source = 'default' } = given
  const { rating = null, daysAgo = 0, at = hotel } = given
  return product.database.withActor(SYSTEM, async (tx) => {
    const beginning = { hotelId: at.id, sessionId: newSessionId(), deviceId: crypto.randomUUID(), language }
    const conversation = await openConversation(tx, beginning)
    if (!conversation) throw new Error('The conversation was not opened')
    const asked = await addMessage(tx, conversation, { author: 'guest', text: question })
    const made = { author: 'assistant', text: answer, source, answers: asked.id } as const
    const { id } = await addMessage(tx, conversation, made)
    await saveRating(tx, conversation, id, rating)
    // now() is constant within a transaction, and later questions need a later time
    await tx.execute(sql`UPDATE chat_messages SET at = now() - make_interval(days => ${daysAgo}::int)
      WHERE hotel_id = ${at.id} AND conversation_id = ${conversation.id}`)
    return id
  })
}

const disliked = (answer: string): Given => ({ source: 'knowledge', answer, rating: 'down' })
const groups = async () => (await learning.list({ slug })).groups
const heads = async () => (await groups()).map(({ questions }) => questions[0]?.text)
const audit = () =>
  product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`SELECT action, entity, after FROM audit_log
      WHERE hotel_id = ${hotel.id} AND entity = 'question' ORDER BY at`),
  )

describe('the list', () => {
  test('groups questions with the same meaning in any language, most frequent first, then newest', async () => {
    await ask('When does the boat leave?')
    await ask('Is there a pool?')
    await ask('Imate li bazen?', { language: 'bs' })
    await ask('is there a pool')
    const last = await ask('هل لديكم مسبح؟', { language: 'ar' })
    await ask('Do you have a chess set?')
    const { groups: found, total } = await learning.list({ slug })
    expect(total).toBe(3)
    expect(found.map(({ count }) => count)).toEqual([4, 1, 1])
    expect(found[0]).toMatchObject({ count: 4, unanswered: 4, disliked: 0, wordingCount: 3 })
    expect(found[0]?.questions).toEqual([
      { text: 'is there a pool', language: 'en' },
      { text: 'هل لديكم مسبح؟', language: 'ar' },
      { text: 'Imate li bazen?', language: 'bs' },
    ])
    expect(found[0]?.answerIds).toHaveLength(4)
    expect(found[0]?.answerIds[0]).toBe(last)
    expect(await heads()).toEqual([
      'is there a pool',
      'Do you have a chess set?',
      'When does the boat leave?',
    ])
  })

  test('has unhelpful answers with their text, and no helpful ones', async () => {
    await ask('When is breakfast?', disliked('At six.'))
    await ask('Kad je doručak?', disliked('U sedam.'))
    await ask('متى الفطور؟')
    await ask('Where is the gym?', { source: 'knowledge', rating: 'up' })
    await ask('Where is the sauna?', { source: 'facts' })
    const found = await groups()
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ count: 3, unanswered: 1, disliked: 2, dislikedAnswer: 'U sedam.' })
  })

  test('links to the conversation in which it was asked last', async () => {
    await ask('Is there a helipad?')
    await ask('helipad?')
    const [group] = await groups()
    const conversation = await product
      .asStaff(hotel.admin)
      .chat.openConversation({ slug, id: group?.conversationId ?? '' })
    expect(conversation.messages[0]?.text).toBe('helipad?')
    expect(conversation.messages[1]?.at).toBe(group?.lastAt)
  })

  test('leaves out what is older than ninety days and what is not a question', async () => {
    await ask('Is there a pool?', { daysAgo: 91 })
    await ask('Is there a sauna?', { daysAgo: 89 })
    await ask(' ?! ')
    await ask('🙂')
    expect(await heads()).toEqual(['Is there a sauna?'])
  })

  test('returns HTML-like input as plain text', async () => {
    const question = '<img src=x onerror=alert(1)> & <b>pool</b>?'
    await ask(question, disliked('<script>1</script>'))
    const [group] = await groups()
    expect(group?.questions[0]?.text).toBe(question)
    expect(group?.dislikedAnswer).toBe('<script>1</script>')
  })

  test('shows a hundred groups and the total number', async () => {
    for (let at = 0; at < GROUPS_MAX + 2; at++) await ask(createHash('md5').update(`${at}`).digest('hex'))
    const { groups: found, total } = await learning.list({ slug })
    expect(found).toHaveLength(GROUPS_MAX)
    expect(total).toBe(GROUPS_MAX + 2)
  })

  test("contains a guest's unanswered question from the chat", async () => {
    const api = product.as()
    const message = {
      sessionId: newSessionId(),
      message: 'Kann man hier Schach spielen?',
      language: 'en',
    } as const
    const events = await api.chat.send({ slug, ...message, key: crypto.randomUUID() })
    const kinds: string[] = []
    for await (const { kind } of events) kinds.push(kind)
    expect(kinds.at(-1)).toBe('done')
    expect(await heads()).toEqual([message.message])
  })
})

describe('a saved entry', () => {
  const save = async (topic: string, content: string) => {
    const { knowledge } = product.asStaff(hotel.admin)
    return (await knowledge.add({ slug, entry: { topic, content, active: true } })).entry
  }

  test('is told which open questions it answers, and none that another one does', async () => {
    await ask('Is there a swimming pool?')
    await ask('Imate li bazen?', { language: 'bs' })
    await ask('Do you have a chess set?')
    const chess = await save('Chess', 'A chess set lies in the lobby.')
    const pool = await save('Pool', 'The indoor pool is open from 7:00 to 21:00.')
    const answered = async (entryId: string) =>
      (await learning.answeredBy({ slug, entryId })).map(({ questions }) => questions.map(({ text }) => text))
    expect(await answered(chess.id)).toEqual([['Do you have a chess set?']])
    expect((await answered(pool.id)).flat().toSorted()).toEqual([
      'Imate li bazen?',
      'Is there a swimming pool?',
    ])
    const [group] = await learning.answeredBy({ slug, entryId: pool.id })
    await learning.dismiss({ slug, answerIds: group?.answerIds ?? [] })
    expect(await answered(pool.id)).toEqual([])
    expect(await answered(crypto.randomUUID())).toEqual([])
  })
})

describe('dismissing', () => {
  test('removes a group from the list, restoring brings it back, and both are audited', async () => {
    await ask('Imate li bazen?')
    await ask('Is there a pool?')
    const [group] = await groups()
    const given = { slug, answerIds: group?.answerIds ?? [] }
    expect(await learning.dismiss(given)).toEqual({ count: 2 })
    expect(await learning.list({ slug })).toEqual({ groups: [], total: 0 })
    await expect.poll(() => product.heard.map(({ topic }) => topic)).toEqual(['chat'])
    expect(await learning.restore(given)).toEqual({ count: 2 })
    expect(await groups()).toEqual([group])
    const after = { count: 2 }
    expect(await audit()).toEqual([
      { action: 'dismiss', entity: 'question', after },
      { action: 'restore', entity: 'question', after },
    ])
  })

  test('does not hide a question asked again later', async () => {
    await ask('Is there a pool?')
    await ask('Is there a pool?')
    const [group] = await groups()
    await learning.dismiss({ slug, answerIds: group?.answerIds ?? [] })
    await ask('Imate li bazen?')
    expect(await groups()).toMatchObject([{ count: 1, questions: [{ text: 'Imate li bazen?' }] }])
  })

  test('by two people at once is done and audited once', async () => {
    const answerIds = await Promise.all(['pool?', 'bazen?', 'sauna?'].map((question) => ask(question)))
    const results = await Promise.all([
      learning.dismiss({ slug, answerIds }),
      learning.dismiss({ slug, answerIds: answerIds.toReversed() }),
    ])
    expect(new Set(results.map(({ count }) => count))).toEqual(new Set([0, 3]))
    expect(await audit()).toHaveLength(1)
  })

  test.each([
    ['no id', []],
    ['what is no id', ['1; DROP TABLE chat_messages']],
    ['too many ids', Array.from({ length: ANSWERS_MAX + 1 }, () => crypto.randomUUID())],
  ])('%s is refused', async (_what, answerIds) => {
    await expect(learning.dismiss({ slug, answerIds })).rejects.toMatchObject({ status: 400 })
    await expect(learning.restore({ slug, answerIds })).rejects.toMatchObject({ status: 400 })
  })

  test('of unknown ids finds nothing', async () => {
    const answerIds = [crypto.randomUUID()]
    await expect(learning.dismiss({ slug, answerIds })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('another hotel sees and changes nothing', async () => {
  const other = await makeHotel(product.database)
  const theirs = await ask('Is there a pool?', { at: other })
  const mine = await ask('Is there a sauna?')
  expect(await heads()).toEqual(['Is there a sauna?'])
  await expect(learning.dismiss({ slug, answerIds: [theirs] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await learning.dismiss({ slug, answerIds: [mine, theirs] })).toEqual({ count: 1 })
  const ofOther = product.asStaff(other.admin).learning
  expect((await ofOther.list({ slug: other.slug })).total).toBe(1)
  await expect(ofOther.list({ slug })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(ofOther.dismiss({ slug, answerIds: [theirs] })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('visitors and guests are refused', async () => {
  const answerIds = [await ask('Is there a pool?')]
  for (const api of [product.as(), product.asGuest(hotel.guest)]) {
    await expect(api.learning.list({ slug })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(api.learning.dismiss({ slug, answerIds })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(api.learning.restore({ slug, answerIds })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  }
  expect(await groups()).toHaveLength(1)
})

describe('an entry that is there', () => {
  const add = async (topic: string, content: string) =>
    (await product.asStaff(hotel.admin).knowledge.add({ slug, entry: { topic, content } })).entry
  const phrasingsOf = async () => (await product.asStaff(hotel.admin).knowledge.list({ slug }))[0]?.phrasings

  test('is proposed where it may answer a question, and answers it with one press, which can be undone', async () => {
    const pool = await add('Pool', 'The pool on the roof is heated.')
    const id = await ask('Do you have a swimming pool for toddlers?')
    const [group] = await groups()
    const question = group?.questions[0]?.text ?? ''
    const { knowledge } = product.asStaff(hotel.admin)
    expect(await knowledge.propose({ slug, questions: [question, 'Who won the world cup?'] })).toEqual([
      { question, entries: [{ id: pool.id, topic: 'Pool' }] },
      { question: 'Who won the world cup?', entries: [] },
    ])
    const press = { slug, answerIds: [id], entryId: pool.id, question }
    expect(await learning.answer(press)).toEqual({ count: 1, isNew: true })
    expect(await heads()).toEqual([])
    expect(await phrasingsOf()).toEqual([question])
    await product.events.flush()
    await expect
      .poll(() => knowledge.ask({ slug, question }))
      .toMatchObject({ isConfident: true, entries: [{ id: pool.id }] })
    expect(await learning.answer(press)).toEqual({ count: 0, isNew: false })
    expect(await learning.unanswer(press)).toEqual({ count: 1 })
    expect(await heads()).toEqual([question])
    expect(await phrasingsOf()).toEqual([])
  })

  test('that is gone, full of phrasings or of another hotel takes no question, which stays on the list', async () => {
    const pool = await add('Pool', 'On the roof.')
    const id = await ask('Is there a helipad?')
    const press = { slug, answerIds: [id], entryId: pool.id, question: 'Is there a helipad?' }
    const phrasings = Array.from({ length: PHRASINGS_MAX }, (_, at) => `Question ${at}?`)
    const entry = { topic: 'Pool', content: 'On the roof.', phrasings }
    await product.asStaff(hotel.admin).knowledge.update({ slug, id: pool.id, version: 1, entry })
    await expect(learning.answer(press)).rejects.toMatchObject({ code: 'TOO_MANY' })
    const other = await makeHotel(product.database)
    const theirs = await product
      .asStaff(other.admin)
      .knowledge.add({ slug: other.slug, entry: { topic: 'Pool', content: 'In the garden.' } })
    for (const entryId of [crypto.randomUUID(), theirs.entry.id])
      await expect(learning.answer({ ...press, entryId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(
      learning.answer({ ...press, question: phrasings[0] ?? '', answerIds: [crypto.randomUUID()] }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await heads()).toEqual(['Is there a helipad?'])
    expect(await phrasingsOf()).toEqual(phrasings)
  })
})
