import { expect, test } from 'vitest'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'

const last = openDemoTalk()
const orderOf = async (...said: Parameters<typeof last>) => {
  const answer = await last(...said)
  const wish = answer.wish?.kind === 'order' ? answer.wish : null
  return { card: cardOf(answer), dueAt: wish?.dueAt ?? null, either: wish?.either ?? [] }
}

test.each([
  [
    'en',
    'What soups do you have?',
    'one lentil soup and 2 hummus without garlic tomorrow at 18:30',
    'without garlic',
  ],
  [
    'en',
    'What soups do you have?',
    'and one lentil soup and 2 hummus without garlic tomorrow at 6',
    'without garlic',
  ],
  [
    'bs',
    'Koje supe imate?',
    'jednu čorbu od leće i 2 humusa bez bijelog luka sutra u 18',
    'bez bijelog luka',
  ],
  ['ar', 'ما الشوربات لديكم؟', 'شوربة عدس واحدة و٢ حمص بدون ثوم غدًا الساعة 6', 'بدون ثوم'],
] as const)(
  'an hour is no number of dishes, also after a list (%s: %s %s)',
  async (language, list, order, note) => {
    const { card } = await orderOf(language, [list, order])
    expect(card).toBe(`1 Red Lentil Soup; 2 Hummus (${note})`)
  },
)

test.each([
  [
    'en',
    ['2 hummus', 'one lentil soup and 3 hummus without garlic'],
    '1 Red Lentil Soup; 3 Hummus (without garlic)',
  ],
  ['en', ['one hummus and a tea', 'two hummus tomorrow at 6'], '2 Hummus; 1 Fresh Mint Tea'],
  [
    'en',
    ['2 club sandwiches to the pool', 'a burger to room 205', 'one lentil soup tomorrow at 18:00'],
    '1 Red Lentil Soup',
  ],
  [
    'bs',
    ['jedan humus', 'dvije čorbe od leće i 3 humusa bez luka'],
    '2 Red Lentil Soup; 3 Hummus (bez luka)',
  ],
  ['ar', ['حمص واحد لو سمحت', 'أريد ٢ حمص بدون ثوم'], '2 Hummus (بدون ثوم)'],
] as const)(
  'what is ordered beside an open card loses no dish and no number (%s: %j)',
  async (language, said, card) => {
    expect((await orderOf(language, said)).card).toBe(card)
  },
)

test.each([
  ['en', ['are there walnuts in the baklava?', 'and in the tufahija?'], null],
  ['bs', ['jel ima oraha u baklavi', 'a u tufahiji'], null],
  ['ar', ['صحن تبولة', 'وزيد فتوش اثنين'], '1 Tabbouleh; 2 Fattoush'],
] as const)('what goes on with something is none by itself (%s: %j)', async (language, said, card) => {
  expect((await orderOf(language, said)).card).toBe(card)
})

test.each([
  ['en', ['two coffees at 8 tomorrow and a club sandwich at 13:00']],
  ['en', ['two coffees tomorrow at 8 am', 'and one baklava tomorrow at 13:00']],
  ['bs', ['dvije kafe sutra u 8 ujutro', 'i jedna baklava sutra u 13h']],
  ['ar', ['قهوتين غدًا الساعة 8 صباحًا', 'وبقلاوة واحدة غدًا الساعة 13:00']],
] as const)('of two times for one order it is asked which is meant (%s: %j)', async (language, said) => {
  const { dueAt, either } = await orderOf(language, said)
  expect(dueAt).toBeNull()
  expect(either).toHaveLength(2)
  expect(new Set(either).size).toBe(2)
})
