import { sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ChatEvent } from '#features/chat/contract.ts'
import { newSessionId } from '#features/chat/rules.ts'
import { addOffer } from '#features/service-items/server/offer-queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Language } from '#kit/shared/languages.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeGuest, makeHotel, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { addMassage, addTowels, anOffer, askFor, newKey, openAreas } from '#tests/services.ts'
import { partsOf } from '../lists.ts'

const product = openProduct()
beforeEach(() => product.database.withActor(SYSTEM, (tx) => tx.execute(sql`DELETE FROM rate_limits`)))

const newTalk = () => ({
  device: { id: crypto.randomUUID(), knownAt: [], isNew: false },
  sessionId: newSessionId(),
})

async function ask(
  at: TestHotel,
  message: string,
  language: Language = 'en',
  guest = at.guest,
  { device, sessionId } = newTalk(),
) {
  const api = product.as({ device, guest })
  const said = { slug: at.slug, sessionId, message, language, key: crypto.randomUUID() }
  let last: ChatEvent | null = null
  for await (const event of await api.chat.send(said)) last = event
  if (last?.kind !== 'done' || !last.message) throw new Error('The assistant gave no answer')
  return last.message
}

const optionsOf = ({ wish }: Awaited<ReturnType<typeof ask>>) => (wish?.kind === 'request' ? wish.offers : [])

async function makeSpa(
  ...given: Parameters<typeof addMassage> extends [unknown, unknown, ...infer Rest] ? Rest : never
) {
  const hotel = await makeHotel(product.database)
  await openAreas(product.database, hotel.id)
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE hotels SET time_zone = 'UTC' WHERE id = ${hotel.id}`),
  )
  const { offer, resourceIds } = await addMassage(product.database, hotel.id, ...given)
  return { hotel, offer, resourceIds }
}

const NAMES = { ...inEnglish('Massage'), bs: 'Masaža', ar: 'تدليك' }

/** Five in the afternoon of tomorrow. */
const tomorrowAtFive = () => {
  const at = new Date(Date.now() + 24 * 3_600_000)
  at.setUTCHours(17, 0, 0, 0)
  return at.toISOString()
}
const minutesFrom = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()

test('a massage at a time that is free is offered at that time, and nothing is booked', async () => {
  const { hotel, offer } = await makeSpa()
  const startsAt = tomorrowAtFive()
  const answer = await ask(hotel, 'book me a massage tomorrow at 17:00')
  expect(optionsOf(answer)).toMatchObject([
    { offerId: offer.id, category: 'spa_wellness', isAppointment: true, at: startsAt, startsAt, places: 1 },
  ])
  expect(optionsOf(answer)[0]?.nearest).toContain(startsAt)
  expect(answer.text).toContain('Massage: tomorrow, 17:00. This time is available.')
  expect(answer.text).toContain('Nothing is booked yet')
  expect(await product.asGuest(hotel.guest).work.listMine({ slug: hotel.slug })).toEqual([])
})

test('of a time that another guest has the nearest free ones are offered, never whose it is', async () => {
  const { hotel, offer } = await makeSpa()
  const startsAt = tomorrowAtFive()
  const other = await makeGuest(product.database, hotel)
  const asked = askFor(offer, { startsAt, note: 'Sore back' })
  await product.asGuest(other).work.book({ slug: hotel.slug, key: newKey(), asked })
  const answer = await ask(hotel, 'massage tomorrow at 17:00')
  expect(optionsOf(answer)).toMatchObject([
    {
      at: startsAt,
      startsAt: null,
      nearest: [-90, -60, 60, 90].map((minutes) => minutesFrom(startsAt, minutes)),
    },
  ])
  expect(answer.text).toContain('tomorrow, 17:00 is not available')
  expect(answer.text).toContain('tomorrow 15:30, 16:00, 18:00, 18:30')
  const told = JSON.stringify(answer)
  for (const secret of [other.guestName, other.guestId, 'Sore back']) expect(told).not.toContain(secret)
})

test.each([
  ['in 40 days at 5 pm', 'far', 'Reception will be happy to arrange it'],
  ['in December', 'unclear', 'Massage'],
])('of a massage %s nothing free is told', async (when, doubt, told) => {
  const { hotel } = await makeSpa()
  const answer = await ask(hotel, `book me a massage ${when}`)
  expect(optionsOf(answer)).toMatchObject([{ doubt, startsAt: null, nearest: [] }])
  expect(answer.text).toContain(told)
  expect(answer.text).not.toContain('available')
})

test.each([
  ['book me a massage on 31 February at 10', 'en', 'I did not understand which day you mean'],
  ['masaža 31. februara u 10 sati', 'bs', 'nisam razumio na koji dan mislite'],
  ['تدليك في 31 فبراير الساعة 10', 'ar', 'لم أفهم أي يوم تقصدون'],
] as const)(
  'of a day that there is not (%s) it is said that it was not understood',
  async (said, language, told) => {
    const { hotel } = await makeSpa({ name: NAMES })
    const answer = await ask(hotel, said, language)
    expect(optionsOf(answer)).toMatchObject([{ doubt: 'unclear' }])
    expect(answer.text).toContain(told)
  },
)

const dateAfter = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)
const midnightAfter = (days: number) => new Date(`${dateAfter(days)}T00:00:00Z`)

test.each([
  ['book me a massage in 4 days at 15:00', 'en', 'en-GB', 'this is after your checkout on', 'reception'],
  ['masaža za 4 dana u 15:00', 'bs', 'bs', 'to je nakon Vašeg odlaska', 'recepcija'],
  ['تدليك بعد 4 ايام الساعة 15:00', 'ar', 'ar', 'هذا بعد مغادرتكم', 'الاستقبال'],
] as const)(
  'a time after the guest’s stay (%s) is called that',
  async (said, language, locale, told, whom) => {
    const { hotel } = await makeSpa({ name: NAMES })
    const guest = await makeGuest(product.database, hotel, { expiresAt: midnightAfter(3) })
    const answer = await ask(hotel, said, language, guest)
    expect(optionsOf(answer)).toMatchObject([
      { doubt: 'far', lastDay: dateAfter(2), startsAt: null, nearest: [] },
    ])
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
    expect(answer.text).toContain(told)
    expect(answer.text).toContain(day.format(midnightAfter(2)))
    expect(answer.text.toLowerCase()).toContain(whom)
    for (const free of ['available', 'slobod', 'متاح']) expect(answer.text).not.toContain(free)
    const [without] = optionsOf(await ask(hotel, said, language))
    expect(without).toMatchObject({ startsAt: `${dateAfter(4)}T15:00:00.000Z` })
    expect(without).not.toHaveProperty('lastDay')
  },
)

test('where nothing is free until the guest leaves, that is what is said', async () => {
  const { hotel } = await makeSpa({ leadMinutes: 4 * 24 * 60 })
  const guest = await makeGuest(product.database, hotel, { expiresAt: midnightAfter(3) })
  const answer = await ask(hotel, 'book me a massage', 'en', guest)
  expect(optionsOf(answer)).toMatchObject([{ lastDay: dateAfter(2), nearest: [] }])
  expect(answer.text).toContain('no times are available before your checkout')
  expect(answer.text).not.toContain('two weeks')
})

test('what is free before the day that was asked for is told where nothing is free on it', async () => {
  const exceptions = Array.from({ length: 10 }, (_, at) => ({ day: dateAfter(at + 5), spans: [] }))
  const { hotel } = await makeSpa({}, [{ exceptions }])
  const answer = await ask(hotel, 'book me a massage in 9 days')
  const [option] = optionsOf(answer)
  expect(option?.nearest.map((at) => at.slice(0, 10))).toEqual(Array.from({ length: 4 }, () => dateAfter(4)))
  expect(answer.text).not.toContain('two weeks')
})

test('a request that can be ordered for later is not for after the guest’s stay', async () => {
  const hotel = await makeHotel(product.database)
  await openAreas(product.database, hotel.id)
  await addTowels(product.database, hotel.id)
  const guest = await makeGuest(product.database, hotel, { expiresAt: midnightAfter(3) })
  const answer = await ask(hotel, 'towels in 4 days at 10:00 please', 'en', guest)
  expect(optionsOf(answer)).toMatchObject([{ at: null, doubt: 'far', lastDay: dateAfter(2) }])
  expect(answer.text).toContain('after your checkout')
})

test.each([
  ['towels tomorrow at 10 please', 'en', 'done on request, in about 10 minutes', 'Tomorrow'],
  ['towels tomorrow please', 'en', 'cannot be ordered for later', 'Tomorrow'],
  ['peškire sutra u 10 molim', 'bs', 'za oko 10 minuta od trenutka kad zatražite', 'sutra'],
  ['مناشف غدا الساعة 10 من فضلكم', 'ar', 'خلال 10 دقائق تقريبًا من لحظة إرساله', 'غدًا'],
] as const)(
  'what is only done as soon as possible has no other time: %s',
  async (said, language, told, day) => {
    const hotel = await makeHotel(product.database)
    await openAreas(product.database, hotel.id)
    const name = { ...inEnglish('Towels'), bs: 'Peškiri', ar: 'مناشف' }
    await addTowels(product.database, hotel.id, { name, asksTime: false, targetMinutes: 10 })
    const answer = await ask(hotel, said, language)
    expect(optionsOf(answer)).toMatchObject([{ at: null, isSoonOnly: true }])
    expect(answer.text).toContain(told)
    expect(answer.text).not.toContain(day)
    for (const now of ['two towels please', 'towels in 10 minutes please', 'towels today please'])
      expect(optionsOf(await ask(hotel, now))[0], now).not.toHaveProperty('isSoonOnly')
  },
)

test('a day that is still to come is not now, however near its midnight is', async () => {
  const hotel = await makeHotel(product.database)
  await openAreas(product.database, hotel.id)
  await addTowels(product.database, hotel.id, { asksTime: false, targetMinutes: 10 })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${dateAfter(0)}T23:50:00Z`) })
  onTestFinished(() => void vi.useRealTimers())
  expect(optionsOf(await ask(hotel, 'towels tomorrow please'))).toMatchObject([{ isSoonOnly: true }])
  expect(optionsOf(await ask(hotel, 'towels at 00:05 please'))[0]).not.toHaveProperty('isSoonOnly')
})

test('of a time that has passed the next free ones are offered', async () => {
  const { hotel } = await makeSpa()
  const answer = await ask(hotel, 'book me a massage yesterday at 5 pm')
  expect(optionsOf(answer)).toMatchObject([{ doubt: 'past', at: null, startsAt: null }])
  expect(answer.text).toContain('Massage: this time has passed. The next available times: ')
})

test('who asks to change what is booked is told where, and gets no card', async () => {
  const { hotel } = await makeSpa()
  for (const [said, language, told] of [
    ['cancel my massage', 'en', 'My Bookings'],
    ['pomjeri moju masažu za sutra', 'bs', 'Moje narudžbe i termini'],
    ['متى موعد المساج؟', 'ar', 'طلباتي وحجوزاتي'],
  ] as const) {
    const answer = await ask(hotel, said, language)
    expect(answer.wish).toBeNull()
    expect(answer.text).toContain(told)
  }
})

test.each([
  ['book me a massage tomorrow at 17:00', 'en', 'Nothing has been ordered or booked', 'My Bookings'],
  ['htjela bih masažu sutra u 17h', 'bs', 'Ništa nije naručeno ni rezervisano', 'Moje narudžbe i termini'],
  ['احجزوا لي مساج غدًا الساعة ٥ مساءً', 'ar', 'لم يُطلب شيء ولم يُحجز', 'طلباتي وحجوزاتي'],
] as const)(
  'who lets go of a card that was not used (%s) hears that nothing is booked',
  async (wish, language, nothing, where) => {
    const name = { ...inEnglish('Massage'), bs: 'Masaža', ar: 'مساج' }
    const { hotel, offer } = await makeSpa({ name })
    const cancelling = {
      en: ['cancel it', 'no, cancel it', 'never mind'],
      bs: ['otkaži to', 'mogu li otkazati rezervaciju', 'nema veze'],
      ar: ['الغي الحجز', 'الغاء', 'لا داعي'],
    }[language]
    for (const said of cancelling) {
      const talk = newTalk()
      expect(optionsOf(await ask(hotel, wish, language, hotel.guest, talk))).toHaveLength(1)
      const answer = await ask(hotel, said, language, hotel.guest, talk)
      expect(answer.wish).toBeNull()
      expect(answer.text).toContain(nothing)
      expect(answer.text).toContain(where)
    }
    const talk = newTalk()
    await ask(hotel, wish, language, hotel.guest, talk)
    const asked = askFor(offer, { startsAt: tomorrowAtFive() })
    await product.asGuest(hotel.guest).work.book({ slug: hotel.slug, key: newKey(), asked })
    const answer = await ask(hotel, cancelling[0] ?? '', language, hotel.guest, talk)
    expect(answer.text).not.toContain(nothing)
    expect(answer.text).toContain(where)
  },
)

test('a question about cancelling a room is the hotel’s to answer, also after a card', async () => {
  const { hotel } = await makeSpa()
  const topic = 'Cancellation policy'
  const content = 'A room reservation can be cancelled until 18:00. After that the first night is charged.'
  const { knowledge } = product.asStaff(hotel.admin)
  await knowledge.add({ slug: hotel.slug, entry: { topic, content, active: true } })
  const charged = 'first night is charged'
  const talk = newTalk()
  await ask(hotel, 'book me a massage tomorrow at 17:00', 'en', hotel.guest, talk)
  for (const said of ['what is your cancellation policy?', 'can I cancel my room reservation?'])
    expect((await ask(hotel, said, 'en', hotel.guest, talk)).text, said).toContain(charged)
})

test('where guests choose with whom, the one who is named is meant, and only their free times', async () => {
  const people = ['Lejla', 'Tarik'].map((name) => ({ name: inEnglish(name) }))
  const { hotel, resourceIds } = await makeSpa({ choosesResource: true }, people)
  const answer = await ask(hotel, 'massage with Tarik tomorrow at 17:00')
  expect(optionsOf(answer)).toMatchObject([{ resourceId: resourceIds[1], startsAt: tomorrowAtFive() }])
  expect(answer.text).toContain('Massage, Tarik: tomorrow, 17:00')
  const [anybody] = optionsOf(await ask(hotel, 'massage tomorrow at 17:00'))
  expect(anybody).not.toHaveProperty('resourceId')
})

test('of an hour without its half of the day, the half that is free is meant', async () => {
  const hours = [{ begins: '07:00', ends: '12:00' }]
  const { hotel } = await makeSpa({}, [{ week: Array.from({ length: 7 }, () => hours) }])
  const [option] = optionsOf(await ask(hotel, 'a massage tomorrow at nine please'))
  expect(option?.startsAt?.slice(11, 16)).toBe('09:00')
})

test.each([
  ['how much is a massage?', 'en', 'Where: Spa, ground floor'],
  ['koliko košta masaža?', 'bs', 'Gdje: Spa, prizemlje'],
  ['بكم التدليك؟', 'ar', 'المكان: السبا، الطابق الأرضي'],
] as const)('of what is asked about, also where it is, is told: %s', async (said, language, told) => {
  const location = { en: 'Spa, ground floor', ar: 'السبا، الطابق الأرضي', bs: 'Spa, prizemlje' }
  const { hotel } = await makeSpa({ name: NAMES, location })
  expect((await ask(hotel, said, language)).text).toContain(told)
})

test('of several offers that are asked about each line of the list can be opened', async () => {
  const { hotel, offer } = await makeSpa()
  const towels = await addTowels(product.database, hotel.id)
  const { text, listed } = await ask(hotel, 'what do massage and towels cost?')
  expect(listed?.map(({ id }) => id).toSorted()).toEqual([offer.id, towels.id].toSorted())
  expect(partsOf(text, listed)?.map(({ kind }) => kind)).toEqual(['list', 'text'])
})

test('for more people than one appointment takes, it says for how many it can be', async () => {
  const { hotel } = await makeSpa({ placesMax: 2 }, [{ capacity: 2 }])
  const answer = await ask(hotel, 'massage tomorrow at 17:00 for three')
  expect(optionsOf(answer)).toMatchObject([{ places: 2 }])
  expect(answer.text).toContain('up to 2 people at a time')
})

test.each([
  ['massage for two tomorrow at 18:00', 'en', 'for 1 person at a time'],
  ['two massages at 6 tomorrow', 'en', 'for 1 person at a time'],
  ['masaža za dvoje sutra u 18h', 'bs', 'za najviše 1 osobu'],
  ['dvije masaže sutra u 18h', 'bs', 'za najviše 1 osobu'],
  ['تدليك لتلات اشخاص غدا الساعة 18:00', 'ar', 'لشخص واحد في كل مرة'],
] as const)('of what one person has at a time that is said: %s', async (said, language, told) => {
  const { hotel } = await makeSpa({ name: NAMES })
  const answer = await ask(hotel, said, language)
  expect(optionsOf(answer)).toMatchObject([{ places: 1, atMost: 1, atMostOf: 'people' }])
  expect(answer.text).toContain(told)
  const [one] = optionsOf(await ask(hotel, 'one massage tomorrow at 18:00'))
  expect(one).not.toHaveProperty('atMost')
})

test('of what is had as a whole, such as a car, nothing is said of how many people', async () => {
  const { hotel } = await makeSpa({ category: 'transportation', name: inEnglish('Airport transfer') })
  const answer = await ask(hotel, 'airport transfer tomorrow at 17:00 for three')
  expect(optionsOf(answer)).toMatchObject([{ places: 1 }])
  expect(answer.text).not.toContain('at a time')
  const two = await ask(hotel, 'two airport transfers tomorrow at 17:00')
  expect(optionsOf(two)).toMatchObject([{ places: 1, atMost: 1, atMostOf: 'pieces' }])
  expect(two.text).toContain('At most 1 at a time.')
})

test('towels are offered with how many, in each language', async () => {
  const hotel = await makeHotel(product.database)
  await openAreas(product.database, hotel.id)
  const id = crypto.randomUUID()
  const count = {
    id,
    kind: 'count' as const,
    label: inEnglish('Bath towels'),
    min: 0,
    max: 6,
    usual: 1,
    price: 0,
  }
  const { id: offerId } = await addTowels(product.database, hotel.id, { questions: [count] })
  for (const [said, language] of [
    ['two towels please', 'en'],
    ['dva peškira molim', 'bs'],
    ['أريد منشفتين من فضلكم', 'ar'],
  ] as const) {
    const answer = await ask(hotel, said, language)
    expect(optionsOf(answer)).toMatchObject([{ offerId, isAppointment: false, answers: [{ id, count: 2 }] }])
    expect(answer.text).toContain('2 ×')
  }
})

test.each([
  ['I want no towels', 'en'],
  ['we need no towels', 'en'],
  ['no towels please', 'en'],
  ["I don't need any towels", 'en'],
  ['towels are not needed', 'en'],
  ['ne trebaju mi peškiri', 'bs'],
  ['ne trebam peškire', 'bs'],
  ['peškiri mi ne trebaju', 'bs'],
  ['nemojte donositi peškire', 'bs'],
  ['bez peškira molim', 'bs'],
  ['لا أريد مناشف', 'ar'],
  ['لا نحتاج إلى مناشف', 'ar'],
  ['مش عايز مناشف', 'ar'],
  ['بدون مناشف من فضلكم', 'ar'],
] as const)('who declines towels is not offered them: %s', async (said, language) => {
  const hotel = await makeHotel(product.database)
  await openAreas(product.database, hotel.id)
  await addTowels(product.database, hotel.id, {
    name: { ...inEnglish('Towels'), bs: 'Peškiri', ar: 'مناشف' },
  })
  const answer = await ask(hotel, said, language)
  expect(answer).toMatchObject({ wish: null, isDefault: false })
  for (const offered of ['Towels', 'Peškiri', 'مناشف']) expect(answer.text).not.toContain(offered)
})

test('what only the reception has is passed on as before, where no offer fits', async () => {
  const { hotel } = await makeSpa()
  expect((await ask(hotel, 'two towels please')).wish).toEqual({ kind: 'request', offers: [] })
})

test('an area that is not open offers nothing', async () => {
  const { hotel } = await makeSpa()
  await openAreas(product.database, hotel.id, ['housekeeping'])
  const answer = await ask(hotel, 'book me a massage tomorrow at 17:00')
  expect(answer).toMatchObject({ wish: null, isDefault: true })
  const price = await ask(hotel, 'how much is a massage?')
  expect(price).toMatchObject({ wish: null, isDefault: true })
})

test('nothing of another hotel is offered', async () => {
  await makeSpa()
  const other = await makeHotel(product.database)
  await openAreas(product.database, other.id)
  expect((await ask(other, 'book me a massage tomorrow at 17:00')).wish).toBeNull()
})

test('dishes come first, with a word about what else was named', async () => {
  const hotel = await makeHotel(product.database)
  await openAreas(product.database, hotel.id)
  const towels = await addTowels(product.database, hotel.id)
  const answer = await ask(hotel, 'two soups and towels please')
  expect(answer.wish).toMatchObject({
    kind: 'order',
    lines: [{ quantity: 2 }],
    unknown: [],
    services: [{ offerId: towels.id, name: { en: 'Towels' } }],
  })
  expect(answer.text).toContain('under Services: Towels')
})

test('questions about offers are answered, unless an entry of the hotel does', async () => {
  const { hotel } = await makeSpa({ description: inEnglish('With warm oil.') })
  const price = await ask(hotel, 'how much is a massage?')
  expect(price.wish).toBeNull()
  expect(price.text).toContain('Massage: 60 minutes, $65.00')
  expect(price.text).toContain('With warm oil.')
  expect((await ask(hotel, 'koliko košta masaža?', 'bs')).text).toContain('$65.00')
  expect((await ask(hotel, 'كم سعر المساج؟', 'ar')).text).toContain('$65.00')
  expect((await ask(hotel, 'when is the massage open?')).text).toContain('00:00–24:00')
  expect((await ask(hotel, 'do you have a sauna?')).isDefault).toBe(true)
  const content = 'A massage costs 50 euros, and 40 in winter.'
  const { knowledge } = product.asStaff(hotel.admin)
  await knowledge.add({ slug: hotel.slug, entry: { topic: 'Massage', content, active: true } })
  await expect
    .poll(async () => (await ask(hotel, 'how much is a massage?')).text, { timeout: 15_000, interval: 1000 })
    .toBe(content)
})

test('what is broken is for those who mend it, in the guest’s words', async () => {
  const hotel = await makeHotel(product.database)
  await openAreas(product.database, hotel.id)
  const id = crypto.randomUUID()
  const note = { id, kind: 'note' as const, label: inEnglish('What is it?'), isRequired: true }
  const mending = anOffer({ team: 'maintenance', name: inEnglish('Repairs'), questions: [note] })
  const offer = await product.database.withActor(SYSTEM, (tx) => addOffer(tx, hotel.id, mending))
  const answer = await ask(hotel, 'the light bulb is broken')
  expect(optionsOf(answer)).toMatchObject([
    { offerId: offer.id, answers: [{ id, note: 'the light bulb is broken' }] },
  ])
})
