import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { isAlerted } from '#features/bookings/alerted.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { carryOutJobs } from '#tests/carry-out-jobs.ts'
import { makeHotel, makeSuperAdmin, orderOf, type TestHotel } from '#tests/factories.ts'
import { letBookingWait } from '#tests/let-pass.ts'
import { openProduct } from '#tests/product.ts'
import { addTowels, askFor, hoursAhead, makeSpa, newKey } from '#tests/services.ts'
import { until } from '#tests/until.ts'
import { newSessionId } from '#features/chat/rules.ts'
import { AHEAD_MINUTES } from '#features/room-service/staff-rules.ts'
import { HOUR_MS, MINUTE_MS } from '#kit/shared/time.ts'
import { DEFAULT_MINUTES } from '../rules.ts'
import { noteAttended } from './queries.ts'

const product = openProduct()
let hotel: TestHotel
beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

const guest = () => product.asGuest(hotel.guest)
const staff = () => product.asStaff(hotel.admin)
const place = (dueAt: string | null = null) =>
  guest().bookings.place({
    slug: hotel.slug,
    key: randomUUID(),
    order: { ...orderOf([[hotel.dishes[0], 1]]), dueAt },
  })
const openPanel = () => product.database.withActor(SYSTEM, (tx) => noteAttended(tx, [hotel.id]))

/** Lets time pass for a booking: it was placed, or is wanted, so many minutes earlier, and its job is due. */
async function pass(id: string, minutes: number) {
  await letBookingWait(product, id, minutes)
  product.events.announce('bookings', { hotelId: hotel.id })
}

const work = () => carryOutJobs(product)

const alertsOf = async (id: string) => {
  const rows = await product.run<{ action: string }>(
    sql`SELECT action FROM audit_log WHERE entity_id = ${id} AND action LIKE 'alert-%' ORDER BY at`,
  )
  return rows.map(({ action }) => action.slice('alert-'.length))
}
const jobOf = async (id: string) => {
  const [job] = await product.run<{ inMinutes: number }>(
    sql`SELECT round(extract(epoch FROM run_at - now()) / 60)::integer AS "inMinutes" FROM jobs WHERE key = ${id}`,
  )
  return job ?? null
}
const settled = (id: string, steps: string[], job: { inMinutes: number } | null) =>
  until(async () => {
    expect(await alertsOf(id)).toEqual(steps)
    expect(await jobOf(id)).toEqual(job)
  })

test('where a panel is open, the steps come after their minutes; that nobody could be reached is told once', async () => {
  await openPanel()
  const { id } = await place()
  expect(await jobOf(id)).toEqual({ inMinutes: 2 })
  work()
  await pass(id, 2)
  await settled(id, [], { inMinutes: 3 })
  await pass(id, 3)
  await settled(id, [], { inMinutes: 5 })
  await pass(id, 5)
  await settled(id, ['nobody'], { inMinutes: 10 })
  expect(await staff().bookings.get({ slug: hotel.slug, id })).toMatchObject({
    alertedAt: expect.any(String),
    version: 1,
  })
  await until(() =>
    expect(product.heard).toContainEqual(
      expect.objectContaining({ topic: 'bookings', id, guestId: hotel.guest.guestId }),
    ),
  )
  await pass(id, 10)
  await settled(id, ['nobody'], { inMinutes: 10 })
})

test('where nobody has a panel open, nothing is waited for before the second step', async () => {
  const { id } = await place()
  work()
  await settled(id, [], { inMinutes: 10 })
  await pass(id, 10)
  await settled(id, ['nobody'], { inMinutes: 10 })
})

test('what was seen in time alerts nobody, and neither does what is over', async () => {
  await openPanel()
  const [seen, cancelled] = [await place(), await place()]
  await staff().bookings.see({ slug: hotel.slug, id: seen.id })
  await guest().bookings.cancelMine({ slug: hotel.slug, id: cancelled.id })
  work()
  for (const { id } of [seen, cancelled]) {
    await pass(id, 10)
    await settled(id, [], null)
  }
})

test('what somebody has gone on with alerts nobody, also where it was on a support visit, which sees nothing', async () => {
  const platform = await makeSuperAdmin(product.database)
  const visit = {
    id: randomUUID(),
    hotelId: hotel.id,
    reason: 'to help',
    endsAt: new Date(Date.now() + HOUR_MS),
  }
  const { id } = await place()
  await product
    .asStaff({ ...platform, visit })
    .bookings.update({ slug: hotel.slug, id, version: 1, status: 'confirmed' })
  work()
  await pass(id, 10)
  await settled(id, [], null)
})

test('an appointment that stands at once alerts nobody, and one that is moved to wait anew alerts anew', async () => {
  const spa = await makeSpa(product.database, { needsAnswer: true })
  hotel = spa.hotel
  await openPanel()
  const asked = askFor(spa.offer, { startsAt: hoursAhead(30) })
  const { id, version } = await guest().work.book({ slug: hotel.slug, key: newKey(), asked })
  await staff().work.see({ slug: hotel.slug, id })
  await product.run(sql`UPDATE jobs SET parked_at = now(), tries = 12, failure = 'away' WHERE key = ${id}`)
  await guest().work.moveMine({ slug: hotel.slug, id, version, startsAt: hoursAhead(40), resourceId: null })
  expect(
    await product.run(sql`SELECT tries, failure, parked_at AS "parkedAt" FROM jobs WHERE key = ${id}`),
  ).toEqual([{ tries: 0, failure: null, parkedAt: null }])
  const once = await makeSpa(product.database)
  const sure = askFor(once.offer, { startsAt: hoursAhead(30) })
  const stands = await product
    .asGuest(once.hotel.guest)
    .work.book({ slug: once.slug, key: newKey(), asked: sure })
  expect(await jobOf(stands.id)).toBeNull()
})

test('an order for later waits from when the kitchen must begin, also one that was seen before', async () => {
  await openPanel()
  const dueAt = hoursAhead(3)
  const { id } = await place(dueAt)
  await staff().bookings.see({ slug: hotel.slug, id })
  work()
  await pass(id, 2)
  await until(async () => expect((await jobOf(id))?.inMinutes).toBeGreaterThan(60))
  const minutesAhead = (Date.parse(dueAt) - Date.now()) / MINUTE_MS - 2
  await pass(id, minutesAhead - AHEAD_MINUTES + 2)
  await settled(id, [], { inMinutes: 3 })
})

test('a request alerts by the minutes of its kind, and an appointment where it waits for an answer', async () => {
  const spa = await makeSpa(product.database, { needsAnswer: true })
  hotel = spa.hotel
  await openPanel()
  const towels = await addTowels(product.database, hotel.id)
  await staff().alerts.save({
    slug: hotel.slug,
    version: 1,
    alerts: {
      order: DEFAULT_MINUTES,
      request: { devices: 3, duty: 6, everyone: 9 },
      appointment: { devices: 20, duty: 40, everyone: 60 },
      conversation: DEFAULT_MINUTES,
      namesRoom: true,
    },
  })
  const book = (offer: typeof towels, given = {}) =>
    guest().work.book({ slug: hotel.slug, key: newKey(), asked: askFor(offer, given) })
  const request = await book(towels)
  const massage = await book(spa.offer, { startsAt: hoursAhead(30) })
  expect(await jobOf(request.id)).toEqual({ inMinutes: 3 })
  expect(await jobOf(massage.id)).toEqual({ inMinutes: 20 })
  work()
  await pass(request.id, 3)
  await settled(request.id, [], { inMinutes: 3 })
  await pass(massage.id, 20)
  await settled(massage.id, [], { inMinutes: 20 })
  await staff().work.see({ slug: hotel.slug, id: massage.id })
  await pass(massage.id, 20)
  await until(async () => expect((await jobOf(massage.id))?.inMinutes).toBeGreaterThan(20 * 60))
  expect(await alertsOf(massage.id)).toEqual([])
})

test('a request that somebody took alerts again once its time is over, until somebody looks after it', async () => {
  const spa = await makeSpa(product.database)
  hotel = spa.hotel
  const towels = await addTowels(product.database, hotel.id, { targetMinutes: 30 })
  await openPanel()
  const { id, version } = await guest().work.book({ slug: hotel.slug, key: newKey(), asked: askFor(towels) })
  await staff().work.take({ slug: hotel.slug, id, version })
  const late = (minutes: number) =>
    product.run(sql`UPDATE service_bookings
    SET promised_at = now() - make_interval(mins => ${minutes}), confirmed_at = now() - interval '1 hour',
      seen_at = now() - interval '1 hour', created_at = now() - interval '1 hour' WHERE id = ${id}`)
  const due = async () => {
    await product.run(sql`UPDATE jobs SET run_at = now() WHERE key = ${id}`)
    product.events.announce('work', { hotelId: hotel.id })
  }
  work()
  await due()
  await until(async () => expect((await jobOf(id))?.inMinutes).toBeGreaterThan(25))
  await late(10)
  await due()
  await settled(id, ['nobody'], { inMinutes: 10 })
  expect(await staff().work.get({ slug: hotel.slug, id })).toMatchObject({ alertedAt: expect.any(String) })
  const seen = await staff().work.see({ slug: hotel.slug, id })
  expect(Date.parse(seen.seenAt ?? '')).toBeGreaterThan(Date.now() - MINUTE_MS)
  await due()
  await until(async () => expect(await jobOf(id)).toBeNull())
})

test('whoever takes a late request has looked after it, and one that is open again calls again', async () => {
  const spa = await makeSpa(product.database)
  hotel = spa.hotel
  const towels = await addTowels(product.database, hotel.id, { targetMinutes: 30 })
  await openPanel()
  const { id } = await guest().work.book({ slug: hotel.slug, key: newKey(), asked: askFor(towels) })
  await product.run(sql`UPDATE service_bookings SET created_at = now() - interval '1 hour',
    promised_at = now() - interval '20 minutes', seen_at = now() - interval '50 minutes' WHERE id = ${id}`)
  const taken = await staff().work.take({ slug: hotel.slug, id, version: 1 })
  expect(Date.parse(taken.seenAt ?? '')).toBeGreaterThan(Date.now() - MINUTE_MS)
  work()
  const due = async () => {
    await product.run(sql`UPDATE jobs SET run_at = now() WHERE key = ${id}`)
    product.events.announce('work', { hotelId: hotel.id })
  }
  await due()
  await settled(id, [], null)
  const done = await staff().work.complete({ slug: hotel.slug, id, version: taken.version })
  await product.run(
    sql`UPDATE service_bookings SET promised_at = now() + interval '30 minutes' WHERE id = ${id}`,
  )
  await staff().work.reopen({ slug: hotel.slug, id, version: done.version })
  expect(await jobOf(id)).not.toBeNull()
})

/** Whatever process answers from now on has a clock that is an hour behind that of the database. */
function beBehind() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR_MS })
  onTestFinished(() => void vi.useRealTimers())
}

test('who sees or goes on with a late request at a process whose clock is behind has looked after it', async () => {
  const spa = await makeSpa(product.database)
  hotel = spa.hotel
  const towels = await addTowels(product.database, hotel.id, { targetMinutes: 30 })
  const bookLate = async () => {
    const { id } = await guest().work.book({ slug: hotel.slug, key: newKey(), asked: askFor(towels) })
    await product.run(sql`UPDATE service_bookings SET created_at = now() - interval '2 hours',
      promised_at = now() - interval '20 minutes', seen_at = now() - interval '90 minutes',
      alerted_at = now() - interval '5 minutes' WHERE id = ${id}`)
    return id
  }
  const [seen, begun] = [await bookLate(), await bookLate()]
  const now = Date.now()
  beBehind()
  await staff().work.see({ slug: hotel.slug, id: seen })
  await staff().work.update({ slug: hotel.slug, id: begun, version: 1, status: 'confirmed' })
  for (const id of [seen, begun]) {
    const booking = await staff().work.get({ slug: hotel.slug, id })
    expect(Date.parse(booking.seenAt ?? '')).toBeGreaterThanOrEqual(now - 1000)
    expect(isAlerted(booking)).toBe(false)
  }
  const confirmed = await staff().work.get({ slug: hotel.slug, id: begun })
  expect(Date.parse(confirmed.confirmedAt ?? '')).toBeGreaterThanOrEqual(now - 1000)
})

test('who is on duty by hours is so by the clock of the database', async () => {
  const day = new Date()
  const clock = (at: number) => new Date(at).toISOString().slice(11, 16)
  const [begins, ends] = [clock(day.getTime() - 20 * MINUTE_MS), clock(day.getTime() + 20 * MINUTE_MS)]
  const quiet = { begins, ends }
  await product.run(sql`UPDATE hotels SET time_zone = 'UTC' WHERE id = ${hotel.id}`)
  const { userId } = hotel.admin
  await staff().alerts.setDuty({
    slug: hotel.slug,
    userId,
    version: 1,
    duty: { mode: 'on', week: null, areas: null, quiet },
  })
  beBehind()
  expect(await staff().alerts.people({ slug: hotel.slug })).toMatchObject([{ userId, isQuiet: true }])
})

test('what was never looked at is alerted of again when its time comes', async () => {
  const spa = await makeSpa(product.database, { needsAnswer: true })
  hotel = spa.hotel
  const asked = askFor(spa.offer, { startsAt: hoursAhead(5) })
  const { id } = await guest().work.book({ slug: hotel.slug, key: newKey(), asked })
  const begun = new Date(Date.now() - 3 * HOUR_MS)
  const since = begun.getTime()
  await product.run(sql`UPDATE service_bookings SET created_at = ${begun.toISOString()} WHERE id = ${id}`)
  const payload = JSON.stringify({ since, step: 3, repeats: 6 })
  await product.run(sql`UPDATE jobs SET run_at = now(), payload = ${payload} WHERE key = ${id}`)
  work()
  const inMinutes = (Date.parse(hoursAhead(5)) - Date.now()) / MINUTE_MS - 60
  await until(async () => {
    const left = (await jobOf(id))?.inMinutes ?? 0
    expect(Math.abs(left - inMinutes)).toBeLessThan(2)
  })
})

test('an appointment that nobody has answered alerts again an hour before it begins', async () => {
  const spa = await makeSpa(product.database, { needsAnswer: true })
  hotel = spa.hotel
  await openPanel()
  const asked = askFor(spa.offer, { startsAt: hoursAhead(5) })
  const { id } = await guest().work.book({ slug: hotel.slug, key: newKey(), asked })
  await staff().work.see({ slug: hotel.slug, id })
  work()
  await pass(id, 2)
  const inMinutes = (Date.parse(hoursAhead(5)) - Date.now()) / MINUTE_MS - 2 - 60
  await until(async () => {
    const left = (await jobOf(id))?.inMinutes ?? 0
    expect(Math.abs(left - inMinutes)).toBeLessThan(2)
  })
  await pass(id, inMinutes + 10)
  await settled(id, ['nobody'], { inMinutes: 10 })
})

test('minutes that are not one after the other are refused, and what somebody else changed is not overwritten', async () => {
  const save = (devices: number, duty: number, everyone: number, version: number) =>
    staff().alerts.save({
      slug: hotel.slug,
      version,
      alerts: {
        order: { devices, duty, everyone },
        request: DEFAULT_MINUTES,
        appointment: DEFAULT_MINUTES,
        conversation: DEFAULT_MINUTES,
        namesRoom: true,
      },
    })
  await expect(save(5, 5, 10, 1)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(save(0, 5, 10, 1)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(save(1, 5, 241, 1)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await save(1, 2, 3, 1)).toMatchObject({ order: { devices: 1 }, version: 2 })
  await expect(save(4, 5, 6, 1)).rejects.toMatchObject({ code: 'CHANGED', data: { current: { version: 2 } } })
  await openPanel()
  expect(await jobOf((await place()).id)).toEqual({ inMinutes: 1 })
})

test('everybody is on duty until it is said otherwise, of the own hotel alone, and the activity tells of it', async () => {
  const { slug } = hotel
  const { userId } = hotel.admin
  expect(await staff().alerts.people({ slug })).toMatchObject([{ userId, mode: 'on', isOnDuty: true }])
  const off = await staff().alerts.setDuty({ slug, userId, version: 1, duty: { mode: 'off', week: null } })
  expect(off).toMatchObject({ userId, mode: 'off', isOnDuty: false })
  await until(() =>
    expect(product.heard).toContainEqual(expect.objectContaining({ topic: 'staff', hotelId: hotel.id })),
  )
  const withoutHours = { slug, userId, version: 2, duty: { mode: 'hours', week: null } } as const
  await expect(staff().alerts.setDuty(withoutHours)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const other = await makeHotel(product.database)
  const ofOther = { slug, userId: other.admin.userId, version: 1, duty: { mode: 'off', week: null } } as const
  await expect(staff().alerts.setDuty(ofOther)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const told = await product.run(
    sql`SELECT after FROM audit_log WHERE hotel_id = ${hotel.id} AND action = 'duty'`,
  )
  expect(told).toMatchObject([{ after: { mode: 'off' } }])
})

test('the platform reads where something waits that nobody sees, and whether a panel is open there', async () => {
  const platform = await makeSuperAdmin(product.database)
  const unseen = async () =>
    (await product.asStaff(platform).pulse.read()).unseen.filter(({ id }) => id === hotel.id)
  const [{ id }, other] = [await place(), await place()]
  work()
  for (const each of [id, other.id]) {
    await pass(each, 10)
    await settled(each, ['nobody'], { inMinutes: 10 })
  }
  const { chat } = product.as({ device: { id: randomUUID(), knownAt: [], isNew: false }, guest: hotel.guest })
  const asked = await chat.askPerson({ slug: hotel.slug, sessionId: newSessionId(), language: 'en' })
  await product.run(sql`UPDATE chat_conversations SET handed_over_at = now() - interval '10 minutes'
    WHERE id = ${asked.id}`)
  await product.run(sql`UPDATE jobs SET run_at = now() WHERE key = ${asked.id}`)
  product.events.announce('work', { hotelId: hotel.id })
  await settled(asked.id, ['nobody'], { inMinutes: 10 })
  expect(await unseen()).toMatchObject([
    { slug: hotel.slug, bookings: 2, conversations: 1, isAttended: false },
  ])
  await openPanel()
  const visit = {
    id: randomUUID(),
    hotelId: hotel.id,
    reason: 'to help',
    endsAt: new Date(Date.now() + HOUR_MS),
  }
  const ofOther = { slug: hotel.slug, id: other.id, version: 1, status: 'confirmed' } as const
  await product.asStaff({ ...platform, visit }).bookings.update(ofOther)
  expect(await unseen()).toMatchObject([{ bookings: 1, conversations: 1, isAttended: true }])
  await staff().bookings.see({ slug: hotel.slug, id })
  expect(await unseen()).toMatchObject([{ bookings: 0, conversations: 1 }])
  await staff().chat.markRead({ slug: hotel.slug, id: asked.id })
  expect(await unseen()).toEqual([])
})

test('what was given up is shown to its hotel alone, and is sent again when the hotel wants it', async () => {
  const other = await makeHotel(product.database)
  const giveUp = (hotelId: string, key: string) =>
    product.run(sql`INSERT INTO jobs (hotel_id, kind, key, tries, failure, parked_at)
      VALUES (${hotelId}, 'ring', ${key}, 12, 'the push service: timeout', now())`)
  for (let at = 0; at < 12; at++) await giveUp(hotel.id, `of ours ${at}`)
  await giveUp(other.id, 'of theirs')
  const { alerts } = product.asStaff(hotel.admin)
  const given = await alerts.givenUp({ slug: hotel.slug })
  expect(given.count).toBe(12)
  expect(given.newest).toHaveLength(10)
  expect(given.newest[0]).toMatchObject({ kind: 'ring', failure: 'the push service: timeout' })
  expect(await alerts.sendAgain({ slug: hotel.slug })).toEqual({ count: 12 })
  expect(await alerts.givenUp({ slug: hotel.slug })).toEqual({ count: 0, newest: [] })
  expect(await product.asStaff(other.admin).alerts.givenUp({ slug: other.slug })).toMatchObject({ count: 1 })
  await product.run(sql`DELETE FROM jobs WHERE kind = 'ring' AND hotel_id IN (${hotel.id}, ${other.id})`)
})
