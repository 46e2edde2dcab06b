import { expect, test } from 'vitest'
import type { MenuCategory, MenuItem } from '#features/menu/dish-shapes.ts'
import { NEW_DISH } from '#features/menu/fields.ts'
import type { OptionGroup } from '#features/menu/options-contract.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { wantingIn } from './intent.ts'
import { parseOrderIntent } from './read-order.ts'

const dish = (category: MenuCategory, en: string, ar: string, bs: string, enabled = true): MenuItem => ({
  ...NEW_DISH,
  id: crypto.randomUUID(),
  orderIndex: 0,
  price: 750,
  category,
  enabled,
  name: { ...inEnglish(en), ar, bs },
})

const MENU = [
  dish('Soups', 'Begova čorba', 'شوربة البيك البوسنية', 'Begova čorba'),
  dish('Soups', 'Red Lentil Soup', 'شوربة العدس', 'Čorba od crvene leće'),
  dish('Soups', 'Roasted Tomato Soup', 'حساء الطماطم المشوية', 'Čorba od pečenog paradajza'),
  dish('Soups', 'Chicken Noodle Soup', 'شوربة الدجاج بالشعيرية', 'Pileća supa s rezancima'),
  dish('Cold Appetizers', 'Hummus', 'حمّص بالطحينة', 'Humus'),
  dish('Cold Appetizers', 'Travnik Cheese & Olives', 'جبن ترافنيك مع الزيتون', 'Travnički sir i masline'),
  dish('Main Courses', 'Sarajevski ćevapi', 'تشيفابي سراييفو', 'Sarajevski ćevapi'),
  dish('Main Courses', 'Fish and Chips', 'سمك مع البطاطا', 'Riba i pomfrit'),
  dish('Main Courses', 'Four Cheese Pizza', 'بيتزا أربع أجبان', 'Pizza četiri sira'),
  dish('Main Courses', 'Club Sandwich', 'كلوب ساندويتش', 'Klub-sendvič'),
  dish('Main Courses', 'Ribeye Steak', 'ستيك ريب آي', 'Ribeye odrezak', false),
  dish('Desserts', 'Baklava', 'بقلاوة', 'Baklava'),
  dish('Drinks', 'Bosnian Coffee', 'قهوة بوسنية', 'Bosanska kahva'),
  dish('Drinks', 'Fresh Mint Tea', 'شاي بالنعناع الطازج', 'Čaj sa svježom nanom'),
  dish('Drinks', 'Fresh Orange Juice', 'عصير برتقال طازج', 'Svježe cijeđena narandža'),
  dish('Drinks', 'Elderflower Juice', 'شراب زهر البيلسان', 'Sok od zove'),
  dish('Drinks', 'Sparkling Mineral Water', 'مياه معدنية فوّارة', 'Gazirana mineralna voda'),
]

const group = (max: number, name: string, choices: [en: string, ar: string, bs: string][]): OptionGroup => {
  const [en = '', ar = '', bs = ''] = name.split('|')
  return {
    id: crypto.randomUUID(),
    name: { en, ar, bs },
    min: max === 1 ? 1 : 0,
    max,
    choices: choices.map(([english, arabic, bosnian]) => ({
      id: crypto.randomUUID(),
      name: { en: english, ar: arabic, bs: bosnian },
      price: 50,
      isDefault: false,
      isSoldOut: english === 'Soy drink',
      traits: {},
    })),
  }
}

const MILK = group(1, 'Milk|الحليب|Mlijeko', [
  ['Whole milk', 'حليب كامل الدسم', 'Punomasno mlijeko'],
  ['Oat drink', 'شراب الشوفان', 'Zobeni napitak'],
  ['Soy drink', 'شراب الصويا', 'Sojin napitak'],
])
const SIZE = group(1, 'Size|الحجم|Veličina', [
  ['Small', 'صغير', 'Mali'],
  ['Large', 'كبير', 'Veliki'],
])
const DONE = group(1, 'How would you like it?|كيف تفضّلونه؟|Kako želite da bude pečen?', [
  ['Rare', 'قليل النضج', 'Slabo pečen'],
  ['Medium rare', 'أقل من متوسط النضج', 'Srednje slabo pečen'],
  ['Medium', 'متوسط النضج', 'Srednje pečen'],
  ['Well done', 'كامل النضج', 'Dobro pečen'],
])
const SIDE = group(1, 'Side|الطبق الجانبي|Prilog', [
  ['Hand-cut potatoes', 'بطاطس مقطّعة يدويًا', 'Krompir'],
  ['Chard with potatoes', 'سلق بالبطاطس', 'Blitva s krompirom'],
  ['Shopska salad with white cheese', 'سلطة شوبسكا بالجبن الأبيض', 'Šopska salata sa sirom'],
])
const EXTRAS = group(3, 'Extras|إضافات|Dodaci', [
  ['Kajmak', 'كايماك', 'Kajmak'],
  ['Grilled porcini', 'فطر بورتشيني مشوي', 'Vrganji na žaru'],
  ['Warm somun', 'خبز صومون ساخن', 'Topli somun'],
])
const GROUPS = [MILK, SIZE, DONE, SIDE, EXTRAS]
const offering = (item: MenuItem, ...groups: OptionGroup[]): MenuItem => ({
  ...item,
  optionGroupIds: groups.map(({ id }) => id),
})
const CHOOSING = [
  ...MENU,
  offering(dish('Drinks', 'Cappuccino', 'كابتشينو', 'Kapućino'), MILK, SIZE),
  offering(dish('Main Courses', 'Sirloin Steak', 'ستيك سيرلوين', 'Biftek od sirloina'), DONE, SIDE, EXTRAS),
  offering(
    dish('Main Courses', 'Lamb under the Sač', 'لحم ضأن تحت الجمر', 'Janjetina ispod sača'),
    SIDE,
    EXTRAS,
  ),
]

/** `2 Hummus (no oil)`, `1 Cappuccino + Oat drink`, `? juice: 1 A | B`, `- sold out`, `! not understood`. */
function understood(said: string, menu = MENU): string | null {
  const wish = parseOrderIntent(said, menu, GROUPS)
  if (!wish || wish.kind === 'request') return wish && 'request'
  const noted = (note: string | null) => (note ? ` (${note})` : '')
  return [
    ...wish.lines.map(
      ({ quantity, name, options = [], note }) =>
        `${quantity} ${name.en}${options.map((option) => ` + ${option.name.en}`).join('')}${noted(note)}`,
    ),
    ...wish.choices.map(
      ({ said: words, quantity, dishes, note }) =>
        `? ${words}: ${quantity} ${dishes.map(({ name }) => name.en).join(' | ')}${noted(note)}`,
    ),
    ...wish.soldOut.map((words) => `- ${words}`),
    ...wish.unknown.map((words) => `! ${words}`),
  ].join('; ')
}

const ORDERS = {
  english: [
    ['two lentil soups, no onion', '2 Red Lentil Soup (no onion)'],
    ['Two lentil soups please', '2 Red Lentil Soup'],
    ['can I have 2 lentil soups without onion?', '2 Red Lentil Soup (without onion)'],
    ["I'd like a club sandwich and a mint tea", '1 Club Sandwich; 1 Fresh Mint Tea'],
    ['hi, could we get three bosnian coffees to room 204 please', '3 Bosnian Coffee'],
    ['1x hummus, 2x baklava', '1 Hummus; 2 Baklava'],
    ['hummus x2', '2 Hummus'],
    ['Lentil soup please', '1 Red Lentil Soup'],
    ['one fish and chips', '1 Fish and Chips'],
    ['two fish and chips and one baklava', '2 Fish and Chips; 1 Baklava'],
    ['a four cheese pizza please', '1 Four Cheese Pizza'],
    ['two four cheese pizzas', '2 Four Cheese Pizza'],
    ['travnik cheese and olives, please', '1 Travnik Cheese & Olives'],
    ['please bring us a bottle of water', '1 Sparkling Mineral Water'],
    ['two cups of coffee with milk', '2 Bosnian Coffee (with milk)'],
    ['I want two juices', '? two juices: 2 Elderflower Juice | Fresh Orange Juice'],
    ['an orange juice, no ice', '1 Fresh Orange Juice (no ice)'],
    ['we would like 2 cevapi with extra onion', '2 Sarajevski ćevapi (with extra onion)'],
    ['One lentl soup and two humus', '1 Red Lentil Soup; 2 Hummus'],
    ['a ribeye steak please', '- a ribeye steak'],
    ["I'd like a burger and a coke", '! a burger; ! a coke'],
    ['two coffees and a spaceship', '2 Bosnian Coffee; ! a spaceship'],
    ['4 baklavas. Thank you!', '4 Baklava'],
    ['Could you please send up one tomato soup', '1 Roasted Tomato Soup'],
    [
      'club sandwich without tomato and onion, and one orange juice',
      '1 Club Sandwich (without tomato and onion); 1 Fresh Orange Juice',
    ],
    [
      'Good evening, I will have the chicken noodle soup and a water',
      '1 Chicken Noodle Soup; 1 Sparkling Mineral Water',
    ],
    ["I'll take two baklava at 8 pm", '2 Baklava (at 8 pm)'],
    ['a club sandwich please. I am allergic to nuts', '1 Club Sandwich (allergic to nuts)'],
    ['two famous lentil soups', '2 Red Lentil Soup (famous)'],
    ["let's order 2 fresh mint teas", '2 Fresh Mint Tea'],
    ['a couple of coffees, please', '2 Bosnian Coffee'],
    ['is it possible to get two lentil soups?', '2 Red Lentil Soup'],
    ['- 2 hummus\n- 1 baklava', '2 Hummus; 1 Baklava'],
    ['2 cevapi, one without onions', '1 Sarajevski ćevapi; 1 Sarajevski ćevapi (without onions)'],
    ['three bosnian coffees, one with oat milk', '2 Bosnian Coffee; 1 Bosnian Coffee (with oat milk)'],
    [
      '3 hummus, one without oil, one without salt and pepper, please',
      '1 Hummus; 1 Hummus (without oil); 1 Hummus (without salt and pepper)',
    ],
    ['two hummus, one of them without oil, and a baklava', '1 Hummus; 1 Hummus (without oil); 1 Baklava'],
    ['a club sandwich rare please', '1 Club Sandwich (rare)'],
    ['two coffees one without sugar please', '1 Bosnian Coffee; 1 Bosnian Coffee (without sugar)'],
    ['club sandwich without cheese and without mayo', '1 Club Sandwich (without cheese and without mayo)'],
    ['one club sandwich, without cheese', '1 Club Sandwich (without cheese)'],
    ['two hummus, no olives', '2 Hummus (no olives)'],
    ['two hummus, two without oil', '2 Hummus (without oil)'],
    ['one hummus without onion and without kajmak', '1 Hummus (without onion and without kajmak)'],
    [
      'two juices, one without ice',
      '? two juices: 2 Elderflower Juice | Fresh Orange Juice (one without ice)',
    ],
    ['one hummus, three without oil', '1 Hummus (three without oil)'],
  ],
  bosnian: [
    ['dvije čorbe od leće, bez luka', '2 Red Lentil Soup (bez luka)'],
    ['dvije corbe od lece bez luka molim', '2 Red Lentil Soup (bez luka)'],
    ['Molim Vas dvije kafe', '2 Bosnian Coffee'],
    ['2 kafe i baklavu', '2 Bosnian Coffee; 1 Baklava'],
    ['Mogu li dobiti jednu čorbu od paradajza?', '1 Roasted Tomato Soup'],
    ['htjela bih jednu baklavu i čaj', '1 Baklava; 1 Fresh Mint Tea'],
    ['Htio bih naručiti dva klub sendviča', '2 Club Sandwich'],
    ['tri humusa', '3 Hummus'],
    ['donesite nam dva ćevapa u sobu 204', '2 Sarajevski ćevapi'],
    ['jednu begovu čorbu molim', '1 Begova čorba'],
    ['pileću supu, molim', '1 Chicken Noodle Soup'],
    ['dvije pileće supe s rezancima', '2 Chicken Noodle Soup'],
    ['jedna riba i pomfrit', '1 Fish and Chips'],
    ['travnički sir i masline, molim', '1 Travnik Cheese & Olives'],
    ['pizza četiri sira, molim', '1 Four Cheese Pizza'],
    ['dvije pizze četiri sira', '2 Four Cheese Pizza'],
    ['Dobar dan, da li bih mogla dobiti sok od zove?', '1 Elderflower Juice'],
    ['može jedna kafa bez šećera', '1 Bosnian Coffee (bez šećera)'],
    ['četiri baklave', '4 Baklava'],
    ['dvije čaše vode', '2 Sparkling Mineral Water'],
    ['flašu mineralne vode, molim', '1 Sparkling Mineral Water'],
    ['Naručio bih čorbu od leće i ćevape s lukom', '1 Red Lentil Soup; 1 Sarajevski ćevapi (s lukom)'],
    ['dajte mi dva čaja', '2 Fresh Mint Tea'],
    ['Ribeye odrezak, molim', '- Ribeye odrezak'],
    ['molim jedan hamburger', '! jedan hamburger'],
    ['dvije kafe i svemirski brod', '2 Bosnian Coffee; ! svemirski brod'],
    ['klub sendvič bez sira i bez majoneze', '1 Club Sandwich (bez sira i bez majoneze)'],
    ['želim klub-sendvič bez paradajza i luka', '1 Club Sandwich (bez paradajza i luka)'],
    ['dvije čorbe', '? dvije čorbe: 2 Begova čorba | Red Lentil Soup | Roasted Tomato Soup'],
    ['baklava x3', '3 Baklava'],
    ['pet baklava u 20 h', '5 Baklava (u 20 h)'],
    ['Zdravo, uzet ćemo dva humusa, jednu baklavu i tri kahve', '2 Hummus; 1 Baklava; 3 Bosnian Coffee'],
    ['dva humusa, jedan bez ulja', '1 Hummus; 1 Hummus (bez ulja)'],
    ['jedan humus bez luka i bez ulja', '1 Hummus (bez luka i bez ulja)'],
    ['jedan sendvič, alergičan sam na orahe', '1 Club Sandwich (alergičan sam na orahe)'],
  ],
  arabic: [
    ['شوربتين عدس بدون بصل', '2 Red Lentil Soup (بدون بصل)'],
    ['أريد شوربة عدس، بدون بصل', '1 Red Lentil Soup (بدون بصل)'],
    ['حساءان بالطماطم من فضلك', '2 Roasted Tomato Soup'],
    ['أريد قهوتين وبقلاوة', '2 Bosnian Coffee; 1 Baklava'],
    ['من فضلكم ثلاث شوربات عدس', '3 Red Lentil Soup'],
    ['هل يمكنني الحصول على كلوب ساندويتش؟', '1 Club Sandwich'],
    ['٢ حمص و٣ بقلاوة', '2 Hummus; 3 Baklava'],
    ['2 حمص', '2 Hummus'],
    ['٢ حمص، واحد بدون زيت', '1 Hummus; 1 Hummus (بدون زيت)'],
    ['واحد حمص بدون بصل وبدون زيت', '1 Hummus (بدون بصل وبدون زيت)'],
    ['لو سمحت فنجانين قهوة', '2 Bosnian Coffee'],
    ['ثلاثة أكواب شاي بالنعناع', '3 Fresh Mint Tea'],
    ['أود طلب عصير برتقال بدون ثلج', '1 Fresh Orange Juice (بدون ثلج)'],
    ['ممكن شوربة دجاج بالشعيرية؟', '1 Chicken Noodle Soup'],
    ['زجاجتين مياه معدنية لو سمحتم', '2 Sparkling Mineral Water'],
    ['أربع بقلاوات', '4 Baklava'],
    ['نريد سمك مع البطاطا', '1 Fish and Chips'],
    ['ودي حمص', '1 Hummus'],
    ['جيبولنا بقلاوة', '1 Baklava'],
    ['حابين شاي بالنعناع', '1 Fresh Mint Tea'],
    ['جبن ترافنيك مع الزيتون من فضلك', '1 Travnik Cheese & Olives'],
    ['بيتزا أربع أجبان من فضلك', '1 Four Cheese Pizza'],
    ['مساء الخير، أريد شوربة العدس وقهوة بوسنية', '1 Red Lentil Soup; 1 Bosnian Coffee'],
    ['أحضروا لنا بقلاوتين إلى الغرفة ٢٠٤', '2 Baklava'],
    ['عشرة تشيفابي', '10 Sarajevski ćevapi'],
    ['قهوة واحدة وشاي واحد', '1 Bosnian Coffee; 1 Fresh Mint Tea'],
    ['أريد ستيك ريب آي', '- ستيك ريب آي'],
    ['قهوتين وحدة بدون سكر', '1 Bosnian Coffee; 1 Bosnian Coffee (بدون سكر)'],
    ['قهوتين واحدة بدون سكر', '1 Bosnian Coffee; 1 Bosnian Coffee (بدون سكر)'],
    ['قهوتين، وحدة بدون سكر', '1 Bosnian Coffee; 1 Bosnian Coffee (بدون سكر)'],
    ['أريد سوشي من فضلكم', '! سوشي'],
    ['قهوتين وسفينة فضاء', '2 Bosnian Coffee; ! سفينة فضاء'],
    ['سآخذ حمص بالطحينة من غير ثوم', '1 Hummus (من غير ثوم)'],
    ['بدي شاي مع سكر قليل', '1 Fresh Mint Tea (مع سكر قليل)'],
    ['ابغى بقلاوة الساعة 8', '1 Baklava (الساعة 8)'],
    ['طبقين حمص وطبق تشيفابي', '2 Hummus; 1 Sarajevski ćevapi'],
    ['شوربة العدس ×2', '2 Red Lentil Soup'],
    ['أرسلوا كوب شاي بالنعناع', '1 Fresh Mint Tea'],
    ['شوربتان من فضلك', '? شوربتان: 2 Begova čorba | Red Lentil Soup | Roasted Tomato Soup'],
    ['خمس قهوات وكوبين ماء', '5 Bosnian Coffee; 2 Sparkling Mineral Water'],
  ],
} as const

const NO_ORDERS = [
  // English
  'is there lentil soup?',
  'do you have soup',
  'how much is the soup',
  'how much are two lentil soups',
  'Do you have lentil soup without onion?',
  'lentil soup',
  'lentil soup?',
  'What soups do you have?',
  'what is in the lentil soup',
  'does the lentil soup contain gluten',
  'which juice is fresh?',
  'can you tell me the price of the lentil soup please',
  'Is the club sandwich vegetarian?',
  'Where is my order?',
  'my lentil soup was cold',
  'I ordered two lentil soups an hour ago',
  'please cancel the two lentil soups',
  "I don't want the lentil soup",
  'the two coffees never arrived',
  'when can I get breakfast',
  'until when can I order soup?',
  'can I order to the pool?',
  'I would like a taxi at 8',
  "I'd like to book a table for two",
  'what time is breakfast',
  'can I have a late checkout please',
  'Hello',
  'thank you very much',
  'what do you recommend, soup or salad?',
  'how do I order room service',
  'we loved the baklava',
  'can I have the wifi password please',
  'there are two of us',
  // Bosnian
  'ima li čorbe od leće?',
  'imate li supu',
  'koliko košta čorba od leće',
  'koliko koštaju dvije kafe',
  'Da li imate baklavu?',
  'imate li ćevape bez luka',
  'čorba od leće',
  'baklava?',
  'koje supe imate',
  'šta ima u begovoj čorbi',
  'sadrži li sendvič gluten',
  'je li sok svjež',
  'kakva je begova čorba',
  'Gdje je moja narudžba?',
  'čorba je bila hladna',
  'naručila sam dvije kafe prije sat vremena',
  'otkažite dvije čorbe molim',
  'ne želim čorbu',
  'kafa nije stigla',
  'do koliko sati mogu naručiti čorbu?',
  'mogu li dobiti kasniju odjavu',
  'trebam taksi u 8',
  'želim rezervisati sto za dvoje',
  'u koliko je doručak',
  'hvala puno',
  'Dobar dan',
  'šta preporučujete od supa',
  'kako da naručim hranu',
  'baklava je ukusna, molim recept',
  'molim lozinku za wifi',
  'recite mi cijenu čorbe molim',
  'od čega je humus',
  // Arabic
  'هل لديكم شوربة عدس؟',
  'عندكم شوربة',
  'كم سعر شوربة العدس',
  'بكم قهوتين',
  'هل يوجد حمص بدون ثوم',
  'شوربة العدس',
  'بقلاوة؟',
  'ما هي الشوربات عندكم',
  'ما مكونات شوربة العدس',
  'هل تحتوي البقلاوة على المكسرات؟',
  'هل العصير طازج',
  'كيف شوربة العدس',
  'أين طلبي؟',
  'كانت الشوربة باردة',
  'طلبت قهوتين قبل ساعة',
  'ألغوا القهوتين من فضلكم',
  'لا أريد شوربة',
  'لم تصل القهوة',
  'إلى متى يمكنني طلب الشوربة؟',
  'هل يمكنني تأخير المغادرة من فضلك',
  'أريد سيارة أجرة الساعة 8',
  'أريد حجز طاولة لشخصين',
  'متى الفطور',
  'شكرا جزيلا',
  'مرحبا',
  'بماذا تنصحون من الشوربات',
  'كيف أطلب خدمة الغرف',
  'البقلاوة لذيذة جدا',
  'كلمة مرور الواي فاي من فضلك',
  'أخبروني عن سعر القهوة من فضلك',
  'من أين القهوة',
]

for (const [language, sentences] of Object.entries(ORDERS)) {
  test.each(sentences.map(([said, expected]) => ({ said, expected })))(
    `an order in ${language}: $said`,
    ({ said, expected }) => expect(understood(said)).toBe(expected),
  )
}

test.each(NO_ORDERS)('%j orders nothing', (said) => expect(understood(said)).toBeNull())

test.each([
  'towels please',
  'two towels',
  'Can I have an extra pillow?',
  'I need fresh towels',
  'dva peškira, molim',
  'možete li donijeti još jedan jastuk',
  'treba mi fen',
  'مناشف من فضلك',
  'أريد مخدة',
  'ممكن بطانيتين؟',
])('%j is for the reception', (said) => expect(understood(said)).toBe('request'))

test.each(['do you have towels?', 'where are the towels', 'imate li fen', 'هل يوجد مجفف شعر', 'towels'])(
  '%j is a question',
  (said) => expect(understood(said)).toBeNull(),
)

test('quantities stay within what one order takes', () => {
  expect(understood('500 hummus')).toBe('99 Hummus')
  expect(understood('0 hummus')).toBeNull()
})

test('that an order takes fewer than are wanted is told', () => {
  expect(parseOrderIntent('150 hummus', MENU)).toMatchObject({ isCapped: true, lines: [{ quantity: 99 }] })
  expect(parseOrderIntent('99 hummus', MENU)).not.toHaveProperty('isCapped')
})

test.each(['one baklava without nuts', 'baklava bez oraha molim', 'بقلاوة بدون مكسرات من فضلكم'])(
  'a dish that contains what a remark names is told: %s',
  (said) => {
    const withNuts = MENU.map((item) =>
      item.name.en === 'Baklava' ? { ...item, traits: { nuts: true } } : item,
    )
    expect(parseOrderIntent(said, withNuts)).toMatchObject({ lines: [{ contains: ['nuts'] }] })
    expect(parseOrderIntent(said, MENU)).not.toMatchObject({ lines: [{ contains: ['nuts'] }] })
  },
)

test.each(['one baklava without nuts', 'baklava bez oraha molim', 'بقلاوة بدون مكسرات من فضلكم'])(
  'what is not declared of a dish is told beside a remark that names it: %s',
  (said) => {
    const declared = MENU.map((item) =>
      item.name.en === 'Baklava' ? { ...item, traits: { nuts: false } } : item,
    )
    expect(parseOrderIntent(said, MENU)).toMatchObject({ lines: [{ undeclared: ['nuts'] }] })
    expect(parseOrderIntent(said, declared)).not.toHaveProperty('lines.0.undeclared')
  },
)

test.each(['a club sandwich no mayo', 'klub sendvič bez majoneze molim', 'كلوب ساندويتش بدون مايونيز'])(
  'what is only left out warns of nothing: %s',
  (said) => {
    const eggs = MENU.map((item) => ({ ...item, traits: { eggs: true } }))
    expect(parseOrderIntent(said, eggs)).not.toHaveProperty('lines.0.contains')
  },
)

test('of dishes that may be meant, those that contain what a remark names are told and come last', () => {
  const dishesOf = (isNutty: (item: MenuItem) => boolean) => {
    const menu = MENU.map((item) => (isNutty(item) ? { ...item, traits: { nuts: true } } : item))
    const wish = parseOrderIntent('two soups without nuts please', menu)
    return wish?.kind === 'order' ? (wish.choices[0]?.dishes ?? []) : []
  }
  const [first] = dishesOf(() => false)
  expect(dishesOf(({ category }) => category === 'Soups')[0]).toMatchObject({ contains: ['nuts'] })
  expect(dishesOf(({ id }) => id === first?.itemId).map(({ itemId }) => itemId)[0]).not.toBe(first?.itemId)
})

test('a hidden dish is never offered by a part of its name', () => {
  expect(understood('two steaks please')).toBeNull()
})

test.each([
  ['one cappuccino with oat milk', '1 Cappuccino + Oat drink'],
  ['three cappuccinos, one with oat milk', '2 Cappuccino; 1 Cappuccino + Oat drink'],
  ['two large cappuccinos please', '2 Cappuccino + Large'],
  ['two cappuccinos, one large', '1 Cappuccino; 1 Cappuccino + Large'],
  ['three large cappuccinos, one with oats', '2 Cappuccino + Large; 1 Cappuccino + Oat drink + Large'],
  ['a large oat milk cappuccino please', '1 Cappuccino + Oat drink + Large'],
  ['one cappuccino with oat milk and without sugar', '1 Cappuccino + Oat drink (without sugar)'],
  ['one cappuccino with oat milk at 8 pm', '1 Cappuccino + Oat drink (at 8 pm)'],
  ['one cappuccino without oat milk', '1 Cappuccino (without oat milk)'],
  ['one cappuccino without sugar and oat milk', '1 Cappuccino (without sugar and oat milk)'],
  ['one cappuccino with milk', '1 Cappuccino (with milk)'],
  ['one cappuccino with oat flakes', '1 Cappuccino (with oat flakes)'],
  ['one cappuccino with soy milk', '1 Cappuccino (with soy milk); - with soy milk'],
  ['a sirloin steak medium rare, please', '1 Sirloin Steak + Medium rare'],
  ['two sirloin steaks, one rare and one well done', '1 Sirloin Steak + Rare; 1 Sirloin Steak + Well done'],
  [
    'one lamb with shopska salad and extra kajmak',
    '1 Lamb under the Sač + Shopska salad with white cheese + Kajmak',
  ],
  ['one lamb with chard with potatoes', '1 Lamb under the Sač + Chard with potatoes'],
  ['one lamb with potatoes', '1 Lamb under the Sač (with potatoes)'],
  ['tri kapućina, jedan sa zobenim mlijekom', '2 Cappuccino; 1 Cappuccino + Oat drink'],
  ['tri kapucina, jedan sa zobenim mlekom', '2 Cappuccino; 1 Cappuccino + Oat drink'],
  ['jedan veliki kapućino molim', '1 Cappuccino + Large'],
  ['dva kapućina bez mlijeka', '2 Cappuccino (bez mlijeka)'],
  ['jedna janjetina s kajmakom i vrganjima', '1 Lamb under the Sač + Kajmak + Grilled porcini'],
  ['molim biftek dobro pečen', '1 Sirloin Steak + Well done'],
  ['ثلاثة كابتشينو، واحد مع حليب الشوفان', '2 Cappuccino; 1 Cappuccino + Oat drink'],
  ['واحد كابتشينو بحليب الشوفان', '1 Cappuccino + Oat drink'],
  ['أريد كابتشينو كبير', '1 Cappuccino + Large'],
  ['واحد كابتشينو من غير حليب', '1 Cappuccino (من غير حليب)'],
])('what is said of the options of a dish is chosen: %s', (said, expected) =>
  expect(understood(said, CHOOSING)).toBe(expected),
)

test.each(['a table for two, please', 'please a table for two at 8', 'dont bring me baklava'])(
  'a word that is known is no misspelt dish: %s',
  (said) => {
    const tabule = dish('Cold Appetizers', 'Tabbouleh', 'تبّولة', 'Tabule')
    expect(understood(said, [...MENU, tabule])).toBeNull()
  },
)

test('what other kitchens have is said to be missing', () =>
  expect(understood('smoked salmon please')).toBe('! smoked salmon'))

test('what wants nothing is left out where it stands, and not where its words stand in others', () => {
  expect(wantingIn('bring this please, is')).toBe('bring this please,   ')
  expect(wantingIn('was it good?')).toBe('was it good?')
})
