import { expect, test } from 'vitest'
import type { Language } from '#kit/shared/languages.ts'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'

const last = openDemoTalk()

test.each<[Language, readonly string[], RegExp]>([
  ['en', ['how much is the lentil soup?', 'does it contain gluten?'], /^Red Lentil Soup: contains gluten/],
  ['en', ['what time is breakfast?', 'and on Sunday?'], /every day from 7:00/],
  ['en', ['what time is breakfast?', 'where is it?'], /on the terrace/],
  ['en', ['what time is breakfast?', 'and the pool?'], /^The indoor pool.*7:00 to 22:00/],
  ['en', ['do you have a gym?', 'until when?'], /never closes/],
  ['en', ['is there parking?', 'how much is it?'], /10 dollars a day/],
  ['en', ['what desserts do you have?', 'how much is the second?'], /^Tufahija .*\$6\.50/],
  ['en', ['how much is the massage?', 'and the helicopter?'], /I do not know/],
  ['bs', ['kada je doručak?', 'a nedjeljom?'], /svakog dana od 7:00/],
  ['bs', ['kada je doručak?', 'gdje je to?'], /na terasi/],
  ['bs', ['kada je doručak?', 'a bazen?'], /^Zatvoreni bazen/],
  ['ar', ['متى الفطور؟', 'ويوم الأحد؟'], /كل يوم من 7:00/],
  ['ar', ['متى الفطور؟', 'أين هو؟'], /على التراس/],
  ['ar', ['متى الفطور؟', 'والمسبح؟'], /^المسبح الداخلي/],
])('a question that goes on (%s): %j', async (language, messages, told) => {
  expect((await last(language, messages)).text).toMatch(told)
})

test.each<[Language, readonly string[], string]>([
  ['en', ['what desserts do you have?', 'the second one'], '1 Tufahija'],
  ['en', ['what desserts do you have?', 'the second one', 'make it two'], '2 Tufahija'],
  ['en', ['two soups please', 'the first one'], '2 Red Lentil Soup'],
  ['en', ['how much is the lentil soup?', 'bring it to my room'], '1 Red Lentil Soup'],
  ['en', ['how much is the lentil soup?', 'yes please'], '1 Red Lentil Soup'],
  ['en', ['two cappuccinos', 'cancel that, just one baklava'], '1 Baklava'],
  ['en', ['two cappuccinos', 'one more please'], '1 Cappuccino'],
  ['bs', ['dva kapućina', 'još jedan'], '1 Cappuccino'],
  ['ar', ['اثنين كابتشينو', 'واحد كمان'], '1 Cappuccino'],
  ['en', ['one cappuccino', 'without sugar'], '1 Cappuccino (without sugar)'],
  ['en', ['book the hammam tomorrow at 5', 'for two people'], 'Hammam for 2'],
  ['en', ['book the hammam tomorrow at 5', 'for two people', 'at 6 instead'], 'Hammam for 2'],
  ['bs', ['koje deserte imate', 'onaj drugi'], '1 Tufahija'],
  ['bs', ['koje deserte imate', 'onaj drugi', 'neka budu dva'], '2 Tufahija'],
  ['bs', ['koliko košta masaža?', 'rezervišite je za sutra u 5'], 'Massage for 1'],
  ['ar', ['ما هي الحلويات عندكم؟', 'الثاني'], '1 Tufahija'],
  ['ar', ['ما هي الحلويات عندكم؟', 'الثاني', 'خليها اثنين'], '2 Tufahija'],
  ['ar', ['كم سعر التدليك؟', 'احجزها غدا الساعة 5'], 'Massage for 1'],
])('what is wanted goes on (%s): %j', async (language, messages, card) => {
  expect(cardOf(await last(language, messages))).toBe(card)
})

test('another time keeps the day and the people', async () => {
  const { text } = await last('en', ['book the hammam tomorrow at 5', 'for two people', 'at 6 instead'])
  expect(text).toContain('Hammam, for 2 people: tomorrow, 18:00')
})

test.each<[Language, string, string]>([
  ['en', 'which of those have no nuts?', 'Sutlija'],
  ['bs', 'koji od njih su bez orašastih plodova?', 'Sutlija'],
  ['ar', 'أي منها بدون مكسرات؟', 'أرز بالحليب'],
])('of a list only its dishes are told (%s)', async (language, question, dish) => {
  const [asked] = {
    en: ['what desserts do you have?'],
    bs: ['koje deserte imate'],
    ar: ['ما هي الحلويات عندكم؟'],
  }[language]
  const { text } = await last(language, [asked ?? '', question])
  expect(text.split('\n').filter((line) => line.startsWith('•'))).toHaveLength(3)
  expect(text).toContain(dish)
})

test.each([
  'what is the wifi password',
  'is it possible to have a late checkout?',
  'do you have parking?',
  'thanks',
])('what says enough by itself is answered as ever: %s', async (question) => {
  const alone = await last('en', [question])
  const after = await last('en', ['how much is the massage?', question])
  expect(after.text).toBe(alone.text)
})

test('what was spoken of in one conversation is nothing to another', async () => {
  await last('en', ['how much is the lentil soup?'])
  expect((await last('en', ['bring it to my room'])).wish).toBeNull()
})
