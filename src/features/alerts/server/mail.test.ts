import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { carryOutJobs } from '#tests/carry-out-jobs.ts'
import { makeAdmin, makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { headerOf, mailBy, partsOf, startMailServer, subjectOf } from '#tests/mail-server.ts'
import { letBookingWait } from '#tests/let-pass.ts'
import { openProduct } from '#tests/product.ts'
import { until } from '#tests/until.ts'
import { noteAttended } from './queries.ts'

let answer: { code: number; words: string } | null = null
const server = await startMailServer({
  onRcptTo: (_to, _session, done) =>
    answer === null ? done() : done(Object.assign(new Error(answer.words), { responseCode: answer.code })),
})
const product = openProduct({ mail: mailBy(server.url) })
let hotel: TestHotel
afterAll(() => server.stop())
beforeEach(async () => {
  server.taken.length = 0
  answer = null
  hotel = await makeHotel(product.database)
})

const place = () =>
  product
    .asGuest(hotel.guest)
    .bookings.place({ slug: hotel.slug, key: randomUUID(), order: orderOf([[hotel.dishes[0], 1]]) })
const openPanel = () => product.database.withActor(SYSTEM, (tx) => noteAttended(tx, [hotel.id]))
const announce = () => product.events.announce('bookings', { hotelId: hotel.id })

/** Lets minutes pass since an order was placed. */
async function pass(id: string, minutes: number) {
  await letBookingWait(product, id, minutes)
  announce()
}

const work = () => carryOutJobs(product)

const mails = () =>
  product.run<{ failure: string | null }>(
    sql`SELECT failure FROM jobs WHERE kind = 'alert-mail' AND hotel_id = ${hotel.id}`,
  )
const readers = () => server.taken.map(({ to }) => to).toSorted()

test('those on duty are written to in their language, then everybody, and each step once', async () => {
  const [porter, owner] = [await makeAdmin(product.database, hotel), await makeAdmin(product.database, hotel)]
  const { alerts } = product.asStaff(hotel.admin)
  const off = { mode: 'off', week: null } as const
  for (const { userId } of [hotel.admin, owner])
    await alerts.setDuty({ slug: hotel.slug, userId, version: 1, duty: off })
  const wishes = { language: 'bs', alerts: true, summary: false } as const
  await product.asStaff(porter).staffMail.save({ slug: hotel.slug, mail: wishes })
  await product.asStaff(hotel.admin).staffMail.save({ slug: hotel.slug, mail: { ...wishes, alerts: false } })
  await openPanel()
  const { id } = await place()
  work()
  await pass(id, 5)
  await until(() => expect(readers()).toEqual([porter.email]))
  const [mailed] = server.taken
  if (!mailed) throw new Error('The porter was written to')
  expect(subjectOf(mailed)).toBe(`Narudžba za sobu ${hotel.guest.roomNumber}`)
  expect(headerOf(mailed, 'From')).toContain(hotel.name)
  expect(headerOf(mailed, 'List-Unsubscribe')).toBeNull()
  expect(partsOf(mailed).text).toContain(
    `https://stay.example/hotelly/${hotel.slug}/admin/bookings/room-service`,
  )
  expect(partsOf(mailed).text).not.toContain(hotel.guest.guestName)
  await pass(id, 5)
  await until(() => expect(readers()).toEqual([porter.email, porter.email, owner.email].toSorted()))
  await product.run(sql`UPDATE jobs SET run_at = now() WHERE key = ${id}`)
  announce()
  await until(async () => {
    const [alert] = await product.run<{ repeats: number }>(
      sql`SELECT (payload ->> 'repeats')::integer AS repeats FROM jobs WHERE kind = 'alert' AND key = ${id}`,
    )
    expect(alert?.repeats).toBe(1)
  })
  await until(async () => expect(await mails()).toEqual([]))
  expect(readers()).toHaveLength(3)
})

test('a server that is busy is tried again with the same message, and what was seen meanwhile is not sent', async () => {
  answer = { code: 451, words: 'Greylisted, try again in an hour' }
  const { id } = await place()
  work()
  await until(async () => expect(await mails()).toEqual([{ failure: expect.stringContaining('Greylisted') }]))
  answer = null
  await product.asStaff(hotel.admin).bookings.see({ slug: hotel.slug, id })
  await product.run(sql`UPDATE jobs SET run_at = now() WHERE kind = 'alert-mail'`)
  announce()
  await until(async () => expect(await mails()).toEqual([]))
  expect(server.taken).toEqual([])
})

test('an address that is refused is written to no more, and the next step is taken at once', async () => {
  answer = { code: 550, words: 'No such user here' }
  const first = await place()
  work()
  await until(async () =>
    expect(await product.asStaff(hotel.admin).alerts.people({ slug: hotel.slug })).toMatchObject([
      { mail: 'refused' },
    ]),
  )
  await until(async () => expect(await mails()).toEqual([]))
  answer = null
  await product.asStaff(hotel.admin).bookings.see({ slug: hotel.slug, id: first.id })
  const { id } = await place()
  announce()
  await pass(id, 10)
  await until(async () => {
    const told = await product.run(
      sql`SELECT action FROM audit_log WHERE entity_id = ${id} AND action LIKE 'alert-%'`,
    )
    expect(told).toEqual([{ action: 'alert-nobody' }])
  })
  expect(server.taken).toEqual([])
})

test('a rehearsal writes to those on duty as well, once to each, and says what the mail server said', async () => {
  const owner = await makeAdmin(product.database, hotel)
  const { alerts } = product.asStaff(hotel.admin)
  const off = { mode: 'off', week: null } as const
  await alerts.setDuty({ slug: hotel.slug, userId: owner.userId, version: 1, duty: off })
  const { id } = await alerts.rehearse({ slug: hotel.slug, kind: 'order' })
  const passTo = async (seconds: number) => {
    await product.run(
      sql`UPDATE rehearsals SET started_at = now() - make_interval(secs => ${seconds}) WHERE id = ${id}`,
    )
    await product.run(sql`UPDATE jobs SET run_at = now() WHERE key = ${id}`)
    product.events.announce('staff', { hotelId: hotel.id })
  }
  const mailed = async () => (await alerts.rehearsal({ slug: hotel.slug }))?.mails ?? []
  work()
  await passTo(31)
  await until(async () =>
    expect(await mailed()).toMatchObject([{ userId: hotel.admin.userId, step: 'duty', outcome: 'sent' }]),
  )
  expect(subjectOf(server.taken[0] ?? { from: '', to: '', source: '' })).toContain('Rehearsal')
  answer = { code: 550, words: 'No such user here' }
  await passTo(61)
  await until(async () =>
    expect(await mailed()).toMatchObject([
      { userId: hotel.admin.userId, outcome: 'sent' },
      { userId: owner.userId, step: 'everyone', outcome: 'refused', words: '550 No such user here' },
    ]),
  )
  expect(readers()).toEqual([hotel.admin.email])
  const rehearsal = await alerts.rehearsal({ slug: hotel.slug })
  expect(rehearsal?.steps.map(({ missing }) => missing)).toEqual([[], [], []])
})
