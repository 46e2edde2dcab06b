import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newSessionId } from '#features/chat/rules.ts'
import { ModelFailure } from '#kit/server/chat-model.ts'
import { createLog } from '#kit/server/log.ts'
import { openChatModel } from '#kit/server/open-chat-model.ts'
import { statementsOf } from '#kit/server/statements.ts'
import { makeGuest, makeHotel, orderOf, STAFF_PASSWORD, type TestHotel } from './factories.ts'
import { openProduct } from './product.ts'

/** Part of everything that a person types in this file; no line of the log may contain it. */
const PLANTED = 'planted'

const product = openProduct()
const lines: string[] = []
const log = createLog('debug', { write: (line) => void lines.push(line) })
const repairs: string[] = []
let address: string
let hotel: TestHotel

beforeAll(async () => {
  hotel = await makeHotel(product.database)
  address = await product.listen({ log })
})

beforeEach(() => void lines.splice(0))

async function asOwner(statements: string) {
  const owner = new pg.Client(product.databaseUrl)
  await owner.connect()
  try {
    for (const one of statementsOf(statements)) await owner.query(one)
  } finally {
    await owner.end()
  }
}

afterEach(async () => {
  for (const statement of repairs.splice(0)) await asOwner(statement)
})

/** Breaks something in the database until the end of the test. */
async function damage(statement: string, repair: string) {
  await asOwner(statement)
  repairs.push(repair)
}

async function call(path: string, body: unknown, cookie = '') {
  const response = await fetch(`${address}/api/hotels/${hotel.slug}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  await response.text()
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0])
  const id = response.headers.get('x-request-id')
  return { status: response.status, cookie: cookies.join('; '), id }
}

async function signInGuest() {
  const named = { loginName: `Ms ${PLANTED} ${randomUUID().slice(0, 6)}`, roomNumber: '7' }
  const { guestName: lastName, roomNumber } = await makeGuest(product.database, hotel, named)
  const { cookie } = await call('guest-session', { lastName, roomNumber })
  return cookie
}

async function signInStaff() {
  const credentials = { email: hotel.admin.email, password: STAFF_PASSWORD }
  return (await call('staff-session', credentials)).cookie
}

function expectCauseWithoutWords(cause: string) {
  expect(lines.join('')).toContain(cause)
  expect(lines.join('').toLowerCase()).not.toContain(PLANTED)
}

const order = () => ({ key: randomUUID(), order: orderOf([[hotel.dishes[0], 1]], `${PLANTED}: no onions`) })

test.each([
  [
    'a constraint is violated',
    `ALTER TABLE service_bookings ADD CONSTRAINT full_moon CHECK (false) NOT VALID`,
    `ALTER TABLE service_bookings DROP CONSTRAINT full_moon`,
    'full_moon',
  ],
  [
    'a function repeats the words',
    `CREATE FUNCTION talk(words text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS
       $$ BEGIN RAISE EXCEPTION 'no % today', words; END $$;
     ALTER TABLE service_bookings ADD CONSTRAINT talk CHECK (talk(special_instructions)) NOT VALID`,
    `ALTER TABLE service_bookings DROP CONSTRAINT talk; DROP FUNCTION talk`,
    'P0001',
  ],
  [
    'a value cannot be read',
    `ALTER TABLE service_bookings ADD CONSTRAINT read_it CHECK (special_instructions::numeric > 0) NOT VALID`,
    `ALTER TABLE service_bookings DROP CONSTRAINT read_it`,
    '22P02',
  ],
  [
    'a column is missing',
    `ALTER TABLE service_bookings RENAME COLUMN special_instructions TO wishes`,
    `ALTER TABLE service_bookings RENAME COLUMN wishes TO special_instructions`,
    'special_instructions',
  ],
])('an order that fails is logged without the guest’s words: %s', async (_name, statement, repair, cause) => {
  const cookie = await signInGuest()
  await damage(statement, repair)
  expect((await call('bookings', order(), cookie)).status).toBe(500)
  expectCauseWithoutWords(cause)
})

test('a sign-in that cannot be evaluated is logged with its cause, without the name', async () => {
  await damage('ALTER TABLE guests RENAME TO visitors', 'ALTER TABLE visitors RENAME TO guests')
  const { status } = await call('guest-session', { lastName: PLANTED, roomNumber: PLANTED })
  expect(status).toBeGreaterThanOrEqual(500)
  expectCauseWithoutWords('42P01')
})

test('live events that cannot be sent are logged with their cause', async () => {
  const { openEvents } = await import('#kit/server/events.ts')
  const notify = () => Promise.reject(new Error('the way is cut'))
  const events = await openEvents({ ...product.database, notify }, log)
  events.announce('menu', { hotelId: hotel.id })
  await events.flush()
  expectCauseWithoutWords('the way is cut')
})

test('a message to the assistant and a guest’s entry that fail are logged without their words', async () => {
  const cookie = await signInGuest()
  const staff = await signInStaff()
  await damage(
    'ALTER TABLE chat_messages ADD CONSTRAINT mute CHECK (false) NOT VALID',
    'ALTER TABLE chat_messages DROP CONSTRAINT mute',
  )
  await damage(
    'ALTER TABLE guests ADD CONSTRAINT full_house CHECK (false) NOT VALID',
    'ALTER TABLE guests DROP CONSTRAINT full_house',
  )
  const said = { message: `${PLANTED}?`, language: 'en', key: randomUUID() }
  await call(`chat/${newSessionId()}/messages`, said, cookie)
  expect((await call('guests', { loginName: PLANTED, roomNumber: '9', expiresOn: null }, staff)).status).toBe(
    500,
  )
  expectCauseWithoutWords('mute')
  expectCauseWithoutWords('full_house')
})

test('what a chat model answers in anger is not logged', async () => {
  const server = createServer((_request, response) => {
    const error = { message: `I will not answer ${PLANTED}`, type: 'refused', param: null, code: null }
    response.writeHead(418, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const model = openChatModel({ url, model: 'any', apiKey: PLANTED })
  const turns = [{ role: 'user' as const, content: PLANTED }]
  const ask = { instructions: PLANTED, turns, signal: new AbortController().signal, timeLimitMs: 5000 }
  try {
    await expect(model.stream(ask)[Symbol.asyncIterator]().next()).rejects.toSatisfy((error: unknown) => {
      log.warn({ err: error }, 'the chat model failed')
      return error instanceof ModelFailure
    })
  } finally {
    server.close()
  }
  expectCauseWithoutWords('418')
})

test('what cannot be parsed is not logged', () => {
  try {
    JSON.parse(PLANTED)
  } catch (error) {
    log.error({ err: error }, 'failed')
  }
  expectCauseWithoutWords('SyntaxError')
})

test('a line tells the request that it is about, which the answer names too', async () => {
  const cookie = await signInGuest()
  await damage('ALTER TABLE menu_items RENAME TO dishes', 'ALTER TABLE dishes RENAME TO menu_items')
  const [first, second] = await Promise.all([
    call('bookings', order(), cookie),
    call('bookings', order(), cookie),
  ])
  const told = lines.map((line) => (JSON.parse(line) as { request?: string }).request)
  expect(new Set(told)).toEqual(new Set([first.id, second.id]))
  expect(told).toHaveLength(2)
  expect(first.id).not.toBe(second.id)
})
