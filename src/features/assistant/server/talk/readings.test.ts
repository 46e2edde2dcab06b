import { expect, test } from 'vitest'
import type { Language } from '#kit/shared/languages.ts'
import type { Named, Talk } from '../../talk.ts'
import { readingsOf } from './readings.ts'

const dish = (en: string, bs: string, ar: string): Named => ({ kind: 'dish', name: { en, bs, ar } })
const SOUP = dish('Lentil soup', 'Čorba od leće', 'شوربة العدس')
const BAKLAVA = dish('Baklava', 'Baklava', 'بقلاوة')
const TUFAHIJA = dish('Tufahija', 'Tufahija', 'تفاحية')
const MASSAGE: Named = { kind: 'offer', name: { en: 'Massage', bs: 'Masaža', ar: 'تدليك' } }
const BREAKFAST: Named = { kind: 'entry', name: { en: 'Breakfast', bs: null, ar: null } }

const talk = (question: string, ...named: Named[]): Talk => ({ version: 2, question, isWanted: false, named })
const MENU = { menu: [], groups: [] }
const DESSERTS = talk('what desserts do you have', BAKLAVA, TUFAHIJA)
const textsOf = (text: string, of: Talk | null) => readingsOf(text, of, 'en', MENU).map((each) => each.text)
const first = (text: string, of: Talk, language: Language = 'en') =>
  readingsOf(text, of, language, MENU)[0]?.text

test.each([
  ['how much is it?', 'how much is Lentil soup?'],
  ['can I have it in my room', 'can I have Lentil soup in my room'],
  ['bring it at 8', 'bring Lentil soup at 8'],
  ['how much?', 'how much Lentil soup'],
  ['make it two', 'I would like 2 Lentil soup'],
  ['two please', 'I would like 2 Lentil soup'],
  ['three of those', 'I would like 3 Lentil soup'],
  ['yes please', 'I would like Lentil soup'],
  ['cancel that, just one baklava', 'just one baklava'],
])('after a dish: %s', (text, read) => expect(first(text, talk('how is the soup', SOUP))).toBe(read))

test.each([
  ['koliko košta?', 'koliko košta Čorba od leće'],
  ['neka budu dvije', 'Želim 2 Čorba od leće'],
  ['dvije molim', 'Želim 2 Čorba od leće'],
  ['da, molim', 'Želim Čorba od leće'],
])('after a dish, in Bosnian: %s', (text, read) =>
  expect(first(text, talk('ima li čorbe', SOUP), 'bs')).toBe(read),
)

test.each([
  ['بكم؟', 'بكم شوربة العدس'],
  ['كم سعرها؟', 'كم سعر شوربة العدس؟'],
  ['نعم من فضلك', 'أريد شوربة العدس'],
  ['خليها اثنين', 'أريد 2 شوربة العدس'],
])('after a dish, in Arabic: %s', (text, read) =>
  expect(first(text, talk('عندكم شوربة', SOUP), 'ar')).toBe(read),
)

test.each([
  ['the second one', 'I would like Tufahija'],
  ["I'll take the first", 'I would like Baklava'],
  ['the last one please', 'I would like Tufahija'],
])('of a list: %s', (text, read) => expect(first(text, DESSERTS)).toBe(read))

test('of a list the second, in Bosnian and Arabic', () => {
  expect(first('onu drugu', DESSERTS, 'bs')).toBe('Želim Tufahija')
  expect(first('الثاني لو سمحت', DESSERTS, 'ar')).toBe('أريد تفاحية')
})

test('what is asked of a list is asked of what it lists', () =>
  expect(textsOf('which of those have no nuts?', DESSERTS)).toContain('which of desserts have no nuts?'))

test('an "and" that is attached to its word counts, too', () =>
  expect(first('والمسبح؟', talk('متى الفطور', BREAKFAST), 'ar')).toBe('متى المسبح؟'))

test('the same is asked of another subject', () => {
  const opening = talk('what time is breakfast', BREAKFAST)
  expect(first('and the pool?', opening)).toBe('what time is pool?')
  expect(first('what about the gym', opening)).toBe('what time is gym')
})

test('for how many and another time go on with what is to be booked', () => {
  const massage = { ...talk('book a massage tomorrow at 17:00', MASSAGE), isWanted: true }
  expect(textsOf('for two people', massage)).toContain('book a massage tomorrow at 17:00 for two people')
  expect(textsOf('at 18:00 instead', massage)).toContain('book a massage tomorrow at 18:00')
  expect(first('yes please', massage)).toBe('book a massage tomorrow at 17:00')
})

test.each(['thanks', 'hello', 'where can I park my car for the week?', 'is there a pharmacy nearby'])(
  'what says enough by itself is read so first: %s',
  (text) => expect(first(text, talk('how much is the massage', MASSAGE))).toBe(text),
)

test('without anything said before a message is read as it is', () =>
  expect(textsOf('how much is it?', null)).toEqual(['how much is it?']))
