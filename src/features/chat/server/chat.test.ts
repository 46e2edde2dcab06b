import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEntry } from '#features/knowledge/server/queries.ts'
import type { Device } from '#kit/server/cookies.ts'

import { SYSTEM } from '#kit/server/actor.ts'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { sql } from 'drizzle-orm'
import { makeGuest, makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

import type { ChatEvent } from '../contract.ts'
import { newSessionId } from '../rules.ts'

const product = openProduct()
let hotel: TestHotel
let other: TestHotel

const newDevice = (): Device => ({ id: crypto.randomUUID(), knownAt: [], isNew: false })

/** A browser that chats. */
function browserAt(at: TestHotel, device = newDevice(), sessionId = newSessionId()) {
  return {
    device,
    sessionId,
    say: async (message: string, given: { key?: string; language?: Language; signedIn?: boolean } = {}) => {
      const { key = crypto.randomUUID(), language = 'en', signedIn = false } = given
      const api = product.as({ device, guest: signedIn ? at.guest : null })
      const events: ChatEvent[] = []
      for await (const event of await api.chat.send({ slug: at.slug, sessionId, message, language, key })) {
        events.push(event)
      }
      const done = events.at(-1)
      if (done?.kind !== 'done') throw new Error('The answer has no final event')
      return { ...done, text: done.message?.text ?? '', events, key }
    },
    read: (signedIn = false) =>
      product
        .as({ device, guest: signedIn ? at.guest : null })
        .chat.getConversation({ slug: at.slug, sessionId }),
    api: product.as({ device }),
  }
}

const teach = (at: TestHotel, topic: string, content: string) =>
  product.database.withActor(at.admin, (tx) => addEntry(tx, at.id, { topic, content, active: true }, null))

beforeAll(async () => {
  hotel = await makeHotel(product.database)
  other = await makeHotel(product.database)
  await teach(hotel, 'Breakfast', 'Breakfast is served from 7:00 to 10:30 in the garden room.')
  await teach(other, 'Helicopter', 'The helicopter leaves at noon with the code word Sapphire.')
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE hotels SET booking_support_number = '+387 33 555 000' WHERE id = ${hotel.id}`),
  )
})
beforeEach(() => product.database.withActor(SYSTEM, (tx) => tx.execute(sql`DELETE FROM rate_limits`)))

describe('what a guest says whose session has ended', () => {
  test.each(['send', 'askPerson'] as const)(
    'is refused, never taken for a visitor’s or another guest’s (%s)',
    async (how) => {
      const next = await makeGuest(product.database, hotel, { roomNumber: '209' })
      const { guestId } = hotel.guest
      const sessionId = newSessionId()
      const device = newDevice()
      const said = { message: 'When is breakfast?', key: crypto.randomUUID() }
      const speak = async (guest: typeof next | null) => {
        const { chat } = product.as({ device, guest })
        const as = { slug: hotel.slug, sessionId, guestId, language: 'en' as const }
        return how === 'send' ? chat.send({ ...as, ...said }) : chat.askPerson(as)
      }
      for (const guest of [null, next])
        await expect(speak(guest)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
      const kept = await product.database.withActor(SYSTEM, (tx) =>
        tx.execute(sql`SELECT FROM chat_conversations WHERE session_id = ${sessionId}`),
      )
      expect(kept).toEqual([])
      await expect(speak(hotel.guest)).resolves.toBeDefined()
    },
  )
})

describe('without a webhook or model', () => {
  test('quotes the entry and names it', async () => {
    const { text, message, events, replyCount } = await browserAt(hotel).say('When is breakfast?')
    expect(text).toBe('Breakfast is served from 7:00 to 10:30 in the garden room.')
    expect(message?.sources).toMatchObject([{ topic: 'Breakfast' }])
    expect(events.map(({ kind }) => kind)).toEqual(['kept', 'piece', 'done'])
    expect(replyCount).toBe(1)
  })

  test('says the sentence that answers, with the whole entry beside it', async () => {
    const at = await makeHotel(product.database)
    const answer = 'Expectant mothers are welcome from the fourth month.'
    const content = `The spa lies under the hill and is open from ten to eight, every day of the year but the first of January. A classic massage takes 25 minutes and costs 45 euros. ${answer} We do not cut hair, but a salon in the village does.`
    await teach(at, 'Spa', content)
    const { text, message } = await browserAt(at).say('are pregnant women welcome in the spa')
    expect(text).toBe(answer)
    expect(message?.sources).toMatchObject([{ topic: 'Spa', content }])
  })

  test.each(LANGUAGES)('takes questions in %s', async (language) => {
    expect(await browserAt(hotel).say('12345', { language })).toMatchObject({ state: 'assistant' })
  })

  test('names the language of an entry that is not in the language of the guest', async () => {
    const { text } = await browserAt(hotel).say('متى الفطور؟', { language: 'ar' })
    const [named, ...passage] = text.split('\n')
    expect(named).toContain('الإنجليزية')
    expect(passage).toEqual(['Breakfast is served from 7:00 to 10:30 in the garden room.'])
  })

  test('answers each part of a question, and says whom to ask about the rest', async () => {
    const at = await makeHotel(product.database)
    const breakfast = 'Breakfast is served from 7:00 to 10:30.'
    const parking = 'Parking is free in the yard.'
    await teach(at, 'Breakfast', breakfast)
    await teach(at, 'Parking', parking)
    const { text, message } = await browserAt(at).say('When is breakfast and is parking free?')
    expect(text).toBe(`${breakfast}\n${parking}`)
    expect(message?.sources).toMatchObject([{ topic: 'Breakfast' }, { topic: 'Parking' }])
    const half = await browserAt(at).say('When is breakfast? Who was the king of Bosnia?')
    expect(half.text).toBe(
      `${breakfast}\n“Who was the king of Bosnia?”: I do not know the answer to that yet. Reception will be happy to help.`,
    )
    expect(half.message?.isDefault).toBe(false)
  })

  test('answers a question about two things from both entries, and names the one it does not know', async () => {
    const at = await makeHotel(product.database)
    const breakfast = 'Breakfast is served from 7:00 to 10:30.'
    const pool = 'The pool is open from 7:00 to 21:00.'
    await teach(at, 'Breakfast', breakfast)
    await teach(at, 'Pool', pool)
    const { text, message } = await browserAt(at).say('What time are breakfast and the pool?')
    expect(text).toBe(`${breakfast}\n${pool}`)
    expect(message?.sources).toMatchObject([{ topic: 'Breakfast' }, { topic: 'Pool' }])
    const half = await browserAt(at).say('Do you have a pool and a helipad?')
    expect(half.text).toBe(
      `${pool}\n“helipad”: I do not know the answer to that yet. Reception will be happy to help.`,
    )
  })

  test('says whether it is open now, also to a question that says so by what was asked before', async () => {
    const at = await makeHotel(product.database)
    await teach(at, 'Gym', 'The gym is on the third floor and is open around the clock.')
    const guest = browserAt(at)
    const said =
      'Open now, and around the clock.\nThe gym is on the third floor and is open around the clock.'
    expect((await guest.say('Is the gym open now?')).text).toBe(said)
    const other = browserAt(at)
    expect((await other.say('Where is the gym?')).text).not.toContain('Open now')
    expect((await other.say('Is it open now?')).text).toBe(said)
  })

  test('reads what says too little by itself with the question before it', async () => {
    const guest = browserAt(hotel)
    await guest.say('When is breakfast?')
    expect((await guest.say('And where?')).text).toContain('7:00 to 10:30')
    expect((await guest.say('And the garden room?')).text).toContain('7:00 to 10:30')
    expect((await guest.say('And do you have a landing pad?')).message?.isDefault).toBe(true)
    expect((await guest.say('Who won the world cup in 1974?')).message?.isDefault).toBe(true)
  })

  test('a question it cannot answer gets the default reply with the number to call', async () => {
    const { text, message } = await browserAt(hotel).say('Who won the world cup in 1974?')
    const [reply, offer, ...more] = text.split('\n')
    expect(reply).toBe('Thank you for your message.')
    expect(offer).toContain('+387 33 555 000')
    expect(more).toEqual([])
    expect(message).toMatchObject({ isDefault: true, sources: [] })
  })

  test('an uncertain answer is suggested by its topic, and given when asked for', async () => {
    const guest = browserAt(hotel)
    const { message } = await guest.say('Does your breakfast suit astronauts?')
    expect(message).toMatchObject({ isDefault: true, sources: [{ topic: 'Breakfast' }] })
    expect((await guest.say(message?.sources[0]?.topic ?? '')).text).toContain('7:00 to 10:30')
  })

  test('a thank-you is not an unanswered question', async () => {
    const { text, message } = await browserAt(hotel).say('Hvala!', { language: 'bs' })
    expect(text).toContain('Nema na čemu')
    expect(message?.isDefault).toBe(false)
  })

  test("another hotel's knowledge is not used", async () => {
    const { text, message } = await browserAt(hotel).say('When does the helicopter leave? And the code?')
    expect(text).not.toContain('Sapphire')
    expect(message?.sources).toEqual([])
    expect((await browserAt(other).say('When does the helicopter leave?')).text).toContain('Sapphire')
  })

  test('only the guest who ordered learns the status of the order', async () => {
    const order = orderOf([[hotel.dishes[0], 2]])
    await product.asGuest(hotel.guest).bookings.place({ slug: hotel.slug, key: crypto.randomUUID(), order })
    const question = 'Where is my order?'
    expect((await browserAt(hotel).say(question, { signedIn: true })).text).toContain('2 × Soup')
    expect((await browserAt(hotel).say(question)).text).not.toContain('Soup')
    const neighbour = await makeGuest(product.database, hotel)
    const next = browserAt({ ...hotel, guest: neighbour })
    expect((await next.say(question, { signedIn: true })).text).toContain('no order yet')
  })
})

describe('a wish', () => {
  const bookings = () => product.asGuest(hotel.guest).bookings.listMine({ slug: hotel.slug })

  test('for dishes is kept with its answer, and orders nothing', async () => {
    const before = await bookings()
    const guest = browserAt(hotel)
    const { text, message } = await guest.say('two teas without sugar and one cevapi, please', {
      signedIn: true,
    })
    const [, cevapi, tea] = hotel.dishes
    expect(message?.wish).toMatchObject({
      kind: 'order',
      lines: [
        { itemId: tea.id, quantity: 2, note: 'without sugar' },
        { itemId: cevapi.id, quantity: 1, note: null },
      ],
    })
    expect(text.split('\n')).toEqual([
      'This is what I understood. Nothing is ordered yet.',
      '• 2 × Tea (without sugar)',
      '• 1 × Ćevapi',
    ])
    expect((await guest.read(true))?.messages.at(-1)).toEqual(message)
    expect(await bookings()).toEqual(before)
  })

  test('for more than an order takes is told so', async () => {
    const { text } = await browserAt(hotel).say('150 teas please')
    expect(text.split('\n')).toEqual([
      'This is what I understood. Nothing is ordered yet.',
      '• 99 × Tea',
      'One order takes at most 99 of a dish. For more, please ask reception.',
    ])
  })

  test('for a dish that is hidden is told so, by its whole name alone', async () => {
    const { text, message } = await browserAt(hotel).say('one Secret and a unicorn please')
    expect(text).toBe('Not available at the moment: one Secret\nI cannot find this on the menu: a unicorn')
    expect(message?.wish).toMatchObject({ lines: [], soldOut: ['one Secret'] })
  })

  test('for what the reception has waits for the guest to say so', async () => {
    const guest = browserAt(hotel)
    const { message, state } = await guest.say('mogu li dobiti dva peškira?', { language: 'bs' })
    expect(message).toMatchObject({ wish: { kind: 'request' }, isDefault: false })
    expect(state).toBe('assistant')
  })

  test('is none in a question', async () => {
    expect((await browserAt(hotel).say('is there soup?')).message?.wish).toBeNull()
  })

  test('for dishes is declined while room service is closed', async () => {
    const closed = await makeHotel(product.database)
    await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`UPDATE services SET enabled = false WHERE hotel_id = ${closed.id}`),
    )
    const { text, message } = await browserAt(closed).say('two teas please')
    expect(text).toContain('is not available at the moment')
    expect(message?.wish).toBeNull()
  })
})

describe('the conversation', () => {
  test('belongs to its browser', async () => {
    const mine = browserAt(hotel)
    await mine.say('When is breakfast?')
    const foreign = browserAt(hotel, newDevice(), mine.sessionId)
    expect(await foreign.read()).toBeNull()
    await expect(foreign.say('Hello')).rejects.toMatchObject({ code: 'SESSION_TAKEN' })
    await expect(
      foreign.api.chat.askPerson({ slug: hotel.slug, sessionId: mine.sessionId, language: 'en' }),
    ).rejects.toMatchObject({ code: 'SESSION_TAKEN' })
    expect((await mine.read())?.messages).toHaveLength(2)
    expect(await browserAt(other, mine.device, mine.sessionId).read()).toBeNull()
  })

  test('of one guest is not shown to the next one on the same tablet', async () => {
    const tablet = browserAt(hotel)
    await tablet.say('When is breakfast?', { signedIn: true })
    expect(await tablet.read(true)).not.toBeNull()
    expect(await tablet.read()).toBeNull()
    const next = { ...hotel, guest: await makeGuest(product.database, hotel) }
    expect(await browserAt(next, tablet.device, tablet.sessionId).read(true)).toBeNull()
  })

  test('of a deleted guest is shown to nobody on that phone', async () => {
    const guest = await makeGuest(product.database, hotel)
    const phone = browserAt({ ...hotel, guest })
    await phone.say('When is breakfast?', { signedIn: true })
    await product.asStaff(hotel.admin).guests.remove({ slug: hotel.slug, id: guest.guestId })
    expect(await phone.read()).toBeNull()
    await expect(phone.say('Hello')).rejects.toMatchObject({ code: 'SESSION_TAKEN' })
    const next = browserAt(hotel, phone.device, phone.sessionId)
    expect(await next.read(true)).toBeNull()
    await expect(next.say('Hello', { signedIn: true })).rejects.toMatchObject({ code: 'SESSION_TAKEN' })
  })

  test('accepts a message once, however often it is sent', async () => {
    const mine = browserAt(hotel)
    const first = await mine.say('When is breakfast?')
    const again = await mine.say('When is breakfast?', { key: first.key })
    expect(again.message).toEqual(first.message)
    expect((await mine.read())?.messages).toHaveLength(2)
    const together = crypto.randomUUID()
    const both = await Promise.all([1, 2].map(() => mine.say('When is breakfast?', { key: together })))
    expect(both[0]?.message).toEqual(both[1]?.message)
    expect((await mine.read())?.replyCount).toBe(2)
  })

  test("ends at the hotel's limit", async () => {
    await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`UPDATE chat_settings SET max_conversations = 2 WHERE hotel_id = ${other.id}`),
    )
    const mine = browserAt(other)
    await mine.say('Hello')
    expect((await mine.say('Hello')).replyCount).toBe(2)
    await expect(mine.say('Hello')).rejects.toMatchObject({ code: 'CHAT_LIMIT_REACHED' })
    expect(await mine.read()).toMatchObject({ replyCount: 2, limit: 2 })
    expect((await browserAt(other, mine.device).say('Hello')).replyCount).toBe(1)
  })

  test('is limited to ten messages a minute', async () => {
    const mine = browserAt(hotel)
    for (let count = 0; count < 10; count++) {
      await browserAt(hotel, mine.device).say('Hello')
    }
    await expect(mine.say('Hello')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      data: { retryAfterSeconds: 300 },
    })
    expect((await browserAt(hotel).say('Hello')).success).toBe(true)
  })

  test.each(['', '   \n ', 'x'.repeat(10_000), 'y'.repeat(1001)])('refuses a message (%#)', async (text) => {
    await expect(browserAt(hotel).say(text)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test.each(["<script>alert('x')</script>", '**bold** [x](javascript:alert(1))', "'; DROP TABLE hotels; --"])(
    'keeps %s as it is written',
    async (text) => {
      const mine = browserAt(hotel)
      await mine.say(text)
      expect((await mine.read())?.messages[0]?.text).toBe(text)
    },
  )

  test('answers are rated only by the guest who received them', async () => {
    const mine = browserAt(hotel)
    const { message } = await mine.say('When is breakfast?')
    const rating = { slug: hotel.slug, messageId: message?.id ?? '', rating: 'down' as const }
    await mine.api.chat.rate({ ...rating, sessionId: mine.sessionId })
    expect((await mine.read())?.messages[1]?.rating).toBe('down')
    const foreign = browserAt(hotel)
    await foreign.say('Hello')
    await expect(foreign.api.chat.rate({ ...rating, sessionId: foreign.sessionId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('a person', () => {
  test('is requested once; from then on the assistant is silent', async () => {
    const mine = browserAt(hotel)
    await mine.say('When is breakfast?')
    const ask = () => mine.api.chat.askPerson({ slug: hotel.slug, sessionId: mine.sessionId, language: 'bs' })
    expect(await ask()).toMatchObject({ state: 'waiting', messages: [{}, {}] })
    expect(await ask()).toMatchObject({ state: 'waiting' })
    const said = await mine.say('Is anybody there?', { language: 'bs' })
    expect(said).toMatchObject({ success: true, message: null, state: 'waiting', replyCount: 1 })
    const read = await mine.read()
    expect(read?.messages.at(-1)).toMatchObject({ author: 'guest', text: 'Is anybody there?' })
    const rows = await product.database.withActor(hotel.admin, (tx) =>
      tx.execute(sql`SELECT language, unread_count FROM chat_conversations WHERE id = ${read?.id}`),
    )
    expect([...rows]).toEqual([{ language: 'bs', unread_count: 1 }])
  })

  test('can be requested before the first message', async () => {
    const mine = browserAt(hotel)
    const asked = await mine.api.chat.askPerson({
      slug: hotel.slug,
      sessionId: mine.sessionId,
      language: 'en',
    })
    expect(asked).toMatchObject({ state: 'waiting', messages: [] })
  })
})

test.each([
  ['en', 'Can I talk to a real person please?'],
  ['bs', 'želim razgovarati s osobom'],
  ['ar', 'أريد التحدث مع موظف'],
] as const)(
  'who asks for a person is offered one, and nobody is called before they press (%s)',
  async (language, text) => {
    const { message, state } = await browserAt(hotel).say(text, { language })
    expect(message).toMatchObject({ wish: { kind: 'person' }, isDefault: false })
    expect(state).toBe('assistant')
  },
)

test('what a later release understood of a message is left out, and its text is read', async () => {
  const browser = browserAt(hotel)
  const { text } = await browser.say('When is breakfast?')
  await product.run(sql`UPDATE chat_messages SET wish = '{"kind": "seance"}', listed = '[{"kind": "ghost", "id": "x"}]'
    WHERE hotel_id = ${hotel.id} AND text = ${text}`)
  const answer = (await browser.read())?.messages.at(-1)
  expect(answer).toMatchObject({ text, wish: null, listed: [] })
})

test('events of a chat reach only its own browser', async () => {
  const mine = browserAt(hotel)
  await mine.say('When is breakfast?')
  const heard = () => product.heard.filter(({ deviceId }) => deviceId === mine.device.id)
  await expect.poll(() => heard().length).toBe(2)
  const told = expect.objectContaining({ topic: 'chat', hotelId: hotel.id })
  expect(heard()).toEqual([told, told])
})

test("suggests the hotel's topics in the reader's language", async () => {
  await teach(other, 'موعد الإفطار', 'من السابعة إلى العاشرة')
  const settings = (language: 'en' | 'ar') => product.as().chat.getSettings({ slug: other.slug, language })
  expect((await settings('en')).suggestions).toEqual(['Helicopter'])
  expect((await settings('ar')).suggestions).toEqual(['موعد الإفطار', 'Helicopter'])
})
