import { expect, test } from 'vitest'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'
import type { Language } from '#kit/shared/languages.ts'

const talk = openDemoTalk()

const SAID: [Language, said: string, card: string][] = [
  ['en', 'send up two teas will you', '2 Fresh Mint Tea'],
  ['en', 'any chance of a couple of coffees up in 204', '2 Bosnian Coffee'],
  ['en', 'i could murder a club sarnie', '1 Club Sandwich'],
  ['en', 'morning! could someone pop up a cappuccino when you have a sec', '1 Cappuccino'],
  ['en', 'we fancy a lava cake and two rice puddings', '1 Chocolate Fondant; 2 Sutlija'],
  ['en', 'lamb stew please sir kindly send to 312', '1 Bosanski lonac'],
  ['en', '2 rib eyes rare and a caesar', '2 Ribeye Steak [Rare]; 1 Caesar Salad'],
  ['en', 'kabsa x2 not spicy', '2 Chicken Kabsa (not spicy)'],
  ['ar', 'ممكن تجيبولي قهوتين تركي', '2 Bosnian Coffee'],
  ['ar', 'عايز واحد سندوتش كلوب وعصير برتقان', '1 Club Sandwich; 1 Fresh Orange Juice'],
  ['ar', 'لي ستيك ميديوم مع سلق', '1 Ribeye Steak [Medium] [Chard with potatoes]'],
  ['ar', 'اثنين جمبري بالثوم وشوربة بندورة', '2 Garlic Shrimp; 1 Roasted Tomato Soup'],
  ['ar', 'ahwa turki 2', '2 Bosnian Coffee'],
  ['ar', 'كبستين وحمصين وثلاث مويات', '2 Chicken Kabsa; 2 Hummus; 3 Sparkling Mineral Water'],
  ['bs', 'dajte nam dva kafe i jednu baklavu', '2 Bosnian Coffee; 1 Baklava'],
  ['bs', 'daj dvije kafice i jednu tufahiju', '2 Bosnian Coffee; 1 Tufahija'],
  ['bs', 'mogl bi dva sokića od zove', '2 Elderflower Juice'],
  ['bs', 'pet čajeva od mente u 204', '5 Fresh Mint Tea'],
  ['bs', 'pastrvu i bazgin sok', '1 Neretva Trout; 1 Elderflower Juice'],
  ['bs', 'dve kisele i jedan biftek srednje', '2 Sparkling Mineral Water; 1 Ribeye Steak [Medium]'],
  ['bs', 'meni šiš tauk a ženi pastrmku', '1 Shish Taouk; 1 Neretva Trout'],
]

test.each(SAID)('an order in everyday speech (%s): %s', async (language, said, card) => {
  expect(cardOf(await talk(language, [said]))).toBe(card)
})

test('what is not on the menu is no other dish', async () => {
  const { wish } = await talk('bs', ['pio bih espreso'])
  expect(wish).toMatchObject({ kind: 'order', lines: [], choices: [], unknown: ['espreso'] })
})
