import { beforeAll, expect, test } from 'vitest'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let hotel: TestHotel

beforeAll(async () => {
  hotel = await makeHotel(product.database)
})

const POOL =
  'The pool lies on the roof, next to the bar, with a view of the whole town and of the mountains behind it. ' +
  'Children swim from nine in the morning until six in the evening. ' +
  'Towels are handed out at the desk by the door, and nobody needs to bring any from the room. ' +
  'In winter the water is heated to twenty-eight degrees.'

test('what is shown of an entry before it is saved is what guests read of it afterwards', async () => {
  const { knowledge } = product.asStaff(hotel.admin)
  const { slug } = hotel
  const others = ['Breakfast', 'Parking', 'Towels'].map((topic) =>
    knowledge.add({ slug, entry: { topic, content: `${topic} is free for children until six.` } }),
  )
  await Promise.all(others)
  const draft = { topic: 'Pool', content: POOL }
  const questions = ['When can children swim in the pool?', 'How warm is the water of the pool in winter?']
  const before = await Promise.all(
    questions.map((question) => knowledge.quote({ slug, id: null, question, ...draft })),
  )
  expect(before.map(({ passage }) => passage)).toEqual([
    expect.stringContaining('from nine'),
    expect.stringContaining('twenty-eight'),
  ])
  expect(before.map(({ passage }) => passage.length < POOL.length)).toEqual([true, true])
  const { entry } = await knowledge.add({ slug, entry: draft })
  for (const [place, question] of questions.entries()) {
    const [first] = (await knowledge.ask({ slug, question })).entries
    expect(first).toMatchObject({ topic: 'Pool', passage: before[place]?.passage })
    // beside itself as it is saved, it is not counted twice
    expect(await knowledge.quote({ slug, id: entry.id, question, ...draft })).toEqual(before[place])
  }
})

test('the language is that of the entry; a short one is said as a whole', async () => {
  const { knowledge } = product.asStaff(hotel.admin)
  const asked = { slug: hotel.slug, id: null, question: 'bazen', topic: 'Bazen' }
  const content = 'Bazen je otvoren svaki dan od devet do dvadeset sati i nalazi se na krovu.'
  expect(await knowledge.quote({ ...asked, content })).toEqual({ passage: content, language: 'bs' })
})
