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
  ['en', ['is there parking?', 'my car is 1.90 high'], /2\.1 metres/],
  ['en', ['is there a pool', 'our daughter is 7, can she swim by herself'], /with an adult/],
  ['en', ['is there a pool', 'how wide is it'], /I do not know/],
  ['en', ['do you have wifi', 'and if it does not work?'], /The network/],
  ['en', ['when is dinner', 'do we have to dress up for it'], /Dress is casual/],
  ['en', ['can i smoke in my room', 'and if nobody sees it'], /^About Smoking:/],
  ['en', ['sevdah night?', 'does one have to pay'], /Admission is free/],
  ['en', ['do you have wifi', 'ok and do you have a helicopter'], /I do not know/],
  ['bs', ['imate li parking?', 'auto mi je visoko 1,90'], /2,1 metar/],
  ['bs', ['imate li bazen', 'kćerka ima 7 godina, smije li sama'], /uz odraslu osobu/],
  ['bs', ['imate li bazen', 'a koliko je dubok'], /Odgovor na ovo još ne znam/],
  ['bs', ['kad je večera', 'moramo li se dotjerati'], /^Što se tiče – Restoran/],
  ['bs', ['veče sevdaha?', 'mora li se platiti'], /slobodan/],
  ['ar', ['هل يوجد موقف سيارات؟', 'ارتفاع سيارتي متر ونصف'], /2\.1 متر/],
  ['ar', ['هل يوجد مسبح؟', 'ابنتي عمرها 7 هل تسبح لحالها'], /برفقة شخص بالغ/],
  ['ar', ['هل يوجد مسبح؟', 'كم عمقه'], /لا أعرف الجواب/],
  ['ar', ['متى الفطور؟', 'ولو نزل المطر'], /الحديقة الشتوية/],
  ['bs', ['smije li se pušiti?', 'a na terasi?'], /non-smoking/],
  ['en', ['how do i see the old town with a guide', 'is the coffee free'], /coffee included/],
  ['bs', ['kad je doručak?', 'je l to u cijeni'], /Uračunat/],
  ['bs', ['koliko košta bosanska kahva?', 'a sok od zove, je li hladan'], /s ledom|s limunom i ledom/],
  ['bs', ['može li doći ljekar?', 'za koliko bi stigao'], /sat vremena/],
  ['ar', ['بكم السحلب؟', 'بارد؟'], /ساخن/],
  ['en', ['do you have a gym?', 'nice. until when?'], /never closes/],
  ['bs', ['ima li šetnje čaršijom?', 'je l kafa gratis'], /kafa uključena/],
  ['ar', ['متى تبدأ الجولة في المدينة القديمة؟', 'القهوة علينا؟'], /على حسابنا/],
  ['en', ['Could my aunt visit me in the room?', 'and if it gets late?'], /^About Visitors:/],
  ['en', ['Could my aunt visit me in the room?', 'how late may she stay'], /until 22:00/],
  ['ar', ['وين أصرف دراهم؟', 'تقبلون ريال؟'], /riyals/],
])('a question that goes on (%s): %j', async (language, messages, told) => {
  expect((await last(language, messages)).text).toMatch(told)
})

test.each<[Language, readonly string[], string]>([
  ['en', ['what desserts do you have?', 'the second one'], '1 Tufahija'],
  ['en', ['what desserts do you have?', 'the second one', 'make it two'], '2 Tufahija'],
  ['en', ['two soups please', 'the first one'], '2 Begova čorba'],
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
  ['en', ['a ribeye please', 'rare, and with kajmak'], '1 Ribeye Steak [Rare] [Kajmak]'],
  ['en', ['one hummus and two cappuccinos', 'leave the hummus out'], '2 Cappuccino'],
  ['en', ['one hummus and two cappuccinos', 'change the hummus to falafel'], '1 Falafel; 2 Cappuccino'],
  ['en', ['one hummus and two cappuccinos', 'add a baklava'], '1 Hummus; 2 Cappuccino; 1 Baklava'],
  ['en', ['three cappuccinos', 'one of them with oat milk'], '2 Cappuccino; 1 Cappuccino [Oat drink]'],
  ['en', ['one baklava', 'the same for my sister'], '2 Baklava'],
  ['en', ['which soups do you have', 'the cheapest soup please'], '1 Red Lentil Soup'],
  ['en', ['which soups do you have', 'the porcini, three of it'], '3 Igman Porcini Soup'],
  ['bs', ['jedan humus i dva kapućina', 'humus ne treba'], '2 Cappuccino'],
  ['bs', ['jedan humus i dva kapućina', 'umjesto humusa falafel'], '1 Falafel; 2 Cappuccino'],
  ['bs', ['jedan humus', 'dodaj dvije baklave'], '1 Hummus; 2 Baklava'],
  ['bs', ['jedan kapućino', 'sa zobenim mlijekom molim'], '1 Cappuccino [Oat drink]'],
  ['ar', ['حمص واحد واثنين كابتشينو', 'شيلوا الحمص'], '2 Cappuccino'],
  ['ar', ['حمص واحد واثنين كابتشينو', 'بدل الحمص فلافل'], '1 Falafel; 2 Cappuccino'],
  ['ar', ['حمص واحد', 'وزيدوا بقلاوة'], '1 Hummus; 1 Baklava'],
  ['en', ['a table for two tomorrow at 19:00', "we'll be five"], 'Table at our restaurant for 5'],
  ['bs', ['sto za dvoje sutra u 19:00', 'ipak nas je 5'], 'Table at our restaurant for 5'],
  ['ar', ['طاولة لشخصين غدا الساعة 19:00', 'لا صرنا خمسة'], 'Table at our restaurant for 5'],
  ['bs', ['koliko košta klub-sendvič', 'može bez luka'], '1 Club Sandwich (bez luka)'],
  ['bs', ['posto je tabule', 'moze bez luka'], '1 Tabbouleh (bez luka)'],
])('what is wanted goes on (%s): %j', async (language, messages, card) => {
  expect(cardOf(await last(language, messages))).toBe(card)
})

test.each<[Language, readonly string[], RegExp]>([
  ['en', ['two lentil soups and a hummus', 'what is that in total?'], /\$21\.00/],
  ['bs', ['dvije čorbe od leće i jedan humus', 'koliko je to ukupno?'], /\$21\.00/],
  ['ar', ['اثنين شوربة عدس وحمص واحد', 'كم المجموع؟'], /\$21\.00/],
  ['en', ['a cappuccino with oat milk', 'how much is it altogether'], /\$4\.50/],
])('what all of it costs is told (%s): %j', async (language, messages, told) => {
  expect((await last(language, messages)).text).toMatch(told)
})

test.each<[Language, readonly string[], RegExp]>([
  ['en', ['how much is the porcini soup', 'is there a cheaper one?'], /Red Lentil Soup/],
  ['en', ['which desserts do you have', 'which has chocolate in it'], /^Chocolate Fondant/],
  ['bs', ['koje deserte imate', 'u kojem ima čokolade'], /^Čokoladni fondan/],
  ['ar', ['ما هي الحلويات عندكم؟', 'أي واحدة فيها شوكولاتة'], /فوندان/],
])('of what was listed is told what fits (%s): %j', async (language, messages, told) => {
  expect((await last(language, messages)).text).toMatch(told)
})

test.each<[Language, readonly string[], RegExp]>([
  ['en', ['does the tufahija have nuts?', 'and the sutlija?'], /^Sutlija: does not contain nuts/],
  ['en', ['is there sesame in the hummus?', 'oh, what about gluten'], /^Hummus: contains gluten/],
  ['en', ['is the falafel vegan?', 'the tabbouleh too?', 'and milk?'], /^Tabbouleh: does not contain milk/],
  ['en', ['which main courses have no gluten?', 'and the desserts?'], /without gluten[^]*Sutlija/],
  ['en', ['does the tufahija have nuts?', 'and the pool?'], /^The indoor pool/],
  ['bs', ['ima li humus susama?', 'a falafel?'], /^Falafel: sadrži: susam/],
  ['bs', ['sadrži li cezar-salata ribu?', 'a senf?'], /^Cezar-salata: sadrži: senf/],
  ['ar', ['هل الحمص فيه سمسم؟', 'طب الفلافل؟'], /^فلافل: يحتوي على سمسم/],
  ['ar', ['هل سلطة سيزر فيها سمك؟', 'طيب وخردل؟'], /يحتوي على خردل/],
  ['ar', ['ما هي الشوربات عندكم؟', 'والتالتة فيها غلوتين؟'], /يحتوي على غلوتين/],
  ['ar', ['إيه المقبلات اللي عندكو؟', 'إيه اللي من غير حليب؟'], /من دون حليب/],
  ['bs', ['koje deserte imate', 'a sadrži li ta druga gluten'], /^Tufahija: ne sadrži/],
])(
  'what a dish contains is asked on of another, or of something else (%s): %j',
  async (language, messages, told) => {
    expect((await last(language, messages)).text).toMatch(told)
  },
)

test.each<[Language, readonly string[]]>([
  ['en', ['can you recommend something', 'the trout, how is it made']],
  ['bs', ['koliko košta pastrmka', 'služi li se bez kostiju?']],
  ['bs', ['koliko košta pastrmka', 's čim se servira']],
])('what is asked about a dish is no order of it (%s): %j', async (language, messages) => {
  expect((await last(language, messages)).wish).toBeNull()
})

test.each<[Language, readonly string[], string]>([
  ['en', ['which desserts have no nuts?', 'the second one please'], '1 Chocolate Fondant'],
  ['bs', ['koji deserti nemaju orašastih plodova?', 'onaj prvi'], '1 Sutlija'],
])('what suits somebody is a list to pick from (%s): %j', async (language, messages, card) => {
  expect(cardOf(await last(language, messages))).toBe(card)
})

test.each<[readonly string[], string]>([
  [['two massages tomorrow at 18:00', 'massage on 31 February at 10'], 'Massage for 1'],
  [['massage tomorrow at 10', 'towels tomorrow at 10 please'], 'Towels for 1'],
  [['how much is the massage?', 'please book the hammam for two tomorrow at 17:00'], 'Hammam for 2'],
])('what names an offer itself wants that, whatever was spoken of: %j', async (messages, card) => {
  expect(cardOf(await last('en', messages))).toBe(card)
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

test.each<[Language, readonly string[], string]>([
  ['en', ['what time is check-out?', 'can I pay tonight?'], 'settle the bill the evening before'],
  ['bs', ['kada je odjava?', 'mogu li platiti večeras?'], 'Visu'],
  ['ar', ['متى وقت المغادرة؟', 'هل يمكنني الدفع الليلة؟'], 'فيزا'],
  ['en', ['can I check out late?', 'do I have to pay for that?'], '30 dollars'],
])('how to pay is no price of what was spoken of (%s): %j', async (language, messages, told) => {
  expect((await last(language, messages)).text).toContain(told)
})
