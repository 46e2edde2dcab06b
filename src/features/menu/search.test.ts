import { expect, test } from 'vitest'
import { inEnglish } from '#kit/shared/texts.ts'
import { searchMenu } from './search.ts'

const dish = (name: string, ar = '', description = '') => ({
  category: 'Soups' as const,
  description: inEnglish(description),
  name: { ...inEnglish(name), ar },
})
const soup = dish('Begova čorba', 'شوربة البيك البوسنية', 'Silky chicken and okra soup.')
const coffee = dish('Bosnian coffee', 'قهوة بوسنية')
const cappuccino = dish('Cappuccino', 'كابتشينو')
const cevapi = dish('Ćevapi', 'تشيفابي')
const tofu = dish('Tofu, grilled', 'توفو')
const toffee = dish('Toffee pudding', 'بودينغ')
const MENU = [soup, coffee, cappuccino, cevapi, tofu, toffee]

test.each(['corba', 'ČORBA begova', 'okra', 'شوربه', 'البوسنيه شوربة', '  '])(
  'a search for %j forgives accents, case and spelling',
  (search) => {
    expect(searchMenu([soup], search)).toHaveLength(1)
  },
)

test('every word of a search must occur', () => {
  expect(searchMenu([soup], 'corba trout')).toHaveLength(0)
})

test.each([
  ['cofee', coffee],
  ['coffeee', coffee],
  ['kofee', null],
  ['cofefe', coffee],
  ['koffee bosnian', coffee],
  ['bosnain cofee', coffee],
  ['capuccino', cappuccino],
  ['capucci', cappuccino],
  ['ćevspi', cevapi],
  ['čobra', soup],
  ['شورية', soup],
  ['القهوو', coffee],
  ['بيكك', soup],
  ['كابتشنو', cappuccino],
  ['okr', soup],
  ['xkr', null],
  ['?!.,', null],
  ['sup', null],
  ['soap', soup],
  ['trout', null],
])('a search for %j forgives one typo in a word of four letters or more', (search, found) => {
  expect(searchMenu(MENU, search)).toEqual(found ? [found] : [])
})

test('what is written as it was searched leaves out what is merely alike', () => {
  expect(searchMenu([dish('Cake'), dish('Lake fish')], 'lake')).toEqual([dish('Lake fish')])
})
