import { expect, test } from 'vitest'
import type { Language } from '#kit/shared/languages.ts'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'

const last = openDemoTalk()

test.each<[Language, string, string]>([
  ['en', '3 baklava 1 salep', '3 Baklava; 1 Salep'],
  ['en', 'falafel hummus fattoush please', '1 Falafel; 1 Hummus; 1 Fattoush'],
  ['en', 'klepe zeljanica and tufahija, three of each', '3 Klepe; 3 Zeljanica; 3 Tufahija'],
  ['en', 'hummus falafel one of each', '1 Hummus; 1 Falafel'],
  ['en', 'half a dozen tufahija', '6 Tufahija'],
  ['en', 'two no four baklava', '4 Baklava'],
  ['en', 'two falafel. wait no, make it three', '3 Falafel'],
  ['en', 'the fondant, two of them', '2 Chocolate Fondant'],
  ['en', 'three cappuccinos one oat milk two normal', '2 Cappuccino; 1 Cappuccino [Oat drink]'],
  [
    'en',
    'two lambs, both with kajmak, one with shopska salad instead of the potatoes',
    '1 Lamb under the Sač [Kajmak]; 1 Lamb under the Sač [Shopska salad with white cheese] [Kajmak]',
  ],
  ['en', 'ribeye rare, chard on the side', '1 Ribeye Steak [Rare] [Chard with potatoes]'],
  ['en', 'not the kunafa, the baklava please', '1 Baklava'],
  ['en', "we don't want salad, just one shish taouk", '1 Shish Taouk'],
  ['en', 'we are four, 4 kunafa 2 salep', '4 Kunafa; 2 Salep'],
  ['en', 'we are three, for each of us a kunafa', '3 Kunafa'],
  [
    'en',
    'one trout with extra lemon and one without lemon',
    '1 Neretva Trout (with extra lemon); 1 Neretva Trout (without lemon)',
  ],
  [
    'en',
    'one ribeye rare, one ribeye well done, both with kajmak',
    '1 Ribeye Steak [Rare] [Kajmak]; 1 Ribeye Steak [Well done] [Kajmak]',
  ],
  ['en', '1 club sandwich n 2 salep to 409', '1 Club Sandwich; 2 Salep'],
  ['en', 'this is Ann from 118, might I have a mint tea', '1 Fresh Mint Tea'],
  ['en', '1) baklava 2) salep', '1 Baklava; 1 Salep'],
  ['en', 'one fondant for the two of us', '1 Chocolate Fondant'],
  ['en', 'a ribeye, medium, no actually rare', '1 Ribeye Steak [Rare]'],
  ['bs', 'dvije tufahije, fala', '2 Tufahija'],
  ['ar', 'شيش طاووق مع فتوش', '1 Shish Taouk; 1 Fattoush'],
  ['en', 'uhm a chicken kabsa extra hot', '1 Chicken Kabsa (extra hot)'],
  ['bs', 'dvije baklave jedan salep', '2 Baklava; 1 Salep'],
  ['bs', 'falafel humus fatuš, od svakog po dva', '2 Falafel; 2 Hummus; 2 Fattoush'],
  ['bs', 'pola tuceta tufahija', '6 Tufahija'],
  ['bs', 'tri kapućina jedan sa zobenim mlijekom dva obična', '2 Cappuccino; 1 Cappuccino [Oat drink]'],
  ['bs', 'dvije baklave, ma ne jedna', '1 Baklava'],
  ['bs', 'obje janjetine s kajmakom', '2 Lamb under the Sač [Kajmak]'],
  ['bs', 'nas je troje, svakome po tufahija', '3 Tufahija'],
  ['bs', 'neću salatu, samo jednu kunefu', '1 Kunafa'],
  ['ar', 'بقلاوة واحدة وسحلبين', '1 Baklava; 2 Salep'],
  ['ar', 'فلافل حمص فتوش من كل واحد اثنين', '2 Falafel; 2 Hummus; 2 Fattoush'],
  ['ar', 'نص درزن توفاحيا', '6 Tufahija'],
  ['ar', 'ستيك قليل النضج واحد', '1 Ribeye Steak [Rare]'],
  ['ar', 'اثنين كابتشينو لا خليهم ثلاثة', '3 Cappuccino'],
  ['ar', 'احنا اربعة لكل واحد بقلاوة', '4 Baklava'],
  ['ar', 'ما ابغى سلطة بس كنافة واحدة', '1 Kunafa'],
  ['ar', 'سحلب واحد سكر زيادة', '1 Salep (سكر زيادة)'],
  ['ar', '2 hummus w 1 falafel', '2 Hummus; 1 Falafel'],
  ['en', '2 hummus w 1 falafel', '2 Hummus; 1 Falafel'],
  ['ar', '7ommos w falafel', '1 Hummus; 1 Falafel'],
  ['ar', '7ommos w 2 falafel w cappuccino', '1 Hummus; 2 Falafel; 1 Cappuccino'],
  ['en', '2 hummus w extra oil', '2 Hummus (w extra oil)'],
])('an order as it is said (%s): %s', async (language, message, card) => {
  expect(cardOf(await last(language, [message]))).toBe(card)
})

test.each<[Language, string, string]>([
  // what tells how something is made or brought is a remark about the dish before
  ['en', 'one fattoush, sumac aside', '1 Fattoush (sumac aside)'],
  ['bs', 'jedan salep, cimet odvojeno', '1 Salep (cimet odvojeno)'],
  ['ar', 'سلطة سيزر، الصلصة لحالها', '1 Caesar Salad (الصلصة لحالها)'],
  ['en', 'a decaf cappuccino with extra foam', '1 Cappuccino (decaf, with extra foam)'],
  ['en', 'no pickles with the falafel', '1 Falafel (no pickles)'],
  ['en', 'two salep outside the door please', '2 Salep (outside the door)'],
  ['en', 'kunafa, very hot', '1 Kunafa (very hot)'],
  ['en', 'falafel extra tahini', '1 Falafel (extra tahini)'],
  // of half, of all, and of one by its place or by whose it is
  ['en', 'four klepe, half of them without garlic', '2 Klepe; 2 Klepe (without garlic)'],
  ['bs', 'dvije kabse, pola bez badema', '1 Chicken Kabsa; 1 Chicken Kabsa (bez badema)'],
  ['ar', 'اربع فلافل نصهم بدون مخلل', '2 Falafel; 2 Falafel (بدون مخلل)'],
  ['en', 'two tufahija, mine without walnuts', '1 Tufahija; 1 Tufahija (without walnuts)'],
  ['en', 'two klepe, extra garlic on one', '1 Klepe; 1 Klepe (extra garlic)'],
  ['bs', 'humus i falafel, oba bez limuna', '1 Hummus (bez limuna); 1 Falafel (bez limuna)'],
  // a dish that is spoken of again is the one on the card
  ['en', 'a kunafa and a trout, the trout without lemon', '1 Kunafa; 1 Neretva Trout (without lemon)'],
  ['en', 'one lentil soup, one salep, no cumin in the soup', '1 Red Lentil Soup (no cumin); 1 Salep'],
  ['bs', 'jedna kabsa i jedna baklava, kabsa bez grožđica', '1 Chicken Kabsa (bez grožđica); 1 Baklava'],
  ['en', 'is the salep hot? i will have two of it', '2 Salep'],
  // what takes something back
  ['en', 'two falafel, no wait, four', '4 Falafel'],
  ['bs', 'tri salepa, ne, dva', '2 Salep'],
  ['en', 'both the hummus and the baklava', '1 Hummus; 1 Baklava'],
  ['en', 'one more fattoush', '1 Fattoush'],
  ['en', 'a ribeye medium well', '1 Ribeye Steak (medium well)'],
  ['en', 'a pot of mint tea for two and a hummus', '1 Fresh Mint Tea; 1 Hummus'],
  ['ar', '١- سحلب ٢- بقلاوة', '1 Salep; 1 Baklava'],
  ['bs', 'janjetina s krompirom', '1 Lamb under the Sač [Hand-cut potatoes]'],
  ['ar', 'جوج سحلب عافاك', '2 Salep'],
])('remarks, shares and corrections are where they belong (%s): %s', async (language, message, card) => {
  expect(cardOf(await last(language, [message]))).toBe(card)
})

test.each<[Language, readonly string[], string]>([
  ['en', ['three kunafa', 'one without syrup'], '2 Kunafa; 1 Kunafa (without syrup)'],
  ['en', ['one salep', 'and make it three without cinnamon'], '3 Salep (without cinnamon)'],
  ['en', ['one fattoush and one salep', 'no bread in the fattoush'], '1 Fattoush (no bread); 1 Salep'],
  ['en', ['two klepe and a salep', 'actually forget the salep'], '2 Klepe'],
])(
  'a card is changed by a share or by what one dish is to be without (%s): %j',
  async (language, messages, card) => {
    expect(cardOf(await last(language, messages))).toBe(card)
  },
)

test('what is not on the menu is said beside what is', async () => {
  const answer = await last('en', ['2 coke 1 chicken kabsa'])
  expect(cardOf(answer)).toBe('1 Chicken Kabsa')
  expect(answer.text).toContain('2 coke')
})

test.each<[Language, string]>([
  ['en', 'baklava'],
  ['en', 'is the baklava very sweet'],
  ['en', 'the soup was cold'],
  ['bs', 'baklava je bila odlična'],
  ['ar', 'كانت البقلاوة لذيذة'],
])('what names a dish and wants none is no order (%s): %s', async (language, message) => {
  expect(cardOf(await last(language, [message]))).toBeNull()
})
