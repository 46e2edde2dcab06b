import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newSessionId } from '#features/chat/rules.ts'
import { hotels } from '#features/hotels/server/table.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { timeAt } from '#kit/shared/day.ts'
import { HOUR_MS } from '#kit/shared/time.ts'
import { carryOutJobs } from '#tests/carry-out-jobs.ts'
import { makeAdmin, orderOf, type TestHotel } from '#tests/factories.ts'
import { mailBy, startMailServer } from '#tests/mail-server.ts'
import { letBookingWait } from '#tests/let-pass.ts'
import { openProduct } from '#tests/product.ts'
import { addTowels, askFor, makeSpa, newKey } from '#tests/services.ts'
import { until } from '#tests/until.ts'
import type { PersonOnDuty } from '../contract.ts'
import { DEFAULT_MINUTES } from '../rules.ts'
import { noteAttended } from './queries.ts'

type TestAdmin = Awaited<ReturnType<typeof makeAdmin>>

const server = await startMailServer()
const product = openProduct({ mail: mailBy(server.url) })
let hotel: TestHotel
let ana: TestAdmin
let boris: TestAdmin
afterAll(() => server.stop())
beforeEach(async () => {
  server.taken.length = 0
  hotel = (await makeSpa(product.database)).hotel
  ana = await makeAdmin(product.database, hotel)
  boris = await makeAdmin(product.database, hotel)
  // whoever made the hotel wants no e-mails
  const mail = { language: 'en', alerts: false, summary: false } as const
  await product.asStaff(hotel.admin).staffMail.save({ slug: hotel.slug, mail })
})

const alerts = () => product.asStaff(hotel.admin).alerts
const findPerson = async ({ userId }: TestAdmin) => {
  const person = (await alerts().people({ slug: hotel.slug })).find((each) => each.userId === userId)
  if (!person) throw new Error('Nobody of the staff is this')
  return person
}
/** Changes something of when and for what somebody is on duty. */
async function setDuty(admin: TestAdmin, more: Partial<Pick<PersonOnDuty, 'mode' | 'areas' | 'quiet'>>) {
  const { userId, version, mode, week, areas, quiet } = await findPerson(admin)
  return alerts().setDuty({ slug: hotel.slug, userId, version, duty: { mode, week, areas, quiet, ...more } })
}
/** Quiet hours around this moment, by the hotel's clock. */
async function quietNow() {
  const [{ zone } = { zone: 'UTC' }] = await product.run<{ zone: string }>(
    sql`SELECT time_zone AS zone FROM ${hotels} WHERE id = ${hotel.id}`,
  )
  const at = (hours: number) => timeAt(new Date(Date.now() + hours * HOUR_MS), zone)
  return { begins: at(-2), ends: at(2) }
}
const openPanel = () => product.database.withActor(SYSTEM, (tx) => noteAttended(tx, [hotel.id]))

const order = () =>
  product
    .asGuest(hotel.guest)
    .bookings.place({ slug: hotel.slug, key: randomUUID(), order: orderOf([[hotel.dishes[0], 1]]) })
async function askForTowels() {
  const towels = await addTowels(product.database, hotel.id)
  return product.asGuest(hotel.guest).work.book({ slug: hotel.slug, key: newKey(), asked: askFor(towels) })
}

async function pass(id: string, minutes: number) {
  await letBookingWait(product, id, minutes)
  product.events.announce('bookings', { hotelId: hotel.id })
}
const work = () => carryOutJobs(product)
/** Of this hotel alone: what another one's alerts go on with is written meanwhile. */
const readers = () => {
  const own = emailsOf(ana, boris, hotel.admin)
  return server.taken
    .map(({ to }) => to)
    .filter((to) => own.includes(to))
    .toSorted()
}
const emailsOf = (...admins: TestAdmin[]) => admins.map(({ email }) => email).toSorted()
const stepsTaken = async (id: string) => {
  const rows = await product.run<{ action: string }>(
    sql`SELECT action FROM audit_log WHERE entity_id = ${id} AND action LIKE 'alert-%' ORDER BY at`,
  )
  return rows.map(({ action }) => action)
}
const dueInMinutes = async (id: string) => {
  const [job] = await product.run<{ minutes: number }>(
    sql`SELECT round(extract(epoch FROM run_at - now()) / 60)::integer AS minutes FROM jobs WHERE key = ${id}`,
  )
  return job?.minutes
}

test('only those on duty for the area are reached first, and everybody at last, whatever their areas', async () => {
  await setDuty(ana, { areas: ['room_service'] })
  await setDuty(boris, { areas: ['housekeeping', 'chat'] })
  await openPanel()
  const [dinner, towels] = [await order(), await askForTowels()]
  work()
  await pass(dinner.id, 5)
  await until(() => expect(readers()).toEqual(emailsOf(ana)))
  await pass(towels.id, 5)
  await until(() => expect(readers()).toEqual(emailsOf(ana, boris)))
  await pass(towels.id, 5)
  await until(() => expect(readers()).toEqual(emailsOf(ana, ana, boris, boris)))
  expect(await stepsTaken(towels.id)).toEqual(['alert-duty', 'alert-everyone'])
})

test('a guest who waits in the chat reaches those on duty for it', async () => {
  await setDuty(ana, { areas: ['room_service'] })
  await setDuty(boris, { areas: ['chat'] })
  const device = { id: randomUUID(), knownAt: [], isNew: false }
  const { chat } = product.as({ device, guest: hotel.guest })
  const { id } = await chat.askPerson({ slug: hotel.slug, sessionId: newSessionId(), language: 'en' })
  work()
  await until(async () => expect(await stepsTaken(id)).toEqual(['alert-duty']))
  await until(() => expect(readers()).toEqual(emailsOf(boris)))
})

test('a rehearsal of the orders reaches those on duty for room service', async () => {
  await setDuty(ana, { areas: ['spa_wellness'] })
  const { id } = await alerts().rehearse({ slug: hotel.slug, kind: 'order' })
  await product.run(sql`UPDATE rehearsals SET started_at = now() - interval '31 seconds' WHERE id = ${id}`)
  await product.run(sql`UPDATE jobs SET run_at = now() WHERE key = ${id}`)
  product.events.announce('staff', { hotelId: hotel.id })
  work()
  await until(() => expect(readers()).toEqual(emailsOf(boris)))
  const rehearsal = await alerts().rehearsal({ slug: hotel.slug })
  expect(rehearsal?.steps).toMatchObject([
    { step: 'devices', people: 0 },
    { step: 'duty', people: 2, missing: [(await findPerson(hotel.admin)).name] },
  ])
})

test('an area has minutes of its own from the first alert on; the others of its kind go by those of the kind', async () => {
  const minutes = { devices: 7, duty: 9, everyone: 12 }
  const saved = await alerts().save({
    slug: hotel.slug,
    version: 1,
    alerts: {
      order: DEFAULT_MINUTES,
      request: { devices: 3, duty: 20, everyone: 30 },
      appointment: DEFAULT_MINUTES,
      conversation: DEFAULT_MINUTES,
      areas: { housekeeping: minutes, room_service: { devices: 4, duty: 5, everyone: 6 } },
      namesRoom: true,
    },
  })
  expect(saved.areas.housekeeping).toEqual(minutes)
  await openPanel()
  const [dinner, towels] = [await order(), await askForTowels()]
  expect(await dueInMinutes(dinner.id)).toBe(4)
  expect(await dueInMinutes(towels.id)).toBe(7)
  work()
  await pass(towels.id, 7)
  await until(async () => expect(await dueInMinutes(towels.id)).toBe(2))
  await pass(towels.id, 2)
  await until(async () => expect(await stepsTaken(towels.id)).toEqual(['alert-duty']))
  const [told] = await product.run<{ after: unknown }>(
    sql`SELECT after FROM audit_log WHERE hotel_id = ${hotel.id} AND entity = 'alerts' AND action = 'update'`,
  )
  expect(told?.after).toMatchObject({ areas: { housekeeping: minutes } })
  const wrong = { ...saved, areas: { housekeeping: { devices: 9, duty: 9, everyone: 12 } } }
  const { version, ...draft } = wrong
  await expect(alerts().save({ slug: hotel.slug, version, alerts: draft })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('quiet hours leave somebody out, also of the last step, while another can be reached', async () => {
  expect(await setDuty(ana, { quiet: await quietNow() })).toMatchObject({ isOnDuty: false, isQuiet: true })
  await openPanel()
  const { id } = await order()
  work()
  await pass(id, 5)
  await until(() => expect(readers()).toEqual(emailsOf(boris)))
  await pass(id, 5)
  await until(() => expect(readers()).toEqual(emailsOf(boris, boris)))
  expect(await stepsTaken(id)).toEqual(['alert-duty', 'alert-everyone'])
  const repeat = async () => {
    await product.run(sql`UPDATE jobs SET run_at = now() WHERE key = ${id}`)
    product.events.announce('bookings', { hotelId: hotel.id })
  }
  await repeat()
  await until(() => expect(readers()).toEqual(emailsOf(boris, boris, ana)))
  await repeat()
  await until(async () => expect(await dueInMinutes(id)).toBe(10))
  expect(readers()).toEqual(emailsOf(boris, boris, ana))
})

test('nothing is missed for quiet hours: where nobody else can be reached, they end', async () => {
  const mail = { language: 'en', alerts: false, summary: false } as const
  await product.asStaff(boris).staffMail.save({ slug: hotel.slug, mail })
  await setDuty(ana, { quiet: await quietNow() })
  const { id } = await order()
  work()
  await until(() => expect(readers()).toEqual(emailsOf(ana)))
  expect(await stepsTaken(id)).toEqual(['alert-everyone'])
})

test('of two who set the same duty at once the second is told, and what is the same already is no change', async () => {
  const { userId, version } = await findPerson(ana)
  const set = (admin: TestAdmin, seen: number, areas: PersonOnDuty['areas']) =>
    product
      .asStaff(admin)
      .alerts.setDuty({
        slug: hotel.slug,
        userId,
        version: seen,
        duty: { mode: 'on', week: null, areas, quiet: null },
      })
  expect(await set(hotel.admin, version, ['chat'])).toMatchObject({ version: version + 1, areas: ['chat'] })
  await expect(set(boris, version, ['spa_wellness'])).rejects.toMatchObject({
    code: 'CHANGED',
    data: { current: { userId, version: version + 1, areas: ['chat'] } },
  })
  expect(await set(boris, version + 1, ['chat'])).toMatchObject({ version: version + 1 })
  await expect(set(boris, version + 1, [])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(set(boris, version + 1, ['chat', 'chat'])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const told = await product.run(
    sql`SELECT before, after FROM audit_log WHERE hotel_id = ${hotel.id} AND action = 'duty'`,
  )
  expect(told).toMatchObject([{ before: { areas: 'all' }, after: { areas: ['chat'] } }])
})
