import { expect, test } from 'vitest'
import type { Language } from '#kit/shared/languages.ts'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'

const last = openDemoTalk()

test.each<[Language, string, string]>([
  ['en', 'three teas: two mint, one black with milk', '2 Fresh Mint Tea; 1 Fresh Mint Tea (black with milk)'],
  ['en', '4 cappuccinos: 2 oat, 2 normal', '2 Cappuccino; 2 Cappuccino [Oat drink]'],
  ['en', 'three teas: one without sugar, two mint', '2 Fresh Mint Tea; 1 Fresh Mint Tea (without sugar)'],
  ['bs', 'tri čaja: dva od nane, jedan crni', '2 Fresh Mint Tea; 1 Fresh Mint Tea (crni)'],
  ['ar', 'ثلاثة شاي: اثنين بالنعناع وواحد أسود', '2 Fresh Mint Tea; 1 Fresh Mint Tea (أسود)'],
])(
  'a number that is told in its parts is no more than that number (%s): %s',
  async (language, said, card) => {
    expect(cardOf(await last(language, [said]))).toBe(card)
  },
)

test.each<[Language, string, string]>([
  ['en', 'a cappuccino with oat milk and one normal', '1 Cappuccino [Oat drink]; 1 Cappuccino'],
  ['en', 'two cappuccinos with oat milk and one with regular', '2 Cappuccino [Oat drink]; 1 Cappuccino'],
  ['bs', 'kapućino sa zobenim mlijekom i jedan obični', '1 Cappuccino [Oat drink]; 1 Cappuccino'],
  ['ar', 'كابتشينو بحليب الشوفان وواحد عادي', '1 Cappuccino [Oat drink]; 1 Cappuccino'],
  [
    'en',
    '4 orange juices without ice, two with ice',
    '4 Fresh Orange Juice (without ice); 2 Fresh Orange Juice (with ice)',
  ],
  [
    'bs',
    'četiri soka od narandže bez leda, dva s ledom',
    '4 Fresh Orange Juice (bez leda); 2 Fresh Orange Juice (s ledom)',
  ],
  [
    'en',
    '3 orange juices with ice, one with extra ice',
    '2 Fresh Orange Juice (with ice); 1 Fresh Orange Juice (with ice, with extra ice)',
  ],
  ['en', 'one ribeye rare and one medium', '1 Ribeye Steak [Rare]; 1 Ribeye Steak [Medium]'],
])('what cannot be among those before it comes besides them (%s): %s', async (language, said, card) => {
  expect(cardOf(await last(language, [said]))).toBe(card)
})

test.each<[Language, string, string]>([
  ['en', 'no garlic please: one hummus, one mutabbal', '1 Hummus (no garlic); 1 Mutabbal (no garlic)'],
  [
    'en',
    'without onions please. two fattoush and a tabbouleh',
    '2 Fattoush (without onions); 1 Tabbouleh (without onions)',
  ],
  ['bs', 'bez luka molim: jedan fatuš i jedan tabule', '1 Fattoush (bez luka); 1 Tabbouleh (bez luka)'],
  ['ar', 'بدون ثوم لو سمحت، واحد حمص واحد متبل', '1 Hummus (بدون ثوم); 1 Mutabbal (بدون ثوم)'],
  ['en', 'no soup, two hummus', '2 Hummus'],
])('a remark before all dishes is about each of them (%s): %s', async (language, said, card) => {
  expect(cardOf(await last(language, [said]))).toBe(card)
})

test.each<[Language, string, string]>([
  ['en', 'a bottle of sparkling water and two glasses', '1 Sparkling Mineral Water (two glasses)'],
  ['en', 'two chocolate fondants and three spoons', '2 Chocolate Fondant (three spoons)'],
  ['bs', 'jedna mineralna i dvije čaše', '1 Sparkling Mineral Water (dvije čaše)'],
  ['bs', 'jedan čokoladni fondan i dvije kašike', '1 Chocolate Fondant (dvije kašike)'],
  ['ar', 'فوندان شوكولاتة واحد وملعقتين', '1 Chocolate Fondant (ملعقتين)'],
  ['en', 'one caesar salad and a grilled chicken on top', '1 Caesar Salad (a grilled chicken)'],
])('what comes with a dish is a remark about it, and no dish (%s): %s', async (language, said, card) => {
  expect(cardOf(await last(language, [said]))).toBe(card)
})

test.each<[Language, string]>([
  ['en', '3 lemonades, one with extra mint'],
  ['en', 'two omelettes, one with cheese, one plain'],
  ['bs', 'dva omleta, jedan sa sirom'],
])('what is said of a dish that is not there orders no other (%s): %s', async (language, said) => {
  expect(cardOf(await last(language, [said]))).toBe('')
})

test.each<[Language, string, string]>([
  ['en', 'lentil soup for two', '2 Red Lentil Soup'],
  ['ar', 'كبسة دجاج لشخصين بدون زبيب', '2 Chicken Kabsa (بدون زبيب)'],
  ['bs', 'čaj za troje', '3 Fresh Mint Tea'],
  ['en', 'a pot of tea for three', '1 Fresh Mint Tea (for three)'],
  ['en', 'two hummus for two', '2 Hummus'],
])('for how many people a dish is, is how many or a remark (%s): %s', async (language, said, card) => {
  expect(cardOf(await last(language, [said]))).toBe(card)
})

test.each<[Language, string, string]>([
  ['en', 'two shish taouk one spicy', '1 Shish Taouk; 1 Shish Taouk (spicy)'],
  ['ar', 'عايز اتنين شيش طاووق واحد حار', '1 Shish Taouk; 1 Shish Taouk (حار)'],
  ['bs', 'dva šiš tauka jedan ljut', '1 Shish Taouk; 1 Shish Taouk (ljut)'],
  ['en', 'hummus twice and falafel', '2 Hummus; 1 Falafel'],
  ['ar', 'حمص مرتين', '2 Hummus'],
])('a share without a comma is that share, and twice is two (%s): %s', async (language, said, card) => {
  expect(cardOf(await last(language, [said]))).toBe(card)
})

test('a word that only looks like one with an "as" before it is no remark', async () => {
  expect(cardOf(await last('ar', ['واحد فلافل وواحد كباب']))).toBe('1 Falafel; 1 Sarajevski ćevapi')
})
