import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { newSessionId } from '#features/chat/rules.ts'
import { addEntry } from '#features/knowledge/server/queries.ts'
import { recordWebhookCall } from '#features/assistant/server/outside/webhook-calls.ts'
import { type SuperAdminActor, SYSTEM } from '#kit/server/actor.ts'
import type { Device } from '#kit/server/cookies.ts'
import { makeHotel, makeSuperAdmin, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { HOTELS_PER_PAGE, type Period } from '../rules.ts'

const product = openProduct()
let busy: TestHotel
let quiet: TestHotel
let silent: TestHotel
let gone: TestHotel
let platform: SuperAdminActor

const KNOWN = 'When is breakfast?'
const UNKNOWN = 'Who won the world cup in 1974?'

/** A column that many days, hours or minutes earlier, as a distributed table can be set. */
const before = (ago: string, column = 'at') =>
  sql`minutes_after(${sql.identifier(column)}, (extract(epoch FROM ${ago}::interval) / -60)::int)`

const read = (input: { days?: Period; search?: string; page?: number } = {}) =>
  product.asStaff(platform).assistantFigures.read(input)

/** One hotel's figures in a row: conversations, questions, answered, disliked, hand-overs. */
async function chatsOf(hotel: TestHotel, days: Period = 7) {
  const { hotels } = await read({ days })
  return hotels
    .filter(({ id }) => id === hotel.id)
    .flatMap((each) => [each.conversations, each.questions, each.answered, each.disliked, each.handOvers])
}

/** Sends these messages from one browser at this hotel; returns its conversation and further actions. */
async function talk(at: TestHotel, messages: string[]) {
  const device: Device = { id: crypto.randomUUID(), knownAt: [], isNew: false }
  const here = { slug: at.slug, sessionId: newSessionId() }
  const { chat } = product.as({ device })
  const replies: string[] = []
  for (const message of messages) {
    const said = { ...here, message, key: crypto.randomUUID(), language: 'en' as const }
    for await (const event of await chat.send(said)) {
      if (event.kind === 'done' && event.message) replies.push(event.message.id)
    }
  }
  return {
    replies,
    dislike: (messageId: string) => chat.rate({ ...here, messageId, rating: 'down' }),
    askPerson: () => chat.askPerson({ ...here, language: 'en' }),
    /** Moves the whole conversation into the past. */
    age: async (ago: string) => {
      const ofThis = sql`SELECT id FROM chat_conversations WHERE session_id = ${here.sessionId}`
      await product.run(
        sql`UPDATE chat_messages SET at = ${before(ago)} WHERE conversation_id IN (${ofThis})`,
      )
      await product.run(sql`UPDATE chat_conversations SET last_message_at = ${before(ago, 'last_message_at')}
        WHERE session_id = ${here.sessionId}`)
    },
  }
}

beforeAll(async () => {
  platform = await makeSuperAdmin(product.database)
  busy = await makeHotel(product.database)
  quiet = await makeHotel(product.database)
  silent = await makeHotel(product.database)
  gone = await makeHotel(product.database)
  await product.run(sql`UPDATE hotels SET name = 'Čaršija Palace' WHERE id = ${busy.id}`)
  await product.run(sql`UPDATE hotels SET name = 'Zürich' WHERE id = ${quiet.id}`)
  await product.run(sql`UPDATE hotels SET name = 'Aspen', is_active = false WHERE id = ${silent.id}`)
  for (const hotel of [busy, quiet, gone]) {
    const entry = { topic: 'Breakfast', content: 'Breakfast is served from 7:00 to 10:30.', active: true }
    await product.database.withActor(hotel.admin, (tx) => addEntry(tx, hotel.id, entry, null))
  }
  const first = await talk(busy, [KNOWN, UNKNOWN, KNOWN])
  await first.dislike(first.replies[0] ?? '')
  const second = await talk(busy, [KNOWN])
  const { id } = await second.askPerson()
  await product.asStaff(busy.admin).chat.giveBack({ slug: busy.slug, id })
  await second.askPerson()
  await talk(quiet, [UNKNOWN])
  await talk(gone, [KNOWN])
  await product.run(sql`UPDATE hotels SET is_active = false, deleted_at = now() WHERE id = ${gone.id}`)
})

test('hotels are sorted by conversations, then by name; deleted ones are left out, those without chats come last', async () => {
  const { hotels, count, page } = await read()
  expect(hotels.map(({ name, isActive }) => [name, isActive])).toEqual([
    ['Čaršija Palace', true],
    ['Zürich', true],
    ['Aspen', false],
  ])
  expect([count, page]).toEqual([3, 1])
})

test('each hotel has its own figures: default replies do not count as answers, and every hand-over counts', async () => {
  expect(await chatsOf(busy)).toEqual([2, 4, 3, 1, 2])
  expect(await chatsOf(quiet)).toEqual([1, 1, 0, 0, 0])
  expect(await chatsOf(silent)).toEqual([0, 0, 0, 0, 0])
  expect((await read()).totals).toMatchObject({
    conversations: 3,
    questions: 5,
    answered: 3,
    disliked: 1,
    handOvers: 2,
  })
})

test('nothing before the period counts', async () => {
  const old = await talk(quiet, [KNOWN])
  await old.age('6 days 23 hours 59 minutes')
  expect(await chatsOf(quiet, 7)).toEqual([2, 2, 1, 0, 0])
  expect(await chatsOf(quiet, 1)).toEqual([1, 1, 0, 0, 0])
  await old.age('2 minutes')
  expect(await chatsOf(quiet, 7)).toEqual([1, 1, 0, 0, 0])
  expect(await chatsOf(quiet, 30)).toEqual([2, 2, 1, 0, 0])
})

test('webhook calls are counted, and the last failure is shown with its reason', async () => {
  const call = async (reason: string | null, ago: string) => {
    await product.database.withActor(SYSTEM, (tx) => recordWebhookCall(tx, { hotelId: busy.id, reason }))
    await product.run(
      sql`UPDATE platform_webhook_calls SET at = ${before(ago)} WHERE at > now() - interval '1 minute'`,
    )
  }
  await call('unreachable', '2 days')
  await call('answered-502', '3 hours')
  await call('timeout', '5 hours')
  await call(null, '2 minutes')
  const [today] = (await read({ days: 1 })).hotels
  expect(today).toMatchObject({
    webhookCalls: 3,
    webhookFailures: 2,
    lastFailure: { reason: 'answered-502' },
  })
  expect(Date.now() - Date.parse(today?.lastFailure?.at ?? '')).toBeCloseTo(3 * 3_600_000, -5)
  const { hotels, totals } = await read()
  expect(hotels[0]).toMatchObject({ webhookCalls: 4, webhookFailures: 3 })
  expect(hotels[1]).toMatchObject({ webhookCalls: 0, webhookFailures: 0, lastFailure: null })
  expect(totals).toMatchObject({ webhookCalls: 4, webhookFailures: 3 })
})

test('hotels are found by name and slug, ignoring accents; the totals still cover all hotels', async () => {
  const found = async (search: string) => (await read({ search })).hotels.map(({ id }) => id)
  expect(await found('PALACE carsija')).toEqual([busy.id])
  expect(await found('zurich')).toEqual([quiet.id])
  expect(await found(silent.slug)).toEqual([silent.id])
  expect(await found('100%')).toEqual([])
  expect(await read({ search: 'nowhere' })).toMatchObject({ count: 0, page: 1, totals: { conversations: 3 } })
})

test('a page beyond the end is the last page', async () => {
  await product.run(sql`INSERT INTO hotels (slug, name)
    SELECT 'many-' || n, 'Many ' || lpad(n::text, 2, '0') FROM generate_series(1, ${HOTELS_PER_PAGE}) n RETURNING 1`)
  const first = await read()
  const last = await read({ page: 9 })
  expect([first.hotels.length, first.count, first.page]).toEqual([HOTELS_PER_PAGE, HOTELS_PER_PAGE + 3, 1])
  expect(last.page).toBe(2)
  expect(last.hotels.map(({ name }) => name)).toEqual(['Many 48', 'Many 49', 'Many 50'])
})

describe('access', () => {
  test('is limited to super admins who have chosen their own password', async () => {
    const denied = { code: 'UNAUTHORIZED' }
    await expect(product.as().assistantFigures.read({})).rejects.toMatchObject(denied)
    await expect(product.asGuest(busy.guest).assistantFigures.read({})).rejects.toMatchObject(denied)
    await expect(product.asStaff(busy.admin).assistantFigures.read({})).rejects.toMatchObject(denied)
    const isNew = product.asStaff({ ...platform, mustChangePassword: true })
    await expect(isNew.assistantFigures.read({})).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_NEEDED' })
  })

  test('never returns message texts', async () => {
    expect(JSON.stringify(await read())).not.toMatch(/breakfast|world cup/i)
  })
})

test('only three periods are accepted', async () => {
  await expect(read({ days: 30 })).resolves.toMatchObject({ page: 1 })
  await expect(read({ days: 5 as Period })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
