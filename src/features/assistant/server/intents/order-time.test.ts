import { expect, test } from 'vitest'
import type { Language } from '#kit/shared/languages.ts'
import { timeAt } from '#kit/shared/day.ts'
import { demoHotel } from '#demo/hotel.ts'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'
import type { OrderIntent } from '../../intents.ts'
import { canBeHad } from './order-hours.ts'
import { withTime } from './order-time.ts'

const last = openDemoTalk()

test.each<[Language, readonly string[], string, string]>([
  ['en', ['two cappuccinos for tomorrow at 7 pm'], '2 Cappuccino', '19:00'],
  [
    'en',
    ['one baklava and a cappuccino without sugar tomorrow at 9:10 am'],
    '1 Baklava; 1 Cappuccino (without sugar)',
    '09:15',
  ],
  ['en', ['baklava tomorrow at half past eight in the evening'], '1 Baklava', '20:30'],
  ['en', ['one salep tomorrow evening at a quarter to nine'], '1 Salep', '20:45'],
  ['bs', ['jedna baklava sutra navečer u pola devet'], '1 Baklava', '20:30'],
  ['ar', ['بقلاوة واحدة غدا الساعة 8 والنصف مساء'], '1 Baklava', '20:30'],
  ['en', ['one cappuccino', 'for tomorrow at 9 am'], '1 Cappuccino', '09:00'],
  ['en', ['one cappuccino tomorrow at 8 am', 'at 9 instead'], '1 Cappuccino', '09:00'],
  ['bs', ['kapućino za sutra u 8 ujutro'], '1 Cappuccino', '08:00'],
  ['en', ['a cappuccino for breakfast tomorrow at 8'], '1 Cappuccino (breakfast)', '08:00'],
  ['bs', ['dvije baklave sutra za večeru u 8'], '2 Baklava (večeru)', '20:00'],
  ['en', ['two cappuccinos tomorrow at 9 am', 'make it three'], '3 Cappuccino', '09:00'],
  ['en', ['a cappuccino tomorrow at 8', 'in the evening'], '1 Cappuccino', '20:00'],
  ['bs', ['dvije baklave sutra u 20h'], '2 Baklava', '20:00'],
  ['ar', ['كابتشينو واحد غدا الساعة 8 صباحا'], '1 Cappuccino', '08:00'],
  ['en', ['two cappuccinos tomorrow at 9:00'], '2 Cappuccino', '09:00'],
  ['en', ['two cappuccinos tomorrow at 08'], '2 Cappuccino', '08:00'],
  ['ar', ['كابتشينو واحد غدا الساعة 9:00'], '1 Cappuccino', '09:00'],
  ['bs', ['kapućino za sutra u 8'], '1 Cappuccino', '08:00'],
  ['bs', ['kapućino za sutra u pola devet'], '1 Cappuccino', '08:30'],
])('an order says when it is wanted (%s): %j', async (language, messages, card, time) => {
  const answer = await last(language, messages)
  expect(cardOf(answer)).toBe(card)
  const { wish } = answer
  expect(wish?.kind === 'order' && wish.dueAt && timeAt(new Date(wish.dueAt), demoHotel.timeZone)).toBe(time)
  expect(answer.text).toContain(time)
})

test.each<[Language, string, string]>([
  ['en', 'two cappuccinos in 10 minutes', '2 Cappuccino (in 10 minutes)'],
  ['bs', 'dva kapućina za 10 minuta', '2 Cappuccino (za 10 minuta)'],
  ['en', 'one cappuccino without sugar in 20 minutes', '1 Cappuccino (without sugar, in 20 minutes)'],
])(
  'what is wanted soon is ordered at once, and the kitchen reads when (%s): %s',
  async (language, message, card) => {
    const answer = await last(language, [message])
    expect(cardOf(answer)).toBe(card)
    expect(answer.wish).not.toHaveProperty('dueAt')
  },
)

test.each(['breakfast tomorrow at 8', 'when does the kitchen close at night?', 'is the baklava fresh at 8?'])(
  'a time alone orders nothing: %s',
  async (message) => {
    expect(cardOf(await last('en', [message]))).toBeNull()
  },
)

test.each<[Language, string, string, string]>([
  [
    'en',
    'two cappuccinos tomorrow at 8',
    'The time is still open.',
    'Do you mean tomorrow, 08:00 or tomorrow, 20:00?',
  ],
  ['bs', 'kapućino za sutra u 2', 'Vrijeme još nije određeno.', 'Mislite li sutra, 02:00 ili sutra, 14:00?'],
  ['ar', 'كابتشينو غدا الساعة 8', 'لم يُحدَّد الوقت بعد.', 'هل تقصدون غدًا، 08:00 أم غدًا، 20:00؟'],
])(
  'an hour that may be in the morning or in the evening is asked (%s): %s',
  async (language, message, open, asked) => {
    const { text, wish } = await last(language, [message])
    expect(wish).toMatchObject({ either: [expect.any(String), expect.any(String)] })
    expect(wish).not.toHaveProperty('dueAt')
    // as staff read it in the conversation
    expect(text).toContain(`${open} ${asked}`)
  },
)

const EMPTY: OrderIntent = { kind: 'order', lines: [], choices: [], soldOut: [], unknown: [] }
const EITHER = { either: ['2026-11-24T07:00:00.000Z', '2026-11-24T19:00:00.000Z'] }
const facts = { parts: [], dishes: [] }

test('of two hours the one is meant at which the kitchen takes orders', () => {
  const closing = canBeHad({ ...facts, kitchen: { opens: '07:00', closes: '15:00' } }, 'Europe/Sarajevo')
  expect(withTime(EMPTY, EITHER, closing)).toMatchObject({ dueAt: '2026-11-24T07:00:00.000Z' })
  const open = canBeHad({ ...facts, kitchen: { opens: null, closes: null } }, 'Europe/Sarajevo')
  expect(withTime(EMPTY, EITHER, open)).toMatchObject(EITHER)
})

test('so staff read of an offer whose hour is open', async () => {
  expect((await last('en', ['a taxi tomorrow at 7'])).text).toContain('The time is still open. Do you mean')
})
