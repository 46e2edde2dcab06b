import { describe, expect, test } from 'vitest'
import type { Source } from './evidence.ts'
import { groundOf, isGrounded } from './grounded.ts'

/** As a hotel writes its entries, and as tools tell of dishes, offers, times, orders and announcements. */
const EN: Source[] = [
  {
    topic: 'Breakfast',
    content:
      'Breakfast is served from 7:00 to 10:30 in the garden room. Children under six eat free. Dinner is from 18:00 to 22:00 and costs 25 EUR.',
  },
  { topic: 'Pets', content: 'Dogs are not allowed. Only guide dogs may stay.' },
  {
    topic: 'Parking',
    content: 'The garage costs 10 EUR a night. It is closed on Sundays.\nCall +387 33 123 456.',
  },
  { topic: 'Pool', content: 'The pool is open from 8:00 to 21:00. Towels are at the bar.' },
  { topic: 'Wi-Fi', content: 'The Wi-Fi is called Garden and needs no password.' },
  {
    topic: 'Club sandwich',
    content: 'Club sandwich is on the room service menu for $9.50.\nChicken, bacon, egg and tomato on toast.',
    isOne: true,
  },
  { topic: 'Lentil soup', content: 'Lentil soup is on the room service menu for $4.00.', isOne: true },
  { topic: 'Massage', content: 'Massage: 60 minutes, $65.00\nMassage: 09:00–22:00', isOne: true },
  { topic: 'Massage', content: 'Massage, tomorrow: 10:00, 11:30, 15:00', isOne: true },
  {
    topic: 'Order',
    content: 'Your order 4F2A, placed at 12:05, is being prepared.\n• 2 × Club sandwich',
    isOne: true,
  },
  { topic: 'Jazz evening', content: 'Live jazz on the terrace on Friday at 20:00. Admission is free.' },
]
const BS: Source[] = [
  {
    topic: 'Doručak',
    content:
      'Doručak se služi od 7:00 do 10:30 u sali s pogledom na baštu. Večera košta 25 EUR i služi se od 18:00 do 22:00.',
  },
  { topic: 'Ljubimci', content: 'Psi nisu dozvoljeni. Mačke su dobrodošle.' },
  { topic: 'Parking', content: 'Garaža košta 10 KM po noći. Nedjeljom je zatvorena.' },
  { topic: 'Bazen', content: 'Bazen radi od 8:00 do 21:00. Peškiri su kod bara.' },
  {
    topic: 'Goveđa juha',
    content: 'Goveđa juha je na meniju za 6,00 KM.\nS domaćim rezancima.',
    isOne: true,
  },
  { topic: 'Masaža', content: 'Masaža: 60 minuta i 90,00 KM', isOne: true },
]
const AR: Source[] = [
  { topic: 'الإفطار', content: 'يُقدَّم الإفطار من الساعة 7:00 حتى 10:30 في قاعة الحديقة. سعر العشاء 25 يورو.' },
  { topic: 'الحيوانات الأليفة', content: 'الكلاب غير مسموح بها.' },
  { topic: 'المسبح', content: 'المسبح مفتوح من 8:00 إلى 21:00. المناشف عند البار.' },
  { topic: 'شوربة العدس', content: 'شوربة العدس في قائمة خدمة الغرف بسعر 4.00 دولار.', isOne: true },
  { topic: 'التدليك', content: 'التدليك: 60 دقيقة و65.00 دولار', isOne: true },
]

describe('a true paraphrase is shown', () => {
  test.each([
    'You’ll find breakfast in the garden room between 7:00 and 10:30.',
    'Breakfast starts at 7:00 and ends at 10:30.',
    'Breakfast runs until 10:30.',
    'Dinner is available from 6 pm until 10 pm for 25 EUR.',
    'For dinner, the price is €25.',
    'Dinner is 25 euros and is served from 18:00 to 22:00.',
    'Kids under 6 can eat for free.',
    'Yes, children under six eat free.',
    'Breakfast is served from 7:00 to 10:30 in the garden room, and dinner is from 18:00 to 22:00.',
    'Unfortunately, dogs aren’t allowed.',
    'No, sorry, dogs are not allowed.',
    'Guide dogs may stay.',
    'Parking in the garage costs 10 EUR per night.',
    'The garage is closed on Sundays, and a night costs 10 EUR.',
    'You can reach us at +387 33 123 456.',
    'Our pool opens at 8:00 and closes at 21:00.',
    'Yes, the pool is open until 9 pm.',
    'You can pick up towels at the bar.',
    'The Wi-Fi network is called Garden, and you do not need a password.',
    'No password is needed for the Wi-Fi.',
    'The Club sandwich costs $9.50.',
    'We have a Club sandwich with chicken, bacon, egg and tomato for $9.50.',
    'A massage takes 60 minutes and costs $65.00.',
    'For $65 you get a massage of 60 minutes.',
    'Tomorrow you could have a massage at 10:00, 11:30 or 15:00.',
    'Your order 4F2A is being prepared.',
    'Your two Club sandwiches are being prepared.',
    'The Club sandwich is available via room service at $9.50.',
    'You can swim in the pool from 8:00 to 21:00.',
    'There’s live jazz on the terrace on Friday at 8 pm, and admission is free.',
  ])('%s', (sentence) => expect(isGrounded(sentence, EN)).toBe(true))

  test.each([
    'Doručak je od 7:00 do 10:30, u sali s pogledom na baštu.',
    'Doručak možete dobiti između 7 i 10:30.',
    'Doručak počinje u 7:00 i završava u 10:30.',
    'Večera je od 18:00 do 22:00, a cijena je 25 eura.',
    'Nažalost, psi nisu dozvoljeni.',
    'Da, mačke su dobrodošle.',
    'Garaža je 10 KM po noći, a nedjeljom je zatvorena.',
    'Bazen je otvoren od 8 ujutro do 9 navečer.',
    'Peškire možete uzeti kod bara.',
    'Goveđa juha s domaćim rezancima košta 6 KM.',
    'Masaža traje 60 minuta i košta 90 KM.',
    'Peškiri vas čekaju kod bara.',
    'Žao nam je, psi nisu dozvoljeni.',
  ])('%s', (sentence) => expect(isGrounded(sentence, BS)).toBe(true))

  test.each([
    'نقدّم الإفطار بين 7:00 و10:30 في قاعة الحديقة.',
    'يبدأ الإفطار الساعة 7 صباحاً.',
    'الإفطار متاح حتى الساعة 10:30 صباحاً.',
    'تبلغ تكلفة العشاء 25 يورو.',
    'للأسف، الكلاب غير مسموح بها.',
    'نعم، المسبح مفتوح حتى 9 مساءً.',
    'يمكنكم استلام المناشف عند البار.',
    'سعر شوربة العدس 4 دولارات.',
    'يستغرق التدليك 60 دقيقة ويكلف 65 دولاراً.',
  ])('%s', (sentence) => expect(isGrounded(sentence, AR)).toBe(true))

  test.each([
    ['Breakfast is served from 7:00 to 10:30 in a hall with a garden view.', BS],
    ['Dinner costs 25 EUR.', BS],
    ['The pool is open from 8:00 to 21:00.', BS],
    ['Towels are at the bar.', AR],
    ['Doručak je od 7:00 do 10:30.', EN],
    ['Večera košta 25 eura.', EN],
    ['المسبح مفتوح من 8:00 إلى 21:00.', EN],
    ['الكلاب غير مسموح بها.', BS],
  ])('translated: %s', (sentence, sources) => expect(isGrounded(sentence, sources)).toBe(true))
})

test('a sentence may go on about the one before', () => {
  const isSo = (sentence: string, before: string) => groundOf(sentence, EN, before) !== null
  expect(isSo('It costs $9.50.', 'The Club sandwich is with chicken.')).toBe(true)
  expect(isSo('It costs $4.00.', 'The Club sandwich is with chicken.')).toBe(false)
  expect(isSo('It costs $9.50.', '')).toBe(false)
  expect(isSo('It is', 'The Club sandwich is with chicken.')).toBe(false)
})

const POOL =
  'Adults pay 25 EUR, children 10 EUR. The pool is open from Monday to Friday from 8:00 to 20:00, on Sundays from 10:00 to 18:00. Late checkout is free for Gold members. Dogs are not allowed in the restaurant. Children under six swim free.'
test.each(['Breakfast costs 25 EUR.', 'It costs 25 EUR.', 'Breakfast at 18:00 costs 25 EUR.'])(
  'what is said of something else is not said of the topic: %s',
  (sentence) =>
    expect(
      isGrounded(sentence, [
        { topic: 'Breakfast', content: 'Breakfast is at 7:00. Dinner is at 18:00. It costs 25 EUR.' },
      ]),
    ).toBe(false),
)

describe('nothing is left out that makes it true', () => {
  test.each([
    'Children pay 10 EUR.',
    'Adults pay 25 EUR.',
    'Adults pay 25 EUR and children 10 EUR.',
    'On Sundays the pool is open from 10:00 to 18:00.',
    'Late checkout is free for Gold members.',
    'Gold members have a free late checkout.',
    'Dogs are not allowed in the restaurant.',
    'Children under 6 can swim for free.',
  ])('%s', (sentence) => expect(isGrounded(sentence, [{ topic: 'Rules', content: POOL }])).toBe(true))
  test.each([
    'Children pay 25 EUR.',
    'Adults pay 10 EUR.',
    'Adults pay 10 EUR and children 25 EUR.',
    'Adults and children pay 25 EUR.',
    'On Sundays the pool is open from 8:00 to 20:00.',
    'The pool is open from 10:00 to 18:00.',
    'Late checkout is free.',
    'Dogs are not allowed.',
    'Children swim free.',
  ])('%s', (sentence) => expect(isGrounded(sentence, [{ topic: 'Rules', content: POOL }])).toBe(false))
})

test.each([
  ['I ordered 10 soups.', 'Guests like to order 10 soups here.'],
  ['I have booked a table.', 'Tables can be booked at reception.'],
  ['The table was reserved.', 'Reserve a table at reception.'],
  ['Rezervisao sam sto.', 'Sto se rezerviše na recepciji.'],
  ['Naručeno je 10 supa.', 'Gosti rado naruče 10 supa.'],
  ['لقد حجزت الطاولة.', 'احجزوا الطاولة في الاستقبال.'],
])('what nobody did is not said to be done: %s', (sentence, content) =>
  expect(isGrounded(sentence, [{ topic: '', content }])).toBe(false),
)

describe('a false one is not', () => {
  test.each([
    'You’ll find breakfast in the garden room between 7:30 and 10:30.',
    'Breakfast starts at 10:30 and ends at 7:00.',
    'Breakfast runs until 11:00.',
    'Breakfast is available from 6 pm until 10 pm.',
    'For breakfast, the price is €25.',
    'Dinner is 52 euros and is served from 18:00 to 22:00.',
    'Dinner costs 25.',
    'Kids under 16 can eat for free.',
    'Yes, dogs are not allowed.',
    'Yes, dogs are allowed.',
    'Dogs and guide dogs may stay.',
    'Breakfast and dinner cost 25 EUR.',
    'Dinner costs 25 EUR, breakfast too.',
    'Breakfast is from 7:00 to 10:30 and costs 25 EUR.',
    'Parking in the garage costs 10 USD per night.',
    'The garage is open on Sundays, and a night costs 10 EUR.',
    'The garage is free.',
    'Our pool opens at 9:00 and closes at 21:00.',
    'Our pool opens at 21:00.',
    'The gym is open until 9 pm.',
    'You can pick up towels at reception.',
    'The Wi-Fi network is called Sapphire, and you do not need a password.',
    'The Wi-Fi needs a password.',
    'The Club sandwich costs $4.00.',
    'The Lentil soup costs $9.50.',
    'We have a Club sandwich with chicken and beef for $9.50.',
    'A massage takes 65 minutes and costs $60.00.',
    'A massage takes 90 minutes.',
    'Tomorrow you could have a massage at 10:00, 12:30 or 15:00.',
    'Your order 4F2A was cancelled.',
    'Your order 4F2B is being prepared.',
    'There’s live jazz on the terrace on Saturday at 8 pm.',
    'Jazz admission is not free.',
    'The hotel Europa has a pool.',
    'I have booked the massage for you.',
    'Your table has been booked.',
  ])('%s', (sentence) => expect(isGrounded(sentence, EN)).toBe(false))

  test.each([
    'Doručak je od 7:30 do 10:30.',
    'Doručak počinje u 10:30 i završava u 7:00.',
    'Doručak košta 25 eura.',
    'Doručak i večera koštaju 25 eura.',
    'Večera košta 25 KM.',
    'Da, psi su dozvoljeni.',
    'Mačke nisu dobrodošle.',
    'Garaža je besplatna.',
    'Bazen je otvoren od 8 ujutro do 10 navečer.',
    'Peškire možete uzeti na recepciji.',
    'Goveđa juha košta 9 KM.',
    'Masaža traje 90 minuta i košta 60 KM.',
    'Teretana radi do 21:00.',
  ])('%s', (sentence) => expect(isGrounded(sentence, BS)).toBe(false))

  test.each([
    'نقدّم الإفطار بين 7:30 و10:30.',
    'الإفطار متاح حتى الساعة 11:30 صباحاً.',
    'تبلغ تكلفة الإفطار 25 يورو.',
    'تكلفة الإفطار والعشاء 25 يورو.',
    'تبلغ تكلفة العشاء 25 دولاراً.',
    'نعم، الكلاب مسموح بها.',
    'المسبح مغلق.',
    'المسبح مفتوح حتى 10 مساءً.',
    'يمكنكم استلام المناشف في الاستقبال.',
    'سعر شوربة العدس 9 دولارات.',
    'يستغرق التدليك 65 دقيقة ويكلف 60 دولاراً.',
  ])('%s', (sentence) => expect(isGrounded(sentence, AR)).toBe(false))

  test.each([
    ['Breakfast is served from 7:00 to 11:00 in a hall with a garden view.', BS],
    ['Dogs are allowed.', BS],
    ['The pool is free.', BS],
    ['The pool is closed.', AR],
    ['Breakfast is served in the Drina room.', BS],
    ['المسبح مجاني.', EN],
    ['Psi su dozvoljeni.', EN],
    ['Večera košta 25 KM.', EN],
  ])('translated: %s', (sentence, sources) => expect(isGrounded(sentence, sources)).toBe(false))
})
