import { expect, test } from 'vitest'
import type { Language } from '#kit/shared/languages.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { demoHotel } from '#demo/hotel.ts'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'

const last = openDemoTalk()
const { timeZone } = demoHotel

/** A card with when it is wanted, in days from today and by the clock; each where it is open. */
async function timedCard(language: Language, messages: readonly string[]) {
  const today = dayAt(new Date(), timeZone)
  const answer = await last(language, messages)
  const { wish } = answer
  if (wish?.kind !== 'order') return { card: null, when: '' }
  const daysTo = (at: string) =>
    Math.round((Date.parse(dayAt(new Date(at), timeZone)) - Date.parse(today)) / 86_400_000)
  const moments = wish.dueAt ? [wish.dueAt] : (wish.either ?? [])
  const when = moments.map((at) => `${daysTo(at)} ${timeAt(new Date(at), timeZone)}`).join(' or ')
  return { card: cardOf(answer), when: when || (wish.openTime?.said ?? '') }
}

const EN = 'two cappuccinos without sugar tomorrow at 13:00'
const BS = 'dva kapućina bez šećera sutra u 13:00'
const AR = 'كابتشينو واحد بدون سكر غدا الساعة 13:00'

test.each<[Language, readonly string[], string]>([
  ['en', [EN, 'make it 20:00'], '1 20:00'],
  ['en', [EN, 'actually 8 pm'], '1 20:00'],
  ['en', [EN, 'at 2 instead'], '1 14:00'],
  ['en', [EN, 'no wait, make it 8 pm', 'an hour earlier please'], '1 19:00'],
  ['en', [EN, 'an hour later'], '1 14:00'],
  ['en', [EN, 'can we do half an hour later?'], '1 13:30'],
  ['en', [EN, 'an hour later', 'an hour later'], '1 15:00'],
  ['en', [EN, 'the day after instead'], '2 13:00'],
  ['en', [EN, 'the day after tomorrow instead'], '2 13:00'],
  ['en', [EN, 'how about the day after tomorrow at 9?'], '2 09:00 or 2 21:00'],
  ['en', [EN, 'tomorrow evening instead'], 'tomorrow evening'],
  ['en', [EN, 'in the evening'], 'in the evening'],
  ['en', [EN, 'in the evening', 'at 9'], '1 21:00'],
  ['en', [EN, 'as soon as possible instead'], ''],
  ['en', ['two cappuccinos without sugar tomorrow at 8', 'an hour later'], '1 09:00 or 1 21:00'],
  ['en', ['two cappuccinos without sugar tomorrow at 8', 'the evening'], '1 20:00'],
  [
    'en',
    ['two cappuccinos without sugar tomorrow evening', 'the day after tomorrow'],
    'the day after tomorrow',
  ],
  ['bs', [BS, 'ipak u 20:00'], '1 20:00'],
  ['bs', [BS, 'sat kasnije'], '1 14:00'],
  ['bs', [BS, 'pola sata ranije molim'], '1 12:30'],
  ['bs', [BS, 'dan kasnije'], '2 13:00'],
  ['bs', [BS, 'prekosutra umjesto toga'], '2 13:00'],
])(
  'a message about the time alone changes nothing else of a card (%s): %j',
  async (language, messages, when) => {
    const { card, when: said } = await timedCard(language, messages)
    expect(card).toMatch(/^2 Cappuccino \((?:without sugar|bez šećera)\)$/)
    expect(said).toBe(when)
  },
)

test.each<[Language, readonly string[], string]>([
  ['ar', [AR, 'الساعة 20:00'], '1 20:00'],
  ['ar', [AR, 'بعد ساعة من ذلك'], '1 14:00'],
  ['ar', [AR, 'في اليوم التالي'], '2 13:00'],
])('so it does in Arabic: %j', async (language, messages, when) => {
  const { card, when: said } = await timedCard(language, messages)
  expect(card).toBe('1 Cappuccino (بدون سكر)')
  expect(said).toBe(when)
})

test.each<[readonly string[], string, string]>([
  [['two cappuccinos tomorrow at 13:00', 'make it three and for 20:00'], '3 Cappuccino', '1 20:00'],
  [[EN, 'an hour later', 'make it three'], '3 Cappuccino (without sugar)', '1 14:00'],
  [[EN, 'make it 20:00', 'and a baklava'], '2 Cappuccino (without sugar); 1 Baklava', '1 20:00'],
])('what else a message changes leaves the day: %j', async (messages, card, when) => {
  expect(await timedCard('en', messages)).toEqual({ card, when })
})

/** When an offer is wanted, in days from today and by the clock. */
async function timedOffer(language: Language, messages: readonly string[]) {
  const { wish } = await last(language, messages)
  const [option] = wish?.kind === 'request' ? wish.offers : []
  const today = Date.parse(dayAt(new Date(), timeZone))
  const at = option?.startsAt ?? option?.at
  if (!option || !at) return null
  const days = Math.round((Date.parse(dayAt(new Date(at), timeZone)) - today) / 86_400_000)
  return `${option.name.en} for ${option.places}, ${days} ${timeAt(new Date(at), timeZone)}`
}

test.each<[Language, readonly string[], string]>([
  ['en', ['a taxi tomorrow at 10:00', 'make it 20:00'], 'Taxi for 1, 1 20:00'],
  ['en', ['a taxi tomorrow at 10:00', 'an hour later'], 'Taxi for 1, 1 11:00'],
  [
    'en',
    ['a table for four tomorrow at 19:00', 'an hour later', 'an hour later'],
    'Table at our restaurant for 4, 1 21:00',
  ],
  [
    'en',
    ['a table for two tomorrow at 19:00', 'make it 20:00', 'for four'],
    'Table at our restaurant for 4, 1 20:00',
  ],
  ['en', ['a massage tomorrow at 11:00', 'the day after instead'], 'Massage for 1, 2 11:00'],
  ['bs', ['taksi sutra u 10', 'sat kasnije'], 'Taxi for 1, 1 11:00'],
  ['ar', ['تاكسي غدا الساعة 10:00', 'بعد ساعة من ذلك'], 'Taxi for 1, 1 11:00'],
])('an offer keeps its day as a dish does (%s): %j', async (language, messages, wanted) => {
  expect(await timedOffer(language, messages)).toBe(wanted)
})

test('the card for another time takes the place of the one before it', async () => {
  const { wish } = await last('en', [EN, 'make it 20:00'])
  expect(wish).toMatchObject({ goesOn: expect.any(String) })
})

test.each(['do you close at 20:00?', 'is the pool open tomorrow?', 'what time is breakfast tomorrow?'])(
  'a question with a time changes no card: %s',
  async (question) => {
    const { wish } = await last('en', [EN, question])
    expect(wish).toBeNull()
  },
)

test.each<[Language, readonly string[], string, string]>([
  ['en', ['one hummus tomorrow evening', '8'], '1 Hummus', '1 20:00'],
  ['bs', ['jedan humus sutra navečer', '8'], '1 Hummus', '1 20:00'],
  ['ar', ['حمص مساء الغد', '٩'], '1 Hummus', '1 21:00'],
  ['en', ['one hummus for tomorrow lunch', '1'], '1 Hummus', '1 13:00'],
])('a number by itself is the hour that was asked for (%s): %j', async (language, messages, card, when) => {
  expect(await timedCard(language, messages)).toEqual({ card, when })
})

/** The card of an offer: its name, for how many, what was answered, and when it is wanted. */
async function offerCard(language: Language, messages: readonly string[]) {
  const today = dayAt(new Date(), timeZone)
  const { wish } = await last(language, messages)
  const [offer] = wish?.kind === 'request' ? wish.offers : []
  if (!offer) return null
  const moment = offer.startsAt ?? offer.at
  const days = (at: string) =>
    Math.round((Date.parse(dayAt(new Date(at), timeZone)) - Date.parse(today)) / 86_400_000)
  const when = moment
    ? `${days(moment)} ${timeAt(new Date(moment), timeZone)}`
    : (offer.openTime?.said ?? 'soon')
  const counts = offer.answers.flatMap(({ count }) => (count === undefined ? [] : [count]))
  return `${offer.name.en} ${Math.max(offer.places, ...counts)}: ${when}`
}

test.each<[Language, readonly string[], string]>([
  ['en', ['a taxi to the airport for 3 people tomorrow morning', 'make it 8:00'], 'Taxi 3: 1 08:00'],
  ['en', ['a taxi tomorrow evening', '9'], 'Taxi 1: 1 21:00'],
  ['en', ['a taxi tomorrow evening', 'at 9'], 'Taxi 1: 1 21:00'],
  ['en', ['a taxi tomorrow morning', 'make it 20:00'], 'Taxi 1: 1 20:00'],
  ['en', ['a taxi tomorrow morning', 'actually now'], 'Taxi 1: soon'],
  ['en', ['a taxi tomorrow at 9:00', 'change it to 10:00'], 'Taxi 1: 1 10:00'],
  ['en', ['a taxi tomorrow at 9:00', 'actually now'], 'Taxi 1: soon'],
  ['bs', ['taksi sutra ujutro', 'neka bude u 8:00'], 'Taxi 1: 1 08:00'],
  ['bs', ['taksi sutra ujutro', 'ipak odmah'], 'Taxi 1: soon'],
  ['ar', ['تاكسي صباح الغد', 'اجعلها الساعة 10:00'], 'Taxi 1: 1 10:00'],
  ['ar', ['تاكسي صباح الغد', 'لا، الآن'], 'Taxi 1: soon'],
])('so it is for what the hotel offers besides (%s): %j', async (language, messages, card) => {
  expect(await offerCard(language, messages)).toBe(card)
})

test.each<[Language, readonly string[], string]>([
  ['en', [EN, 'in half an hour'], 'For as soon as possible'],
  ['en', [EN, 'as soon as possible instead'], 'For as soon as possible'],
  ['bs', [BS, 'za pola sata'], 'Za: što prije'],
  ['ar', [AR, 'بعد نصف ساعة'], 'الموعد: في أقرب وقت ممكن'],
])('a card for tomorrow that is wanted soon says so (%s): %j', async (language, messages, told) => {
  const { text, wish } = await last(language, messages)
  expect(wish).toMatchObject({ isSoonNow: true })
  expect(text).toContain(told)
})

test.each<[Language, readonly string[]]>([
  ['en', [EN, 'in an hour']],
  ['bs', [BS, 'za sat']],
  ['ar', [AR, 'بعد ساعة']],
])('in an hour is an hour from now, on whatever day the card was (%s): %j', async (language, messages) => {
  const before = Date.now()
  const { wish } = await last(language, messages)
  const dueAt = wish?.kind === 'order' ? Date.parse(wish.dueAt ?? '') : NaN
  expect(dueAt).toBeGreaterThanOrEqual(before + 60 * 60_000)
  expect(dueAt).toBeLessThan(Date.now() + 76 * 60_000)
})
