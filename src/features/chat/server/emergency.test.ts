import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readEmergency } from '#features/assistant/server/emergency/read-emergency.ts'
import { addEntry } from '#features/knowledge/server/queries.ts'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { carryOutJobs } from '#tests/carry-out-jobs.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { mailBy, startMailServer, subjectOf } from '#tests/mail-server.ts'
import { openProduct } from '#tests/product.ts'
import { until } from '#tests/until.ts'
import { newSessionId } from '../rules.ts'

const server = await startMailServer()
const product = openProduct({ mail: mailBy(server.url) })
let hotel: TestHotel
afterAll(() => server.stop())
beforeEach(async () => {
  server.taken.length = 0
  await product.run(sql`DELETE FROM rate_limits`)
  hotel = await makeHotel(product.database)
})

/** Which of them are, is learned. */
const DOUBTFUL = [
  'my chest feels tight since the spa',
  'my wife feels weak',
  'my mother is not well',
  'strange smell here',
  'my daughter ate a nut',
]
const SMOKE = 'there is smoke in the corridor'

function chatOf(guest: TestHotel['guest'] | null = hotel.guest) {
  const device = { id: crypto.randomUUID(), knownAt: [], isNew: false }
  const { chat } = product.as({ device, guest })
  const of = { slug: hotel.slug, sessionId: newSessionId() }
  return {
    api: chat,
    of,
    read: () => chat.getConversation(of),
    say: async (message: string, key: string = crypto.randomUUID()) => {
      const events = []
      for await (const event of await chat.send({ ...of, message, language: 'en', key })) events.push(event)
      const done = events.at(-1)
      if (done?.kind !== 'done') throw new Error('The answer has no final event')
      return done
    },
  }
}

const deeds = async () =>
  (
    await product.run<{ action: string }>(
      sql`SELECT action FROM audit_log WHERE hotel_id = ${hotel.id} AND entity = 'chat_conversation' ORDER BY at`,
    )
  ).map(({ action }) => action)

/** How many guests in the chat are to be rung for. */
const alerts = async () =>
  (await product.run(sql`SELECT 1 FROM jobs WHERE hotel_id = ${hotel.id} AND kind = 'chat-alert'`)).length

/** As often as visitors at one address may ring everybody. */
async function ringOften() {
  for (let called = 0; called < RATE_LIMITS.emergency_address.maxAttempts; called++)
    await chatOf(null).say(SMOKE)
}

/** Somebody of the staff takes over the guest who waits first. */
async function takeOver() {
  const desk = product.asStaff(hotel.admin).chat
  const [listed] = await desk.listConversations({ slug: hotel.slug, scope: 'open' })
  if (!listed) throw new Error('It is listed')
  await desk.takeOver({ slug: hotel.slug, id: listed.id })
  return { desk, id: listed.id }
}

test('an emergency is answered at once with whom to call, and calls everybody', async () => {
  const guest = chatOf()
  const { message, state } = await guest.say(SMOKE)
  expect(state).toBe('waiting')
  expect(message?.wish).toMatchObject({ kind: 'emergency', danger: 'fire' })
  expect(message?.text).toContain('take the stairs, never the lift')
  expect(message?.text).toContain(`your room number, ${hotel.guest.roomNumber}`)

  const desk = product.asStaff(hotel.admin).chat
  const { calling } = await desk.countWaiting({ slug: hotel.slug })
  expect(calling).toMatchObject([{ danger: 'fire', alertedSince: expect.any(String) }])
  carryOutJobs(product)
  await until(() =>
    expect(server.taken.map(subjectOf)).toEqual([`Emergency: guest of room ${hotel.guest.roomNumber}`]),
  )
  await until(async () => expect(await deeds()).toEqual(['emergency', 'alert-everyone']))

  const [listed] = await desk.listConversations({ slug: hotel.slug, scope: 'open' })
  if (!listed) throw new Error('It is listed')
  await desk.takeOver({ slug: hotel.slug, id: listed.id })
  expect(await desk.openConversation({ slug: hotel.slug, id: listed.id })).toMatchObject({ danger: 'fire' })
  await desk.giveBack({ slug: hotel.slug, id: listed.id })
  expect(await desk.openConversation({ slug: hotel.slug, id: listed.id })).toMatchObject({ danger: null })
})

test('it says the hotel’s own words for an emergency, and never those of another entry', async () => {
  const teach = (topic: string, content: string) =>
    product.database.withActor(hotel.admin, (tx) =>
      addEntry(tx, hotel.id, { topic, content, active: true }, null),
    )
  await teach('Smoking', 'Smoking costs 150 KM.')
  const before = await chatOf().say(SMOKE)
  expect(before.message?.text).not.toContain('150 KM')
  await teach('In an emergency', 'Dial 9 from the phone of your room.')
  const after = await chatOf().say(SMOKE)
  expect(after.message?.text).toContain('Dial 9 from the phone of your room.')
  expect(after.message?.text).not.toContain('150 KM')
})

test('no limit is in its way: neither that of a chat nor that of a minute', async () => {
  const guest = chatOf()
  await product.run(sql`UPDATE chat_settings SET max_conversations = 1 WHERE hotel_id = ${hotel.id}`)
  await guest.say('When is breakfast?')
  await expect(guest.say('And dinner?')).rejects.toMatchObject({ code: 'CHAT_LIMIT_REACHED' })
  expect((await guest.say(SMOKE)).message?.wish?.kind).toBe('emergency')

  const next = chatOf()
  await product.run(sql`UPDATE chat_settings SET max_conversations = 100 WHERE hotel_id = ${hotel.id}`)
  for (let said = 0; said < RATE_LIMITS.chatbot_message.maxAttempts; said++)
    await next.say('When is breakfast?')
  await expect(next.say('And dinner?')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect((await next.say(SMOKE)).message?.wish?.kind).toBe('emergency')
})

test('a message that is sent again is answered once, and one more of the same only reaches the staff', async () => {
  const guest = chatOf()
  const key = crypto.randomUUID()
  const first = await guest.say(SMOKE, key)
  expect((await guest.say(SMOKE, key)).message?.id).toBe(first.message?.id)
  expect((await guest.say('hurry, more and more smoke, fire!')).message).toBeNull()
  const messages = (await guest.read())?.messages ?? []
  expect(messages.map(({ author }) => author)).toEqual(['guest', 'assistant', 'guest'])
  expect(await deeds()).toEqual(['emergency'])
})

test('a guest whom somebody answers calls everybody again', async () => {
  const guest = chatOf()
  await guest.api.askPerson({ ...guest.of, language: 'en' })
  const { desk, id } = await takeOver()
  const { state, message } = await guest.say('my wife is unconscious, call an ambulance')
  expect(state).toBe('waiting')
  expect(message?.wish).toMatchObject({ kind: 'emergency' })
  expect(await desk.countWaiting({ slug: hotel.slug })).toMatchObject({
    calling: [{ id, danger: expect.any(String) }],
  })
})

test('a visitor is asked where they are, and another hotel hears nothing', async () => {
  const other = await makeHotel(product.database)
  const { message } = await chatOf(null).say('النجدة حريق')
  expect(message?.text).toContain('اكتبوا لنا رقم غرفتكم')
  expect(await product.asStaff(other.admin).chat.countWaiting({ slug: other.slug })).toEqual({
    waiting: 0,
    calling: [],
  })
})

test('beside an answer that is being made only an emergency is taken', async () => {
  const guest = chatOf()
  const send = (message: string) =>
    guest.api.send({ ...guest.of, message, language: 'en', key: crypto.randomUUID(), onlyUrgent: true })
  await expect(send('When is breakfast?')).rejects.toMatchObject({ code: 'STILL_ANSWERING' })
  for await (const event of await send(SMOKE))
    if (event.kind === 'done') expect(event).toMatchObject({ state: 'waiting' })
  expect(await deeds()).toEqual(['emergency'])
})

test('what may be something else is answered, and the guest is asked below it', async () => {
  const guest = chatOf()
  const doubtful = DOUBTFUL.find((text) => readEmergency(text)?.isSure === false)
  if (!doubtful) throw new Error('None of them is doubtful any more')
  const { state, asked } = await guest.say(doubtful)
  expect(state).toBe('assistant')
  expect(asked?.wish).toMatchObject({ kind: 'emergency', isAsked: true })
  const messages = (await guest.read())?.messages ?? []
  expect(messages.map(({ wish }) => wish)).toEqual([
    null,
    null,
    expect.objectContaining({ kind: 'emergency', isAsked: true }),
  ])
  expect(await deeds()).toEqual([])
  expect((await guest.say('This is an emergency')).state).toBe('waiting')
  expect(await deeds()).toEqual(['emergency'])
})

test('visitors ring everybody so many times, and are shown beyond it without a sound; guests are not counted with them', async () => {
  await ringOften()
  const before = await alerts()
  const visitor = chatOf(null)
  const beyond = await visitor.say(SMOKE)
  expect(beyond).toMatchObject({ state: 'waiting', message: { wish: { kind: 'emergency' } } })
  expect(beyond.message?.text).toContain('please call reception')
  expect((await visitor.say('fire, now the curtains are burning!')).message).toBeNull()
  expect(await alerts()).toBe(before)
  expect(await deeds()).toHaveLength(RATE_LIMITS.emergency_address.maxAttempts + 1)
  const desk = product.asStaff(hotel.admin).chat
  const { calling } = await desk.countWaiting({ slug: hotel.slug })
  expect(calling.filter(({ isQuiet }) => isQuiet)).toMatchObject([
    { danger: 'fire', alertedSince: expect.any(String) },
  ])
  expect((await chatOf().say(SMOKE)).state).toBe('waiting')
  expect(await alerts()).toBe(before + 1)
})

test('what was only shown rings once somebody may be rung again', async () => {
  await ringOften()
  const visitor = chatOf(null)
  await visitor.say(SMOKE)
  const before = await alerts()
  await product.run(sql`DELETE FROM rate_limits`)
  expect((await visitor.say('fire, fire!')).message?.text).toContain('We are alerting our staff')
  expect(await alerts()).toBe(before + 1)
})

test('who takes back what was only shown rings nobody either', async () => {
  await ringOften()
  const visitor = chatOf(null)
  await visitor.say(SMOKE)
  const before = await alerts()
  expect(await visitor.api.recallEmergency({ ...visitor.of, language: 'en' })).toMatchObject({
    state: 'waiting',
    danger: null,
  })
  expect(await alerts()).toBe(before)
})

test('an entry about something merely urgent is not taken for the hotel’s words', async () => {
  await product.database.withActor(hotel.admin, (tx) =>
    addEntry(tx, hotel.id, { topic: 'Urgent laundry', content: 'Back in two hours.', active: true }, null),
  )
  expect((await chatOf().say(SMOKE)).message?.text).not.toContain('Back in two hours.')
})

test('who has just taken over is not called again by the next line', async () => {
  const guest = chatOf()
  await guest.say(SMOKE)
  await takeOver()
  expect(await guest.say('fire, now the curtains are burning!')).toMatchObject({
    state: 'staff',
    message: null,
  })
  expect(await guest.say('my wife is unconscious, call an ambulance')).toMatchObject({
    state: 'waiting',
    message: { wish: { danger: 'life' } },
  })
})

test('who has just pressed Seen is not called again by the next line of the same kind', async () => {
  const guest = chatOf()
  await guest.say(SMOKE)
  const desk = product.asStaff(hotel.admin).chat
  const [listed] = await desk.listConversations({ slug: hotel.slug, scope: 'open' })
  if (!listed) throw new Error('It is listed')
  await desk.seeEmergency({ slug: hotel.slug, id: listed.id })
  await guest.say('fire, now the curtains are burning!')
  expect((await guest.read())?.staffSawAt).not.toBeNull()
  await guest.say('my wife is unconscious, call an ambulance')
  expect((await guest.read())?.staffSawAt).toBeNull()
})

test('what is asked below a message and a reply at the same moment are both kept', async () => {
  const guest = chatOf()
  await guest.api.askPerson({ ...guest.of, language: 'en' })
  const desk = product.asStaff(hotel.admin).chat
  const [listed] = await desk.listConversations({ slug: hotel.slug, scope: 'open' })
  const doubtful = DOUBTFUL.find((text) => readEmergency(text)?.isSure === false)
  if (!listed || !doubtful) throw new Error('None of them is doubtful any more')
  const replies = [1, 2, 3].map((at) =>
    desk.reply({ slug: hotel.slug, id: listed.id, key: crypto.randomUUID(), text: `Answer ${at}` }),
  )
  const [{ asked }] = await Promise.all([guest.say(doubtful), ...replies])
  expect(asked).not.toBeNull()
  expect((await guest.read())?.messages).toHaveLength(5)
})

test('a guest who waits already is asked, too', async () => {
  const guest = chatOf()
  await guest.api.askPerson({ ...guest.of, language: 'en' })
  const doubtful = DOUBTFUL.find((text) => readEmergency(text)?.isSure === false)
  if (!doubtful) throw new Error('None of them is doubtful any more')
  const { state, message, asked } = await guest.say(doubtful)
  expect([state, message, asked?.wish]).toEqual(['waiting', null, expect.objectContaining({ isAsked: true })])
})

test('a call that everybody was reached by for all of its time begins anew', async () => {
  const guest = chatOf()
  await guest.say(SMOKE)
  await product.run(
    sql`UPDATE chat_conversations SET handed_over_at = now() - interval '3 hours' WHERE hotel_id = ${hotel.id}`,
  )
  await guest.say('fire, fire!')
  expect(await deeds()).toEqual(['emergency', 'emergency'])
})

test('a guest takes back what was no emergency, and is looked after as any who waits', async () => {
  const guest = chatOf()
  await guest.say(SMOKE)
  const recalled = await guest.api.recallEmergency({ ...guest.of, language: 'en' })
  expect(recalled).toMatchObject({ state: 'waiting', danger: null, isAlerted: false })
  expect(recalled.messages.at(-1)).toMatchObject({ author: 'guest', text: 'This is not an emergency.' })
  const desk = product.asStaff(hotel.admin).chat
  expect((await desk.countWaiting({ slug: hotel.slug })).calling).toMatchObject([
    { danger: null, alertedSince: null },
  ])
  const again = await guest.api.recallEmergency({ ...guest.of, language: 'en' })
  expect(again.messages).toHaveLength(recalled.messages.length)
  expect(await deeds()).toEqual(['emergency', 'recall'])
  await expect(chatOf().api.recallEmergency({ ...guest.of, language: 'en' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await guest.say('fire, there are flames now!!')).toMatchObject({ state: 'waiting' })
  expect((await desk.countWaiting({ slug: hotel.slug })).calling).toMatchObject([{ danger: 'fire' }])
})

test('what crosses an emergency does not end it: what was read before, a reply, a giving back', async () => {
  const guest = chatOf()
  await guest.api.askPerson({ ...guest.of, language: 'en' })
  const desk = product.asStaff(hotel.admin).chat
  const [listed] = await desk.listConversations({ slug: hotel.slug, scope: 'open' })
  if (!listed) throw new Error('It is listed')
  const of = { slug: hotel.slug, id: listed.id }
  await guest.say(SMOKE)
  await desk.markRead(of)
  const reply = { ...of, key: crypto.randomUUID(), text: 'Enjoy your evening!' }
  const refused = { code: 'STILL_CALLING' }
  await expect(desk.reply(reply)).rejects.toMatchObject(refused)
  await expect(desk.giveBack(of)).rejects.toMatchObject(refused)
  expect((await desk.countWaiting({ slug: hotel.slug })).calling).toMatchObject([
    { alertedSince: expect.any(String) },
  ])
  await desk.seeEmergency(of)
  expect((await desk.countWaiting({ slug: hotel.slug })).calling).toMatchObject([{ alertedSince: null }])
  expect(await desk.giveBack(of)).toMatchObject({ state: 'assistant', danger: null })
})

test('an emergency is taken from a screen whose guest is signed in no longer, as of a visitor', async () => {
  const { api, of, read } = chatOf(null)
  const input = { ...of, guestId: hotel.guest.guestId, language: 'en' as const }
  await expect(api.send({ ...input, message: 'hello', key: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  })
  for await (const event of await api.send({ ...input, message: SMOKE, key: crypto.randomUUID() }))
    expect(event.kind).not.toBe('piece')
  expect(await read()).toMatchObject({ state: 'waiting', danger: 'fire' })
  expect(await alerts()).toBe(1)
})

test.each([
  ['en', 'Sorry, false alarm'],
  ['ar', 'آسف، إنذار كاذب'],
  ['bs', 'Izvinite, lažna uzbuna'],
] as const)('a guest takes it back in words as by the button (%s)', async (language, words) => {
  const guest = chatOf()
  await guest.say(SMOKE)
  const input = { ...guest.of, language, message: words, key: crypto.randomUUID() }
  for await (const event of await guest.api.send(input)) expect(event.kind).not.toBe('piece')
  const recalled = await guest.read()
  expect(recalled).toMatchObject({ state: 'waiting', danger: null, isAlerted: false })
  expect(recalled?.messages.at(-1)).toMatchObject({ author: 'guest', text: words })
  expect(await deeds()).toEqual(['emergency', 'recall'])
  // sent once more, as after a lost answer
  for await (const event of await guest.api.send(input)) expect(event.kind).not.toBe('piece')
  expect((await guest.read())?.messages).toHaveLength(recalled?.messages.length ?? 0)
  await guest.say(SMOKE)
  expect(await deeds()).toEqual(['emergency', 'recall', 'emergency'])
})

test('whoever took it over reads that it was none, as any message', async () => {
  const guest = chatOf()
  await guest.say(SMOKE)
  await takeOver()
  expect(await guest.say('false alarm')).toMatchObject({ state: 'staff', message: null, asked: null })
  expect((await guest.read())?.danger).toBe('fire')
  expect(await deeds()).toEqual(['emergency', 'take-over'])
})

test('without a call such words are a message as any other', async () => {
  const guest = chatOf()
  expect(await guest.say('false alarm')).toMatchObject({ state: 'assistant', asked: null })
  expect(await deeds()).toEqual([])
})

test('a number alone is asked about again after it was none', async () => {
  const asked = { wish: { kind: 'emergency', danger: 'help', isAsked: true } }
  const shownOf = ({ message, asked: below }: Awaited<ReturnType<typeof guest.say>>) => below ?? message
  const guest = chatOf()
  await guest.say('call 112')
  await guest.say('false alarm')
  expect(shownOf(await guest.say('112'))).toMatchObject(asked)
  expect(shownOf(await guest.say('112'))).toBeNull()
  await guest.say('This is an emergency')
  expect(await guest.read()).toMatchObject({ state: 'waiting', danger: 'help' })

  const other = chatOf()
  await other.say('112')
  await other.say('sorry, false alarm')
  expect(shownOf(await other.say('112'))).toMatchObject(asked)
})

test('until somebody takes over, the inbox shows what called, not what was written since', async () => {
  const guest = chatOf()
  const desk = product.asStaff(hotel.admin).chat
  const shown = async () => {
    const [listed] = await desk.listConversations({ slug: hotel.slug, scope: 'open' })
    if (!listed) throw new Error('It is listed')
    return { id: listed.id, words: listed.lastQuestion }
  }
  await guest.say(SMOKE)
  await guest.say('please hurry')
  await guest.say('we are on the second floor')
  expect((await shown()).words).toBe(SMOKE)
  await guest.say('somebody broke into my room')
  await guest.say('quick')
  expect((await shown()).words).toBe('somebody broke into my room')
  const { id } = await shown()
  await desk.seeEmergency({ slug: hotel.slug, id })
  expect((await shown()).words).toBe('somebody broke into my room')
  await desk.takeOver({ slug: hotel.slug, id })
  expect((await shown()).words).toBe('quick')
})

test('of a guest who presses that it is one, the inbox shows what it was asked about', async () => {
  const guest = chatOf()
  const doubtful = DOUBTFUL.find((text) => readEmergency(text)?.isSure === false)
  if (!doubtful) throw new Error('None of them is doubtful any more')
  await guest.say(doubtful)
  await guest.say('This is an emergency')
  const desk = product.asStaff(hotel.admin).chat
  expect(await desk.listConversations({ slug: hotel.slug, scope: 'open' })).toMatchObject([
    { lastQuestion: doubtful },
  ])
  await guest.api.recallEmergency({ ...guest.of, language: 'en' })
  expect(await desk.listConversations({ slug: hotel.slug, scope: 'open' })).toMatchObject([
    { lastQuestion: 'This is not an emergency.' },
  ])
})

test('a number for help alone is asked about at once, and nothing else is said of it', async () => {
  const guest = chatOf()
  const { state, message, asked } = await guest.say('112')
  expect([state, asked]).toEqual(['assistant', null])
  expect(message?.wish).toMatchObject({ kind: 'emergency', isAsked: true, danger: 'help' })
  expect((await guest.read())?.messages).toHaveLength(2)
  expect(await guest.say('This is an emergency')).toMatchObject({ state: 'waiting' })
  expect(await alerts()).toBe(1)
  const other = chatOf()
  expect(await other.say('call 112')).toMatchObject({ state: 'waiting' })
})

test.each(['911', '999'])('%s alone is asked about where a room has that number', async (number) => {
  expect(await chatOf().say(number)).toMatchObject({ state: 'waiting' })
  expect(await alerts()).toBe(1)
  await product.run(
    sql`UPDATE guests SET room_number = ${number}, room_key = ${number} WHERE id = ${hotel.guest.guestId}`,
  )
  const guest = chatOf()
  const { state, message } = await guest.say(number)
  expect(state).toBe('assistant')
  expect(message?.wish).toMatchObject({ kind: 'emergency', isAsked: true, danger: 'help' })
  expect(await alerts()).toBe(1)
  expect(await guest.say('This is an emergency')).toMatchObject({ state: 'waiting' })
  const other = chatOf()
  expect(await other.say(`call ${number}`)).toMatchObject({ state: 'waiting' })
  expect(await chatOf().say(`${number}! there is a fire`)).toMatchObject({ state: 'waiting' })
})

test("which number helps is told by the hotel's place; that of a room rings nowhere", async () => {
  await product.run(sql`UPDATE hotels SET time_zone = 'Europe/Sarajevo' WHERE id = ${hotel.id}`)
  expect((await chatOf().say('123')).message?.wish).toMatchObject({ danger: 'fire', number: '123' })
  expect((await chatOf().say('999 KM')).state).toBe('assistant')
  expect((await chatOf().say('soba 112')).state).toBe('assistant')
  await product.run(sql`UPDATE hotels SET time_zone = 'Europe/London' WHERE id = ${hotel.id}`)
  expect((await chatOf().say('123')).message?.wish ?? null).toBeNull()
})
