import { expect, test } from 'vitest'
import { demoOffers } from '#demo/offers.ts'
import { timeAt, dayAt } from '#kit/shared/day.ts'
import { understoodOf } from '../../understood.ts'
import { isAboutBooked } from './managing.ts'
import { momentsOf, NO_TIME } from './read-time.ts'
import { readService, type Readable } from './read-service.ts'

const OFFERS = demoOffers.map((offer, at): Readable => {
  const { category, kind, team, name, questions = [] } = offer
  const withIds = questions.map((question, own) => ({
    ...question,
    id: `${at} ${own}`,
    ...('choices' in question && {
      choices: question.choices.map((choice, one) => ({ ...choice, id: `${at} ${own} ${one}` })),
    }),
  }))
  return {
    id: `${at}`,
    category,
    kind,
    team,
    name: name as Readable['name'],
    questions: withIds as Readable['questions'],
  }
})

/** A Monday, at 12:20 by the hotel's clock. */
const NOW = Date.parse('2026-11-23T11:20:00Z')
const ZONE = 'Europe/Sarajevo'

/** `Towels (2 × Bath towels) | Pool; for 2; 2026-11-24 17:00`. */
function understood(said: string, offers = OFFERS): string | null {
  const reading = readService(said, offers)
  if (!reading) return null
  const { options, places, time } = reading
  const { moments, from, doubt } = momentsOf(time, NOW, ZONE)
  const when = (at: number) => `${dayAt(new Date(at), ZONE)} ${timeAt(new Date(at), ZONE)}`
  return [
    options
      .map(({ offer, answers }) => {
        const answered = understoodOf(offer.questions, answers, ({ en }) => en).join(', ')
        return answered ? `${offer.name.en} (${answered})` : offer.name.en
      })
      .join(' | '),
    ...(places === null ? [] : [`for ${places}`]),
    ...(moments.length > 0 ? [moments.map(when).join(' or ')] : from > NOW ? [`from ${when(from)}`] : []),
    ...(doubt ? [doubt] : []),
  ].join('; ')
}

const WISHES = {
  english: [
    ['can I have towels', 'Towels'],
    ['two towels please', 'Towels (2 × Bath towels)'],
    ['four hand towels please', 'Towels (4 × Hand towels)'],
    ['Could you bring us some clean towels?', 'Towels'],
    ['three soft pillows, please', 'Extra pillows (3 × Pillows, Soft)'],
    ['book me a massage at five', 'Massage; 2026-11-23 17:00'],
    ['massage tomorrow at 17:00 for two', 'Massage; for 2; 2026-11-24 17:00'],
    ["I'd like a massage with hot stones tonight", 'Massage (With hot stones); from 2026-11-23 18:00'],
    [
      'Can I book a back and neck massage for tomorrow morning?',
      'Massage (Back and neck); from 2026-11-24 08:00',
    ],
    ['a taxi to the airport at 6 am', 'Taxi (airport); 2026-11-24 06:00'],
    ['please call a taxi for 3 people in 20 minutes', 'Taxi (3 × Passengers); for 3; 2026-11-23 12:40'],
    [
      'I need a transfer from the airport on Friday at 14:30',
      'Airport transfer (From the airport); 2026-11-27 14:30',
    ],
    ['I need my room cleaned', 'Room cleaning'],
    ['can you clean my room at half past two', 'Room cleaning; 2026-11-23 14:30'],
    ['the light bulb is broken', 'Something is broken (Light, the light bulb is broken)'],
    [
      'The air conditioning is not working',
      'Something is broken (Air conditioning or heating, The air conditioning is not working)',
    ],
    ['can someone fix the shower please', 'Something is broken (can someone fix the shower please)'],
    [
      "I'd like to book a table for two at 8",
      'Table at our restaurant; for 2; 2026-11-23 20:00 or 2026-11-24 08:00',
    ],
    ['table for four tomorrow at 8 pm', 'Table at our restaurant; for 4; 2026-11-24 20:00'],
    ['we would like to swim tomorrow at 10 am', 'Pool; 2026-11-24 10:00'],
    ['book the old town walk for two on Saturday', 'Old town walk; for 2; from 2026-11-28 00:00'],
    ['could we get a baby cot', 'Baby cot'],
    ['I want to book a tour', 'Old town walk'],
    ['two towels and a massage at five', 'Towels (2 × Bath towels) | Massage; 2026-11-23 17:00'],
    ['massage in an hour please', 'Massage; 2026-11-23 13:20'],
    ['hammam at noon the day after tomorrow', 'Hammam; 2026-11-25 12:00'],
  ],
  bosnian: [
    ['dva peškira, molim', 'Towels (2 × Bath towels)'],
    ['mogu li dobiti čiste ručnike', 'Towels'],
    ['htjela bih masažu sutra u 17h', 'Massage; 2026-11-24 17:00'],
    ['masaža u pet molim', 'Massage; 2026-11-23 17:00'],
    ['Mogu li rezervisati masažu večeras u pola osam?', 'Massage; 2026-11-23 19:30'],
    ['trebam taksi u 6 ujutro do aerodroma', 'Taxi (aerodroma); 2026-11-24 06:00'],
    ['pozovite mi taksi za pola sata', 'Taxi; 2026-11-23 12:50'],
    [
      'trebam prevoz na aerodrom sutra u 5 i po ujutro',
      'Airport transfer (To the airport); 2026-11-24 05:30',
    ],
    ['očistite mi sobu, molim', 'Room cleaning'],
    ['Možete li pospremiti sobu u podne?', 'Room cleaning; 2026-11-24 12:00'],
    ['sijalica ne radi', 'Something is broken (sijalica ne radi)'],
    ['pokvarila se klima', 'Something is broken (Air conditioning or heating, pokvarila se klima)'],
    [
      'želim rezervisati sto za dvoje u 8',
      'Table at our restaurant; for 2; 2026-11-23 20:00 or 2026-11-24 08:00',
    ],
    ['Sto za četvero sutra navečer u 7, molim', 'Table at our restaurant; for 4; 2026-11-24 19:00'],
    ['bazen za troje u petak u 10', 'Pool; for 3; 2026-11-27 10:00 or 2026-11-27 22:00'],
    ['još jedan jastuk molim', 'Extra pillows (1 × Pillows)'],
    ['treba mi krevetac za bebu', 'Baby cot'],
  ],
  arabic: [
    ['أريد منشفتين من فضلكم', 'Towels (2 × Bath towels)'],
    ['ثلاث مناشف من فضلكم', 'Towels (3 × Bath towels)'],
    ['هل يمكنني حجز تدليك الساعة الخامسة؟', 'Massage; 2026-11-23 17:00'],
    ['احجزوا لي تدليكًا غدًا الساعة ٥ مساءً', 'Massage; 2026-11-24 17:00'],
    ['أريد تاكسي الساعة 4:30 الفجر', 'Taxi; 2026-11-24 04:30'],
    ['تاكسي ٥ الفجر لو سمحت', 'Taxi; 2026-11-24 05:00'],
    ['محتاج تاكسي غدا الساعة 6 فجرًا', 'Taxi; 2026-11-24 06:00'],
    ['تدليك غدا الساعة 17:00 لشخصين', 'Massage; for 2; 2026-11-24 17:00'],
    ['أريد سيارة أجرة إلى المطار الساعة السادسة صباحًا', 'Taxi (المطار); 2026-11-24 06:00'],
    ['أريد تنظيف الغرفة', 'Room cleaning'],
    ['نظفوا غرفتي بعد ساعة من فضلكم', 'Room cleaning; 2026-11-23 13:20'],
    ['المصباح لا يعمل', 'Something is broken (المصباح لا يعمل)'],
    ['المكيف معطل', 'Something is broken (المكيف معطل)'],
    [
      'أريد حجز طاولة لأربعة أشخاص الساعة الثامنة والنصف مساء',
      'Table at our restaurant; for 4; 2026-11-23 20:30',
    ],
    ['ممكن وسادة إضافية؟', 'Extra pillows'],
  ],
} as const

for (const [language, sentences] of Object.entries(WISHES)) {
  test.each(sentences.map(([said, expected]) => ({ said, expected })))(
    `a wish in ${language}: $said`,
    ({ said, expected }) => expect(understood(said)).toBe(expected),
  )
}

test.each([
  'how much is a massage?',
  'when is the pool open?',
  'do you have a sauna?',
  'Do you have towels?',
  'is the massage good',
  'what time is the last massage',
  'how long does the hammam take',
  'towels',
  'massage',
  'the massage was wonderful',
  'I booked a massage at five, where do I go',
  'please cancel my massage at five',
  'where are the towels',
  'is the gym broken?',
  'breakfast at 7 please',
  'can I have a late checkout please',
  'a baby bottle please',
  'how much is airport parking',
  'two coffees please',
  'thank you for the towels',
  'what is the tourist tax',
  'trebam mirno mjesto da radim',
  'Koliko košta masaža?',
  'kad radi bazen',
  'imate li saunu',
  'masaža je bila odlična',
  'otkažite masažu u pet molim',
  'sredite to molim',
  'u koliko je doručak',
  'كم سعر التدليك؟',
  'متى يفتح المسبح؟',
  'هل لديكم ساونا؟',
  'ألغوا التدليك من فضلكم',
  'كان التدليك رائعا',
])('%j wants nothing of what is offered', (said) => expect(understood(said)).toBeNull())

test.each([
  ['a table for two on 31 December at 8 pm', 'Table at our restaurant; for 2; 2026-12-31 20:00'],
  ['massage on November 26 at 3 pm', 'Massage; 2026-11-26 15:00'],
  ['massage on the 3rd of December at 6 pm', 'Massage; 2026-12-03 18:00'],
  ['massage on 3 December at 6 pm', 'Massage; 2026-12-03 18:00'],
  ['massage on the 26th at 3 pm', 'Massage; 2026-11-26 15:00'],
  ['masaža 26. novembra u 15 sati', 'Massage; 2026-11-26 15:00'],
  ['masaža za 26. novembar u 15 sati', 'Massage; 2026-11-26 15:00'],
  ['sto za dvoje 31. decembra u 20 sati', 'Table at our restaurant; for 2; 2026-12-31 20:00'],
  ['طاولة لشخصين في 31 ديسمبر الساعة الثامنة مساءً', 'Table at our restaurant; for 2; 2026-12-31 20:00'],
  ['تدليك في ٣ كانون الأول الساعة الخامسة مساءً', 'Massage; 2026-12-03 17:00'],
  ['massage 26.11. at 15:00', 'Massage; 2026-11-26 15:00'],
  ['masaža 2.12. u 15:00', 'Massage; 2026-12-02 15:00'],
  ['massage 26/11 at 15:00', 'Massage; 2026-11-26 15:00'],
  ['massage on 12/31 at 3 pm', 'Massage; 2026-12-31 15:00'],
  ['massage in two days at 5 pm', 'Massage; 2026-11-25 17:00'],
  ['masaža za dva dana u 17 sati', 'Massage; 2026-11-25 17:00'],
  ['تدليك بعد يومين الساعة 17:00', 'Massage; 2026-11-25 17:00'],
  ['massage at 8.10.', 'Massage; 2026-11-23 20:10 or 2026-11-24 08:10'],
  ['massage on 31 November at 5 pm', 'Massage; unclear'],
  ['massage in December please', 'Massage; unclear'],
  ['book me a massage next week', 'Massage; unclear'],
])('%j is of that date', (said, expected) => expect(understood(said)).toBe(expected))

test.each([
  ['massage yesterday at 5 pm', 'Massage; past'],
  ['book me a massage yesterday', 'Massage; past'],
  ['masaža jučer u 17h', 'Massage; past'],
  ['تدليك أمس الساعة الخامسة', 'Massage; past'],
  ['massage today at 9 am', 'Massage; past'],
  ['massage on 22 November at 5 pm', 'Massage; past'],
])('%j has passed', (said, expected) => expect(understood(said)).toBe(expected))

test.each([
  ['ne treba mi taksi', null],
  ['ne treba mi masaža', null],
  ['لا أحتاج سيارة أجرة', null],
  ["I don't want towels", null],
  ['we do not need room cleaning today', null],
  ['no towels please, but a pillow', 'Extra pillows'],
  ['I want no towels', null],
  ['لا مناشف من فضلكم', null],
  ['no, two towels please', 'Towels (2 × Bath towels)'],
  ['no I want two towels', 'Towels (2 × Bath towels)'],
  ['ne, molim dva peškira', 'Towels (2 × Bath towels)'],
  ['I want no pillow but two towels', 'Towels (2 × Bath towels)'],
  ["I don't want towels but a pillow please", 'Extra pillows'],
  ['ne trebaju mi peškiri, ali treba mi jastuk', 'Extra pillows'],
  ['لا أحتاج مناشف بل وسادة', 'Extra pillows'],
])('%j declines something', (said, expected) => expect(understood(said)).toBe(expected))

test.each([
  'cancel my massage',
  'can you cancel my hammam booking',
  'otkaži mi rezervaciju za hamam',
  'أريد إلغاء حجز الحمام',
  'move my hammam to tomorrow',
  'can I move my massage to 5 pm',
  'pomjeri moj hamam za sutra',
  'what time is my massage?',
  'متى موعد تدليكي؟',
  'when does my taxi come?',
  'kada dolazi moj taksi',
  'where are my bookings?',
  'cancel it',
  'no, cancel it',
  'Please cancel that',
  'can you cancel the booking?',
  'can I cancel it?',
  'cancel everything please',
  'otkaži to',
  'Ne, otkažite to molim',
  'otkaži rezervaciju',
  'ukini rezervaciju',
  'ukini masažu',
  'الغي الحجز',
  'الغاء',
  'لا، ألغوا الحجز من فضلكم',
  'ألغِه',
  'أريد إلغاء الحجز',
  'كنسل الحجز',
])('%j is about what is booked', (said) => {
  expect(understood(said)).toBeNull()
  expect(isAboutBooked(said, OFFERS)).toBe(true)
})

test.each([
  'when is the pool open?',
  'متى يفتح المسبح؟',
  'move my luggage to the lobby please',
  'what is your cancellation policy?',
  'can I cancel my room booking',
  'can I cancel my room reservation?',
  'until when can I cancel for free',
  'do I get a refund if I cancel',
  'mogu li otkazati rezervaciju',
  'mogu li otkazati rezervaciju sobe?',
  'kakvi su uslovi otkazivanja?',
  'كيف الغي الحجز',
  'ما هي سياسة الإلغاء؟',
  'هل يمكنني إلغاء حجز الغرفة؟',
  'please change my towels',
  'massage tomorrow at 17:00 for two',
])('%j is not about what is booked', (said) => expect(isAboutBooked(said, OFFERS)).toBe(false))

test.each([
  ['two hand towels and three bath towels', 'Towels (3 × Bath towels, 2 × Hand towels)'],
  ['dva peškira i jastuk', 'Towels (2 × Bath towels) | Extra pillows (1 × Pillows)'],
  ['dva peškira i tri jastuka molim', 'Towels (2 × Bath towels) | Extra pillows (3 × Pillows)'],
  ['jastuk i dva peškira', 'Extra pillows (1 × Pillows) | Towels (2 × Bath towels)'],
  ['two towels and a pillow', 'Towels (2 × Bath towels) | Extra pillows (1 × Pillows)'],
  ['two towels and pillows', 'Towels (2 × Bath towels) | Extra pillows'],
  ['ثلاث مناشف ووسادة', 'Towels (3 × Bath towels) | Extra pillows (1 × Pillows)'],
  ['منشفتين ووسادة من فضلكم', 'Towels (2 × Bath towels) | Extra pillows (1 × Pillows)'],
  ['منشفتين وثلاث وسائد من فضلكم', 'Towels (2 × Bath towels) | Extra pillows (3 × Pillows)'],
  ['تلات مناشف من فضلكم', 'Towels (3 × Bath towels)'],
  ['تدليك غدا الساعة 17:00 لتلات اشخاص', 'Massage; for 3; 2026-11-24 17:00'],
  ['تدليك غدا الساعة 17:00 لثلاثة أشخاص', 'Massage; for 3; 2026-11-24 17:00'],
  ['تدليك غدا الساعة 17:00 لتنين', 'Massage; for 2; 2026-11-24 17:00'],
  ['طاولة لتمن أشخاص غدا الساعة 20:00', 'Table at our restaurant; for 8; 2026-11-24 20:00'],
  ['طاولة لتلاتة غدا الساعة التامنة مساء', 'Table at our restaurant; for 3; 2026-11-24 20:00'],
  ['sto za šestoro sutra u 20h', 'Table at our restaurant; for 6; 2026-11-24 20:00'],
  ['dva peškira za kupanje i tri peškira za ruke', 'Towels (2 × Bath towels, 3 × Hand towels)'],
  ['massage tomorrow at 17:00 for me and my wife', 'Massage; for 2; 2026-11-24 17:00'],
  ['masaža sutra u 17h za mene i suprugu', 'Massage; for 2; 2026-11-24 17:00'],
  ['تدليك غدا الساعة 17:00 لي ولزوجتي', 'Massage; for 2; 2026-11-24 17:00'],
])('%j is understood with how many', (said, expected) => expect(understood(said)).toBe(expected))

test.each([
  ['two massages at 6 tomorrow', 2],
  ['dvije masaže sutra u 18h', 2],
  ['تدليكين غدا الساعة 18:00', 2],
  ['a massage at 6 tomorrow', null],
  ['a 60 minute massage tomorrow', null],
  ['soba 12, masaža sutra u 18h', null],
])('%j is of so many', (said, count) => expect(readService(said, OFFERS)?.options).toMatchObject([{ count }]))

test('of more than can be had at a time the most is told', () => {
  const most = (said: string) => readService(said, OFFERS)?.options.map((option) => option.most)
  expect(most('50 bath towels please')).toEqual([6])
  expect(most('two bath towels please')).toEqual([null])
})

test('an hour that may be in the morning or in the evening is the next reasonable one first', () => {
  expect(understood('massage at 8')).toBe('Massage; 2026-11-23 20:00 or 2026-11-24 08:00')
  expect(understood('massage at 6')).toBe('Massage; 2026-11-23 18:00')
  expect(understood('massage at 12')).toBe('Massage; 2026-11-24 12:00')
})

test('what is broken is nothing to a hotel that mends nothing by request', () => {
  const others = OFFERS.filter(({ team }) => team !== 'maintenance')
  expect(understood('the massage chair is broken', others)).toBeNull()
})

test.each([
  ['taxi tomorrow at 6', ['06:00', '18:00']],
  ['taksi sutra u 6', ['06:00', '18:00']],
  ['تاكسي غدا الساعة 6', ['06:00', '18:00']],
  ['taxi tomorrow at half past 6', ['06:30', '18:30']],
  ['taxi at 6', []],
  ['taxi tomorrow at 6 am', []],
  ['taxi tomorrow at 06:00', []],
  ['taxi tomorrow evening at 6', []],
  ['taxi tomorrow at 12', []],
  ['table for two for dinner tomorrow at 8', []],
  ['sto za dvoje za večeru sutra u 8', []],
  ['طاولة لشخصين للعشاء غدا الساعة 8', []],
])(
  'an hour of two halves of the day is as well one as the other, unless words decide it: %s',
  (said, either) => {
    const time = readService(said, OFFERS)?.time ?? NO_TIME
    expect(momentsOf(time, NOW, ZONE).either.map((at) => timeAt(new Date(at), ZONE))).toEqual(either)
  },
)

test.each([
  ['book a massage tomorrow at 17:00 and bring a cheeseburger', ['a cheeseburger']],
  ['two towels and a juice please', ['a juice']],
  ['masaža sutra u 17h i jedan burek molim', ['jedan burek']],
  ['منشفتين وكرواسون من فضلكم', ['وكرواسون']],
  ['two towels please', []],
  ['I need a transfer from the airport on Friday at 14:30', []],
  ['trebam taksi u 6 ujutro do aerodroma', []],
])('what of a message is nothing of what is offered is told: %s', (said, unclear) =>
  expect(readService(said, OFFERS)?.unclear).toEqual(unclear),
)

test('the room that is named for it is kept apart', () =>
  expect(readService('two towels to room 305 please', OFFERS)).toMatchObject({
    rooms: [{ said: 'to room 305', room: '305' }],
    unclear: [],
  }))
