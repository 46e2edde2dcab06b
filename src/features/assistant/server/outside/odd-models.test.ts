import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newSessionId } from '#features/chat/rules.ts'
import { addEntry } from '#features/knowledge/server/queries.ts'
import { openChatModel } from '#kit/server/open-chat-model.ts'
import type { Language } from '#kit/shared/languages.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import {
  type AnswersRequest,
  type ModelStep,
  playing,
  sentTo,
  startOutsideServer,
  streaming,
  toldIn,
  withoutTools,
} from '#tests/outside-server.ts'
import { openProduct } from '#tests/product.ts'

const model = await startOutsideServer()
const product = openProduct({
  chatModel: openChatModel({ url: model.url, model: 'concierge', apiKey: null }),
  answerTimeLimitMs: 1500,
})
let hotel: TestHotel

/** No rule is sure of that, in each language; and what the assistant says by itself then. */
const UNSURE = {
  en: ['Would you kindly enlighten us about quindles?', /^Thank you for your message\./],
  ar: ['زربلات وكندلات؟', /^شكرًا لرسالتكم\./],
  bs: ['Zorbli i kvindli, šta mislite?', /^Hvala Vam na poruci\./],
} as const
const LANGUAGES = ['en', 'ar', 'bs'] as const
const TRUE = {
  en: 'The pool is open from 8:00 to 21:00.',
  ar: 'المسبح مفتوح من 8:00 حتى 21:00.',
  bs: 'Bazen radi od 8:00 do 21:00.',
}
const POOL: ModelStep = [['search_information', { about: 'pool' }]]

beforeAll(async () => {
  hotel = await makeHotel(product.database)
  await product.database.withActor(hotel.admin, async (tx) => {
    for (const [topic, content] of [
      ['Pool', TRUE.en],
      ['المسبح', TRUE.ar],
      ['Bazen', TRUE.bs],
    ] as const)
      await addEntry(tx, hotel.id, { topic, content, active: true }, null)
  })
})
afterAll(() => model.stop())
beforeEach(async () => {
  model.bodies.length = 0
  await product.run(sql`DELETE FROM rate_limits`)
})

async function ask(language: Language = 'en', message: string = UNSURE[language][0]) {
  const said = { slug: hotel.slug, sessionId: newSessionId(), message, language, key: crypto.randomUUID() }
  let pieces = ''
  for await (const event of await product.as({ guest: hotel.guest }).chat.send(said)) {
    if (event.kind === 'piece') pieces += event.text
    if (event.kind === 'done') return { pieces, ...event, text: event.message?.text ?? '' }
  }
  throw new Error('The answer has no final event')
}

const many = <Of>(count: number, make: (at: number) => Of) =>
  Array.from({ length: count }, (_, at) => make(at))

/** Steps of a model that end with nothing that can be shown. */
const ODD: [string, AnswersRequest][] = [
  ['looks things up for ever', playing(POOL)],
  ['names a tool that there is not', playing([['delete_all_bookings', { hotel: 'all' }]], '[unknown]')],
  ['calls tools with half of a JSON text', playing([['search_information', '{"about": "po']], '[unknown]')],
  [
    'calls tools with what they do not take',
    playing([['free_times', { offer: 7, day: 'soon' }]], '[unknown]'),
  ],
  ['calls a tool with a book', playing([['search_information', { about: 'x'.repeat(50_000) }]], '[unknown]')],
  ['says nothing', playing('')],
  ['says nothing after it looked something up', playing(POOL, '')],
  ['talks nonsense', playing(POOL, '}{]] <|im_end|> \u202e 0x00 lorem ipsum dolor sit amet')],
  ['shows its thoughts', playing(POOL, '<think>The pool is free, I guess.</think>')],
  ['writes its calls as text', streaming('{"name": "search_information", "arguments": {"about": "pool"}}')],
  ['takes no tools and knows nothing', withoutTools('[unknown]')],
  ['refuses everything', (response) => void response.writeHead(400).end('{"error":{"message":"no"}}')],
]

describe.each(LANGUAGES)('in %s', (language) => {
  const [, own] = UNSURE[language]
  test.each(ODD)('of a model that %s, the own answer stands', async (_name, odd) => {
    model.answerWith(odd)
    const { text, pieces, success, message } = await ask(language)
    expect({ success, pieces: pieces.trim() }).toEqual({ success: true, pieces: text })
    expect(text).toMatch(own)
    expect(message?.wish).toBeNull()
    expect(model.bodies.length).toBeLessThanOrEqual(5)
  })

  test('a model that takes no tools answers from what it is given', async () => {
    model.answerWith(withoutTools(TRUE[language]))
    const about = {
      en: 'Quindles of the pool, zorbled?',
      ar: 'كندلات في المسبح مزربلة؟',
      bs: 'Kvindli za bazen, zorblani?',
    }
    expect((await ask(language, about[language])).text).toBe(TRUE[language])
    expect(model.bodies.map((body) => Boolean(sentTo(body).tools))).toEqual([true, false])
  })

  test('what went wrong with a tool is told to the model, which may do better', async () => {
    model.answerWith(playing([['search_information', '{"about":']], POOL, TRUE[language]))
    expect((await ask(language)).text).toBe(TRUE[language])
  })

  test('the last time it is asked it has to answer', async () => {
    model.answerWith((response, body, request) =>
      (JSON.parse(body) as { tool_choice?: string }).tool_choice === 'none'
        ? streaming(TRUE[language])(response, body, request)
        : playing(POOL)(response, body, request),
    )
    expect((await ask(language)).text).toBe(TRUE[language])
    expect(model.bodies).toHaveLength(5)
  })

  test('a model that breaks off once it has looked something up is no loss', async () => {
    model.answerWith((response, body, request) =>
      toldIn(body).length > 0 ? void response.writeHead(500).end() : playing(POOL)(response, body, request),
    )
    const { text, success } = await ask(language)
    expect({ success, text }).toEqual({ success: true, text: expect.stringMatching(own) as string })
  })

  test('one that never says anything more is not waited for', async () => {
    model.answerWith((response, body, request) =>
      toldIn(body).length > 0 ? undefined : playing(POOL)(response, body, request),
    )
    expect((await ask(language)).text).toMatch(own)
  })

  test('says what it says before and after it looks something up, each as far as it is true', async () => {
    model.answerWith((response, body, request) => {
      if (toldIn(body).length > 0) return streaming(TRUE[language])(response, body, request)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const call = {
        index: 0,
        id: 'c1',
        type: 'function',
        function: { name: 'search_information', arguments: '{"about":"pool"}' },
      }
      for (const delta of [{ content: 'Let me look. ' }, { tool_calls: [call] }])
        response.write(
          `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`,
        )
      response.end(
        `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] })}\n\ndata: [DONE]\n\n`,
      )
    })
    expect((await ask(language)).text).toBe(TRUE[language])
  })
})

test('of a hundred calls at once twelve are carried out', async () => {
  model.answerWith(
    playing(
      many(100, (at) => ['search_information', { about: `pool ${at}` }] as const),
      '[unknown]',
    ),
  )
  await ask()
  const told = toldIn(model.bodies.at(-1))
  expect(told).toHaveLength(100)
  expect(told.filter((each) => each === 'No more can be looked up. Answer now.')).toHaveLength(88)
})
