import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GuestActor } from '#kit/server/actor.ts'
import { type LimitedAction, RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { newSessionId } from '../rules.ts'

const WIFI = '203.0.113.7'
const product = openProduct()
let hotel: TestHotel

beforeAll(async () => {
  hotel = await makeHotel(product.database)
})
beforeEach(() => product.run(sql`DELETE FROM rate_limits`))

/** A browser with a cookie of its own, which anybody gets by opening a page. */
function browserAt(ip: string, guest: GuestActor | null = null) {
  const device = { id: randomUUID(), knownAt: [], isNew: false }
  const { chat } = product.as({ device, guest, ip })
  const of = { slug: hotel.slug, sessionId: newSessionId() }
  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code: string }) => error.code,
    )
  return {
    device,
    say: () =>
      outcomeOf(
        (async () => {
          const message = { ...of, message: 'Hello', language: 'en' as const, key: randomUUID() }
          for await (const event of await chat.send(message)) if (event.kind === 'done') return
        })(),
      ),
    askPerson: () => outcomeOf(chat.askPerson({ ...of, language: 'en' })),
  }
}

const count = (outcomes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(outcomes, (each) => each)].map(([one, all]) => [one, all.length]))

/** As if all but one of the attempts had been taken already. */
const leaveOne = (action: LimitedAction, identifier: string) =>
  product.run(sql`INSERT INTO rate_limits (identifier, action_type, hotel_id, attempts)
    VALUES (${identifier}, ${action}, ${hotel.id},
      array_fill(clock_timestamp(), ARRAY[${RATE_LIMITS[action].maxAttempts - 1}::int]))`)

describe('messages', () => {
  test('from one address are stopped, however many cookies it gets; its signed-in guests are still served', async () => {
    const browsers = Array.from({ length: 50 }, () => browserAt(WIFI))
    const outcomes: string[] = []
    for (let round = 0; round < 3; round++) {
      for (const each of browsers) outcomes.push(await each.say())
    }
    const most = RATE_LIMITS.chat_address.maxAttempts
    expect(count(outcomes)).toEqual({ done: most, RATE_LIMITED: 150 - most })
    expect(await browserAt(WIFI).say()).toBe('RATE_LIMITED')
    expect(await browserAt('203.0.113.8').say()).toBe('done')
    expect(await browserAt(WIFI, hotel.guest).say()).toBe('done')
  })

  test('of all visitors of a hotel have a limit, too, which its guests and other hotels do not feel', async () => {
    await leaveOne('chat_visitors', 'visitors')
    expect(await browserAt('203.0.113.9').say()).toBe('done')
    expect(await browserAt('203.0.113.10').say()).toBe('RATE_LIMITED')
    expect(await browserAt('203.0.113.10', hotel.guest).say()).toBe('done')
    const other = await makeHotel(product.database)
    const message = { message: 'Hello', language: 'en' as const, key: randomUUID() }
    const { chat } = product.as({ ip: '203.0.113.10' })
    await expect(
      chat.send({ slug: other.slug, sessionId: newSessionId(), ...message }),
    ).resolves.toBeDefined()
  })

  test('of one guest count on all devices together', async () => {
    await leaveOne('chat_guest', hotel.guest.guestId)
    expect(await browserAt(WIFI, hotel.guest).say()).toBe('done')
    expect(await browserAt('203.0.113.11', hotel.guest).say()).toBe('RATE_LIMITED')
  })

  test('that are refused say how long, and cost the browser nothing', async () => {
    await leaveOne('chat_address', WIFI)
    await browserAt(WIFI).say()
    const { device, say } = browserAt(WIFI)
    expect(await say()).toBe('RATE_LIMITED')
    const own = { action: 'chatbot_message', identifier: device.id, hotelId: hotel.id } as const
    expect(await product.contextOf().limits.check(own)).toMatchObject({ remainingAttempts: 10 })
    const { chat } = product.as({ ip: WIFI })
    const message = { message: 'Hello', language: 'en' as const, key: randomUUID() }
    await expect(
      chat.send({ slug: hotel.slug, sessionId: newSessionId(), ...message }),
    ).rejects.toMatchObject({ code: 'RATE_LIMITED', data: { retryAfterSeconds: 300, signInHelps: true } })
  })

  test('that the browser itself has used up do not say that signing in helps', async () => {
    const { device } = browserAt(WIFI)
    const { chat } = product.as({ device, ip: WIFI })
    await leaveOne('chatbot_message', device.id)
    const say = () =>
      chat.send({
        slug: hotel.slug,
        sessionId: newSessionId(),
        message: 'Hello',
        language: 'en',
        key: randomUUID(),
      })
    await say()
    await expect(say()).rejects.toMatchObject({ code: 'RATE_LIMITED', data: { retryAfterSeconds: 300 } })
    await expect(say()).rejects.not.toHaveProperty('data.signInHelps')
  })

  test('of an IPv6 network count together', async () => {
    await leaveOne('chat_address', '2001:db8:0:0::/64')
    expect(await browserAt('2001:db8::1').say()).toBe('done')
    expect(await browserAt('2001:db8::ffff:2').say()).toBe('RATE_LIMITED')
  })
})

describe('asking for a person', () => {
  const waiting = async () =>
    (
      await product.run(
        sql`SELECT 1 FROM chat_conversations WHERE hotel_id = ${hotel.id} AND state = 'waiting'`,
      )
    ).length
  beforeEach(() => product.run(sql`DELETE FROM chat_conversations`))

  test('stops calling the staff from one address, but not for the guests behind it', async () => {
    const outcomes: string[] = []
    for (let at = 0; at < 50; at++) outcomes.push(await browserAt(WIFI).askPerson())
    const most = RATE_LIMITS.person_address.maxAttempts
    expect(count(outcomes)).toEqual({ done: most, RATE_LIMITED: 50 - most })
    expect(await waiting()).toBe(most)
    expect(await browserAt(WIFI, hotel.guest).askPerson()).toBe('done')
    expect(await waiting()).toBe(most + 1)
  })

  test('leaves connections to the others, however many visitors do it at once', async () => {
    let most = 0
    const looking = setInterval(() => {
      const { main, quick } = product.database.poolStates()
      most = Math.max(most, main.waiting, quick.waiting)
    }, 1)
    const crowd = Array.from({ length: 60 }, (_, at) => browserAt(`198.51.100.${at}`))
    const outcomes = count(await Promise.all(crowd.map((browser) => browser.askPerson())))
    clearInterval(looking)
    expect(outcomes).toEqual({ done: 30, RATE_LIMITED: 30 })
    expect(most).toBeLessThan(5)
  })

  test('has a limit for all visitors of a hotel, and one for each guest', async () => {
    await leaveOne('person_visitors', 'visitors')
    expect(await browserAt('203.0.113.12').askPerson()).toBe('done')
    expect(await browserAt('203.0.113.13').askPerson()).toBe('RATE_LIMITED')
    const own: string[] = []
    for (let at = 0; at < 6; at++) own.push(await browserAt(WIFI, hotel.guest).askPerson())
    expect(count(own)).toEqual({ done: RATE_LIMITS.person_own.maxAttempts, RATE_LIMITED: 1 })
  })

  test('again changes nothing, counts nothing and announces nothing', async () => {
    const { askPerson, device } = browserAt(WIFI)
    for (let at = 0; at < 20; at++) expect(await askPerson()).toBe('done')
    const id = randomUUID()
    product.events.announce('menu', { hotelId: hotel.id, id })
    await expect.poll(() => product.heard.some((event) => event.id === id)).toBe(true)
    expect(product.heard.filter(({ deviceId }) => deviceId === device.id)).toHaveLength(1)
  })
})
