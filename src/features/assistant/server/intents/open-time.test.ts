import { expect, test } from 'vitest'
import type { Language } from '#kit/shared/languages.ts'
import { daysLater } from '#kit/shared/calendar.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { DAY_MS } from '#kit/shared/time.ts'
import { demoHotel } from '#demo/hotel.ts'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'
import type { OrderIntent } from '../../intents.ts'
import { type Around, orderTimeOf, withTime } from './order-time.ts'

const ZONE = 'Europe/Sarajevo'
const EMPTY: OrderIntent = { kind: 'order', lines: [], choices: [], soldOut: [], unknown: [] }
const around = (now: string): Around => ({
  now: Date.parse(now),
  until: Date.parse(now) + 14 * DAY_MS,
  timeZone: ZONE,
  countsTo24: false,
  isName: () => false,
  card: null,
})

/** What words say of when, early on a Tuesday morning, of an order that nothing hinders. */
const saidAt = (text: string, now = '2026-11-24T04:30:00Z') => orderTimeOf(text, around(now))?.time

test('an hour that is near is meant, whatever other there is', () => {
  const either = ['2026-11-24T07:00:00.000Z', '2026-11-24T19:00:00.000Z']
  expect(saidAt('cappuccino at 6')).toEqual({ remark: 'at 6' })
  expect(saidAt('cappuccino at 8')).toEqual({ either })
})

/** The first and the last time from which is chosen, as day and clock, and what hinders what was said. */
function openAt(text: string, now: string, opens = '00:00', closes = '24:00') {
  const canBe = (_: OrderIntent, at: string) => {
    const clock = timeAt(new Date(at), ZONE)
    return opens <= clock && clock < closes
  }
  const { openTime, dueAt, either } = withTime(EMPTY, saidAt(text, now), canBe)
  expect({ dueAt, either }).toEqual({ dueAt: undefined, either: undefined })
  const times = (openTime?.moments ?? []).map((at) => `${at.slice(8, 10)}. ${timeAt(new Date(at), ZONE)}`)
  const [first = '', last = ''] = [times[0], times.at(-1)]
  return [openTime?.said, `${first}-${last}`, openTime?.doubt ?? '', openTime?.isSoon ?? false].join(' | ')
}

/** A Tuesday, at ten o'clock. */
const TEN = '2026-11-24T09:00:00Z'
const EVENING = '2026-11-24T19:10:00Z'

test.each([
  ['hummus tomorrow morning', TEN, 'tomorrow morning | 25. 07:00-25. 11:30 |  | false'],
  ['hummus in the morning', EVENING, 'in the morning | 25. 07:00-25. 11:30 |  | false'],
  ['hummus this morning', EVENING, 'this morning | 24. 22:00-24. 23:00 | past | false'],
  ['hummus tonight', TEN, 'tonight | 24. 17:00-24. 23:00 |  | false'],
  ['hummus tonight', EVENING, 'tonight | 24. 21:30-24. 23:00 |  | true'],
  ['hummus for dinner', TEN, 'for dinner | 24. 17:30-24. 22:00 |  | false'],
  ['hummus in the afternoon', TEN, 'in the afternoon | 24. 12:00-24. 17:30 |  | false'],
  ['hummus later', TEN, 'later | 24. 11:00-24. 23:00 |  | false'],
  ['hummus today', TEN, 'today | 24. 11:00-24. 23:00 |  | true'],
  ['hummus on Friday', TEN, 'on Friday | 27. 06:00-27. 23:00 |  | false'],
  ['hummus on the 27th', TEN, 'on the 27th | 27. 06:00-27. 23:00 |  | false'],
  ['hummus next week', TEN, 'next week | - | unclear | false'],
  ['hummus in 3 weeks', TEN, 'in 3 weeks | - | far | false'],
  ['hummus in 3 weeks at 13:00', TEN, 'in 3 weeks at 13:00 | - | far | false'],
  ['hummus yesterday at 13:00', TEN, 'yesterday at 13:00 | - | past | false'],
  ['humus sutra ujutro', TEN, 'sutra ujutro | 25. 07:00-25. 11:30 |  | false'],
  ['humus večeras', TEN, 'večeras | 24. 17:00-24. 23:00 |  | false'],
  ['humus za ručak', TEN, 'za ručak | 24. 12:00-24. 14:30 |  | false'],
  ['humus kasnije', TEN, 'kasnije | 24. 11:00-24. 23:00 |  | false'],
  ['humus u petak', TEN, 'u petak | 27. 06:00-27. 23:00 |  | false'],
  ['حمص غدًا صباحًا', TEN, 'غدًا صباحًا | 25. 07:00-25. 11:30 |  | false'],
  ['حمص هذا المساء', TEN, 'هذا المساء | 24. 17:00-24. 23:00 |  | false'],
  ['حمص مساء الغد', TEN, 'مساء الغد | 25. 17:00-25. 23:00 |  | false'],
  ['حمص على العشاء', TEN, 'على العشاء | 24. 17:30-24. 22:00 |  | false'],
  ['حمص لاحقًا', TEN, 'لاحقًا | 24. 11:00-24. 23:00 |  | false'],
  ['حمص يوم الجمعة', TEN, 'يوم الجمعة | 27. 06:00-27. 23:00 |  | false'],
])('a day or a part of it without an hour is asked about: %s (%s)', (text, now, said) => {
  expect(openAt(text, now)).toBe(said)
})

test('only times at which the kitchen takes orders are offered, others of the day where there are none', () => {
  expect(openAt('hummus tomorrow morning', TEN, '09:00', '15:00')).toBe(
    'tomorrow morning | 25. 09:00-25. 11:30 |  | false',
  )
  expect(openAt('hummus tomorrow evening', TEN, '09:00', '15:00')).toBe(
    'tomorrow evening | 25. 09:00-25. 14:00 | closed | false',
  )
})

test.each(['I am hungry, one hummus', 'Good morning, one hummus', 'Morning! One hummus', 'صباح الخير حمص'])(
  'what only sounds like a part of the day is none: %s',
  (text) => {
    expect(saidAt(text)).toBeUndefined()
  },
)

test('a dish that has the name of a part of the day is that dish', () => {
  const isName = (word: string) => word === 'afternoon'
  expect(orderTimeOf('one afternoon tea', { ...around(TEN), isName })).toBeNull()
})

const last = openDemoTalk()

test.each<[Language, string, string, string]>([
  ['en', 'one hummus tomorrow morning', 'tomorrow morning', 'What time would you like?'],
  ['en', 'can I have a hummus for dinner tomorrow?', 'for dinner tomorrow', 'What time would you like?'],
  ['bs', 'jedan humus sutra ujutro', 'sutra ujutro', 'U koliko sati želite?'],
  ['ar', 'حمص واحد غدًا صباحًا', 'غدًا صباحًا', 'في أي ساعة ترغبون؟'],
])(
  'a card without an hour is for no time until one is chosen (%s): %s',
  async (language, message, said, asked) => {
    const { wish, text } = await last(language, [message])
    expect(wish).toMatchObject({ openTime: { said }, lines: [{ quantity: 1, note: null }] })
    expect(wish).not.toHaveProperty('dueAt')
    expect(wish).not.toHaveProperty('unclear')
    expect(text).toContain(asked)
  },
)

test.each<[Language, string, string, string]>([
  ['en', 'one hummus tomorrow morning', 'at 9', '09:00'],
  ['en', 'one hummus tomorrow evening', 'at 9 please', '21:00'],
  ['bs', 'jedan humus sutra navečer', 'u 9', '21:00'],
  ['ar', 'حمص واحد غدا مساء', 'الساعة 9', '21:00'],
])(
  'the hour that is said then is of that part of the day (%s): %s, %s',
  async (language, first, then, time) => {
    const answer = await last(language, [first, then])
    expect(cardOf(answer)).toBe('1 Hummus')
    const { wish } = answer
    expect(wish?.kind === 'order' && wish.dueAt && timeAt(new Date(wish.dueAt), demoHotel.timeZone)).toBe(
      time,
    )
    expect(wish).not.toHaveProperty('openTime')
  },
)

test.each<[Language, string, string, string]>([
  ['en', 'a taxi tomorrow morning please', 'tomorrow morning', 'What time would you like?'],
  ['en', 'a taxi tomorrow morning for 3 people', 'tomorrow morning', 'What time would you like?'],
  ['bs', 'trebam taksi sutra ujutro', 'sutra ujutro', 'U koliko sati želite?'],
  ['ar', 'أحتاج تاكسي صباح الغد', 'صباح الغد', 'في أي ساعة ترغبون؟'],
])('so is what the hotel offers besides (%s): %s', async (language, message, said, asked) => {
  const { wish, text } = await last(language, [message])
  const [offer] = wish?.kind === 'request' ? wish.offers : []
  expect(offer).toMatchObject({ name: { en: 'Taxi' }, at: null, openTime: { said } })
  expect(offer?.openTime?.moments.length).toBeGreaterThan(5)
  expect(text).toContain(asked)
})

test.each<[Language, string, string]>([
  ['en', 'a taxi tomorrow morning please', 'at 9:30'],
  ['bs', 'trebam taksi sutra ujutro', 'u 9:30'],
  ['ar', 'أحتاج تاكسي صباح الغد', 'الساعة 9:30'],
])(
  'an hour that is said afterwards is that of the day that was said (%s): %s, %s',
  async (language, ...said) => {
    const { wish } = await last(language, said)
    const [offer] = wish?.kind === 'request' ? wish.offers : []
    expect(offer?.name.en).toBe('Taxi')
    const at = new Date(offer?.at ?? 0)
    expect(timeAt(at, demoHotel.timeZone)).toBe('09:30')
    expect(dayAt(at, demoHotel.timeZone)).toBe(daysLater(dayAt(new Date(), demoHotel.timeZone), 1))
  },
)

test.each<[Language, string]>([
  ['en', 'one hummus tomorrow morning and a coffee tonight'],
  ['en', 'one hummus now and one coffee tomorrow morning'],
  ['bs', 'jedan humus sutra ujutro i kafa večeras'],
  ['ar', 'حمص صباح الغد وكابتشينو هذا المساء'],
])('of two days for one order it is asked which is meant (%s): %s', async (language, message) => {
  const { wish } = await last(language, [message])
  expect(wish).toMatchObject({ kind: 'order', openTime: { doubt: 'unclear', moments: [] } })
  expect(wish).not.toHaveProperty('openTime.isSoon')
})
