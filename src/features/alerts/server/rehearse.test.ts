import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Device } from '#features/devices/contract.ts'
import { DeviceMessage } from '#kit/shared/device-message.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { takeDueJobs } from '#kit/server/jobs/queries.ts'
import { HOUR_MS } from '#kit/shared/time.ts'
import { carryOutJobs } from '#tests/carry-out-jobs.ts'
import { browserAt, signIn } from '#tests/browser-at.ts'
import {
  makeAdmin,
  makeHotel,
  makeSuperAdmin,
  orderOf,
  STAFF_PASSWORD,
  type TestHotel,
} from '#tests/factories.ts'
import { letRehearsalWait } from '#tests/let-pass.ts'
import { openProduct } from '#tests/product.ts'
import { decrypt, startPushService } from '#tests/push-service.ts'
import { until } from '#tests/until.ts'
import { type AlertedKind, DEFAULT_MINUTES } from '../rules.ts'
import { verdictOf } from '../verdict.ts'

const TOKEN = 'token-for-metrics'
const service = await startPushService()
const product = openProduct({ pushHosts: [service.host] })
let address: string
let hotel: TestHotel
beforeAll(async () => {
  address = await product.listen({ trustedProxies: 1, metricsToken: TOKEN })
})
afterAll(() => service.stop())
beforeEach(async () => {
  service.pushed.length = 0
  service.answerWith()
  hotel = await makeHotel(product.database)
})

const staff = (admin = hotel.admin) => product.asStaff(admin).alerts
const start = (admin = hotel.admin, kind: AlertedKind = 'order') =>
  staff(admin).rehearse({ slug: hotel.slug, kind })
async function read() {
  const rehearsal = await staff().rehearsal({ slug: hotel.slug })
  if (!rehearsal) throw new Error('There was no rehearsal')
  return rehearsal
}
const offDuty = (userId: string) =>
  staff().setDuty({ slug: hotel.slug, userId, version: 1, duty: { mode: 'off', week: null } })

let count = 0
/** A device of somebody who is signed in there, what it was sent, and its calls. */
async function aDevice(place: Device['place'], admin = hotel.admin) {
  const browser = browserAt(address, `10.0.2.${++count}`)
  const credentials = { email: admin.email, password: STAFF_PASSWORD }
  await signIn(browser, `/hotels/${hotel.slug}/staff-session`, credentials)
  const subscriber = service.subscribe()
  const { endpoint, p256dh, auth } = subscriber
  const subscription = { endpoint, p256dh, auth }
  const draft = { subscription, name: `Phone ${count}`, place, language: 'en' }
  const answer = await browser.send('PUT', `/api/hotels/${hotel.slug}/devices`, draft)
  expect(answer.status).toBe(200)
  const { device } = (await answer.json()) as { device: Device }
  const sent = () =>
    service.pushed
      .filter((pushed) => pushed.endpoint === endpoint)
      .map(({ body }) => DeviceMessage.parse(JSON.parse(decrypt(subscriber, body))))
  const call = async (path = '') => (await browser.send('PUT', path, {})).status
  return { id: device.id, endpoint, sent, call }
}

const work = () => carryOutJobs(product)

/** Lets seconds pass since the rehearsal was started. */
async function pass(seconds: number) {
  await letRehearsalWait(product, hotel.id, seconds)
  product.events.announce('staff', { hotelId: hotel.id, id: randomUUID() })
}

const jobs = () => product.run<{ kind: string }>(sql`SELECT kind FROM jobs WHERE hotel_id = ${hotel.id}`)
const deeds = async () => {
  const rows = await product.run<{ action: string }>(
    sql`SELECT action FROM audit_log WHERE hotel_id = ${hotel.id} AND action LIKE 'rehears%' ORDER BY at`,
  )
  return rows.map(({ action }) => action)
}
const cameTo = (steps: string[]) =>
  until(async () => {
    expect((await read()).steps.map(({ step }) => step)).toEqual(steps)
    expect((await jobs()).filter(({ kind }) => kind === 'ring')).toEqual([])
  })

test('the whole way: the devices of the hotel, those of who is on duty, all of them, and what each has shown', async () => {
  const [porter, owner] = [await makeAdmin(product.database, hotel), await makeAdmin(product.database, hotel)]
  await offDuty(owner.userId)
  await offDuty(hotel.admin.userId)
  const tablet = await aDevice('hotel')
  const [ofPorter, ofOwner] = [await aDevice('own', porter), await aDevice('own', owner)]
  const { id, due, startedAt } = await start()
  const after = (moment: string) => (Date.parse(moment) - Date.parse(startedAt)) / 1000
  expect([due.devices, due.duty, due.everyone].map(after)).toEqual([12, 30, 60])
  work()
  await staff().notePanel({ slug: hotel.slug, id, sound: 'sounded', showsBar: false })

  await pass(12)
  await cameTo(['devices'])
  expect(tablet.sent()).toMatchObject([
    {
      title: 'Rehearsal: an order that nobody has seen',
      url: `/hotelly/${hotel.slug}/admin/alerts`,
      tag: id,
      seen: { path: `/api/hotels/${hotel.slug}/alerts/rehearsal/${id}/seen` },
    },
  ])
  expect(ofPorter.sent()).toEqual([])
  await pass(18)
  await cameTo(['devices', 'duty'])
  expect(ofOwner.sent()).toEqual([])
  expect(await ofPorter.call(ofPorter.sent()[0]?.shown?.path)).toBe(200)
  await pass(30)
  await cameTo(['devices', 'duty', 'everyone'])
  expect(tablet.sent()).toHaveLength(3)
  expect(ofOwner.sent()).toHaveLength(1)
  await pass(60)
  await until(async () => expect(await jobs()).toEqual([]))
  const played = await read()
  expect(played).toMatchObject({ seenAt: null, wasStopped: false, endedAt: expect.any(String) })
  const told = played.devices.map(({ id: device, step, outcome, shownAt }) => [
    device,
    step,
    outcome,
    shownAt !== null,
  ])
  expect(told).toHaveLength(3)
  expect(told).toEqual(
    expect.arrayContaining([
      [tablet.id, 'devices', 'delivered', false],
      [ofPorter.id, 'duty', 'delivered', true],
      [ofOwner.id, 'everyone', 'delivered', false],
    ]),
  )
  expect(verdictOf(played)).toEqual({ kind: 'all', devices: 3, people: 3 })
  expect(await deeds()).toEqual(['rehearse'])
})

test('a guest who waits in the chat is rehearsed by the minutes of the chats, in words of its own', async () => {
  const phone = await aDevice('own')
  const conversation = { devices: 60, duty: 90, everyone: 120 }
  const rest = { order: DEFAULT_MINUTES, request: DEFAULT_MINUTES, appointment: DEFAULT_MINUTES }
  const alerts = { ...rest, conversation, namesRoom: true }
  await staff().save({ slug: hotel.slug, version: 1, alerts })
  const { id, kind, due, startedAt } = await start(hotel.admin, 'conversation')
  expect(kind).toBe('conversation')
  const after = (moment: string) => (Date.parse(moment) - Date.parse(startedAt)) / 1000
  expect([due.devices, due.duty, due.everyone].map(after)).toEqual([30, 45, 60])
  work()
  await pass(30)
  await until(() => expect(phone.sent()).toHaveLength(1))
  expect(phone.sent()).toMatchObject([{ title: 'Rehearsal: a guest waits in the chat', tag: id }])
  expect(await product.asStaff(hotel.admin).chat.countWaiting({ slug: hotel.slug })).toEqual({
    waiting: 0,
    calling: [],
  })
})

test('a step that reaches nobody is followed by the next at once, and nobody on duty is told', async () => {
  const phone = await aDevice('own')
  await offDuty(hotel.admin.userId)
  await start()
  work()
  await pass(12)
  await cameTo(['devices'])
  expect(phone.sent()).toHaveLength(1)
  expect((await read()).devices).toMatchObject([{ id: phone.id, step: 'everyone' }])
  await pass(48)
  await cameTo(['devices', 'duty', 'everyone'])
  await pass(60)
  await until(async () => expect(await jobs()).toEqual([]))
  expect((await read()).steps[1]).toMatchObject({ people: 0, missing: [] })
  expect(verdictOf(await read())).toEqual({ kind: 'duty', why: 'nobody' })
})

test('without any device nobody is reached, and who has none is named', async () => {
  await start()
  work()
  await pass(60)
  await cameTo(['devices', 'duty', 'everyone'])
  const { fullName } = hotel.admin
  expect((await read()).steps).toMatchObject([
    { step: 'devices', people: 0, missing: [] },
    { step: 'duty', people: 1, missing: [fullName] },
    { step: 'everyone', people: 1, missing: [fullName] },
  ])
  await pass(60)
  await until(async () => expect((await read()).endedAt).not.toBeNull())
  expect(verdictOf(await read())).toEqual({ kind: 'nobody' })
})

test('a browser that is gone, a push service that never answers and one that is busy are told apart', async () => {
  const [good, gone, silent, busy] = [
    await aDevice('hotel'),
    await aDevice('hotel'),
    await aDevice('hotel'),
    await aDevice('hotel'),
  ]
  service.answerWith((response, endpoint) => {
    if (endpoint === gone.endpoint) response.writeHead(410).end()
    else if (endpoint === busy.endpoint) response.writeHead(429, { 'retry-after': '300' }).end()
    else if (endpoint !== silent.endpoint) response.writeHead(201).end()
  })
  await start()
  work()
  await pass(12)
  await until(async () => {
    const { devices } = await read()
    const of = ({ id }: { id: string }) => devices.find((each) => each.id === id)
    expect([good, gone, silent, busy].map((each) => of(each)?.outcome)).toEqual([
      'delivered',
      'gone',
      'failed',
      'later',
    ])
    expect(of(silent)?.failure).toBe('timeout')
  })
})

test('what was seen in the middle ends it, on the phone as on a panel, and rings nobody any more', async () => {
  const phone = await aDevice('own')
  const { id } = await start()
  work()
  await pass(12)
  await until(() => expect(phone.sent()).toHaveLength(1))
  expect(await phone.call(phone.sent()[0]?.seen?.path)).toBe(200)
  const seen = await read()
  expect(seen).toMatchObject({ seenBy: hotel.admin.fullName, wasStopped: false, endedAt: seen.seenAt })
  await pass(48)
  await until(async () => expect(await jobs()).toEqual([]))
  expect(phone.sent()).toHaveLength(1)
  // pressed once more, it stays as it is
  await staff().seeRehearsal({ slug: hotel.slug, id })
  expect(await deeds()).toEqual(['rehearse', 'rehearsal-seen'])
})

test('only whoever started it stops it, and then another one can begin', async () => {
  const other = await makeAdmin(product.database, hotel)
  const { id } = await start()
  const { slug } = hotel
  await expect(staff(other).stopRehearsal({ slug, id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await staff().stopRehearsal({ slug, id })).toMatchObject({ wasStopped: true, seenAt: null })
  const next = await start(other)
  expect(next.id).not.toBe(id)
  await expect(staff().seeRehearsal({ slug, id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await staff(other).stopRehearsal({ slug, id: next.id })
  await staff(other).stopRehearsal({ slug, id: (await start(other)).id })
  await expect(start(other)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('of two that are started at once there is one, which the other joins', async () => {
  const other = await makeAdmin(product.database, hotel)
  const [one, two] = await Promise.all([start(), start(other)])
  expect(one.id).toBe(two.id)
  expect(await deeds()).toEqual(['rehearse'])
  expect(await jobs()).toEqual([{ kind: 'rehearse' }])
  expect((await start(other)).id).toBe(one.id)
})

test('another hotel knows nothing of it, and a visitor of support may look, and nothing more', async () => {
  const { id } = await start()
  const other = await makeHotel(product.database)
  const elsewhere = product.asStaff(other.admin).alerts
  expect(await elsewhere.rehearsal({ slug: other.slug })).toBeNull()
  await expect(elsewhere.seeRehearsal({ slug: other.slug, id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(elsewhere.rehearsal({ slug: hotel.slug })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  const platform = await makeSuperAdmin(product.database)
  const visit = {
    id: randomUUID(),
    hotelId: hotel.id,
    reason: 'to help',
    endsAt: new Date(Date.now() + HOUR_MS),
  }
  await product.run(sql`INSERT INTO support_visits (id, hotel_id, user_id, reason, ends_at)
    VALUES (${visit.id}, ${hotel.id}, ${platform.userId}, ${visit.reason}, ${visit.endsAt.toISOString()})`)
  const visitor = product.asStaff({ ...platform, visit }).alerts
  expect(await visitor.rehearsal({ slug: hotel.slug })).toMatchObject({ id, endedAt: null })
  const { slug } = hotel
  for (const refused of [
    visitor.rehearse({ slug, kind: 'order' }),
    visitor.seeRehearsal({ slug, id }),
    visitor.stopRehearsal({ slug, id }),
    visitor.notePanel({ slug, id, sound: 'sounded', showsBar: false }),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a panel that has sounded was heard, and one that is silent says why until it sounds', async () => {
  const { id } = await start()
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0'
  const panel = product.as({
    staff: hotel.admin,
    device: { id: randomUUID(), knownAt: [], isNew: false },
    userAgent,
  }).alerts
  const say = async (sound: 'sounded' | 'blocked' | 'silenced', showsBar: boolean) => {
    await panel.notePanel({ slug: hotel.slug, id, sound, showsBar })
    return (await read()).panels
  }
  const chrome = { browser: 'Chrome', system: 'Windows' }
  expect(await say('blocked', false)).toMatchObject([{ ...chrome, sound: 'blocked', barAt: null }])
  expect(await say('sounded', true)).toMatchObject([
    { ...chrome, sound: 'sounded', barAt: expect.any(String) },
  ])
  expect(await say('silenced', false)).toMatchObject([{ sound: 'sounded', barAt: expect.any(String) }])
})

test('the job of a process that died is taken by another, and the steps that came meanwhile are taken once', async () => {
  const phone = await aDevice('own')
  await start()
  await pass(12)
  // whoever takes it holds it for a minute, and is gone
  await product.database.withActor(SYSTEM, (tx) => takeDueJobs(tx, hotel.id, 8))
  await pass(60)
  work()
  await cameTo(['devices', 'duty', 'everyone'])
  expect(phone.sent()).toHaveLength(1)
  await pass(60)
  await until(async () => expect(await jobs()).toEqual([]))
  expect((await read()).endedAt).not.toBeNull()
})

test('a hotel that is switched off is rung no more, and where no process is left it is over all the same', async () => {
  const phone = await aDevice('own')
  await start()
  await pass(120)
  expect((await read()).endedAt).not.toBeNull()
  const { id } = await start()
  await product.run(sql`UPDATE hotels SET is_active = false WHERE id = ${hotel.id}`)
  work()
  await pass(12)
  await until(async () => expect(await jobs()).toEqual([]))
  expect(phone.sent()).toEqual([])
  expect(
    await product.run(sql`SELECT 1 FROM rehearsals WHERE id = ${id} AND ended_at IS NOT NULL`),
  ).toHaveLength(1)
})

test('no figure, list or counter knows of it', async () => {
  const { slug } = hotel
  await product
    .asGuest(hotel.guest)
    .bookings.place({ slug, key: randomUUID(), order: orderOf([[hotel.dishes[0], 1]]) })
  const figures = async () => {
    const api = product.asStaff(hotel.admin)
    const day = new Date().toISOString().slice(0, 10)
    const metrics = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    const lines = (await metrics.text()).split('\n')
    return {
      dashboard: await api.dashboard.get({ slug }),
      orders: await api.bookings.list({ slug, scope: 'ongoing' }),
      period: await api.bookings.listPeriod({ slug, from: day, to: day }),
      requests: await api.work.list({ slug, scope: 'ongoing' }),
      metrics: lines.filter((line) => /^hotelly_order(?!s_waiting_longest)/.test(line)),
    }
  }
  const before = await figures()
  expect(before.metrics.length).toBeGreaterThan(0)
  await aDevice('hotel')
  const { id } = await start()
  work()
  await pass(60)
  await cameTo(['devices', 'duty', 'everyone'])
  await staff().seeRehearsal({ slug, id })
  expect(await figures()).toEqual(before)
})
