import { expect, test } from 'vitest'
import type { Language } from '#kit/shared/languages.ts'
import { timeAt } from '#kit/shared/day.ts'
import { demoHotel } from '#demo/hotel.ts'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'

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
  ['bs', ['kapućino za sutra u 8'], '1 Cappuccino', '08:00'],
  ['bs', ['dvije baklave sutra u 20h'], '2 Baklava', '20:00'],
  ['ar', ['كابتشينو واحد غدا الساعة 8 صباحا'], '1 Cappuccino', '08:00'],
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
