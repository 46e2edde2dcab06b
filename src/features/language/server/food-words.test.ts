import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { foodsOf, namesFood, namesOfSame, otherNames } from './food-words.ts'

const foods = (word: string) => foodsOf(fold(word))
const isCalled = (name: string, other: string) =>
  otherNames(name).some(({ words }) => words.join(' ') === other)

test.each([
  ['prawns', 'shrimp'],
  ['škampe', 'shrimp'],
  ['جمبري', 'shrimp'],
  ['rajčice', 'tomato'],
  ['بندورة', 'tomato'],
  ['بالنعناع', 'mint'],
  ['kafica', 'coffee'],
  ['sokića', 'juice'],
  ['čajeva', 'tea'],
  ['gahwa', 'coffee'],
])('%s is what a dish is made of, whatever its form: %s', (word, food) => expect(foods(word)).toEqual([food]))

test('a word that is no food has no such meaning', () => {
  for (const word of ['towels', 'peškiri', 'منشفة', 'sutra']) expect(foods(word)).toEqual([])
})

test.each([
  ['Chocolate Fondant', 'lava cake'],
  ['Ribeye Steak', 'rib eye'],
  ['Fresh Mint Tea', 'caj od mente'],
  ['Gazirana mineralna voda', 'fizzy water'],
  ['كنافة بالجبن', 'knafeh'],
])('a dish is called otherwise, too: %s is %s', (name, other) => expect(isCalled(name, other)).toBe(true))

test.each([
  ['Fish and Chips', 'french fries'],
  ['Steak with fries', 'french fries'],
  ['Burger & fries', 'french fries'],
  ['Fish soup', 'trout'],
])(
  'a dish is not called by what comes with it, nor by what it may be elsewhere: %s is no %s',
  (name, other) => expect(isCalled(name, other)).toBe(false),
)

test('how a dish is done has other names only as a whole', () => {
  const names = (text: string) => namesOfSame(text.split(' ')).map(({ words }) => words.join(' '))
  expect(names('well done')).toContain('cooked through')
  expect(names('medium rare')).toEqual([])
})

test('what kitchens anywhere have is known for food', () => {
  expect(namesFood(['cheese', 'burger'])).toBe(true)
  expect(namesFood(['spaceship'])).toBe(false)
})
