import { expect, test } from 'vitest'
import type { Language } from '#kit/shared/languages.ts'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'

const last = openDemoTalk()

test.each<[Language, string, string]>([
  ['en', 'one cappuccino with oat milk', '1 Cappuccino [Oat drink]'],
  ['en', 'three cappuccinos, one with oat milk', '2 Cappuccino; 1 Cappuccino [Oat drink]'],
  ['en', 'two cappuccinos with oat drink and without sugar', '2 Cappuccino [Oat drink] (without sugar)'],
  ['en', 'a cappuccino with whole milk please', '1 Cappuccino [Whole milk]'],
  ['en', 'one ribeye steak medium rare', '1 Ribeye Steak [Medium rare]'],
  ['en', 'one ribeye steak medium, with kajmak', '1 Ribeye Steak [Medium] [Kajmak]'],
  ['en', 'one ribeye steak with extra kajmak', '1 Ribeye Steak [Kajmak]'],
  ['bs', 'kapućino sa zobenim mlijekom, molim', '1 Cappuccino [Oat drink]'],
  ['bs', 'tri kapućina, jedan sa zobenim mlijekom', '2 Cappuccino; 1 Cappuccino [Oat drink]'],
  ['ar', 'كابتشينو واحد مع حليب الشوفان من فضلكم', '1 Cappuccino [Oat drink]'],
])('an option of the dish is chosen (%s): %s', async (language, message, card) => {
  expect(cardOf(await last(language, [message]))).toBe(card)
})

test.each<[Language, string, string]>([
  ['en', 'one cappuccino without milk', '1 Cappuccino (without milk)'],
  ['en', 'one cappuccino with almond milk', '1 Cappuccino (with almond milk)'],
  ['en', 'one cappuccino with cinnamon', '1 Cappuccino (with cinnamon)'],
  ['en', 'one cappuccino with oat and whole milk', '1 Cappuccino (with oat and whole milk)'],
  ['bs', 'kapućino bez mlijeka, molim', '1 Cappuccino (bez mlijeka)'],
])(
  'what names no option, or two where one can be had, stays a remark (%s): %s',
  async (language, message, card) => {
    expect(cardOf(await last(language, [message]))).toBe(card)
  },
)

test('the options are said in the text, too', async () => {
  expect((await last('en', ['three cappuccinos, one with oat milk'])).text).toContain(
    '1 × Cappuccino (Oat drink)',
  )
  expect((await last('bs', ['kapućino sa zobenim mlijekom, molim'])).text).toContain('(Zobeni napitak)')
})

test('an option is named once a dish is on the card', async () => {
  expect(cardOf(await last('en', ['one cappuccino', 'with oat milk']))).toBe('1 Cappuccino [Oat drink]')
})

test.each<[Language, string]>([
  ['en', 'a dessert without nuts please'],
  ['bs', 'desert bez orašastih plodova, molim'],
  ['ar', 'حلويات بدون مكسرات من فضلكم'],
])(
  'of dishes that may be meant, those come first that do without what is to be left out (%s)',
  async (language, message) => {
    const { text, wish } = await last(language, [message])
    expect(
      wish?.kind === 'order' && wish.choices.map(({ dishes }) => dishes.map(({ name }) => name.en)),
    ).toEqual([['Sutlija', 'Chocolate Fondant', 'Seasonal Fruit']])
    expect(text).not.toMatch(/contains|sadrži|يحتوي/)
  },
)
