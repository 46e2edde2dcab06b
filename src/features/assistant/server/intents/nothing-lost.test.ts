import { expect, test } from 'vitest'
import type { Language } from '#kit/shared/languages.ts'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'

const last = openDemoTalk()

test.each<[Language, string, string, string]>([
  ['en', 'burek with meat and one fattoush please', '1 Fattoush', 'Not understood: with meat'],
  ['en', 'a club sandwich please. We saw the castle', '1 Club Sandwich', 'saw the castle'],
  ['en', '2 hummus. is it spicy?', '2 Hummus', 'Not understood: spicy'],
  [
    'en',
    'bring us a burger, a coke, fries, nuggets, and one hummus',
    '1 Hummus',
    'a burger, a coke, fries, nuggets',
  ],
  ['bs', 'burek s mesom i jedan fatus molim', '1 Fattoush', 'Nisam razumio: s mesom'],
  ['bs', '2 humusa. Je li ljuto?', '2 Hummus', 'Nisam razumio: ljuto'],
  ['ar', 'أريد كرواسون وقهوتين', '2 Bosnian Coffee', 'كرواسون'],
  ['ar', '2 حمص. هل هو حار؟', '2 Hummus', 'حار'],
])(
  'what of an order is not understood is told in the guest’s words (%s): %s',
  async (language, message, card, told) => {
    const answer = await last(language, [message])
    expect(cardOf(answer)).toBe(card)
    expect(answer.text).toContain(told)
  },
)

test.each<[Language, string]>([
  ['en', 'three cappuccinos, one with oat milk, and a baklava please. Thank you so much!'],
  ['en', 'two no three falafel and half a dozen baklava for mrs Hadley please'],
  ['bs', 'pola tuceta baklava i dva humusa za ekipu, molim'],
  ['ar', 'نص درزن بقلاوة للشباب و٢ حمص من فضلكم'],
])('of what is understood nothing is said to be missing (%s): %s', async (language, message) => {
  expect((await last(language, [message])).wish).not.toHaveProperty('unclear')
})

test.each<[Language, string, string]>([
  ['en', 'I would like two krofne', 'two krofne'],
  ['en', 'I would like the moussaka and the pavlova', 'moussaka'],
  ['bs', 'želim dvije krempite', 'dvije krempite'],
  ['ar', 'أريد مندي لحم وفتوش', 'مندي لحم'],
])(
  'an order without a card says what found no place, and offers the menu and a person (%s): %s',
  async (language, message, words) => {
    const { text, wish, isDefault } = await last(language, [message])
    expect(text).toContain(words)
    expect(isDefault || (wish?.kind === 'order' && wish.lines.length > 0)).toBe(true)
  },
)

test.each(['how much is the hummus', 'hummus', 'was kostet ein Cappuccino?'])(
  'who asks for a price hears it: %s',
  async (message) => expect((await last('en', [message])).text).toMatch(/\$\d/),
)

test.each<[Language, string, string, string]>([
  ['en', '1.5 hummus', '2 Hummus', 'so 1.5 became 2'],
  ['en', '1,5 hummus please', '2 Hummus', 'so 1.5 became 2'],
  ['en', 'one and a half hummus please', '2 Hummus', 'so 1.5 became 2'],
  ['en', '½ hummus please', '1 Hummus', 'so 0.5 became 1'],
  ['en', 'half a portion of cevapi please', '1 Sarajevski ćevapi', 'so 0.5 became 1'],
  ['bs', '1,5 humus', '2 Hummus', 'zato 2 umjesto 1.5'],
  ['bs', 'jedan i po humus molim', '2 Hummus', 'zato 2 umjesto 1.5'],
  ['bs', 'pola porcije ćevapa molim', '1 Sarajevski ćevapi', 'zato 1 umjesto 0.5'],
  ['ar', '١٫٥ حمص', '2 Hummus', '2 بدلًا من 1.5'],
  ['ar', 'حمص واحد ونصف من فضلكم', '2 Hummus', '2 بدلًا من 1.5'],
  ['ar', 'نصف طبق حمص من فضلكم', '1 Hummus', '1 بدلًا من 0.5'],
])('no dish is halved, which is said (%s): %s', async (language, message, card, told) => {
  const answer = await last(language, [message])
  expect(cardOf(answer)).toBe(card)
  expect(answer.text).toContain(told)
})

test('half an hour and a bottle of half a litre are no half dishes', async () => {
  expect(cardOf(await last('bs', ['jedna baklava sutra navečer u 8 i po']))).toBe('1 Baklava')
  expect((await last('en', ['0.5l cola and a hummus'])).text).toContain('0.5l cola')
})

test.each<[Language, string, string]>([
  ['en', 'two cappuccinos to the pool please', 'Note with the order: “to the pool”'],
  ['bs', 'dva kapućina na bazen molim', 'Napomena uz narudžbu: „na bazen“'],
  ['ar', 'اثنين كابتشينو إلى المسبح من فضلكم', '⁨إلى المسبح⁩'],
  ['en', 'two cappuccinos to room 214', 'You wrote “to room 214”'],
  ['bs', 'dva kapućina u sobu 214', 'Napisali ste „u sobu 214“'],
  ['ar', 'اثنين كابتشينو للغرفة 214', '⁨للغرفة 214⁩'],
])('where an order is to be brought stands with it (%s): %s', async (language, message, told) => {
  const answer = await last(language, [message])
  expect(cardOf(answer)).toBe('2 Cappuccino')
  expect(answer.text).toContain(told)
})

test.each([
  ['ich hätte gern zwei Cappuccino', '2 Cappuccino'],
  ['zwei Cappuccino ohne Zucker bitte', '2 Cappuccino (ohne Zucker)'],
  ['due cappuccini per favore', '2 Cappuccino'],
  ['vorrei un hummus e due baklava', '1 Hummus; 2 Baklava'],
  ['je voudrais un cappuccino et deux baklava s’il vous plaît', '1 Cappuccino; 2 Baklava'],
  ['iki cappuccino lütfen', '2 Cappuccino'],
  ['bir hummus ve iki baklava istiyorum', '1 Hummus; 2 Baklava'],
  ['dos cappuccinos por favor', '2 Cappuccino'],
  ['quisiera un hummus y una baklava', '1 Hummus; 1 Baklava'],
])(
  'dishes are ordered in other languages, too, and answered in that of the screen: %s',
  async (message, card) => {
    const answer = await last('en', [message])
    expect(cardOf(answer)).toBe(card)
    expect(answer.text).toContain('Nothing is ordered yet')
  },
)

test.each<[Language, readonly string[], string]>([
  ['en', ['the pool is cold', 'fix it please'], 'the pool is cold\nfix it please'],
  ['bs', ['bazen je hladan', 'popravite to'], 'bazen je hladan\npopravite to'],
])('a note holds what the guest wrote, as they wrote it (%s): %j', async (language, messages, note) => {
  const { wish } = await last(language, messages)
  expect(wish).toMatchObject({ offers: [{ answers: [{ note }] }] })
})

test.each<[Language, string, string]>([
  ['en', 'hummus, falafel, hummus with oil', '1 Hummus; 1 Falafel; 1 Hummus (with oil)'],
  ['en', 'hummus, falafel and hummus without oil', '1 Hummus; 1 Falafel; 1 Hummus (without oil)'],
  [
    'en',
    'cappuccino, baklava, cappuccino with oat milk',
    '1 Cappuccino; 1 Baklava; 1 Cappuccino [Oat drink]',
  ],
  ['bs', 'humus, falafel, humus bez ulja', '1 Hummus; 1 Falafel; 1 Hummus (bez ulja)'],
  ['ar', 'حمص، فلافل، حمص بدون زيت', '1 Hummus; 1 Falafel; 1 Hummus (بدون زيت)'],
  ['ar', 'حمص وفلافل وحمص بدون زيت', '1 Hummus; 1 Falafel; 1 Hummus (بدون زيت)'],
])('a dish that a list names twice is wanted twice (%s): %s', async (language, message, card) => {
  expect(cardOf(await last(language, [message]))).toBe(card)
})

test.each<[Language, string, string]>([
  ['en', 'hummus, falafel, the hummus without oil', '1 Hummus (without oil); 1 Falafel'],
  ['en', 'one hummus, one falafel, hummus without oil', '1 Hummus (without oil); 1 Falafel'],
  ['en', 'hummus and falafel. Hummus without oil', '1 Hummus (without oil); 1 Falafel'],
  ['bs', 'humus i falafel, humus bez ulja', '1 Hummus (bez ulja); 1 Falafel'],
  ['ar', 'حمص، فلافل، الحمص بدون زيت', '1 Hummus (بدون زيت); 1 Falafel'],
])('a dish that is spoken of again is wanted once (%s): %s', async (language, message, card) => {
  expect(cardOf(await last(language, [message]))).toBe(card)
})

test.each<[Language, readonly string[], string]>([
  ['en', ['one hummus at 21:00 tomorrow and a baklava at 22:00'], 'An order has one time.'],
  ['en', ['one hummus at 21:00 tomorrow', 'and a baklava at 22:00 tomorrow'], 'ordered afterwards'],
  ['bs', ['jedan humus sutra u 21:00 i baklava u 22:00'], 'Narudžba ima jedno vrijeme.'],
  ['ar', ['حمص غدا الساعة 21:00 وبقلاوة الساعة 22:00'], 'لكل طلب موعد واحد.'],
])('of two times for two dishes it is said that an order has one (%s): %j', async (language, said, told) => {
  const { text, wish } = await last(language, said)
  expect(text).toContain(told)
  expect(wish).toMatchObject({ isOneTime: true, either: [expect.any(String), expect.any(String)] })
})

test('once one of two times is chosen nothing is said of the other', async () => {
  const { wish } = await last('en', [
    'one hummus at 20:00 tomorrow and a baklava at 22:00 tomorrow',
    'at 22:00',
  ])
  expect(wish).toMatchObject({ dueAt: expect.any(String) })
  expect(wish).not.toHaveProperty('isOneTime')
})
