import { expect, test } from 'vitest'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'

const last = openDemoTalk()

test.each([
  ['zwei Kaffee', '2 Bosnian Coffee'],
  ['zwei Kaffee bitte', '2 Bosnian Coffee'],
  ['deux cafés', '2 Bosnian Coffee'],
  ['due caffè', '2 Bosnian Coffee'],
  ['dos cafés', '2 Bosnian Coffee'],
  ['iki kahve', '2 Bosnian Coffee'],
  ['iki kahve lütfen', '2 Bosnian Coffee'],
])('a number and a drink are an order in languages that are not ours, too: %s', async (message, card) => {
  expect(cardOf(await last('en', [message]))).toBe(card)
})

test.each(['iki çay', 'drei Tee'])('so is one of several: %s', async (message) => {
  const { wish } = await last('en', [message])
  expect(wish).toMatchObject({ kind: 'order' })
  expect(wish?.kind === 'order' && [...wish.lines, ...wish.choices]).toHaveLength(1)
})

test('what is no name of a drink takes nothing else off a card', async () => {
  const answer = await last('en', ['1 hummus, 1 falafel, 1 mint tea', 'take the falafel off'])
  expect(cardOf(answer)).toBe('1 Hummus; 1 Fresh Mint Tea')
})

test.each(['is there a café in the hotel?', 'I have pain', 'su mesani gdje'])(
  'what only looks like one is no order: %s',
  async (message) => {
    expect(cardOf(await last('en', [message]))).toBeNull()
  },
)
