import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openSession } from '#features/accounts/server/queries.ts'
import { authAccounts } from '#features/accounts/server/table.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { deviceCookie } from '#kit/server/cookies.ts'
import { networkOf } from '#kit/server/network.ts'
import { createStreamPlaces, STREAMS_MAX } from '#kit/server/stream-places.ts'
import { hashToken, newToken } from '#kit/server/tokens.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeGuest, makeHotel, makeSuperAdmin, type TestHotel } from './factories.ts'
import { openProduct } from './product.ts'

const product = openProduct()
const agent = new http.Agent({ keepAlive: true, maxSockets: 20 })
let address: string
let hotel: TestHotel
/** A hotel of which nobody hears but `settle`. */
let quiet: TestHotel
const open: http.ClientRequest[] = []

beforeAll(async () => {
  address = await product.listen()
  hotel = await makeHotel(product.database)
  quiet = await makeHotel(product.database)
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => open.forEach((stream) => stream.destroy()))

const newDevice = () =>
  `hotelly_device=${deviceCookie(Buffer.alloc(32, 7), { id: randomUUID(), knownAt: [], isNew: false })}`

/** Opens sessions of one account, each with the cookies of its own browser. */
async function sessionsOf(owner: { guestId: string } | { userId: string }, count: number): Promise<string[]> {
  const isGuest = 'guestId' in owner
  const tokens = Array.from({ length: count }, newToken)
  await product.database.withActor(SYSTEM, async (tx) => {
    const own = isGuest ? eq(authAccounts.guestId, owner.guestId) : eq(authAccounts.userId, owner.userId)
    const [account] = await tx.select().from(authAccounts).where(own)
    for (const token of tokens) {
      const session = { tokenHash: hashToken(token), hotelId: hotel.id, seconds: 3600 }
      await openSession(tx, { ...session, accountId: account?.id ?? '' })
    }
  })
  return tokens.map((token) => `hotelly_${isGuest ? 'guest' : 'staff'}=${token}; ${newDevice()}`)
}

type Stream = { text: string; isOver: boolean }

/** Opens a live stream, and waits for its first event. */
const openStream = (audience: string, cookie: string, slug = hotel.slug) =>
  new Promise<Stream>((resolve, reject) => {
    const stream: Stream = { text: '', isOver: false }
    const request = http.get(`${address}/events/${slug}/${audience}`, { headers: { cookie } }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        stream.text += text
        resolve(stream)
      })
      response.on('error', () => {})
      response.on('end', () => {
        stream.isOver = true
      })
    })
    request.on('error', (error) => reject(error))
    open.push(request)
  })

const openAll = (audience: string, cookies: readonly string[]) =>
  Promise.all(cookies.map((cookie) => openStream(audience, cookie)))

const send = (method: string, path: string, cookie: string) =>
  new Promise<number>((resolve, reject) => {
    http
      .request(`${address}${path}`, { method, agent, headers: { cookie } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      })
      .on('error', reject)
      .end()
  })

/** Counts the transactions from now on; they are carried out all the same. */
function countTransactions() {
  const some = vi.spyOn(product.database, 'withActor')
  const quick = vi.spyOn(product.database, 'withoutWaiting')
  return () => some.mock.calls.length + quick.mock.calls.length
}

const isEnded = ({ text }: Stream) => text.includes('event: ended')

const setActive = ({ id }: TestHotel, isActive: boolean) =>
  product.run(sql`UPDATE hotels SET is_active = ${isActive} WHERE id = ${id}`)

/** Until everything announced so far has been heard, and each stream that it concerns checked: the last of them ends. */
async function settle() {
  const last = await openStream('visitor', newDevice(), quiet.slug)
  await setActive(quiet, false)
  product.events.announce('hotel', { hotelId: quiet.id })
  await vi.waitUntil(() => isEnded(last), { timeout: 10_000 })
  await setActive(quiet, true)
}

/** What has been announced of everything else. */
const heardOfOthers = () => product.heard.filter(({ hotelId }) => hotelId !== quiet.id)

describe('with 400 open streams', () => {
  const signOut = () => `/api/hotels/${hotel.slug}/guest-session`
  let streams: Stream[]
  beforeAll(async () => {
    const guests = await Promise.all([1, 2, 3, 4].map(() => makeGuest(product.database, hotel)))
    const cookies = (await Promise.all(guests.map((guest) => sessionsOf(guest, 90)))).flat()
    streams = await openAll('guest', cookies)
    streams.push(...(await openAll('staff', await sessionsOf(hotel.admin, 40))))
    await settle()
  }, 60_000)

  test('200 sign-outs of nobody announce nothing and check no stream', async () => {
    product.heard.length = 0
    const count = countTransactions()
    const invented = () => `hotelly_guest=${newToken()}; ${newDevice()}`
    const signOuts = Array.from({ length: 200 }, (_, at) =>
      send('DELETE', signOut(), at % 2 === 0 ? invented() : ''),
    )
    const answers = await Promise.all([...signOuts, send('GET', `/api/hotels/${hotel.slug}/menu`, '')])
    expect(new Set(answers)).toEqual(new Set([200]))
    await settle()
    expect(heardOfOthers()).toEqual([])
    // one for each invented session, the menu, and what a heartbeat checks meanwhile
    expect(count()).toBeLessThan(130)
    expect(streams.filter(isEnded)).toEqual([])
  })

  test("one guest's sign-out ends that session's streams alone, for a few transactions", async () => {
    const leaving = await makeGuest(product.database, hotel)
    const [cookie = '', stays = ''] = await sessionsOf(leaving, 2)
    const [left, other] = await openAll('guest', [cookie, stays])
    await settle()
    const count = countTransactions()
    expect(await send('DELETE', signOut(), cookie)).toBe(200)
    await expect.poll(() => left && isEnded(left)).toBe(true)
    await settle()
    expect(count()).toBeLessThan(25)
    expect([other, ...streams].filter((stream) => stream && isEnded(stream))).toEqual([])
    expect(streams.filter(({ text }) => text.includes('"topic":"guests"'))).toEqual([])
  })

  test('all are told when something may have been missed, and would come back at different moments', async () => {
    const looks = ({ text }: Stream) => text.split('event: resync').length - 1
    const before = streams.map(looks)
    await product.database.notify('hotelly_live', '[null]')
    await expect.poll(() => streams.every((stream, at) => looks(stream) > (before[at] ?? 0))).toBe(true)
    const moments = streams.map(({ text }) => Number(/^retry: (\d+)$/m.exec(text)?.[1]))
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(1000)
    expect(Math.max(...moments)).toBeLessThanOrEqual(3000)
    expect(new Set(moments).size).toBeGreaterThan(100)
  })

  test("a hotel's change checks all of its streams with a few transactions, and ends them at once", async () => {
    const count = countTransactions()
    product.events.announce('hotel', { hotelId: hotel.id })
    await settle()
    expect(count()).toBeLessThan(30)
    expect(streams.filter(isEnded)).toEqual([])

    await setActive(hotel, false)
    product.events.announce('hotel', { hotelId: hotel.id })
    try {
      await expect.poll(() => streams.every(isEnded)).toBe(true)
    } finally {
      await setActive(hotel, true)
      product.events.announce('hotel', { hotelId: hotel.id })
    }
  })
})

describe('what is announced', () => {
  const announced = async (act: () => Promise<unknown>) => {
    await settle()
    product.heard.length = 0
    await act()
    await settle()
    return heardOfOthers()
  }

  test('is nothing when a session had ended already', async () => {
    const [guest = ''] = await sessionsOf(hotel.guest, 1)
    const [staff = ''] = await sessionsOf(hotel.admin, 1)
    await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`UPDATE sessions SET expires_at = now() - interval '1 second'`),
    )
    const heard = await announced(async () => {
      await send('DELETE', `/api/hotels/${hotel.slug}/guest-session`, guest)
      await send('DELETE', `/api/hotels/${hotel.slug}/staff-session`, staff)
      await send('DELETE', '/api/platform/session', staff)
    })
    expect(heard).toEqual([])
  })

  test('is the session that a new sign-in replaces, and nothing where it replaces none', async () => {
    const { guestName: lastName, roomNumber } = hotel.guest
    const signIn = (cookie: string) =>
      fetch(`${address}/api/hotels/${hotel.slug}/guest-session`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ lastName, roomNumber }),
      })
    const [held = ''] = await sessionsOf(hotel.guest, 1)
    const told = await announced(() => signIn(held))
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({
      topic: 'guests',
      hotelId: hotel.id,
      session: expect.any(String) as string,
    })
    expect(await announced(() => signIn(newDevice()))).toEqual([])
  })

  test('is nothing when staff have no other session to end, and their own person when they have', async () => {
    await product.database.withActor(SYSTEM, (tx) => tx.execute(sql`DELETE FROM sessions`))
    const [own = ''] = await sessionsOf(hotel.admin, 1)
    const endOthers = () => send('DELETE', `/api/hotels/${hotel.slug}/staff-sessions`, own)
    expect(await announced(endOthers)).toEqual([])
    await sessionsOf(hotel.admin, 1)
    expect(await announced(endOthers)).toMatchObject([{ topic: 'staff', id: hotel.admin.userId }])
  })
})

test('a guest hears of their own requests and appointments, and of nobody else’s', async () => {
  const guests = [await makeGuest(product.database, hotel), await makeGuest(product.database, hotel)]
  const cookies = (await Promise.all(guests.map((guest) => sessionsOf(guest, 1)))).flat()
  const [own, others] = await openAll('guest', cookies)
  const guestId = guests[0]?.guestId ?? null
  product.events.announce('work', { hotelId: hotel.id, id: randomUUID(), guestId })
  await settle()
  expect(own?.text).toContain('"topic":"work"')
  expect(others?.text).not.toContain('"topic":"work"')
})

test('what a process of the previous release announces concerns everybody at the hotel', async () => {
  const [cookie = ''] = await sessionsOf(await makeGuest(product.database, hotel), 1)
  const stream = await openStream('guest', cookie)
  await product.database.withActor(SYSTEM, (tx) => tx.execute(sql`DELETE FROM sessions`))
  const event = { topic: 'guests', id: null, hotelId: hotel.id, guestId: null, deviceId: null }
  await product.database.notify('hotelly_live', JSON.stringify([event]))
  await expect.poll(() => isEnded(stream)).toBe(true)
})

test('what stays as it is, is announced by nobody', async () => {
  const { slug, admin } = hotel
  const staff = product.asStaff(admin)
  const platform = product.asStaff(await makeSuperAdmin(product.database))
  const draft = { title: inEnglish('Sauna'), description: inEnglish('Open'), imageUrl: null, published: true }
  const notice = await staff.announcements.add({ slug, announcement: draft })
  const [dish] = await staff.menu.listAll({ slug })
  const [service] = await staff.services.list({ slug, enabledOnly: false })
  const { services, flags } = await platform.platform.settings()
  await settle()
  product.heard.length = 0

  const { id, version } = notice
  await staff.announcements.publish({ slug, id, version, published: true })
  if (!dish || !service || !services[0] || !flags[0]) throw new Error('The hotel is not complete')
  const items = [{ id: dish.id, version: dish.version }]
  await staff.menu.change({ slug, items, change: { kind: 'enabled', enabled: dish.enabled } })
  await staff.services.setEnabled({ slug, id: service.id, enabled: service.enabled })
  await platform.staff.setActive({ id: admin.userId, isActive: true })
  await platform.platform.setServiceEnabled({ id: services[0].id, enabled: services[0].enabled })
  await platform.platform.setFlag({ flagName: flags[0].flagName, enabled: flags[0].enabled })
  await settle()
  expect(heardOfOthers()).toEqual([])
})

describe('a stream beyond the limit', () => {
  const isFull = ({ text }: Stream) => text.includes('event: full')

  test.each(['guest', 'visitor'])(
    'of one browser is refused, until another is closed: %s',
    async (audience) => {
      const [cookie = ''] = await sessionsOf(hotel.guest, 1)
      const most = audience === 'guest' ? STREAMS_MAX.session : STREAMS_MAX.device
      const first = open.length
      const streams = await openAll(audience, Array<string>(most).fill(cookie))
      expect(streams.filter(isFull)).toEqual([])
      const refused = await openStream(audience, cookie)
      expect(refused.text).toBe('retry: 60000\n\nevent: full\ndata: null\n\n')
      await expect.poll(() => refused.isOver).toBe(true)
      expect(isFull(await openStream('visitor', newDevice()))).toBe(false)

      open[first]?.destroy()
      await expect.poll(async () => isFull(await openStream(audience, cookie))).toBe(false)
    },
  )

  test('of clients without cookies is refused by their address', async () => {
    const streams = await openAll('visitor', Array<string>(STREAMS_MAX.device + 1).fill(''))
    expect(streams.filter(isFull)).toHaveLength(1)
  })
})

describe('places for streams', () => {
  const limits = { session: 1, device: 2, network: 3, total: 5 }
  const from = (ip: string) => ({ session: randomUUID(), deviceId: randomUUID(), ip })

  test('are counted by network, and in all', () => {
    const { take } = createStreamPlaces(limits)
    const taken = [1, 2, 3].map(() => take(from('203.0.113.7')))
    expect(taken.every(Boolean)).toBe(true)
    expect(take(from('203.0.113.7'))).toBeNull()
    expect(take(from('203.0.113.8'))).not.toBeNull()
    expect(take(from('203.0.113.9'))).not.toBeNull()
    expect(take(from('203.0.113.10'))).toBeNull()
    taken[0]?.()
    expect(take(from('203.0.113.7'))).not.toBeNull()
  })

  test('are never all taken by visitors', () => {
    const { take } = createStreamPlaces({ session: 1, device: 1, network: 10, total: 100 })
    const visitor = () => ({ ...from('203.0.113.7'), session: null })
    for (let count = 0; count < 8; count++) expect(take(visitor())).not.toBeNull()
    expect(take(visitor())).toBeNull()
    expect(take(from('203.0.113.7'))).not.toBeNull()
  })

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s belongs to %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})
