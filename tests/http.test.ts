import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { newSessionId } from '#features/chat/rules.ts'
import { openProduct } from '#tests/product.ts'
import { makeGuest, makeHotel, makeSuperAdmin, orderOf, STAFF_PASSWORD, type TestHotel } from './factories.ts'

const product = openProduct()
let address: string
let hotel: TestHotel

beforeAll(async () => {
  address = await product.listen()
  hotel = await makeHotel(product.database)
})

/** One browser with its own cookies. */
function browser() {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        cookies.set(name, value)
      }
      return response
    },
  }
}

async function guestBrowser(of = hotel) {
  const guest = await makeGuest(product.database, of)
  const one = browser()
  const credentials = { lastName: guest.guestName, roomNumber: guest.roomNumber }
  expect((await one.send('POST', `/api/hotels/${of.slug}/guest-session`, credentials)).status).toBe(200)
  return { ...one, guest }
}

async function staffBrowser() {
  const one = browser()
  const credentials = { email: hotel.admin.email, password: STAFF_PASSWORD }
  expect((await one.send('POST', `/api/hotels/${hotel.slug}/staff-session`, credentials)).status).toBe(200)
  return one
}

/** Reads a live stream until `until` returns true, for at most 3 s. */
async function readStream(
  cookies: Map<string, string>,
  audience: string,
  until: (text: string) => boolean,
  then: () => Promise<unknown>,
) {
  const abort = new AbortController()
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${address}/events/${hotel.slug}/${audience}`, {
    headers: { cookie },
    signal: abort.signal,
  })
  if (!response.body) throw new Error('The stream has no body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const timer = setTimeout(() => abort.abort(), 3000)
  let text = ''
  while (!text.includes('resync')) text += (await reader.read()).value ?? ''
  const started = performance.now()
  await then()
  while (!until(text)) {
    const { value, done } = await reader.read()
    if (done) break
    text += value
  }
  clearTimeout(timer)
  const milliseconds = performance.now() - started
  abort.abort()
  return { text, milliseconds }
}

test("signing in, even at another hotel, ends the browser's previous session", async () => {
  const other = await makeHotel(product.database)
  const next = await makeGuest(product.database, other)
  const { send, cookies } = await guestBrowser()
  const before = cookies.get('hotelly_guest') ?? ''
  const current = async (slug: string) => (await send('GET', `/api/hotels/${slug}/guest-session`)).json()
  expect(await current(hotel.slug)).not.toBeNull()
  const credentials = { lastName: next.guestName, roomNumber: next.roomNumber }
  await send('POST', `/api/hotels/${other.slug}/guest-session`, credentials)
  expect(await current(other.slug)).toMatchObject({ guestId: next.guestId })
  cookies.set('hotelly_guest', before)
  await expect.poll(() => current(hotel.slug)).toBeNull()
})

test('a member of staff who signs in, at another hotel or as a super admin, ends it likewise', async () => {
  const other = await makeHotel(product.database)
  const superAdmin = await makeSuperAdmin(product.database)
  const { send, cookies } = await staffBrowser()
  const current = async (slug: string) => (await send('GET', `/api/hotels/${slug}/staff-session`)).json()
  const held = () => cookies.get('hotelly_staff') ?? ''
  const [first, credentials] = [held(), { email: other.admin.email, password: STAFF_PASSWORD }]
  await send('POST', `/api/hotels/${other.slug}/staff-session`, credentials)
  const second = held()
  expect(await current(other.slug)).toMatchObject({ userId: other.admin.userId })
  cookies.set('hotelly_staff', first)
  await expect.poll(() => current(hotel.slug)).toBeNull()

  cookies.set('hotelly_staff', second)
  await send('POST', '/api/platform/session', { ...credentials, email: superAdmin.email })
  expect(await (await send('GET', '/api/platform/session')).json()).toMatchObject({ role: 'super_admin' })
  cookies.set('hotelly_staff', second)
  await expect.poll(() => current(other.slug)).toBeNull()
})

test('a new password renews the session: an old copy of its cookie is nobody', async () => {
  const own = await makeHotel(product.database)
  const { send, cookies } = browser()
  const credentials = { email: own.admin.email, password: STAFF_PASSWORD }
  await send('POST', `/api/hotels/${own.slug}/staff-session`, credentials)
  const before = cookies.get('hotelly_staff') ?? ''
  const passwords = { current: STAFF_PASSWORD, wanted: 'two-rivers-and-a-bridge' }
  expect((await send('PUT', `/api/hotels/${own.slug}/staff-password`, passwords)).status).toBe(200)
  const list = async () => (await send('GET', `/api/hotels/${own.slug}/staff-sessions`)).status
  expect(await list()).toBe(200)
  cookies.set('hotelly_staff', before)
  await expect.poll(list).toBe(401)
})

describe('a session', () => {
  test('lives in an HttpOnly cookie and ends with sign-out', async () => {
    const one = await guestBrowser()
    const own = `/api/hotels/${hotel.slug}/my-bookings`
    expect((await one.send('GET', own)).status).toBe(200)
    const stolen = new Map(one.cookies)
    await one.send('DELETE', `/api/hotels/${hotel.slug}/guest-session`)
    one.cookies.clear()
    for (const [name, value] of stolen) one.cookies.set(name, value)
    await expect.poll(async () => (await one.send('GET', own)).status).toBe(401)
  })

  test('with a planted or invented cookie is nobody', async () => {
    const one = browser()
    one.cookies.set('hotelly_guest', 'A'.repeat(43))
    expect((await one.send('GET', `/api/hotels/${hotel.slug}/my-bookings`)).status).toBe(401)
  })

  test.each([
    [
      'the guest is deactivated',
      (id: string) => sql`UPDATE guests SET is_active = false WHERE id = ${id}`,
      'guests',
    ],
    [
      'the guest expires',
      (id: string) => sql`UPDATE guests SET expires_at = now() WHERE id = ${id}`,
      'guests',
    ],
  ] as const)('ends within a second when %s', async (_name, statement, topic) => {
    const one = await guestBrowser()
    const { text, milliseconds } = await readStream(
      one.cookies,
      'guest',
      (seen) => seen.includes('event: ended'),
      async () => {
        await product.run(statement(one.guest.guestId))
        product.events.announce(topic, { hotelId: hotel.id })
      },
    )
    expect(text).toContain('event: ended')
    expect(milliseconds).toBeLessThan(1000)
    expect((await one.send('GET', `/api/hotels/${hotel.slug}/my-bookings`)).status).toBe(401)
  })

  test('of a guest is not valid at another hotel', async () => {
    const other = await makeHotel(product.database)
    const one = await guestBrowser(other)
    expect((await one.send('GET', `/api/hotels/${hotel.slug}/my-bookings`)).status).toBe(401)
    expect((await one.send('GET', `/events/${hotel.slug}/guest`)).status).toBe(204)
  })
})

describe('live events', () => {
  test('tell staff of a new order at once, but not other guests', async () => {
    const staff = await staffBrowser()
    const one = await guestBrowser()
    const stranger = await guestBrowser()
    const order = { key: randomUUID(), order: orderOf([[hotel.dishes[0], 1]]) }
    let id = ''
    const place = async () => {
      const response = await one.send('POST', `/api/hotels/${hotel.slug}/bookings`, order)
      id = ((await response.json()) as { id: string }).id
    }
    const [heard, unheard] = await Promise.all([
      readStream(staff.cookies, 'staff', (seen) => seen.includes('"topic":"bookings"'), place),
      readStream(
        stranger.cookies,
        'guest',
        (seen) => seen.includes('bookings'),
        async () => {},
      ).catch(() => ({ text: '' })),
    ])
    expect(heard.text).toContain(`data: {"topic":"bookings","id":"${id}"}`)
    expect(heard.milliseconds).toBeLessThan(1000)
    expect(unheard.text).not.toContain('bookings')
  })

  test.each(['staff', 'guest', 'nobody'])('give a visitor no %s stream', async (audience) => {
    expect((await browser().send('GET', `/events/${hotel.slug}/${audience}`)).status).toBe(204)
  })
})

/** The path of the application's own public read of the hotel. */
const asTheAppAsks = (path: string) =>
  `/rpc/${path}?data=${encodeURIComponent(JSON.stringify({ json: { slug: hotel.slug } }))}`

describe('public reads', () => {
  test.each([
    ['the API', () => `/api/hotels/${hotel.slug}/menu`],
    ['the application', () => asTheAppAsks('menu/list')],
  ])('are cached with an entity tag until something changes: as requested by %s', async (name, address) => {
    const one = browser()
    const menu = address()
    // an event of an earlier test may still arrive and clear the cache once more
    let etag = ''
    const tagOf = async () => (etag = (await one.send('GET', menu)).headers.get('etag') ?? '')
    await expect.poll(tagOf).not.toBe('')
    const readAgain = () => one.send('GET', menu, undefined, { 'if-none-match': etag })
    await expect.poll(async () => (await readAgain()).status).toBe(304)

    await product.run(
      sql`UPDATE menu_items SET name = ${`Renamed for ${name}`} WHERE hotel_id = ${hotel.id} AND id = ${hotel.dishes[2].id}`,
    )
    product.events.announce('menu', { hotelId: hotel.id })
    await expect.poll(async () => (await one.send('GET', menu)).text()).toContain(`Renamed for ${name}`)
  })

  test('are kept under one address alone, however else they are asked for', async () => {
    const one = browser()
    const tagOf = async (path: string) => (await one.send('GET', path)).headers.get('etag')
    const app = asTheAppAsks('menu/list')
    await expect.poll(() => tagOf(app)).toBeTruthy()
    const others = [
      app.replace('%7B%22json', '%7B%20%22json'),
      app.replace('%22json', '%22%6Ason'),
      `${app}&more=1`,
      `/rpc/menu/list?data=${encodeURIComponent(JSON.stringify({ json: { slug: hotel.slug }, more: 1 }))}`,
      `/api/hotels/${hotel.slug}/menu?`,
      `/api/hotels/${hotel.slug}/menu?&`,
      `/api/hotels/%${hotel.slug.charCodeAt(0).toString(16)}${hotel.slug.slice(1)}/menu`,
    ]
    for (const path of others) {
      expect((await one.send('GET', path)).status).toBe(200)
      expect(await tagOf(path)).toBeNull()
    }
  })

  test('never show what is hidden', async () => {
    expect(await (await browser().send('GET', `/api/hotels/${hotel.slug}/menu`)).text()).not.toContain(
      'Secret',
    )
  })

  test('of a hotel stop when it is switched off', async () => {
    const closed = await makeHotel(product.database)
    const menu = `/api/hotels/${closed.slug}/menu`
    const one = browser()
    expect((await one.send('GET', menu)).status).toBe(200)
    await product.run(sql`UPDATE hotels SET is_active = false WHERE id = ${closed.id}`)
    product.events.announce('hotel', { hotelId: closed.id })
    await expect.poll(async () => (await one.send('GET', menu)).status).toBe(404)
  })
})

describe('bad requests', () => {
  const session = () => `/api/hotels/${hotel.slug}/guest-session`

  test('another site cannot change anything', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect(
      (await browser().send('POST', session(), { lastName: 'a', roomNumber: 'b' }, foreign)).status,
    ).toBe(403)
    const origin = { origin: 'https://evil.example' }
    expect((await browser().send('POST', session(), { lastName: 'a', roomNumber: 'b' }, origin)).status).toBe(
      403,
    )
  })

  test.each([
    ['malformed JSON', '{"lastName": ', 400],
    ['a JSON text that is not an object', '"hello"', 400],
    ['unknown keys', { lastName: 'a', roomNumber: 'b', role: 'hotel_admin' }, 400],
    ['a number for a name', { lastName: 5, roomNumber: 'b' }, 400],
    ['10,000 characters', { lastName: 'x'.repeat(10_000), roomNumber: 'b' }, 401],
    ['more than 96 KB', { lastName: 'x'.repeat(100_000), roomNumber: 'b' }, 413],
  ])('%s', async (_name, body, status) => {
    const response = await browser().send('POST', session(), body)
    expect(response.status).toBe(status)
    expect(await response.text()).not.toMatch(/node_modules|at .*\.ts:/)
  })

  test('get the headers that protect browsers, as every answer does', async () => {
    const { slug } = hotel
    const asked: [path: string, init?: RequestInit][] = [
      [`/hotelly/${slug}`],
      [`/api/hotels/${slug}/menu`],
      [`/events/${slug}/visitor`],
      [`/events/${slug}/staff`],
      ['/files/none.webp'],
      ['/assets/none.js'],
      ['/healthz'],
      ['/%zz'],
      ['/rpc/none', { method: 'POST' }],
      ['/rpc/menu/list', { method: 'POST', headers: { origin: 'https://elsewhere.example' } }],
      [`/hotelly-uploads/${slug}/menu-items`, { method: 'POST' }],
    ]
    for (const [path, init] of asked) {
      const leaving = new AbortController()
      const { headers } = await fetch(`${address}${path}`, { ...init, signal: leaving.signal })
      leaving.abort()
      expect(headers.get('content-security-policy'), path).toContain('frame-ancestors')
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('strict-transport-security'), path).toContain('max-age=31536000')
    }
  })

  test('paths that leave the folder or name no file are not found', async () => {
    for (const path of [
      '/assets/..%2f..%2fpackage.json',
      '/files/../../package.json',
      '/files/menu-items/x.webp',
      '/assets/none.js',
    ]) {
      expect((await browser().send('GET', path)).status).toBe(404)
    }
  })

  test.each([
    '/%ff',
    '/files/%ff',
    '/assets/%ff.js',
    '/hotelly/%ff',
    '/hotelly/%ff/services',
    '/api/%ff',
    '/rpc/%ff',
    '/events/%ff/visitor',
    '/hotelly/%ff/manifest.webmanifest',
    '/%',
    '/%zz',
    '/%c3',
    '/?x=%ff',
    '/%00',
    '/api/hotels/%ff',
    '/api/hotels/%00/menu',
    '/files/menu-items/a%00b.webp',
    '/rpc/hotels/get?data=%ff',
    '/hotelly-uploads/%ff/menu-items',
    '/healthz?%ff',
  ])('an invalid address: %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await browser().send(method, path)
      expect([400, 404]).toContain(response.status)
    }
  })

  test('hostile texts are refused or stored, and never cause a server error', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.constantFrom(
        "'; DROP TABLE hotels; --",
        '\u0000',
        '\uD800',
        '\u202Eevil',
        '<script>alert(1)</script>',
        '{{7*7}}',
        '../../x',
        '%00',
      ),
    )
    const staff = await staffBrowser()
    const one = await guestBrowser()
    const order = orderOf([[hotel.dishes[0], 1]])
    await one.send('POST', `/api/hotels/${hotel.slug}/bookings`, { key: randomUUID(), order })
    const [booking] = (await (await one.send('GET', `/api/hotels/${hotel.slug}/my-bookings`)).json()) as {
      id: string
    }[]
    let version = 1
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        const note = { version, status: 'pending', paymentStatus: 'open', staffNotes: text }
        const saved = await staff.send('PATCH', `/api/hotels/${hotel.slug}/bookings/${booking?.id}`, note)
        if (saved.ok) version++
        const found = await staff.send(
          'GET',
          `/api/hotels/${hotel.slug}/bookings?scope=ongoing&search=${encodeURIComponent(text.toWellFormed())}`,
        )
        const key = randomUUID()
        const ordered = await one.send('POST', `/api/hotels/${hotel.slug}/bookings`, {
          key,
          order: { ...order, specialInstructions: text },
        })
        const signedIn = await browser().send('POST', session(), { lastName: text, roomNumber: text })
        expect(
          [saved, found, ordered, signedIn]
            .map((response) => response.status)
            .filter((status) => status >= 500),
        ).toEqual([])
      }),
      { numRuns: 60 },
    )
  }, 90_000)
})

test('a page carries its language, direction, title and data', async () => {
  const html = async (path: string, headers: Record<string, string> = {}) =>
    (await browser().send('GET', path, undefined, headers)).text()
  const arabic = await html(`/hotelly/${hotel.slug}/room-service?lng=ar`)
  expect(arabic).toContain('<html lang="ar" dir="rtl"')
  expect(arabic).toContain('الأطباق الرئيسية')
  expect(arabic).toContain(hotel.dishes[0].id)
  expect(await html('/', { 'accept-language': 'bs-BA,en;q=0.5' })).toContain('<html lang="bs" dir="ltr"')
  expect(await html('/', { cookie: 'lng=ar', 'accept-language': 'bs' })).toContain('lang="ar"')
  expect(await html('/', { 'accept-language': 'fr' })).toContain('lang="en"')
  const page = await browser().send('GET', `/hotelly/no-such-hotel/services`)
  expect(page.status).toBe(404)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('a browser that has the fonts gets them and their styles with its page', async () => {
  const read = async (cookie: string) =>
    (await fetch(`${address}/hotelly/${hotel.slug}?lng=ar`, { headers: { cookie } })).text()
  const styles = /<link rel="stylesheet" href="\/assets\/(latin|arabic)-fonts-\S+\.css"/g
  expect((await read('fonts=1')).match(styles)).toHaveLength(2)
  expect((await read('')).match(styles)).toBeNull()
})

test('what is painted is of the hotel and the language that were asked for', async () => {
  const hotels = await Promise.all([makeHotel(product.database), makeHotel(product.database)])
  const asked = hotels.flatMap(({ slug }) =>
    ['en', 'ar', 'bs'].flatMap((language) =>
      ['', '/guest-login', '/services', '/room-service'].map((screen) => ({ slug, language, screen })),
    ),
  )
  const painted = await Promise.all(
    [...asked, ...asked].map(async ({ slug, language, screen }) => {
      const page = await (await fetch(`${address}/hotelly/${slug}${screen}?lng=${language}`)).text()
      return { slug, language, markup: /<div id="first-paint"[^]*?<div id="root">/.exec(page)?.[0] ?? '' }
    }),
  )
  const said = { en: 'made with love', ar: 'صُنع بحب', bs: 'napravljeno s ljubavlju' }
  for (const { slug, language, markup } of painted) {
    const links = [...markup.matchAll(/ href="\/hotelly\/([^/"]+)/g)].map(([, to]) => to)
    expect(new Set(links)).toEqual(new Set([slug]))
    expect(Object.entries(said).flatMap(([one, text]) => (markup.includes(text) ? one : []))).toEqual([
      language,
    ])
  }
})

test('what is painted greets by the hour at the hotel', async () => {
  const greetingAt = async (time: string) => {
    vi.setSystemTime(`2026-11-22T${time}Z`)
    const page = await (await fetch(`${address}/hotelly/${hotel.slug}/services`)).text()
    return /<h1[^>]*>([^<]*)</.exec(page)?.[1]
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    expect(await greetingAt('11:59:55')).toBe('Good morning')
    expect(await greetingAt('12:00:05')).toBe('Good afternoon')
  } finally {
    vi.useRealTimers()
  }
})

test('an address with capitals, an extra slash or extra punctuation redirects to the intended one', async () => {
  const { slug } = hotel
  const leadsTo = async (path: string) => {
    const response = await fetch(address + path, { redirect: 'manual' })
    return response.status === 308 ? response.headers.get('location') : response.status
  }
  for (const behind of ['/', '.', ',', '),', ';', '%29', '.%22', '!', '/.', '%20']) {
    expect(await leadsTo(`/hotelly/${slug}${behind}`), behind).toBe(`/hotelly/${slug}`)
  }
  expect(await leadsTo(`/Hotelly/${slug.toUpperCase()}/CHAT?lng=ar&x=Y`)).toBe(
    `/hotelly/${slug}/chat?lng=ar&x=Y`,
  )
  expect(await leadsTo(`/hotelly//${slug}/services.`)).toBe(`/hotelly/${slug}/services`)
  expect(await leadsTo('/hotelly/INTERNAL/admin/login')).toBe('/hotelly/internal/admin/login')
  expect(await leadsTo(`/hotelly/${slug}/chat`)).toBe(200)
  for (const none of ['/hotelly/a_b', '/hotelly/a%20b', '/hotelly/%D8%A3', `/hotelly/${slug}/nothing`]) {
    expect(await leadsTo(none), none).toBe(404)
  }
})

test('a language chosen in the address is kept for later pages', async () => {
  const one = browser()
  await one.send('GET', `/hotelly/${hotel.slug}?lng=bs`)
  expect(one.cookies.get('lng')).toBe('bs')
  expect(await (await one.send('GET', '/')).text()).toContain('lang="bs"')
  await one.send('GET', '/?lng=fr')
  expect(one.cookies.get('lng')).toBe('bs')
})

test.each(['', '?lng=bs'])('the first page gives the browser its device cookie: %s', async (query) => {
  const one = browser()
  await one.send('GET', `/hotelly/${hotel.slug}/chat${query}`)
  const device = one.cookies.get('hotelly_device')
  expect(device).toBeTruthy()
  await one.send('GET', `/api/hotels/${hotel.slug}/menu`)
  await one.send('GET', `/hotelly/${hotel.slug}${query}`)
  expect(one.cookies.get('hotelly_device')).toBe(device)
})

test('after 100 public reads in a minute, that browser alone must wait five minutes for the next', async () => {
  const [one, other] = [browser(), browser()]
  for (const each of [one, other]) await each.send('GET', `/hotelly/${hotel.slug}`)
  const menu = `/api/hotels/${hotel.slug}/menu`
  for (let count = 0; count < 100; count++) expect((await one.send('GET', menu)).status).toBe(200)
  const refused = await one.send('GET', menu)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED', data: { retryAfterSeconds: 300 } })
  const unread = asTheAppAsks('announcements/list')
  const asApp = await one.send('GET', unread)
  expect(asApp.status).toBe(429)
  expect(await asApp.json()).toMatchObject({ json: { code: 'RATE_LIMITED' } })
  const asAppAgain = await one.send('GET', unread)
  expect(asAppAgain.status).toBe(429)
  expect(await asAppAgain.json()).toMatchObject({ json: { code: 'RATE_LIMITED' } })

  expect((await one.send('GET', `/hotelly/${hotel.slug}/room-service`)).status).toBe(200)
  expect((await other.send('GET', menu)).status).toBe(200)
})

test('an answer sets each cookie only once', async () => {
  const { guestName: lastName, roomNumber } = hotel.guest
  const path = `/api/hotels/${hotel.slug}/guest-session`
  const response = await browser().send('POST', path, { lastName, roomNumber })
  const names = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
  expect(names).toHaveLength(2)
  expect(new Set(names)).toEqual(new Set(['hotelly_device', 'hotelly_guest']))
})

test('parallel reads do not give a browser two identities', async () => {
  const one = browser()
  const reads = ['menu', 'services', `chat/${newSessionId()}`].map(
    (path) => `/api/hotels/${hotel.slug}/${path}`,
  )
  for (const response of await Promise.all(reads.map((path) => one.send('GET', path)))) {
    expect(response.status).toBe(200)
  }
  expect(one.cookies.has('hotelly_device')).toBe(false)
})

test('a page stays intact when the hotel is called </script>', async () => {
  const named = await makeHotel(product.database)
  await product.run(
    sql`UPDATE hotels SET name = '</script><img src=x onerror=alert(1)>' WHERE id = ${named.id}`,
  )
  const html = await (await browser().send('GET', `/hotelly/${named.slug}`)).text()
  expect(html).not.toContain('<img src=x')
})

test('the API is documented on a plain page and in a machine-readable form', async () => {
  const one = browser()
  const docs = await (await one.send('GET', '/api/docs')).text()
  expect(docs).toContain('Place a room service order')
  expect(docs).not.toContain('<script')
  const spec = (await (await one.send('GET', '/api/openapi.json')).json()) as { paths: object }
  expect(Object.keys(spec.paths)).toContain('/hotels/{slug}/bookings')
  for (const path of ['/api/docs', '/api/openapi.json']) {
    const etag = (await one.send('GET', path)).headers.get('etag') ?? ''
    expect((await one.send('GET', path, undefined, { 'if-none-match': etag })).status).toBe(304)
  }
})

test('a page has the metadata for links and home screens, with absolute addresses', async () => {
  const html = await (await browser().send('GET', `/hotelly/${hotel.slug}?x=1`)).text()
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://[^/"]+/hotelly/${hotel.slug}"`))
  expect(html).toContain('media="(prefers-color-scheme: dark)"')
  expect(html).toContain(`/hotelly/${hotel.slug}/manifest.webmanifest`)
  const manifest = await browser().send('GET', `/hotelly/${hotel.slug}/manifest.webmanifest`)
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
  expect(await manifest.json()).toMatchObject({ start_url: `/hotelly/${hotel.slug}/services` })
  expect((await browser().send('GET', '/hotelly/no-such-hotel/manifest.webmanifest')).status).toBe(404)
  const panel = `/hotelly/${hotel.slug}/admin`
  expect(await (await browser().send('GET', `${panel}/login`)).text()).toContain(
    `${panel}/manifest.webmanifest`,
  )
  const own = await browser().send('GET', `${panel}/manifest.webmanifest`)
  expect(await own.json()).toMatchObject({ id: panel, start_url: `${panel}/dashboard`, scope: `${panel}/` })
})

test('a link to a hotel shows its cover', async () => {
  const { id, slug } = await makeHotel(product.database)
  await product.run(sql`UPDATE hotels SET cover_url = '/files/cover.webp' WHERE id = ${id}`)
  const html = await (await browser().send('GET', `/hotelly/${slug}`)).text()
  expect(html).toMatch(/og:image" content="[^"]*\/files\/cover\.webp"/)
  expect(html).toContain('twitter:card" content="summary_large_image"')
})

describe('a link to a hotel without a cover', () => {
  /** The address of its picture, as messengers read it in the page. */
  async function linkPicture(name: string, color = '#0b5d43') {
    const { id, slug } = await makeHotel(product.database)
    await product.run(
      sql`UPDATE hotels SET name = ${name}, primary_color = ${color}, logo_url = '/files/logo.webp' WHERE id = ${id}`,
    )
    const html = await (await browser().send('GET', `/hotelly/${slug}`)).text()
    expect(html).toContain('twitter:card" content="summary_large_image"')
    const [, picture = ''] = /og:image" content="https?:\/\/[^/]+([^"]*)"/.exec(html) ?? []
    return picture
  }
  const drawn = async (name: string, color?: string) => {
    const answer = await browser().send('GET', await linkPicture(name, color))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toContain('public')
    return sharp(await answer.bytes())
  }
  /** How much of a part is white, as letters are: of the start, the end, or the whole width of the picture's sky. */
  async function whiteness(picture: Sharp, left = 0, width = 1200) {
    const { data } = await picture
      .clone()
      .extract({ left, top: 60, width, height: 160 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data.filter((light) => light > 230).length / data.length
  }

  test('shows its name over its scene, in the size that messengers want', async () => {
    const picture = await drawn('Hotel Čaršija')
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(await whiteness(picture, 0, 600)).toBeGreaterThan(0.03)
    const [sky] = (await picture.extract({ left: 20, top: 300, width: 40, height: 40 }).stats()).channels
    const red = await drawn('Hotel Čaršija', '#b0122a')
    const [redSky] = (await red.extract({ left: 20, top: 300, width: 40, height: 40 }).stats()).channels
    expect(redSky?.mean).toBeGreaterThan((sky?.mean ?? 0) + 20)
  })

  test('writes an Arabic name from the right', async () => {
    const picture = await drawn('فندق السلطان')
    expect(await whiteness(picture, 700, 500)).toBeGreaterThan(0.03)
    expect(await whiteness(picture, 0, 400)).toBe(0)
  })

  test.each([
    ['markup', '<b>Grand</b> & <span size="900">"Old"'],
    ['the longest name', 'Residence by the Seven Bridges '.repeat(7).slice(0, 200)],
    ['a word that no line holds', 'W'.repeat(200)],
  ])('writes %s within its margins', async (_what, name) => {
    const picture = await drawn(name)
    expect(await whiteness(picture)).toBeGreaterThan(0.002)
    expect(await whiteness(picture, 0, 70)).toBe(0)
    expect(await whiteness(picture, 1130, 70)).toBe(0)
  })

  test('writes a name without the emoji in it', async () => {
    expect(await whiteness(await drawn('Hotel 🏨 Sunny 🌴'))).toBeGreaterThan(0)
  })

  test('leaves out a name in letters that it does not have', async () => {
    expect(await whiteness(await drawn('Отель 日本'))).toBe(0)
  })

  test('has another address under another name, and none where there is no such hotel', async () => {
    const first = new URL(await linkPicture('Hotel One'), address)
    const second = new URL(await linkPicture('Hotel Two'), address)
    expect(first.search).not.toBe(second.search)
    expect((await browser().send('GET', '/hotelly/no-such-hotel/link.jpg')).status).toBe(404)
  })
})

describe('absolute addresses', () => {
  const PUBLIC = 'https://stay.example'
  let known: string
  beforeAll(async () => {
    known = await product.listen({ publicUrl: PUBLIC })
  })

  /** Sends a request with any Host header, which `fetch` would not allow. */
  const ask = (at: string, path: string, headers: Record<string, string>, method = 'GET') =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const request = http.request(`${at}${path}`, { method, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      request.on('error', reject).end()
    })

  test('never use a host that the caller invented', async () => {
    const page = `/hotelly/${hotel.slug}`
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'x@localhost']) {
      const { text } = await ask(address, page, { host })
      expect(text).not.toContain(host)
      expect(text).not.toContain('rel="canonical"')
    }
    const own = await ask(address, page, { host: 'localhost:3000' })
    expect(own.text).toContain(`<link rel="canonical" href="http://localhost:3000${page}"`)
  })

  test('use the public address that the operator has set', async () => {
    const page = `/hotelly/${hotel.slug}`
    const { text } = await ask(known, page, { host: 'evil.example' })
    expect(text).toContain(`<link rel="canonical" href="${PUBLIC}${page}"`)
    expect(text).toContain(`"publicUrl":"${PUBLIC}"`)
    expect(text).not.toContain('evil.example')
  })

  test('allow changes only from pages at the public address or at the requested host', async () => {
    const signOut = (headers: Record<string, string>) =>
      ask(known, `/api/hotels/${hotel.slug}/guest-session`, headers, 'DELETE').then(({ status }) => status)
    expect(await signOut({ host: 'inside:3000', origin: PUBLIC })).toBe(200)
    expect(await signOut({ host: 'inside:3000', origin: 'http://inside:3000' })).toBe(200)
    expect(await signOut({ host: 'inside:3000', origin: 'https://evil.example' })).toBe(403)
    expect(await signOut({ host: 'inside:3000', origin: `${PUBLIC}.evil.example` })).toBe(403)
  })
})

test('reports that it is healthy and ready', async () => {
  expect((await browser().send('GET', '/healthz')).status).toBe(200)
  expect(await (await browser().send('GET', '/readyz')).json()).toEqual({ status: 'ready' })
})

test.each(['/api/no/such', '/rpc/no/such'])('%s is answered with an uncompressed 404', async (path) => {
  const response = await fetch(`${address}${path}`, { headers: { 'accept-encoding': 'br, gzip' } })
  expect(response.status).toBe(404)
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe('Not found')
})

test("a large hotel's knowledge can be imported as one file", async () => {
  const rows = Array.from({ length: 900 }, (_, at) => `Topic ${at},"${'word '.repeat(150)}",yes`)
  const file = ['topic,content,active', ...rows].join('\n')
  const staff = await staffBrowser()
  const path = `/api/hotels/${hotel.slug}/knowledge/import`
  const response = await staff.send('POST', path, { file, isDryRun: true })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ outcome: 'planned', problems: [] })
})

describe('the attempts left before a lockout', () => {
  const leftAfter = (response: Response) => /;r=(\d+);/.exec(response.headers.get('ratelimit') ?? '')?.[1]

  test('are told with every order', async () => {
    const guest = await guestBrowser()
    const place = async () => {
      const body = { key: randomUUID(), order: orderOf([[hotel.dishes[0], 1]]) }
      return guest.send('POST', `/api/hotels/${hotel.slug}/bookings`, body)
    }
    const told = [await place(), await place(), await place()].map(leftAfter)
    expect(told).toEqual(['2', '1', '0'])
    expect((await place()).status).toBe(429)
  })

  test('are told with every message, before the streamed answer', async () => {
    const one = browser()
    const told: (string | undefined)[] = []
    for (let count = 0; count < 10; count++) {
      const session = count < 6 ? 'A'.repeat(20) : 'B'.repeat(20)
      const said = { message: 'Good evening', language: 'en', key: randomUUID() }
      const path = `/api/hotels/${hotel.slug}/chat/${session}/messages`
      if (count === 0) await one.send('GET', `/hotelly/${hotel.slug}/chat`)
      const response = await one.send('POST', path, said)
      await response.text()
      told.push(leftAfter(response))
    }
    expect(told).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1', '0'])
  })
})

describe('a long body', () => {
  const cookieOf = ({ cookies }: { cookies: Map<string, string> }) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  /** Begins a body of 8 MB, a form by default, sends its beginning, and waits for an answer without sending more. */
  const begin = (path: string, headers: Record<string, string> = {}, beginning = '--x\r\n') =>
    new Promise<number | undefined>((resolve, reject) => {
      const type = {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(8 * 1024 ** 2),
      }
      const request = http.request(`${address}${path}`, { method: 'POST', headers: { ...type, ...headers } })
      request.once('response', ({ statusCode }) => {
        resolve(statusCode)
        request.destroy()
      })
      request.once('error', reject)
      request.write(beginning)
    })
  const paths = () => [
    ...['menu', 'guests', 'knowledge'].flatMap((what) => [
      `/rpc/${what}/importFile`,
      `/api/hotels/${hotel.slug}/${what}/import`,
    ]),
    '/rpc/bookings/place',
    `/hotelly-uploads/${hotel.slug}/menu-items`,
  ]

  test('of a stranger is refused before it is there', async () => {
    for (const path of paths()) expect([path, await begin(path)]).toEqual([path, 401])
  })

  test('of a guest is refused by what staff import before it is there', async () => {
    const cookie = cookieOf(await guestBrowser())
    for (const path of paths().slice(0, 6)) expect([path, await begin(path, { cookie })]).toEqual([path, 401])
  })

  test.each([
    ['with more members than any call has', '{"x":[' + '[],'.repeat(20_000)],
    ['nested deeper than any call is', '{"x":'.repeat(33)],
  ])('of staff %s is refused before all of it is there', async (_name, beginning) => {
    const cookie = cookieOf(await staffBrowser())
    const asJson = { cookie, 'content-type': 'application/json' }
    for (const path of paths().slice(0, 6)) {
      expect([path, await begin(path, asJson, beginning)]).toEqual([path, 400])
    }
  })

  test('without a length is refused where it is too long', async () => {
    const send = async (length: number) => {
      const body = new Blob([JSON.stringify({ lastName: 'x'.repeat(length), roomNumber: 'b' })]).stream()
      const headers = { 'content-type': 'application/json' }
      const path = `${address}/api/hotels/${hotel.slug}/guest-session`
      const init = { method: 'POST', headers, body, duplex: 'half' }
      const response = await fetch(path, init)
      return [response.status, ((await response.json()) as { code: string }).code]
    }
    expect(await send(1000)).toEqual([401, 'INVALID_CREDENTIALS'])
    expect(await send(100_000)).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  test('of staff is a form of few parts', async () => {
    const staff = await staffBrowser()
    const send = async (extra: number, data = '') => {
      const form = new FormData()
      const json = { slug: hotel.slug, isDryRun: true, file: {} }
      form.set('data', data || JSON.stringify({ json, meta: [], maps: [['file']] }))
      form.set('0', new File(['name,category,price\nSoup,lunch,5.00'], 'menu.csv', { type: 'text/csv' }))
      for (let count = 0; count < extra; count++) form.append('extra', '')
      const headers = { cookie: cookieOf(staff) }
      return fetch(`${address}/rpc/menu/importFile`, { method: 'POST', headers, body: form })
    }
    expect((await send(0)).status).toBe(200)
    const unreadable = { code: 'BAD_REQUEST', message: 'The request cannot be read.' }
    for (const refused of [await send(20), await send(0, `{"json":${'['.repeat(40)}${']'.repeat(40)}}`)]) {
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ json: unreadable })
    }
  })
})
