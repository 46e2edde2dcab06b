import { expect, test } from 'vitest'
import { textIn } from '#kit/server/texts.ts'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'

const say = openDemoTalk()
const offersOf = ({ wish }: Awaited<ReturnType<typeof say>>) =>
  wish?.kind === 'complaint' ? wish.offers.map(({ category }) => category) : null

test.each([
  ['en', 'there was a hair in my hummus'],
  ['en', 'my food is cold'],
  ['en', 'this is the third time I ask'],
  ['en', 'nobody comes'],
  ['en', 'I want my money back'],
  ['en', 'you are idiots'],
  ['bs', 'u mom humusu je bila dlaka'],
  ['bs', 'hrana mi je hladna'],
  ['bs', 'treći put vas molim'],
  ['bs', 'niko ne dolazi'],
  ['bs', 'hoću svoj novac nazad'],
  ['ar', 'كان هناك شعرة في الحمص'],
  ['ar', 'طعامي بارد'],
  ['ar', 'هذه ثالث مرة أطلب'],
  ['ar', 'لا أحد يأتي'],
  ['ar', 'أريد استرداد نقودي'],
] as const)('a complaint gets an apology and a person, and nothing else (%s): %s', async (language, text) => {
  const answer = await say(language, [text])
  expect(answer).toMatchObject({ text: textIn(language, 'assistant', 'complaint'), sources: [] })
  expect(offersOf(answer)).toEqual([])
})

test.each([
  ['en', 'the room is dirty'],
  ['bs', 'soba je prljava'],
  ['ar', 'الغرفة وسخة'],
] as const)('what is not clean can be cleaned beside (%s)', async (language, text) => {
  const answer = await say(language, [text])
  expect(answer.text).toBe(textIn(language, 'assistant', 'complaint'))
  expect(offersOf(answer)).toContain('housekeeping')
})

test('what was asked for again can be asked for beside, and what does not work repaired', async () => {
  expect(offersOf(await say('en', ['this is the third time I ask for towels']))).toContain('housekeeping')
  const broken = await say('bs', ['treći put pišem, ne radi klima'])
  expect(offersOf(broken)?.length).toBeGreaterThan(0)
})

test('it is one in the middle of a conversation, too', async () => {
  const answer = await say('en', ['how much is the hummus?', 'there was a hair in it'])
  expect(answer.wish?.kind).toBe('complaint')
})

test.each([
  ['en', 'our room was not cleaned today', 'tomorrow at 1 pm'],
  ['bs', 'soba nam nije pospremljena danas', 'sutra u 13h onda'],
] as const)('what stands beside can be gone on about (%s)', async (language, text, more) => {
  const { wish } = await say(language, [text, more])
  expect(wish?.kind === 'request' && wish.offers[0]?.name.en).toBe('Room cleaning')
})

test.each([
  ['en', 'my soup is cold and I want another lentil soup', '1 Red Lentil Soup'],
  ['en', 'I want another lentil soup, this soup is cold', '1 Red Lentil Soup'],
  ['en', 'the soup was cold, please bring me a hummus', '1 Hummus'],
  ['bs', 'supa mi je hladna i želim jednu baklavu', '1 Baklava'],
  ['ar', 'طعامي بارد وأريد حمص', '1 Hummus'],
] as const)(
  'whoever orders in the same sentence has an apology and a card (%s): %s',
  async (language, text, card) => {
    const answer = await say(language, [text])
    const sorry = textIn(language, 'assistant', 'complaint')
    expect(cardOf(answer)).toBe(card)
    expect(answer.wish).toMatchObject({ kind: 'order', sorry })
    expect(answer.text.startsWith(`${sorry}\n`)).toBe(true)
  },
)

test('that card is gone on about as any other', async () => {
  const answer = await say('en', ['my soup is cold and I want another lentil soup', 'make it two'])
  expect(cardOf(answer)).toBe('2 Red Lentil Soup')
  expect(answer.wish).not.toHaveProperty('sorry')
})

test('whoever orders besides has the card of their order', async () => {
  const answer = await say('en', ['Nobody comes! I would like two coffees, please.'])
  expect(answer.wish).toMatchObject({ kind: 'order' })
})

test('what only does not work is a request as ever', async () => {
  expect((await say('en', ['the air conditioning does not work'])).wish?.kind).toBe('request')
})
