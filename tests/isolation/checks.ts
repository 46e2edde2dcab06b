import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { ENTRIES_MAX } from '#features/knowledge/rules.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { callOverHttp, PROCEDURES } from '../procedures.ts'
import { absentPlace, CALLS, type Place, type Who } from './calls.ts'
import { type FullHotel, makeFullHotel, MARKS } from './full-hotel.ts'
import { signIn } from '../browser-at.ts'
import type { Principal } from './principals.ts'
import { holdRows, makeTwin, renew, type Twin } from './twin.ts'
import { forgetAnswers, leaksIn, named, rowsOf, type World } from './world.ts'

/** With a feature in a hurry, its calls come first, and the first that is wrong ends the check. */
export type Check = (world: World, hurried?: string) => Promise<void>

/** All calls; those that end a session stay the last ones. */
const callsFrom = (hurried = '') =>
  Object.entries(CALLS).toSorted(([one], [other]) => rank(one, hurried) - rank(other, hurried))
const rank = (name: string, hurried: string) =>
  name.startsWith(`${hurried}.`) && !name.startsWith('sessions.') ? 0 : 1

/** A text with the ids that were sent taken out, as an answer may repeat them. */
const withoutIds = (text: string, place: Place) =>
  Object.values(place).reduce((left, id) => left.replaceAll(id, '·'), text)

export const answersAsForAbsent: Check = async (world, hurried) => {
  const { own, other, address } = world
  const callers: Partial<Record<Who, [string[], Place[]]>> = {
    visitor: [['guest', "the hotel's other guest", 'anonymous'], [other.place]],
    guest: [['guest', "the hotel's other guest"], [other.place]],
    hotelAdmin: [['hotel admin', 'super admin on a visit'], [other.place]],
    ownHotelAdmin: [['hotel admin'], [other.place]],
  }
  const before = [await rowsOf(world, other)]
  const wrong: string[] = []
  let compared = 0
  // what is on the menu, and on offer, is for every guest of the hotel
  const shared = { meal: randomUUID(), towels: randomUUID(), massage: randomUUID() }
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
      asked.status === unknown.status && withoutIds(asked.text, foreign) === withoutIds(unknown.text, absent)
    const leaks = leaksIn(world, asked.text, principal)
    if (!isSame || leaks.length > 0)
      wrong.push(`${principal.name}, ${name}: ${asked.status} ${asked.text} / ${unknown.text}`)
  }
  for (const [name, { who }] of callsFrom(hurried)) {
    if (hurried && wrong.length > 0) break
    const [names, foreign] = callers[who] ?? [[], []]
    for (const principal of named(world, ...names)) {
      for (const place of foreign)
        await compare(name, principal, { ...place, slug: own.slug }, { ...absentPlace(), slug: own.slug })
    }
    if (who !== 'guest' && who !== 'visitor') continue
    for (const principal of named(world, "the hotel's other guest", 'anonymous', 'expired guest'))
      await compare(
        name,
        principal,
        { ...own.place, ...shared },
        { ...absentPlace(), slug: own.slug, ...shared },
      )
  }
  expect(wrong).toEqual([])
  expect(compared).toBeGreaterThan(60)
  expect([await rowsOf(world, other)]).toEqual(before)
}

export const leavesOthersAlone: Check = async (world, hurried) => {
  const { product, address, other } = world
  const third = await makeFullHotel(product, address, '198.51.100.203')
  const double = await makeTwin(product.databaseUrl, third)
  const before = [await rowsOf(world, other), await rowsOf(world, double)]
  const letGo = await holdRows(product.databaseUrl, double.id)
  const wrong = await callAll(world, third, double, hurried).finally(letGo)
  expect(wrong).toEqual([])
  expect([await rowsOf(world, other), await rowsOf(world, double)]).toEqual(before)
}

/** Calls that are refused for the password that they are given here. */
const PROVES = /^sessions\.(signIn|enable|disable)/

/** Makes every call at a hotel as its own people and, about nothing there is, as a guest elsewhere; what went wrong. */
async function callAll(world: World, hotel: FullHotel, twin: Twin, hurried?: string): Promise<string[]> {
  const { product, address, own, other } = world
  const { slug, mark, secret, guest, guestBrowser } = hotel
  const { admin } = hotel.headers
  const staff: Partial<Record<Who, Record<string, string>>> = { hotelAdmin: admin, ownHotelAdmin: admin }
  const platform = named(world, 'super admin')[0]?.headers ?? {}
  const neighbour = named(world, "the hotel's other guest")[0]
  const wrong: string[] = []
  const call = async (name: string, who: Who, input: object) => {
    if (/"version":/.test(JSON.stringify(input))) await renew(product.databaseUrl, hotel.id)
    const inside = who === 'visitor' || who === 'guest' ? guestBrowser.headers() : staff[who]
    const { status, text } = await callOverHttp(address, name, input, inside ?? platform)
    const isDone = status === 200 || PROVES.test(name)
    if (status >= 500 || (inside && !isDone)) wrong.push(`${name} is refused: ${text}`)
    const isOfOther =
      [other, twin].some(({ id }) => text.includes(id)) || text.match(MARKS)?.some((each) => each !== mark)
    if (inside && isOfOther) wrong.push(`${name}: ${text}`)
  }

  const file = `name,room,expiry\nSpare ${secret},101,2099-01-01`
  await call('guests.importFile', 'hotelAdmin', { slug, isDryRun: false, file })
  for (const [name, input] of Object.entries(hotel.sent)) await call(name, 'guest', input)
  await call('guests.update', 'hotelAdmin', {
    slug,
    id: guest.guestId,
    version: 1,
    isActive: true,
    isSameGuest: true,
    loginName: guest.guestName,
    roomNumber: '8',
    expiresOn: null,
  })
  if (wrong.length > 0) return wrong
  const credentials = { lastName: guest.guestName, roomNumber: '8' }
  await signIn(guestBrowser, `/hotels/${slug}/guest-session`, credentials)
  const ofOther = { slug, lastName: other.guest.guestName, roomNumber: other.guest.roomNumber }
  const stranger = await callOverHttp(address, 'sessions.signInGuest', ofOther, {})
  if (stranger.code !== 'INVALID_CREDENTIALS') wrong.push(`A guest of another hotel: ${stranger.text}`)
  for (const [name, { who, input }] of callsFrom(hurried)) {
    if (hurried && wrong.length > 0) break
    if (name === 'sessions.signOutSuperAdmin') continue
    await call(name, who, input(hotel.place))
    if (!neighbour || name.startsWith('sessions.signOut')) continue
    const inAbsent = input({ ...absentPlace(), slug: own.slug })
    const heard = await callOverHttp(address, name, inAbsent, neighbour.headers)
    if (leaksIn(world, heard.text, neighbour).length > 0) wrong.push(`${name} to a neighbour: ${heard.text}`)
  }
  return wrong
}

export const tellsTheSame: Check = async (world) => {
  const { product, address, other } = world
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
  await expect.poll(settings, { timeout: 15_000 }).toContain('"maxConversations":7')
  const before = await readAll()
  await makeFullHotel(product, address, '198.51.100.204')
  await forgetAnswers(world)
  expect(await readAll()).toEqual(before)
}

export const keepsOrdersApart: Check = async (world) => {
  const { product, address, own } = world
  const asked = { ...CALLS['bookings.place']?.input(own.place), key: randomUUID() }
  const place = async (headers: Record<string, string>, input: object = asked) => {
    const { status, code, text } = await callOverHttp(address, 'bookings.place', input, headers)
    return { status, code, id: (JSON.parse(text) as { json: { id?: string } }).json.id }
  }
  const [neighbour] = named(world, "the hotel's other guest")
  const [first, second] = [await place(own.headers.guest), await place(neighbour?.headers ?? {})]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.id).not.toBe(first.id)
  const mine = await callOverHttp(address, 'bookings.listMine', { slug: own.slug }, neighbour?.headers ?? {})
  expect(mine.text).toContain(second.id)
  expect(mine.text).not.toContain(first.id)

  const closed = await makeFullHotel(product, address, '198.51.100.205')
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE services SET enabled = false WHERE hotel_id = ${closed.id}`),
  )
  const late = { ...asked, ...CALLS['bookings.place']?.input(closed.place) }
  expect((await place(closed.headers.guest, late)).code).toBe('SERVICE_UNAVAILABLE')
}

export const keepsKeysApart: Check = async (world) => {
  const { address, own, other } = world
  const { key } = other.sent['chat.send']
  const [neighbour, admin] = named(world, "the hotel's other guest", 'hotel admin')
  const said = { ...CALLS['chat.send']?.input(own.place), key }
  const heard = await callOverHttp(address, 'chat.send', said, neighbour?.headers ?? {})
  const reply = { ...CALLS['chat.reply']?.input(own.place), key: other.place.answer }
  const sent = await callOverHttp(address, 'chat.reply', reply, admin?.headers ?? {})
  expect([heard.status, sent.status]).toEqual([200, 200])
}

export const keepsPicturesApart: Check = async (world) => {
  const { address, own, other } = world
  const [admin] = named(world, 'hotel admin')
  const item = { name: { en: 'Stolen' }, price: 1 }
  const take = (imageUrl: string) =>
    callOverHttp(address, 'menu.add', { slug: own.slug, item: { ...item, imageUrl } }, admin?.headers ?? {})
  const [foreign, absent] = [await take(other.place.picture), await take(absentPlace().picture)]
  expect(foreign).toMatchObject({ status: 400, code: 'IMAGE_UNKNOWN' })
  expect(foreign).toEqual(absent)
  expect((await fetch(address + other.place.picture)).status).toBe(200)
}

export const keepsRoomApart: Check = async (world) => {
  const { product, address, own, other } = world
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`INSERT INTO chatbot_knowledge (hotel_id, topic, content)
      SELECT ${other.id}, 'Topic ' || n, 'Content' FROM generate_series(1, ${ENTRIES_MAX}) n RETURNING 1`),
  )
  const add = ({ slug, headers }: FullHotel) =>
    callOverHttp(
      address,
      'knowledge.add',
      CALLS['knowledge.add']?.input({ ...absentPlace(), slug }),
      headers.admin,
    )
  expect(await add(other)).toMatchObject({ code: 'TOO_MANY' })
  expect(await add(own)).toMatchObject({ status: 200 })
}
