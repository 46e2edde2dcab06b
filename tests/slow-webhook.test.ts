import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSessionId } from '#features/chat/rules.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeHotel, orderOf, type TestHotel } from './factories.ts'
import { browserAt, signIn } from './browser-at.ts'
import { type AnswersRequest, startOutsideServer } from './outside-server.ts'
import { HOOK_HOST, openProduct } from './product.ts'

/** More than the database has connections: none may be held while somebody outside is waited for. */
const WAITING = 40
const product = openProduct({ answerTimeLimitMs: 8000 })
const webhook = await startOutsideServer()
let address: string
let hotel: TestHotel

beforeAll(async () => {
  address = await product.listen({ trustedProxies: 1 })
  hotel = await makeHotel(product.database)
  const url = `http://${HOOK_HOST}:${webhook.port}/`
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`INSERT INTO platform_settings (setting_key, setting_value) VALUES ('chatbot_webhook_url', ${url})
      ON CONFLICT (setting_key) DO UPDATE SET setting_value = excluded.setting_value`),
  )
})
afterAll(() => webhook.stop())

const endless: AnswersRequest = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}
const WAYS: [string, AnswersRequest][] = [
  ['never answers', () => {}],
  ['never ends its answer', endless],
]

test.each(WAYS)(
  'a webhook that %s holds up nobody else',
  async (_name, answers) => {
    webhook.bodies.length = 0
    webhook.answerWith(answers)
    const path = `/api/hotels/${hotel.slug}`
    const chats = Array.from({ length: WAITING }, async (_, at) => {
      const browser = browserAt(address, `10.0.${at}.1`)
      const said = { message: `What about xyzzy ${at}?`, language: 'en', key: randomUUID() }
      const response = await browser.send('POST', `${path}/chat/${newSessionId()}/messages`, said)
      return response.text()
    })
    await expect.poll(() => webhook.bodies.length).toBe(WAITING)

    const guest = browserAt(address, '10.1.0.1')
    const { guestName: lastName, roomNumber } = hotel.guest
    await signIn(guest, `/hotels/${hotel.slug}/guest-session`, { lastName, roomNumber })
    const order = { key: randomUUID(), order: orderOf([[hotel.dishes[0], 1]]) }
    expect((await guest.send('POST', `${path}/bookings`, order)).status).toBe(200)
    for (const read of [`${path}/my-bookings`, `${path}/menu`, `/hotelly/${hotel.slug}`, '/readyz'])
      expect((await guest.send('GET', read)).status, read).toBe(200)
    // all of them were still waiting
    expect(webhook.abortedCount()).toBe(WAYS.findIndex(([, one]) => one === answers) * WAITING)
    for (const text of await Promise.all(chats)) expect(text).toContain('"error":"timeout"')
  },
  40_000,
)
