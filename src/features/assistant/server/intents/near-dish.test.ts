import { expect, test } from 'vitest'
import type { Language } from '#kit/shared/languages.ts'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'

const last = openDemoTalk()

test.each<[Language, string, string, string]>([
  ['en', 'one beef soup', 'one beef soup', 'There is no “one beef soup” on the menu.'],
  ['en', 'one mango juice please', 'one mango juice', 'There is no “one mango juice” on the menu.'],
  ['en', 'one apple juice', 'one apple juice', 'There is no “one apple juice” on the menu.'],
  ['en', 'one tuna sandwich', 'one tuna sandwich', 'There is no “one tuna sandwich” on the menu.'],
  ['en', 'one lamb burger', 'one lamb burger', 'There is no “one lamb burger” on the menu.'],
  ['bs', 'jedna goveđa supa', 'jedna goveđa supa', '„jedna goveđa supa“ nema na jelovniku.'],
  ['bs', 'jedna supa od govedine', 'jedna supa od govedine', '„jedna supa od govedine“ nema na jelovniku.'],
  ['ar', 'شوربة سمك واحدة', 'شوربة سمك واحدة', 'لا يوجد «⁨شوربة سمك واحدة⁩» في القائمة.'],
])('of what no dish has it is said that there is none, with those near it (%s): %s', async (...row) => {
  const [language, message, said, text] = row
  const answer = await last(language, [message])
  expect(cardOf(answer)).toBe('')
  const { wish } = answer
  expect(wish?.kind === 'order' && wish.choices).toMatchObject([{ said, isNear: true }])
  expect(answer.text).toContain(text)
})

test.each<[Language, string, string]>([
  ['en', 'two fish soups and a hummus', '1 Hummus'],
  ['en', 'one chicken soup', '1 Chicken Noodle Soup'],
  ['en', 'one tomato soup', '1 Roasted Tomato Soup'],
  ['bs', 'jedna pileća supa', '1 Chicken Noodle Soup'],
  ['ar', 'كابتشينو شوفان حار مرة', '1 Cappuccino [Oat drink] (حار مرة)'],
])(
  'a dish that has what is named is no such, and one beside is kept (%s): %s',
  async (language, message, card) => {
    expect(cardOf(await last(language, [message]))).toBe(card)
  },
)

test('a kind of dish alone is asked about', async () => {
  const { wish } = await last('en', ['one soup'])
  expect(wish?.kind === 'order' && wish.choices).toMatchObject([{ said: 'one soup' }])
  expect(wish?.kind === 'order' && wish.choices[0]).not.toHaveProperty('isNear')
})
