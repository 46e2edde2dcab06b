import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { carryOutJobs } from '#tests/carry-out-jobs.ts'
import { makeHotel, makeSuperAdmin, type TestHotel } from '#tests/factories.ts'
import { mailBy, partsOf, startMailServer, subjectOf } from '#tests/mail-server.ts'
import { openProduct } from '#tests/product.ts'
import { until } from '#tests/until.ts'
import { newSessionId } from '../rules.ts'

const server = await startMailServer()
const product = openProduct({ mail: mailBy(server.url) })
let hotel: TestHotel
afterAll(() => server.stop())
beforeEach(async () => {
  server.taken.length = 0
  hotel = await makeHotel(product.database)
})

/** A guest who asks for a person, and has the panel of nobody open before them. */
async function askForPerson() {
  const device = { id: crypto.randomUUID(), knownAt: [], isNew: false }
  const { chat } = product.as({ device, guest: hotel.guest })
  const of = { slug: hotel.slug, sessionId: newSessionId() }
  const ask = () => chat.askPerson({ ...of, language: 'en' })
  const { id } = await ask()
  return { id, ask, read: () => chat.getConversation(of) }
}

const work = () => carryOutJobs(product)
/** A guest has waited for so many minutes, and the job is due. */
async function waits(id: string, minutes: number) {
  await product.run(sql`UPDATE chat_conversations SET handed_over_at = now() - make_interval(mins => ${minutes})
    WHERE hotel_id = ${hotel.id} AND id = ${id}`)
  await product.run(sql`UPDATE jobs SET run_at = now() WHERE hotel_id = ${hotel.id} AND key = ${id}`)
  product.events.announce('work', { hotelId: hotel.id })
}
const jobs = () =>
  product.run(
    sql`SELECT kind FROM jobs WHERE hotel_id = ${hotel.id} AND kind IN ('chat-alert', 'alert-mail')`,
  )
const deeds = async (id: string) =>
  (
    await product.run<{ action: string }>(
      sql`SELECT action FROM audit_log WHERE entity_id = ${id} ORDER BY at`,
    )
  ).map(({ action }) => action)

test('a guest who waits in the chat reaches those on duty, without a name, until somebody has seen it', async () => {
  const { id, read } = await askForPerson()
  work()
  await until(() => expect(server.taken).toHaveLength(1))
  const [mailed] = server.taken
  if (!mailed) throw new Error('Somebody was written to')
  expect(subjectOf(mailed)).toBe(`Room ${hotel.guest.roomNumber} asks for a person in the chat`)
  expect(partsOf(mailed).text).toContain(`https://stay.example/hotelly/${hotel.slug}/admin/chat`)
  expect(partsOf(mailed).text).not.toContain(hotel.guest.guestName)
  await until(async () => expect(await deeds(id)).toEqual(['ask-person', 'alert-duty']))

  expect(await read()).toMatchObject({ state: 'waiting', staffSawAt: null })
  const desk = product.asStaff(hotel.admin).chat
  await desk.markRead({ slug: hotel.slug, id })
  await desk.markRead({ slug: hotel.slug, id })
  expect(await read()).toMatchObject({ state: 'waiting', staffSawAt: expect.any(String) })
  expect(await desk.openConversation({ slug: hotel.slug, id })).toMatchObject({ seenAt: expect.any(String) })
  expect(await deeds(id)).toEqual(['ask-person', 'alert-duty', 'see'])
  await product.run(sql`UPDATE jobs SET run_at = now() WHERE kind = 'chat-alert'`)
  product.events.announce('work', { hotelId: hotel.id })
  await until(async () => expect(await jobs()).toEqual([]))
  expect(server.taken).toHaveLength(1)
})

test('a guest who asks again after an answer is alerted of anew, and a visit of support sees nothing', async () => {
  const device = { id: crypto.randomUUID(), knownAt: [], isNew: false }
  const { chat } = product.as({ device, guest: hotel.guest })
  const of = { slug: hotel.slug, sessionId: newSessionId() }
  const { id } = await chat.askPerson({ ...of, language: 'en' })
  const desk = product.asStaff(hotel.admin).chat
  await desk.takeOver({ slug: hotel.slug, id })
  await desk.giveBack({ slug: hotel.slug, id })
  await chat.askPerson({ ...of, language: 'en' })
  const platform = await makeSuperAdmin(product.database)
  const endsAt = new Date(Date.now() + 60_000)
  const visit = { id: crypto.randomUUID(), hotelId: hotel.id, reason: 'To help', endsAt }
  await product.asStaff({ ...platform, visit }).chat.markRead({ slug: hotel.slug, id })
  work()
  await until(() => expect(server.taken).toHaveLength(1))
  expect(await deeds(id)).not.toContain('see')
})

test('by the minutes of the chats it becomes everybody’s: panels and the guest are told, until somebody has seen it', async () => {
  const { slug } = hotel
  const panel = product.asStaff(hotel.admin)
  const late = { devices: 60, duty: 120, everyone: 240 }
  const conversation = { devices: 1, duty: 2, everyone: 3 }
  const minutes = { order: late, request: late, appointment: late, conversation }
  await panel.alerts.save({ slug, version: 1, alerts: { ...minutes, namesRoom: true } })
  const { id, ask, read } = await askForPerson()
  const calling = async () => (await panel.chat.countWaiting({ slug })).calling
  const { guestName, roomNumber } = hotel.guest
  await waits(id, 2)
  work()
  await until(async () => expect(await deeds(id)).toEqual(['ask-person', 'alert-duty']))
  expect(await calling()).toEqual([
    { id, guestName, roomNumber, danger: null, isQuiet: false, alertedSince: null },
  ])
  expect(await read()).toMatchObject({ isAlerted: false })

  product.heard.length = 0
  await waits(id, 3)
  await until(async () => expect(await read()).toMatchObject({ isAlerted: true, staffSawAt: null }))
  const told = expect.objectContaining({ topic: 'chat', id, deviceId: expect.any(String) })
  await until(() => expect(product.heard).toContainEqual(told))
  const { waitingSince } = await panel.chat.openConversation({ slug, id })
  expect(await calling()).toMatchObject([{ id, alertedSince: waitingSince }])
  expect(await deeds(id)).toEqual(['ask-person', 'alert-duty', 'alert-everyone'])

  const platform = await makeSuperAdmin(product.database)
  const unseen = async () =>
    (await product.asStaff(platform).pulse.read()).unseen.filter((at) => at.id === hotel.id)
  expect(await unseen()).toMatchObject([{ bookings: 0, conversations: 1 }])

  await panel.chat.markRead({ slug, id })
  expect(await unseen()).toEqual([])
  expect(await calling()).toMatchObject([{ id, alertedSince: null }])
  expect(await read()).toMatchObject({ isAlerted: false, staffSawAt: expect.any(String) })
  await panel.chat.giveBack({ slug, id })
  expect(await ask()).toMatchObject({ state: 'waiting', isAlerted: false, staffSawAt: null })
  expect(await calling()).toMatchObject([{ id, alertedSince: null }])
})

test('where nobody can be reached, the guest and every panel are told at the last step nevertheless', async () => {
  const { userId } = hotel.admin
  await product.run(sql`UPDATE users SET mail_refused_at = now() WHERE id = ${userId}`)
  const { id, read } = await askForPerson()
  await waits(id, 10)
  work()
  await until(async () => expect(await deeds(id)).toEqual(['ask-person', 'alert-nobody']))
  expect(await read()).toMatchObject({ isAlerted: true })
  expect(server.taken).toEqual([])
})
