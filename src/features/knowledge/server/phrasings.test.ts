import { beforeEach, expect, test } from 'vitest'
import { newSessionId } from '#features/chat/rules.ts'
import { writeCsv } from '#kit/shared/write-csv.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import { findEntries } from './find.ts'
import { PHRASING_MAX, PHRASINGS_MAX } from '../rules.ts'

const product = openProduct()
let hotel: TestHotel
let slug: string
let knowledge: Api['knowledge']

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  slug = hotel.slug
  knowledge = product.asStaff(hotel.admin).knowledge
})

const add = async (topic: string, content: string, phrasings: string[] = []) =>
  (await knowledge.add({ slug, entry: { topic, content, phrasings } })).entry
const find = async (question: string) => {
  await product.events.flush()
  return findEntries(product.contextOf(), hotel.id, question, 3)
}
const firstOf = async (question: string) => {
  const { entries, isConfident } = await find(question)
  return isConfident ? (entries[0]?.topic ?? null) : null
}
const bring = (rows: string[][]) => knowledge.importFile({ slug, file: writeCsv(rows), isDryRun: false })

test('a question that an entry has among its phrasings is answered by it at once, in any language', async () => {
  const house = await add('House rules', 'Four-legged friends sleep for 10 dollars a night.')
  expect(await firstOf('Can I bring my hamster?')).toBeNull()
  const entry = { topic: house.topic, content: house.content }
  const phrasings = ['Can I bring my hamster?', 'Smijem li povesti hrčka?', 'هل يمكنني إحضار الهامستر؟']
  const saved = await knowledge.update({ slug, id: house.id, version: 1, entry: { ...entry, phrasings } })
  expect(saved.entry).toMatchObject({ phrasings, version: 2 })
  for (const phrasing of phrasings) await expect.poll(() => firstOf(phrasing)).toBe('House rules')
  expect(await firstOf('could we please bring our hamsters')).toBe('House rules')
  expect(await firstOf('How much is a hamster?')).toBeNull()
  const { certainty } = await knowledge.ask({ slug, question: 'can i bring my hamster' })
  expect(certainty).toBeGreaterThan(0.95)
})

test('a phrasing is stronger than what another entry says', async () => {
  await add('Breakfast', 'Breakfast is served from 7:00 to 10:30.')
  await add('Sundays', 'On Sundays we have brunch until noon.', ['When is breakfast on Sunday?'])
  expect(await firstOf('When is breakfast?')).toBe('Breakfast')
  expect(await firstOf('When is breakfast on Sundays?')).toBe('Sundays')
})

test('phrasings that are left out of a change stay; those that say the same are kept once', async () => {
  const entry = { topic: 'Pool', content: 'On the roof.' }
  const { id } = await add(entry.topic, entry.content, ['Is there a pool?', ' is there  a pool ', 'Bazen?'])
  const [added] = await knowledge.list({ slug })
  expect(added?.phrasings).toEqual(['Is there a pool?', 'Bazen?'])
  await knowledge.update({ slug, id, version: 1, entry: { ...entry, content: 'In the garden.' } })
  await knowledge.setActive({ slug, id, version: 2, active: false })
  const [kept] = await knowledge.list({ slug })
  expect(kept).toMatchObject({ content: 'In the garden.', phrasings: ['Is there a pool?', 'Bazen?'] })
  await knowledge.update({ slug, id, version: 3, entry: { ...entry, phrasings: [] } })
  expect((await knowledge.list({ slug }))[0]?.phrasings).toEqual([])
})

test.each([
  ['too many', Array.from({ length: PHRASINGS_MAX + 1 }, (_, at) => `Question ${at}?`)],
  ['one that is too long', ['x'.repeat(PHRASING_MAX + 1)]],
  ['an empty one', [' ']],
])('an entry with %s is refused', async (_what, phrasings) => {
  await expect(add('Pool', 'On the roof.', phrasings)).rejects.toMatchObject({ status: 400 })
})

test('the activity tells what was changed about them', async () => {
  const { id } = await add('Pool', 'On the roof.', ['Is there a pool?'])
  const entry = { topic: 'Pool', content: 'On the roof.', phrasings: ['Is there a pool?', 'Imate li bazen?'] }
  await knowledge.update({ slug, id, version: 1, entry })
  const { entries } = await product.asStaff(hotel.admin).audit.list({ slug })
  expect(entries[0]?.changes).toMatchObject([
    { field: 'phrasings', before: 'Is there a pool?', after: 'Is there a pool?, Imate li bazen?' },
  ])
})

test('a file has them in a column, one a line, and without it changes none', async () => {
  const rows = [
    ['topic', 'content', 'phrasings'],
    ['Pool', 'On the roof.', 'Is there a pool?\nImate li bazen?'],
  ]
  expect(await bring(rows)).toMatchObject({ outcome: 'imported', added: [{ line: 2 }] })
  expect(await bring(rows)).toMatchObject({ sameCount: 1 })
  const plain = [
    ['topic', 'content'],
    ['Pool', 'In the garden.'],
  ]
  expect(await bring(plain)).toMatchObject({ outcome: 'imported' })
  expect((await knowledge.list({ slug }))[0]).toMatchObject({
    content: 'In the garden.',
    phrasings: ['Is there a pool?', 'Imate li bazen?'],
  })
  const many = Array.from({ length: PHRASINGS_MAX + 1 }, (_, at) => `Question ${at}?`).join('\n')
  const wrong = [
    ['topic', 'content', 'phrasings'],
    ['Sauna', 'Below.', many],
    ['Gym', 'Below.', 'x'.repeat(PHRASING_MAX + 1)],
  ]
  expect(await bring(wrong)).toMatchObject({
    outcome: 'refused',
    problems: [
      { line: 2, code: 'too-many-phrasings', column: 'phrasings', value: '20' },
      { code: 'phrasing-too-long', value: '200' },
    ],
  })
})

test("a guest's very question is answered by its entry, as a whole and before the hotel's data", async () => {
  await add('Wellness', 'The pool is closed while we tile it.', [
    'Do you have a pool and when is it open?',
    'Which services do you have?',
  ])
  await product.events.flush()
  const { chat } = product.as({ device: { id: crypto.randomUUID(), knownAt: [], isNew: false } })
  const answer = 'The pool is closed while we tile it.'
  const said: (string | undefined)[] = []
  for (const message of ['Do you have a pool, and when is it open?', 'which services do you have']) {
    const asked = {
      slug,
      sessionId: newSessionId(),
      message,
      key: crypto.randomUUID(),
      language: 'en' as const,
    }
    for await (const event of await chat.send(asked)) {
      if (event.kind === 'done') said.push(event.message?.text)
    }
  }
  expect(said).toEqual([answer, answer])
})

test('what orders a dish stays an order, whatever entry it was taught', async () => {
  const [dish] = hotel.dishes
  await add('Kitchen', 'Our cook brings that from the market herself.', [
    `I would like one ${dish.name}, please`,
  ])
  await product.events.flush()
  const { chat } = product.as({ device: { id: crypto.randomUUID(), knownAt: [], isNew: false } })
  const kinds: (string | undefined)[] = []
  for (const message of [`i would like one ${dish.name} please`, `I would like two ${dish.name}`]) {
    const asked = {
      slug,
      sessionId: newSessionId(),
      message,
      key: crypto.randomUUID(),
      language: 'en' as const,
    }
    for await (const event of await chat.send(asked))
      if (event.kind === 'done') kinds.push(event.message?.wish?.kind)
  }
  expect(kinds).toEqual(['order', 'order'])
})

test('it is said which phrasings guests may mean otherwise, and why', async () => {
  const [dish] = hotel.dishes
  if (!dish) throw new Error('It has a dish')
  const doubts = async (phrasings: string[]) =>
    Object.fromEntries(
      (await knowledge.doubt({ slug, phrasings })).map(({ phrasing, why }) => [phrasing, why]),
    )
  const order = `two ${dish.name} please`
  expect(
    await doubts([
      dish.name,
      order,
      '77',
      '٧٧',
      'yes',
      'cancel it',
      'two please',
      'da',
      'نعم',
      'When is breakfast?',
    ]),
  ).toEqual({
    [dish.name]: 'dish',
    [order]: 'dish',
    '77': 'number',
    '٧٧': 'number',
    yes: 'reply',
    'cancel it': 'reply',
    'two please': 'reply',
    da: 'reply',
    نعم: 'reply',
  })
  expect(await doubts(['Is there a pool?', 'Imate li bazen?', 'هل يوجد مسبح؟'])).toEqual({})
})

test('what answers within a conversation does so there, whatever entry it was taught', async () => {
  const [dish] = hotel.dishes
  await add('Kitchen', 'Our cook brings that from the market herself.', ['yes please'])
  await product.events.flush()
  const { chat } = product.as({ device: { id: crypto.randomUUID(), knownAt: [], isNew: false } })
  const sessionId = newSessionId()
  const texts: (string | undefined)[] = []
  for (const message of [`how much is the ${dish?.name}?`, 'yes please']) {
    const asked = { slug, sessionId, message, key: crypto.randomUUID(), language: 'en' as const }
    for await (const event of await chat.send(asked))
      if (event.kind === 'done') texts.push(event.message?.wish?.kind)
  }
  expect(texts).toEqual([undefined, 'order'])
})
