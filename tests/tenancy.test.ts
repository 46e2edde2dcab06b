import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { screensOf } from '#areas/areas.ts'
import { guestArea } from '#areas/guest/screens.ts'
import { platformArea } from '#areas/platform/screens.ts'
import { publicArea } from '#areas/public/screens.ts'
import { staffArea } from '#areas/staff/screens.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { Topic } from '#kit/shared/live-events.ts'
import { absentPlace, CALLS, type Place, type Who } from './isolation/calls.ts'
import { type FullHotel, makeFullHotel } from './isolation/full-hotel.ts'
import { makePrincipals, mayKnow, type Principal, refusalOf, type Target } from './isolation/principals.ts'
import { callOverHttp, PROCEDURES } from './procedures.ts'
import { openProduct } from './product.ts'
import { makePhoto } from './uploader.ts'

const TARGETS = ['own', 'other', 'absent'] as const
/** How a guard says no; everything else is an answer. */
const REFUSALS = ['UNAUTHORIZED', 'FORBIDDEN', 'HOTEL_NOT_FOUND', 'PASSWORD_CHANGE_NEEDED']

test('every procedure is called in the matrix', () => {
  expect(PROCEDURES.map(([name]) => name).toSorted()).toEqual(Object.keys(CALLS).toSorted())
})

/** Hotels are kept apart twice: by conditions in each statement, and by row-level security. Each has to suffice. */
describe.each([
  ['with row-level security', true],
  ['by the statements alone', false],
])('%s', (_name, isFenced) => {
  const product = openProduct({ isFenced })
  let address: string
  let own: FullHotel
  let other: FullHotel
  let principals: Principal[]
  let places: Record<Target, Place>

  beforeAll(async () => {
    address = await product.listen({ trustedProxies: 1 })
    own = await makeFullHotel(product, address, '198.51.100.201')
    other = await makeFullHotel(product, address, '198.51.100.202')
    principals = await makePrincipals(product, address, { own, other })
    places = { own: own.place, other: other.place, absent: absentPlace() }
  })

  const named = (...names: string[]) => principals.filter(({ name }) => names.includes(name))

  /** The secrets in a text that this person must not know. */
  function leaksIn(text: string, principal: Principal): string[] {
    const hotels = { own, other }
    return (['own', 'other'] as const).filter(
      (target) => text.includes(hotels[target].secret) && !mayKnow(principal, target),
    )
  }

  /** Every row of a hotel but the counters of attempts. */
  async function rowsOf({ id }: FullHotel) {
    const tables = await product.database.withActor(SYSTEM, (tx) =>
      tx.execute<{ name: string }>(sql`SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a
        ON a.attrelid = c.oid AND a.attname = 'hotel_id' AND NOT a.attisdropped
        WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'rate_limits'`),
    )
    const rows: Record<string, unknown> = {
      hotels: await product.database.withActor(SYSTEM, (tx) =>
        tx.execute(sql`SELECT to_jsonb(h) AS row FROM hotels h WHERE id = ${id}`),
      ),
    }
    for (const { name } of tables) {
      rows[name] = await product.database.withActor(SYSTEM, (tx) =>
        tx.execute(
          sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(name)} t WHERE hotel_id = ${id} ORDER BY to_jsonb(t)::text`,
        ),
      )
    }
    return rows
  }

  /** A text with the ids that were sent taken out, as an answer may repeat them. */
  const withoutIds = (text: string, place: Place) =>
    Object.values(place).reduce((left, id) => left.replaceAll(id, '·'), text)

  if (isFenced)
    test('pages and documents hold nothing that is not for everybody', async () => {
      const paths = TARGETS.flatMap((target) => {
        const at = `/hotelly/${places[target].slug}`
        const concrete = (path: string) => path.replace(/\$\w+/g, places[target].hotel)
        return [
          ...screensOf(guestArea).map(({ path }) => `${at}/${path}`),
          ...screensOf(staffArea).map(({ path }) => `${at}/admin/${concrete(path)}`),
          `${at}/manifest.webmanifest`,
        ].map((path) => path.replace(/\/+$/, ''))
      })
      const more = [
        ...screensOf(publicArea).map(({ path }) => `/${path.replace(/^\//, '').replace(/\$\w+/g, 'x')}`),
        ...screensOf(platformArea).map(
          ({ path }) => `/hotelly/internal/admin/${path.replace(/\$\w+/g, own.id)}`,
        ),
        ...['/api/docs', '/api/openapi.json', '/healthz', '/readyz'],
      ]
      const wrong: string[] = []
      for (const path of [...paths, ...more]) {
        const answers = await Promise.all(
          named('anonymous', 'guest', 'admin of the other hotel', 'super admin on a visit').map(
            async (principal) => {
              const response = await fetch(address + path, { headers: principal.headers })
              const text = await response.text()
              if (text.includes(own.secret) || text.includes(other.secret))
                wrong.push(`${principal.name} at ${path}`)
              // a part that loads later, and is still empty, stands only in what is painted after it has loaded
              return `${response.status} ${text.replace('<div role="alert"></div>', '')}`
            },
          ),
        )
        if (new Set(answers).size !== 1) wrong.push(`${path} depends on who asks`)
      }
      expect(wrong).toEqual([])
    }, 60_000)

  test('what belongs to somebody else is answered like what does not exist, and is left alone', async () => {
    const callers: Partial<Record<Who, [string[], Place[]]>> = {
      visitor: [['guest', "the hotel's other guest", 'anonymous'], [other.place]],
      guest: [['guest', "the hotel's other guest"], [other.place]],
      hotelAdmin: [['hotel admin', 'super admin on a visit'], [other.place]],
      ownHotelAdmin: [['hotel admin'], [other.place]],
    }
    const before = [await rowsOf(other)]
    const wrong: string[] = []
    let compared = 0
    // what is on the menu is for every guest of the hotel
    const gone = randomUUID()
    const compare = async (name: string, principal: Principal, foreign: Place, absent: Place) => {
      const call = CALLS[name]
      if (!call) return
      const [inForeign, inAbsent] = [call.input(foreign), call.input(absent)]
      const isAboutOne = Object.values(foreign).some(
        (id) => id !== foreign.slug && JSON.stringify(inForeign).includes(id),
      )
      if (!isAboutOne) return
      compared++
      const asked = await callOverHttp(address, name, inForeign, principal.headers)
      const unknown = await callOverHttp(address, name, inAbsent, principal.headers)
      const isSame =
        asked.status === unknown.status &&
        withoutIds(asked.text, foreign) === withoutIds(unknown.text, absent)
      const leaks = leaksIn(asked.text, principal)
      if (!isSame || leaks.length > 0)
        wrong.push(`${principal.name}, ${name}: ${asked.status} ${asked.text} / ${unknown.text}`)
    }
    for (const [name, { who }] of Object.entries(CALLS)) {
      const [names, foreign] = callers[who] ?? [[], []]
      for (const principal of named(...names)) {
        for (const place of foreign)
          await compare(name, principal, { ...place, slug: own.slug }, { ...absentPlace(), slug: own.slug })
      }
      if (who !== 'guest' && who !== 'visitor') continue
      for (const principal of named("the hotel's other guest", 'anonymous', 'expired guest'))
        await compare(
          name,
          principal,
          { ...own.place, meal: gone },
          { ...absentPlace(), slug: own.slug, meal: gone },
        )
    }
    expect(wrong).toEqual([])
    expect(compared).toBeGreaterThan(60)
    expect([await rowsOf(other)]).toEqual(before)
  })

  test('calls about one hotel change nothing in another, and say nothing of it', async () => {
    const third = await makeFullHotel(product, address, '198.51.100.203')
    const before = await rowsOf(other)
    const headers: Partial<Record<Who, Record<string, string>>> = {
      ...{ visitor: third.headers.guest, guest: third.headers.guest },
      ...{ hotelAdmin: third.headers.admin, ownHotelAdmin: third.headers.admin },
    }
    const platform = named('super admin')[0]?.headers ?? {}
    const neighbour = named("the hotel's other guest")[0]
    const wrong: string[] = []
    for (const [name, { who, input }] of Object.entries(CALLS)) {
      if (name === 'sessions.signOutSuperAdmin') continue
      const answer = await callOverHttp(address, name, input(third.place), headers[who] ?? platform)
      const { text } = answer
      const isRefused = answer.status >= 500 || REFUSALS.includes(answer.code ?? '')
      if (headers[who] && isRefused) wrong.push(`${name} is refused: ${text}`)
      const isOfOther = text.includes(other.mark) || text.includes(other.id)
      if (isOfOther && headers[who]) wrong.push(`${name}: ${text}`)
      if (!neighbour || name.startsWith('sessions.signOut')) continue
      const inAbsent = input({ ...absentPlace(), slug: own.slug })
      const heard = await callOverHttp(address, name, inAbsent, neighbour.headers)
      if (leaksIn(heard.text, neighbour).length > 0) wrong.push(`${name} to a neighbour: ${heard.text}`)
    }
    expect(wrong).toEqual([])
    expect(await rowsOf(other)).toEqual(before)
  })

  test('what a hotel is told does not depend on another', async () => {
    const reads = PROCEDURES.filter(([, procedure]) => procedure['~orpc'].route.method === 'GET')
    const readAll = async () => {
      const answers: [string, string][] = []
      for (const [name] of reads) {
        const call = CALLS[name]
        if (call?.who !== 'hotelAdmin' && call?.who !== 'visitor') continue
        const { text } = await callOverHttp(address, name, call.input(other.place), other.headers.admin)
        answers.push([name, text])
      }
      return answers
    }
    await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`UPDATE chat_settings SET max_conversations = 7 WHERE hotel_id = ${other.id}`),
    )
    product.events.announce('hotel', { hotelId: other.id })
    const settings = async () => Object.fromEntries(await readAll())['chat.getSettings']
    await expect.poll(settings).toContain('"maxConversations":7')
    const before = await readAll()
    await makeFullHotel(product, address, '198.51.100.204')
    expect(await readAll()).toEqual(before)
  })

  test("an order is nobody else's, with the same key too, and waits for its own hotel's service", async () => {
    const asked = { ...CALLS['bookings.place']?.input(own.place), key: randomUUID() }
    const place = async (headers: Record<string, string>, input: object = asked) => {
      const { status, code, text } = await callOverHttp(address, 'bookings.place', input, headers)
      return { status, code, id: (JSON.parse(text) as { json: { id?: string } }).json.id }
    }
    const [neighbour] = named("the hotel's other guest")
    const [first, second] = [await place(own.headers.guest), await place(neighbour?.headers ?? {})]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.id).not.toBe(first.id)
    const mine = await callOverHttp(
      address,
      'bookings.listMine',
      { slug: own.slug },
      neighbour?.headers ?? {},
    )
    expect(mine.text).toContain(second.id)
    expect(mine.text).not.toContain(first.id)

    const closed = await makeFullHotel(product, address, '198.51.100.205')
    await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`UPDATE services SET enabled = false WHERE hotel_id = ${closed.id}`),
    )
    const late = { ...asked, ...CALLS['bookings.place']?.input(closed.place) }
    expect((await place(closed.headers.guest, late)).code).toBe('SERVICE_UNAVAILABLE')
  })

  test("nobody's own pictures can be taken for another hotel", async () => {
    const [admin] = named('hotel admin')
    const item = { name: { en: 'Stolen' }, price: 1 }
    const take = (imageUrl: string) =>
      callOverHttp(address, 'menu.add', { slug: own.slug, item: { ...item, imageUrl } }, admin?.headers ?? {})
    const [foreign, absent] = [await take(other.place.picture), await take(absentPlace().picture)]
    expect(foreign).toMatchObject({ status: 400, code: 'IMAGE_UNKNOWN' })
    expect(foreign).toEqual(absent)
    expect((await fetch(address + other.place.picture)).status).toBe(200)
  })

  if (isFenced)
    test('live streams open for their audience alone, and bring nothing of another hotel', async () => {
      const wrong: string[] = []
      const opened: { principal: Principal; what: string; text: () => string; close: () => void }[] = []
      const audiences: Record<string, Who> = { visitor: 'visitor', guest: 'guest', staff: 'hotelAdmin' }
      const open = async (principal: Principal, path: string, isAllowed: boolean) => {
        const abort = new AbortController()
        const response = await fetch(address + path, { headers: principal.headers, signal: abort.signal })
        const isOpen = response.headers.get('content-type')?.startsWith('text/event-stream') === true
        const what = `${principal.name} at ${path}`
        if (isOpen !== isAllowed) wrong.push(`${what}: ${response.status}`)
        let text = ''
        const reading = (async () => {
          const decoder = new TextDecoder()
          for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
        })().catch(() => {})
        if (isOpen) opened.push({ principal, what, text: () => text, close: () => abort.abort() })
        else await reading
      }
      for (const principal of principals) {
        for (const target of TARGETS) {
          for (const [audience, who] of Object.entries(audiences)) {
            const refusal = refusalOf(who, principal, target)
            // somebody who must choose a password hears that they have done so, and no more
            const isAllowed = refusal === null || refusal === 'PASSWORD_CHANGE_NEEDED'
            await open(principal, `/events/${places[target].slug}/${audience}`, isAllowed)
          }
        }
        await open(principal, '/events/internal/platform', principal.isSuperAdmin === true)
      }
      expect(wrong).toEqual([])

      const ids = { own: randomUUID(), other: randomUUID() }
      const inside = Topic.options.filter((topic) => topic === 'bookings' || topic === 'chat')
      for (const target of ['other', 'own'] as const) {
        const hotelId = { own, other }[target].id
        const guestId = { own, other }[target].guest.guestId
        for (const topic of inside) product.events.announce(topic, { hotelId, id: ids[target], guestId })
      }
      const marks = { own: randomUUID(), other: randomUUID() }
      for (const target of ['own', 'other'] as const)
        product.events.announce('hotel', { hotelId: { own, other }[target].id, id: marks[target] })
      const slugs = { own: own.slug, other: other.slug }
      for (const { principal, what, text, close } of opened) {
        const at = (['own', 'other'] as const).find((target) => what.includes(slugs[target]))
        await expect.poll(() => text().includes(at ? marks[at] : marks.own), { message: what }).toBe(true)
        const heard = (['own', 'other'] as const).filter((target) => text().includes(ids[target]))
        const isInside = at && !principal.isNew && what.endsWith('/staff')
        const isOwnGuest = at && principal.knows === at && what.endsWith('/guest')
        expect([what, heard]).toEqual([what, isInside || isOwnGuest ? [at] : []])
        close()
      }
    })

  if (isFenced)
    test('pictures are taken from the staff of the hotel alone, and logos from super admins', async () => {
      const photo = await makePhoto(20, 20)
      const send = (path: string, { headers }: Principal) =>
        fetch(`${address}/hotelly-uploads/${path}`, { method: 'POST', headers, body: new Uint8Array(photo) })
      const wrong: string[] = []
      const check = async (path: string, principal: Principal, refusal: string | null) => {
        const response = await send(path, principal)
        const { code = null } = (await response.json()) as { code?: string }
        if (code !== refusal) wrong.push(`${principal.name} at ${path}: ${code} instead of ${refusal}`)
      }
      for (const principal of principals) {
        for (const target of TARGETS) {
          const { slug, hotel } = places[target]
          for (const folder of ['menu-items', 'announcements'])
            await check(`${slug}/${folder}`, principal, refusalOf('hotelAdmin', principal, target))
          const missing = target === 'absent' ? 'NOT_FOUND' : null
          const refusal = refusalOf('superAdmin', principal, target) ?? missing
          await check(`internal/hotel-logos/${hotel}`, principal, refusal)
        }
      }
      expect(wrong).toEqual([])
    })

  if (isFenced)
    test.each(Object.entries(CALLS))('%s answers each as it must', async (name, { who, input }) => {
      const wrong: string[] = []
      await Promise.all(
        principals.map(async (principal) => {
          for (const target of TARGETS) {
            const answer = await callOverHttp(address, name, input(places[target]), principal.headers)
            const refusal = refusalOf(who, principal, target)
            const isRight =
              refusal === null
                ? answer.status < 500 &&
                  !REFUSALS.includes(answer.code ?? '') &&
                  answer.code !== 'BAD_REQUEST'
                : answer.code === refusal
            const leaks = leaksIn(answer.text, principal)
            if (!isRight) wrong.push(`${principal.name}, ${target}: ${answer.text} instead of ${refusal}`)
            if (leaks.length > 0) wrong.push(`${principal.name}, ${target}: reads of ${leaks.join(', ')}`)
          }
        }),
      )
      expect(wrong).toEqual([])
    })
})
