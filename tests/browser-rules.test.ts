import http from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { documentedOperations } from './documented.ts'
import { makeHotel, STAFF_PASSWORD, type TestHotel } from './factories.ts'
import { browserAt, signIn } from './browser-at.ts'
import { CALLS } from './isolation/calls.ts'
import { PROCEDURES } from './procedures.ts'
import { openProduct } from './product.ts'

const product = openProduct()
let address: string
let hotel: TestHotel
let cookie: string

beforeAll(async () => {
  address = await product.listen({ trustedProxies: 1 })
  hotel = await makeHotel(product.database)
  const browser = browserAt(address, '198.51.100.1')
  const { email } = hotel.admin
  await signIn(browser, `/hotels/${hotel.slug}/staff-session`, { email, password: STAFF_PASSWORD })
  const { guestName: lastName, roomNumber } = hotel.guest
  await signIn(browser, `/hotels/${hotel.slug}/guest-session`, { lastName, roomNumber })
  ;({ cookie } = browser.headers())
})

type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string }

/** A request with any headers, some of which `fetch` would not send. */
const ask = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  new Promise<Answer>((resolve, reject) => {
    const request = http.request(address + path, { method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      const { statusCode: status = 0 } = response
      const done = () => resolve({ status, headers: response.headers, text })
      response.on('end', done).on('close', done)
      // a live stream does not end by itself
      if (response.headers['content-type'] === 'text/event-stream') response.destroy()
    })
    request.on('error', reject).end(body)
  })

describe('a page of another site', () => {
  const origins: Record<string, string>[] = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
  ]
  const forms = [
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
  ]

  const mutations = async () => {
    const documented = (await documentedOperations(address))
      .filter(({ method }) => method !== 'get')
      .map(({ method, path }) => ({
        method: method.toUpperCase(),
        path: path.startsWith('/hotelly-uploads') ? path : `/api${path}`,
      }))
    const calls = PROCEDURES.map(([name]) => ({ method: 'POST', path: `/rpc/${name.replace('.', '/')}` }))
    const filled = (path: string) =>
      path.replace('{slug}', hotel.slug).replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
    return [...documented, ...calls].map(({ method, path }) => ({ method, path: filled(path) }))
  }

  test('changes nothing on any route, in whatever way it asks', async () => {
    const wrong: string[] = []
    const all = await mutations()
    expect(all.length).toBeGreaterThan(150)
    for (const [at, { method, path }] of all.entries()) {
      const type = forms[at % forms.length] ?? ''
      for (const from of origins) {
        const { status } = await ask(method, path, { cookie, 'content-type': type, ...from }, '{}')
        if (status !== 403) wrong.push(`${method} ${path} from ${JSON.stringify(from)}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
  }, 60_000)

  test('cannot have a link make a change either', async () => {
    const changing = PROCEDURES.filter(
      ([
        ,
        {
          '~orpc': { route },
        },
      ]) => route.method !== 'GET',
    )
    const wrong: string[] = []
    for (const [name] of changing) {
      const slug = { slug: hotel.slug }
      const data = encodeURIComponent(
        JSON.stringify({
          json: name.startsWith('sessions.signOut') ? slug : CALLS[name]?.input({ ...placeOf(hotel) }),
        }),
      )
      const { status } = await ask('GET', `/rpc/${name.replace('.', '/')}?data=${data}`, {
        cookie,
        'sec-fetch-site': 'cross-site',
      })
      if (status < 400) wrong.push(`${name}: ${status}`)
    }
    expect(wrong).toEqual([])
    const own = await ask('GET', `/api/hotels/${hotel.slug}/guest-session`, { cookie })
    expect(JSON.parse(own.text)).toMatchObject({ guestId: hotel.guest.guestId })
  }, 60_000)

  test('reads nothing: no answer allows another origin', async () => {
    for (const path of [
      `/api/hotels/${hotel.slug}/my-bookings`,
      `/hotelly/${hotel.slug}`,
      '/api/openapi.json',
    ]) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await ask(method, path, {
          cookie,
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
        })
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    }
  })
})

const placeOf = ({ id, slug, dishes, guest, admin }: TestHotel) => {
  const [{ id: dish }] = dishes
  const other = {
    service: dish,
    otherService: dish,
    device: dish,
    rehearsal: dish,
    check: dish,
    notice: dish,
    entry: dish,
    booking: dish,
    unseenBooking: dish,
    conversation: dish,
    answer: dish,
    meal: dish,
    options: dish,
    session: dish,
    offer: dish,
    towels: dish,
    massage: dish,
    resource: dish,
    spare: dish,
    wish: dish,
    request: dish,
    appointment: dish,
    block: dish,
  }
  return {
    ...other,
    slug,
    hotel: id,
    dish,
    guest: guest.guestId,
    sessionId: 'A'.repeat(20),
    user: admin.userId,
    picture: '/',
  }
}

/** Every kind of answer that the product gives. */
const answers = () => [
  '/',
  `/hotelly/${hotel.slug}`,
  `/hotelly/${hotel.slug}/admin`,
  '/hotelly/internal/admin',
  '/hotelly/none',
  '/none',
  `/api/hotels/${hotel.slug}`,
  `/api/hotels/${hotel.slug}/my-bookings`,
  '/api/none',
  '/rpc/none',
  '/api/docs',
  '/api/openapi.json',
  '/healthz',
  '/readyz',
  '/icon.svg',
  '/files/none.webp',
  '/assets/none.js',
  '/%ff',
  `/events/${hotel.slug}/visitor`,
  `/events/${hotel.slug}/staff`,
  '/events/none/guest',
  `/hotelly/${hotel.slug}/manifest.webmanifest`,
  `/hotelly/${hotel.slug}/admin/manifest.webmanifest`,
]

describe('every answer', () => {
  test('tells the browser to run nothing foreign, to frame nothing and to guess nothing', async () => {
    const wrong: string[] = []
    const check = ({ headers }: Answer, what: string) => {
      const policy = String(headers['content-security-policy'])
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1]
      if (scripts !== "'self'" && scripts !== "'none'") wrong.push(`${what}: scripts ${scripts}`)
      if (!policy.includes("frame-ancestors 'none'") && !policy.includes('sandbox'))
        wrong.push(`${what}: frames`)
      if (headers['x-content-type-options'] !== 'nosniff') wrong.push(`${what}: nosniff`)
      if (!/max-age=\d{8}/.test(String(headers['strict-transport-security']))) wrong.push(`${what}: HSTS`)
      if (!headers['referrer-policy']) wrong.push(`${what}: referrer`)
      for (const header of ['x-powered-by', 'server']) if (headers[header]) wrong.push(`${what}: ${header}`)
    }
    for (const path of answers()) check(await ask('GET', path), path)
    check(await ask('POST', '/rpc/menu/add', { origin: 'https://evil.example' }), 'a foreign request')
    check(await ask('POST', `/hotelly-uploads/${hotel.slug}/menu-items`), 'an upload')
    check(await ask('DELETE', '/'), 'another method')
    expect(wrong).toEqual([])
  })

  test('that is for one person is kept by nobody', async () => {
    const wrong: string[] = []
    for (const path of [
      `/api/hotels/${hotel.slug}/my-bookings`,
      `/api/hotels/${hotel.slug}/menu/all`,
      `/api/hotels/${hotel.slug}/guest-session`,
      `/events/${hotel.slug}/staff`,
    ]) {
      const { headers, status } = await ask('GET', path, { cookie })
      if (headers['cache-control'] !== 'no-store')
        wrong.push(`${path}: ${status} ${headers['cache-control']}`)
    }
    for (const path of answers()) {
      const { headers } = await ask('GET', path)
      const isShared = !/no-store|private|no-cache/.test(String(headers['cache-control']))
      if (headers['set-cookie'] && isShared) wrong.push(`${path} sets a cookie and may be shared`)
    }
    expect(wrong).toEqual([])
  })

  test('holds no script in its page, and no handler', async () => {
    for (const path of answers()) {
      const { headers, text } = await ask('GET', path)
      if (!headers['content-type']?.startsWith('text/html')) continue
      const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
      expect(
        scripts.filter((script) => !/ src="\/|type="application\/json"/.test(script)),
        path,
      ).toEqual([])
      expect(text, path).not.toMatch(/<[^>]+ on[a-z]+=/i)
    }
  })
})

describe('cookies', () => {
  const credentials = () =>
    JSON.stringify({ lastName: hotel.guest.guestName, roomNumber: hotel.guest.roomNumber })
  const enter = (headers: Record<string, string>) =>
    ask(
      'POST',
      `/api/hotels/${hotel.slug}/guest-session`,
      { 'content-type': 'application/json', ...headers },
      credentials(),
    )
  const SECURE = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.9' }

  test('belong to this very host over https, and to no script', async () => {
    const { status, headers } = await enter(SECURE)
    expect(status).toBe(200)
    const set = headers['set-cookie'] ?? []
    expect(set.length).toBeGreaterThanOrEqual(2)
    for (const script of set) {
      expect(script).toMatch(/^__Host-\w+=[^;]*; Path=\/; /)
      for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax']) expect(script).toContain(`; ${part}`)
      expect(script).not.toContain('Domain')
    }
  })

  test('planted before the sign-in are replaced by it, and worth nothing', async () => {
    for (const [name, headers] of [
      ['hotelly_guest', {}],
      ['__Host-hotelly_guest', SECURE],
    ] as const) {
      const planted = 'P'.repeat(43)
      const { headers: given } = await enter({ ...headers, cookie: `${name}=${planted}` })
      const session = given['set-cookie']?.find((each) => each.startsWith(`${name}=`)) ?? ''
      expect(session).not.toBe('')
      expect(session).not.toContain(planted)
      const asPlanted = await ask('GET', `/api/hotels/${hotel.slug}/my-bookings`, {
        ...headers,
        cookie: `${name}=${planted}`,
      })
      expect(asPlanted.status).toBe(401)
    }
  })

  test('of plain http mean nothing over https', async () => {
    const { headers } = await enter({})
    const [plain = ''] =
      headers['set-cookie']?.find((each) => each.startsWith('hotelly_guest='))?.split(';') ?? []
    const path = `/api/hotels/${hotel.slug}/my-bookings`
    expect((await ask('GET', path, { cookie: plain })).status).toBe(200)
    expect((await ask('GET', path, { ...SECURE, cookie: plain })).status).toBe(401)
  })
})
