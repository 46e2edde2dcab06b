import { expect, test } from 'vitest'
import { demoKnowledge } from '#demo/knowledge/entries.ts'
import { compareEntries, markOf } from './compare.ts'

const found = (...entries: [topic: string, content: string][]) =>
  compareEntries(entries.map(([topic, content], at) => ({ id: String(at), topic, content }))).map(
    ({ kind, about }) => about ?? kind,
  )

test.each([
  [
    'times',
    'time',
    ['Breakfast', 'Breakfast is from 7:00 to 10:30.'],
    ['Breakfast', 'Served from 7:00 to 11:00.'],
  ],
  ['times with am and pm', 'time', ['Pool', 'Open until 9 pm.'], ['Pool', 'Open until 22:00.']],
  ['times in two languages', 'time', ['Breakfast', 'From 7:00 to 10:30.'], ['Doručak', 'Od 8:00 do 10:30.']],
  ['times in Arabic digits', 'time', ['الإفطار', 'من ٧:٠٠ إلى ١٠:٣٠'], ['Breakfast', 'From 6:30 to 10:30.']],
  ['prices', 'price', ['Parking', 'It costs $10 a day.'], ['Parking', 'The garage is 12 dollars a day.']],
  ['telephone numbers', 'phone', ['Taxi', 'Call +387 33 555 000.'], ['Taxi', 'Call +387 33 555 111.']],
  [
    'yes and no',
    'yesNo',
    ['Pets', 'Small pets are allowed in rooms.'],
    ['Pets', 'Small pets are not allowed in rooms.'],
  ],
  [
    'the same topic',
    'duplicate',
    ['Parking', 'There is a garage below.'],
    ['parking', 'Leave your car in the yard.'],
  ],
  [
    'nearly the same text',
    'duplicate',
    ['Sauna', 'The sauna on the top floor is free for all guests'],
    ['Wellness', 'The sauna on the top floor is free for guests'],
  ],
] as [string, string, [string, string], [string, string]][])(
  '%s are pointed out',
  (_name, what, one, other) => {
    expect(found(one, other)).toEqual([what])
    expect(found(other, one)).toEqual([what])
  },
)

test.each([
  ['a translation', ['Breakfast', 'From 7:00 to 10:30.'], ['Doručak', 'Od 7:00 do 10:30.']],
  ['other hours of something else', ['Breakfast', 'From 7:00 to 10:30.'], ['Pool', 'From 6:00 to 21:00.']],
  ['the same hours in other words', ['Pool', 'Until 9 pm.'], ['Bazen', 'Do 21:00.']],
  ['a fact more', ['Pool', 'From 7:00 to 21:00.'], ['Bazen', 'Od 7:00 do 21:00, ljeti do 22:00.']],
] as [string, [string, string], [string, string]][])('%s is none', (_name, one, other) => {
  expect(found(one, other)).toEqual([])
})

test('a pair that staff keep is named again only when one of the two says something else', () => {
  const one = { id: 'a', topic: 'Parking', content: 'There is a garage below.' }
  const other = { id: 'b', topic: 'parking', content: 'Leave your car in the yard.' }
  const kept = { ...one, toldApart: { b: markOf(other, one) } }
  expect(compareEntries([one, other])).toHaveLength(1)
  expect(compareEntries([kept, other])).toEqual([])
  expect(compareEntries([other, kept])).toEqual([])
  expect(compareEntries([{ ...kept, content: 'There is a garage.' }, other])).toHaveLength(1)
  expect(compareEntries([kept, { ...other, topic: 'PARKING' }])).toHaveLength(1)
})

test('the hotel of the demo contradicts itself nowhere', () => {
  const entries = demoKnowledge.map(({ topic, content }, at) => ({ id: String(at), topic, content }))
  const named = compareEntries(entries).map(({ kind, ids }) => [
    kind,
    ...ids.map((id) => entries[Number(id)]?.topic),
  ])
  expect(named).toEqual([])
})
