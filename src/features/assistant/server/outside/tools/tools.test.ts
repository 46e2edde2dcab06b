import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChatEvent } from '#features/chat/contract.ts'
import { newSessionId } from '#features/chat/rules.ts'
import { WORDS_MAX } from '../../intents/read-order.ts'
import { addEntry } from '#features/knowledge/server/queries.ts'
import { openChatModel } from '#kit/server/open-chat-model.ts'
import type { Language } from '#kit/shared/languages.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeGuest, makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { type ModelStep, playing, sentTo, startOutsideServer, toldIn } from '#tests/outside-server.ts'
import { openProduct } from '#tests/product.ts'
import { addMassage, addTowels, askFor, hoursAhead, newKey, openAreas } from '#tests/services.ts'

const model = await startOutsideServer()
const product = openProduct({
  chatModel: openChatModel({ url: model.url, model: 'concierge', apiKey: null }),
})
let hotel: TestHotel
let massage: Awaited<ReturnType<typeof addMassage>>['offer']

/** What no rule is sure of, in each language. */
const UNSURE: Record<Language, string> = {
  en: 'Would you kindly enlighten us about quindles?',
  ar: 'زربلات وكندلات؟',
  bs: 'Zorbli i kvindli, šta mislite?',
}
const LANGUAGES = ['en', 'ar', 'bs'] as const

/** The rules read no story for what it wants. */
const inStory = (wanted: string, word: string) => `${wanted} ${`${word} `.repeat(WORDS_MAX)}`

beforeAll(async () => {
  hotel = await makeHotel(product.database)
  await openAreas(product.database, hotel.id)
  const name = { en: 'Massage', ar: 'تدليك', bs: 'Masaža' }
  massage = (await addMassage(product.database, hotel.id, { name })).offer
  await addTowels(product.database, hotel.id, { name: { en: 'Bath towels', ar: 'مناشف', bs: 'Peškiri' } })
  await product.database.withActor(hotel.admin, async (tx) => {
    await addEntry(
      tx,
      hotel.id,
      { topic: 'Pool', content: 'The pool is open from 8:00 to 21:00.', active: true },
      null,
    )
    await addEntry(
      tx,
      hotel.id,
      { topic: 'Bazen', content: 'Bazen radi od 8:00 do 21:00.', active: true },
      null,
    )
    await addEntry(
      tx,
      hotel.id,
      { topic: 'المسبح', content: 'المسبح مفتوح من 8:00 حتى 21:00.', active: true },
      null,
    )
  })
  await product.run(sql`UPDATE menu_items SET name_ar = 'شوربة', name_bs = 'Supa',
    traits = '{"milk": true, "nuts": false, "vegetarian": true}' WHERE name = 'Soup'`)
  await product
    .asStaff(hotel.admin)
    .announcements.add({
      slug: hotel.slug,
      announcement: {
        title: { en: 'Jazz evening', ar: 'أمسية جاز', bs: 'Džez veče' },
        description: {
          en: 'Live jazz on the terrace at 20:00.',
          ar: 'جاز حي على الشرفة الساعة 20:00.',
          bs: 'Džez uživo na terasi u 20:00.',
        },
      },
    })
})
afterAll(() => model.stop())
beforeEach(async () => {
  model.bodies.length = 0
  await product.run(sql`DELETE FROM rate_limits`)
})

async function ask(message: string, language: Language = 'en', guest = hotel.guest, of = hotel) {
  const said = { slug: of.slug, sessionId: newSessionId(), message, language }
  let pieces = ''
  let last: ChatEvent | null = null
  for await (const event of await product.as({ guest }).chat.send({ ...said, key: newKey() })) {
    if (event.kind === 'piece') pieces += event.text
    last = event
  }
  if (last?.kind !== 'done') throw new Error('The answer has no final event')
  return { pieces, text: last.message?.text ?? null, wish: last.message?.wish ?? null, message: last.message }
}

/** What a tool tells a model that a guest makes use it. */
async function told(tool: string, input: object, language: Language = 'en', guest = hotel.guest, of = hotel) {
  model.answerWith(playing([[tool, input]], '[unknown]'))
  await ask(UNSURE[language], language, guest, of)
  return toldIn(model.bodies.at(-1)).at(-1)
}

test('asks with all tools, and says who the guest is talking to', async () => {
  model.answerWith(playing('[unknown]'))
  const { message } = await ask(UNSURE.en)
  expect(message).toMatchObject({ isDefault: true })
  const sent = sentTo(model.bodies[0] ?? '')
  expect(sent.tools).toHaveLength(11)
  expect(sent.messages[0]?.content).toContain(hotel.name)
})

describe.each(LANGUAGES)('in %s', (language) => {
  const inOwn = <Of>(texts: Record<(typeof LANGUAGES)[number], Of>): Of => texts[language]

  test('finds what the hotel says', async () => {
    const about = inOwn({ en: 'pool', ar: 'المسبح', bs: 'bazen' })
    expect(await told('search_information', { about }, language)).toContain('8:00')
    model.answerWith(
      playing(
        [['search_information', { about }]],
        inOwn({
          en: 'You can swim in the pool from 8:00 to 9 pm. The pool is open until 22:00. It is free.',
          ar: 'نعم، المسبح مفتوح من 8 صباحاً حتى 9 مساءً. المسبح مفتوح حتى 22:00. المسبح مجاني.',
          bs: 'Bazen je otvoren od 8 do 21 h. Bazen radi do 22:00. Bazen je besplatan.',
        }),
      ),
    )
    const { text, pieces, message } = await ask(UNSURE[language], language)
    expect(text).toBe(
      inOwn({
        en: 'You can swim in the pool from 8:00 to 9 pm.',
        ar: 'نعم، المسبح مفتوح من 8 صباحاً حتى 9 مساءً.',
        bs: 'Bazen je otvoren od 8 do 21 h.',
      }),
    )
    expect(pieces.trim()).toBe(text)
    expect(message?.sources).toMatchObject([{ topic: inOwn({ en: 'Pool', ar: 'المسبح', bs: 'Bazen' }) }])
  })

  test('tells when something is open, and whether it is now', async () => {
    const about = inOwn({ en: 'pool', ar: 'المسبح', bs: 'bazen' })
    const now = inOwn({
      en: /Pool: (?:Open|Closed) now/,
      ar: /المسبح: (?:مفتوح|مغلق) الآن/,
      bs: /Bazen: (?:Sada je|Trenutno|Otvoreno|Zatvoreno)/,
    })
    expect(await told('opening_hours', { about }, language)).toMatch(now)
  })

  test('tells what is on', async () => {
    model.answerWith(
      playing(
        [['announcements', {}]],
        inOwn({
          en: 'There is live jazz on the terrace at 8 pm. There is live jazz on the terrace at 9 pm.',
          ar: 'يوجد جاز حي على الشرفة الساعة 8 مساءً. يوجد جاز حي على الشرفة الساعة 9 مساءً.',
          bs: 'Džez uživo je na terasi u 20 h. Džez uživo je na terasi u 21 h.',
        }),
      ),
    )
    const { text } = await ask(UNSURE[language], language)
    expect(text).toMatch(/20 h|8 /)
    expect(text).not.toMatch(/21 h|9 /)
  })

  test('finds dishes with their prices, and what is declared of them for the model alone', async () => {
    const dish = inOwn({ en: 'soup', ar: 'شوربة', bs: 'supa' })
    const found = await told('search_menu', { dish }, language)
    expect(found).toContain('$7.50')
    expect(found).toContain('aside')
    expect(found).not.toContain('Secret')
    model.answerWith(
      playing(
        [['search_menu', { dish }]],
        inOwn({
          en: 'The Soup costs $7.50. The Soup costs $7.00. The Soup contains milk. The Soup is vegan.',
          ar: 'سعر شوربة 7.50 دولار. سعر شوربة 7.00 دولار. تحتوي شوربة على الحليب. شوربة نباتية.',
          bs: 'Supa košta 7,50 dolara. Supa košta 7 dolara. Supa sadrži mlijeko. Supa je veganska.',
        }),
      ),
    )
    expect((await ask(UNSURE[language], language)).text).toBe(
      inOwn({ en: 'The Soup costs $7.50.', ar: 'سعر شوربة 7.50 دولار.', bs: 'Supa košta 7,50 dolara.' }),
    )
  })

  test('shows what is declared of dishes in our own words, and none of the model’s', async () => {
    const question = inOwn({
      en: 'Does the soup contain milk?',
      ar: 'هل تحتوي شوربة على الحليب؟',
      bs: 'Da li supa sadrži mlijeko?',
    })
    model.answerWith(
      playing(
        [['dietary', { question }]],
        inOwn({ en: 'The Soup is free of milk.', ar: 'شوربة خالية من الحليب.', bs: 'Supa je bez mlijeka.' }),
      ),
    )
    const { text, pieces } = await ask(UNSURE[language], language)
    const own = inOwn({ en: 'Soup: contains milk.', ar: 'شوربة: ', bs: 'Supa: ' })
    expect(text?.startsWith(own)).toBe(true)
    expect(text?.split('\n')).toHaveLength(1)
    expect(pieces.trim()).toBe(text)
  })

  test('finds offers with prices and hours, and free times that tell of nobody', async () => {
    const offer = inOwn({ en: 'massage', ar: 'تدليك', bs: 'masaža' })
    const found = await told('search_offers', { offer }, language)
    expect(found).toContain('$65.00')
    expect(found).toMatch(/60|دقيقة/)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const free = await told('free_times', { offer, day: tomorrow }, language)
    expect(free?.match(/\d\d:\d\d/g)?.length).toBeGreaterThan(10)
    expect(await told('free_times', { offer: 'helicopter', day: tomorrow }, language)).toBe(
      'There is no such appointment.',
    )
  })

  test('drafts an order of what the message asks for', async () => {
    const dish = inOwn({ en: 'Soup', ar: 'شوربة', bs: 'Supa' })
    const message = inOwn({
      en: inStory('Zorble me 3 soup.', 'quindle'),
      ar: inStory('زربلوا لنا 3 شوربة.', 'كندلات'),
      bs: inStory('Zorblite mi 3 supa.', 'kvindla'),
    })
    model.answerWith(playing([['draft_order', { lines: [{ dish, quantity: 3 }] }]], 'Done.'))
    const { wish, text, pieces } = await ask(message, language)
    expect(toldIn(model.bodies.at(-1))).toEqual([expect.stringContaining('as a card')])
    expect(wish).toMatchObject({ kind: 'order', lines: [{ quantity: 3 }] })
    expect(text).toContain(dish)
    expect(pieces).toBe('')
  })

  test('drafts a booking of what the message asks for', async () => {
    const offer = inOwn({ en: 'Massage', ar: 'تدليك', bs: 'Masaža' })
    const message = inOwn({
      en: inStory('Zorble me a massage.', 'quindle'),
      ar: inStory('زربلوا لنا تدليك.', 'كندلات'),
      bs: inStory('Zorblite mi masaža.', 'kvindla'),
    })
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    model.answerWith(playing([['draft_booking', { offer, day, time: '15:00' }]], 'Done.'))
    const { wish } = await ask(message, language)
    expect(toldIn(model.bodies.at(-1))).toEqual([expect.stringContaining('as a card')])
    expect(wish).toMatchObject({ kind: 'request', offers: [{ isAppointment: true }] })
  })

  test('offers a person', async () => {
    model.answerWith(playing([['ask_person', {}]], ''))
    const { wish, text, pieces } = await ask(UNSURE[language], language)
    expect(wish).toEqual({ kind: 'person' })
    expect(pieces.trim()).toBe(text)
  })
})

test('not even what a description says of diets is said in other words than our own', async () => {
  await product.run(sql`UPDATE menu_items SET description = 'Vegan, free of nuts, with mint.'
    WHERE hotel_id = ${hotel.id} AND name = 'Tea'`)
  model.answerWith(
    playing([['search_menu', { dish: 'tea' }]], 'Tea is vegan. Tea is free of nuts. Tea is with mint.'),
  )
  expect((await ask(UNSURE.en)).text).toBe('Tea is with mint.')
})

describe('what the guest has booked', () => {
  test('is told of the guest who asks, and of nobody else', async () => {
    const own = await makeGuest(product.database, hotel)
    const other = await makeGuest(product.database, hotel)
    const [soup, cevapi] = hotel.dishes
    const place = (guest: typeof own, order: ReturnType<typeof orderOf>) =>
      product.asGuest(guest).bookings.place({ slug: hotel.slug, key: newKey(), order })
    await place(own, orderOf([[soup, 2]]))
    await place(other, orderOf([[cevapi, 9]], 'Not for others'))
    const asked = askFor(massage, { startsAt: hoursAhead(30) })
    await product.asGuest(own).work.book({ slug: hotel.slug, key: newKey(), asked })

    const found = await told('my_bookings', {}, 'en', own)
    expect(found).toContain('2 × Soup')
    expect(found).toContain('Massage')
    expect(found).not.toMatch(/Ćevapi|Not for others/)
    expect(found).not.toContain(other.guestName)
    expect(await told('my_bookings', {}, 'bs', other)).toContain('9 × Ćevapi')
  })

  test('is nothing for a visitor', async () => {
    model.answerWith(playing([['my_bookings', {}]], '[unknown]'))
    await product
      .as({})
      .chat.send({
        slug: hotel.slug,
        sessionId: newSessionId(),
        message: UNSURE.en,
        language: 'en',
        key: newKey(),
      })
      .then(async (events) => {
        for await (const event of events)
          if (event.kind === 'done') expect(event.message?.isDefault).toBe(true)
      })
    expect(toldIn(model.bodies.at(-1))).toEqual([expect.stringContaining('only for guests')])
  })
})

test('whatever is looked up, nothing of another hotel is found', async () => {
  const other = await makeHotel(product.database)
  await openAreas(product.database, other.id)
  await addMassage(product.database, other.id, { name: inEnglish('Helicopter') })
  await product.database.withActor(other.admin, (tx) =>
    addEntry(tx, other.id, { topic: 'Sapphire', content: 'The code word is Sapphire.', active: true }, null),
  )
  const calls: ModelStep = [
    ['search_information', { about: 'Sapphire code word' }],
    ['search_offers', { offer: 'helicopter' }],
    ['search_offers', {}],
    ['search_menu', {}],
    ['announcements', {}],
    ['my_bookings', {}],
  ]
  model.answerWith(playing(calls, 'The code word is Sapphire.'))
  const { text } = await ask(UNSURE.en)
  expect(text).not.toContain('Sapphire')
  const answers = toldIn(model.bodies.at(-1))
  expect(answers).toHaveLength(6)
  for (const answer of answers) expect(answer).not.toMatch(/Sapphire is|Helicopter|The code word/)
})
