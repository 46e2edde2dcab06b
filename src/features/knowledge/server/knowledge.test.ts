import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { openEvents } from '#kit/server/events.ts'
import { createLog } from '#kit/server/log.ts'
import { writeCsv } from '#kit/shared/write-csv.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import { findEntries } from './find.ts'
import { addEntries } from './queries.ts'
import { countWords, ENTRIES_MAX } from '../rules.ts'

const product = openProduct()
let hotel: TestHotel
let slug: string
let knowledge: Api['knowledge']

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  slug = hotel.slug
  knowledge = product.asStaff(hotel.admin).knowledge
  product.heard.length = 0
})

const add = async (topic: string, content = 'From seven to ten.', active = true) =>
  (await knowledge.add({ slug, entry: { topic, content, active } })).entry
const topics = async () => (await knowledge.list({ slug })).map((each) => each.topic)
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' \n')
const firstOf = async (question: string) => {
  await product.events.flush()
  const { entries, isConfident } = await findEntries(product.contextOf(), hotel.id, question, 3)
  return isConfident ? (entries[0]?.content ?? null) : null
}
const bring = (rows: string[][], isDryRun = false) =>
  knowledge.importFile({ slug, file: writeCsv(rows), isDryRun })

test('entries are trimmed, listed newest first, and announced', async () => {
  const first = await add('  Breakfast ')
  expect(first).toMatchObject({ topic: 'Breakfast', active: true, embedding: 'off', version: 1 })
  await add('Parking')
  expect(await topics()).toEqual(['Parking', 'Breakfast'])
  await expect.poll(() => product.heard.map(({ topic }) => topic)).toEqual(['knowledge', 'knowledge'])
})

test('two alike entries are kept as they are until one of them changes', async () => {
  const one = await add('Parking', 'There is a garage below.')
  const other = await add('parking', 'Leave your car in the yard.')
  const pairs = () => knowledge.compare({ slug })
  const [pair] = await pairs()
  const ids = pair?.ids ?? ['', '']
  expect(new Set(ids)).toEqual(new Set([one.id, other.id]))
  await knowledge.tellApart({ slug, ids, isApart: true })
  expect(await pairs()).toEqual([])
  await knowledge.tellApart({ slug, ids, isApart: false })
  expect(await pairs()).toHaveLength(1)
  await knowledge.tellApart({ slug, ids, isApart: true })
  await knowledge.setActive({ slug, id: one.id, version: one.version, active: false })
  await knowledge.setActive({ slug, id: one.id, version: one.version + 1, active: true })
  expect(await pairs()).toEqual([])
  const { topic, content, active } = other
  const entry = { topic, content: `${content} It is free.`, active }
  await knowledge.update({ slug, id: other.id, version: other.version, entry })
  expect(await pairs()).toHaveLength(1)
  await expect(
    knowledge.tellApart({ slug, ids: [one.id, crypto.randomUUID()], isApart: true }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  ['no topic', { topic: ' ', content: 'x' }],
  ['no content', { topic: 'x', content: '' }],
  ['a topic of 101 characters', { topic: 'x'.repeat(101), content: 'x' }],
  ['201 words', { topic: 'x', content: words(201) }],
  ['one word of 5,000 letters', { topic: 'x', content: 'x'.repeat(5000) }],
])('an entry with %s is refused', async (_what, entry) => {
  await expect(knowledge.add({ slug, entry })).rejects.toMatchObject({ status: 400 })
})

test('200 words are accepted, however they are separated (KNW-04)', async () => {
  expect(countWords(' one\ttwo\n\nthree ')).toBe(3)
  await expect(add('Long', words(200))).resolves.toMatchObject({ version: 1 })
})

test('the second of two concurrent changes is refused, and the audit log shows the outcome', async () => {
  const { id } = await add('Breakfast')
  const save = (content: string) =>
    knowledge.update({ slug, id, version: 1, entry: { topic: 'Breakfast', content, active: true } })
  const results = await Promise.allSettled([save('From six.'), save('From eight.')])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(knowledge.remove({ slug, id, version: 1 })).rejects.toMatchObject({
    code: 'CHANGED',
    data: { current: { version: 2 } },
  })
  const audit = await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`SELECT action, before FROM audit_log WHERE entity_id = ${id} ORDER BY action`),
  )
  expect(audit).toMatchObject([
    { action: 'add' },
    { action: 'update', before: { topic: 'Breakfast', content: 'From seven to ten.' } },
  ])
})

test('answers use a change at once; inactive and deleted entries are not used', async () => {
  const { id } = await add('Breakfast', 'From seven.')
  expect(await firstOf('when is breakfast')).toBe('From seven.')
  await knowledge.update({ slug, id, version: 1, entry: { topic: 'Breakfast', content: 'From eight.' } })
  await expect.poll(() => firstOf('when is breakfast')).toBe('From eight.')
  await knowledge.setActive({ slug, id, version: 2, active: false })
  await expect.poll(() => firstOf('when is breakfast')).toBeNull()
  await knowledge.setActive({ slug, id, version: 3, active: true })
  await expect.poll(() => firstOf('when is breakfast')).toBe('From eight.')
  await knowledge.remove({ slug, id, version: 4 })
  await expect.poll(() => firstOf('when is breakfast')).toBeNull()
})

test('after a change, an index that was in use is built anew before anybody asks', async () => {
  await add('Breakfast', 'From seven.')
  let reads = 0
  const database: Database = {
    ...product.database,
    withActor: (actor, work) => {
      reads++
      return product.database.withActor(actor, work)
    },
  }
  const events = await openEvents(product.database, createLog('silent'))
  const deps = { ...product.contextOf(), database, events }
  await findEntries(deps, hotel.id, 'breakfast', 1)
  expect(reads).toBe(1)
  await add('Parking', 'In the garage.')
  events.announce('knowledge', { hotelId: hotel.id })
  events.announce('knowledge', { hotelId: hotel.id })
  await expect.poll(() => reads).toBe(2)
  const { entries } = await findEntries(deps, hotel.id, 'parking', 1)
  expect(entries[0]?.content).toBe('In the garage.')
  expect(reads).toBe(2)
})

test("no entry of one hotel answers another hotel's guests", async () => {
  const other = await makeHotel(product.database)
  await add('Breakfast', 'The secret of this hotel.')
  expect(await firstOf('breakfast')).toBe('The secret of this hotel.')
  const found = await findEntries(product.contextOf(), other.id, 'breakfast', 5)
  expect(found).toEqual({ entries: [], certainty: 0, isConfident: false })
  const asked = product.asStaff(other.admin).knowledge.ask({ slug: other.slug, question: 'breakfast' })
  expect(await asked).toEqual({ entries: [], certainty: 0, isConfident: false })
})

test('the panel shows the entries a question finds, and their strength', async () => {
  await add('Breakfast')
  await add('Parking', 'In the garage.')
  const found = await knowledge.ask({ slug, question: 'kad je doručak' })
  expect(found).toMatchObject({ isConfident: true, entries: [{ topic: 'Breakfast' }] })
  await expect(knowledge.ask({ slug, question: 'x'.repeat(10_000) })).rejects.toMatchObject({ status: 400 })
  expect((await knowledge.ask({ slug, question: 'helipad' })).isConfident).toBe(false)
})

test('a hotel has up to 1,000 entries', async () => {
  const entry = { topic: 'Breakfast', content: 'x', active: true }
  await product.database.withActor(SYSTEM, (tx) =>
    addEntries(
      tx,
      hotel.id,
      Array.from({ length: ENTRIES_MAX }, () => entry),
    ),
  )
  await expect(knowledge.add({ slug, entry })).rejects.toMatchObject({ code: 'TOO_MANY' })
  expect(
    (
      await bring([
        ['topic', 'content'],
        ['New', 'y'],
      ])
    ).problems,
  ).toMatchObject([{ code: 'too-many-entries' }])
})

describe('a file', () => {
  test('is planned first, then imported; a second import changes nothing', async () => {
    await add('Breakfast', 'From seven.')
    const rows = [
      ['Topic', 'Content', 'Active'],
      ['breakfast', 'From eight.', 'no'],
      ['Doručak', 'Od osam.', 'da'],
    ]
    expect(await bring(rows, true)).toMatchObject({
      outcome: 'planned',
      added: [{ line: 3 }],
      changed: [{ line: 2 }],
    })
    expect(await topics()).toEqual(['Breakfast'])
    expect(await bring(rows)).toMatchObject({ outcome: 'imported' })
    expect(await topics()).toEqual(['Doručak', 'breakfast'])
    expect(await bring(rows)).toMatchObject({ outcome: 'imported', added: [], changed: [], sameCount: 2 })
  })

  test('matches entries by their id, whatever their topic', async () => {
    const [one, two] = [await add('Parking', 'In the garage.'), await add('Parking', 'U garaži.')]
    const rows = [
      ['id', 'topic', 'content'],
      [one.id, 'Car park', '=10 dollars'],
      [two.id, 'Parking', 'U garaži.'],
    ]
    expect(await bring(rows)).toMatchObject({ changed: [{ topic: 'Car park' }], sameCount: 1, added: [] })
    expect((await knowledge.list({ slug })).map(({ content }) => content)).toEqual([
      'U garaži.',
      '=10 dollars',
    ])
  })

  test.each([
    ['no column of contents', [['topic'], ['x']], 'column-missing'],
    [
      'a column twice',
      [
        ['topic', 'content', 'topic'],
        ['x', 'y', 'z'],
      ],
      'column-twice',
    ],
    [
      'a separator outside of quotes',
      [
        ['topic', 'content'],
        ['x', 'y', 'z'],
      ],
      'too-many-fields',
    ],
    [
      'an empty content',
      [
        ['topic', 'content'],
        ['x', ' '],
      ],
      'missing',
    ],
    [
      'a long topic',
      [
        ['topic', 'content'],
        ['x'.repeat(101), 'y'],
      ],
      'too-long',
    ],
    [
      'too many words',
      [
        ['topic', 'content'],
        ['x', words(201)],
      ],
      'too-many-words',
    ],
    [
      'an unknown state',
      [
        ['topic', 'content', 'active'],
        ['x', 'y', 'maybe'],
      ],
      'active',
    ],
    [
      'an unknown id',
      [
        ['id', 'topic', 'content'],
        ['7', 'x', 'y'],
      ],
      'unknown-id',
    ],
    [
      'an entry twice',
      [
        ['topic', 'content'],
        ['x', 'y'],
        ['X', 'y'],
      ],
      'duplicate',
    ],
  ])('with %s is refused as a whole', async (_what, rows, code) => {
    expect(await bring(rows)).toMatchObject({ outcome: 'refused', problems: [{ code }] })
    expect(await topics()).toEqual([])
  })

  test("does not match another hotel's entries by their id", async () => {
    const other = await makeHotel(product.database)
    const { id } = await add('Breakfast')
    const file = writeCsv([
      ['id', 'topic', 'content'],
      [id, 'Mine now', 'x'],
    ])
    const result = await product
      .asStaff(other.admin)
      .knowledge.importFile({ slug: other.slug, file, isDryRun: false })
    expect(result).toMatchObject({ outcome: 'refused', problems: [{ code: 'unknown-id' }] })
    expect(await topics()).toEqual(['Breakfast'])
  })
})
