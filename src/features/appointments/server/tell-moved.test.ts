import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { timeAt } from '#kit/shared/day.ts'
import { sayDate } from '#kit/shared/formats.ts'
import { type Language, LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { openProduct } from '#tests/product.ts'
import { startPushService } from '#tests/push-service.ts'
import { askFor, hoursAhead, makeSpa, newKey } from '#tests/services.ts'
import { openToldGuests } from '#tests/told-guests.ts'

/** Far from the server's clock, and never changed. */
const ZONE = 'Pacific/Kiritimati'
const [FIRST, SECOND, THIRD] = [hoursAhead(30), hoursAhead(60), hoursAhead(90)] as const

const service = await startPushService()
const product = openProduct({ pushHosts: [service.host] })
let address = ''
const { phoneOf, tellAll } = openToldGuests(product, service, () => address)

beforeAll(async () => {
  address = await product.listen({ trustedProxies: 1 })
})
afterAll(() => service.stop())
beforeEach(async () => {
  service.pushed.length = 0
  service.answerWith()
  await product.run(sql`DELETE FROM jobs`)
})

/** A day and a time as the clocks of the hotel show them. */
function clock(at: string, language: Language) {
  const { locale } = LANGUAGE_FACTS[language]
  const date = { weekday: 'long', day: 'numeric', month: 'long', timeZone: ZONE } as const
  return { day: sayDate(locale, date, new Date(at)), time: timeAt(new Date(at), ZONE) }
}
function nowOn(at: string) {
  const { day, time } = clock(at, 'en')
  return `Your appointment is now on ${day} at ${time}.`
}

/** An appointment of a guest with a phone, at a hotel whose clock is not the server's. */
async function booked({
  needsAnswer = false,
  language = 'en',
}: { needsAnswer?: boolean; language?: Language } = {}) {
  const { hotel, offer, slug } = await makeSpa(product.database, { needsAnswer })
  await product.run(sql`UPDATE hotels SET time_zone = ${ZONE} WHERE id = ${hotel.id}`)
  const [guest, staff] = [product.asGuest(hotel.guest), product.asStaff(hotel.admin)]
  const phone = await phoneOf(hotel.guest, language)
  const { id } = await guest.work.book({ slug, key: newKey(), asked: askFor(offer, { startsAt: FIRST }) })
  let version = 1
  return {
    bodies: () => phone.shown().map(({ body }) => body),
    phone,
    hotel,
    slug,
    id,
    move: (startsAt: string) => staff.work.move({ slug, id, version: version++, startsAt }),
    moveOwn: (startsAt: string) => guest.work.moveMine({ slug, id, version: version++, startsAt }),
    cancel: (reason: 'other' | 'asked') => staff.work.cancel({ slug, id, version: version++, reason }),
    complete: () => staff.work.complete({ slug, id, version: version++ }),
    confirm: () => staff.work.update({ slug, id, version: version++, status: 'confirmed' }),
  }
}

const SAID: [Language, (said: { day: string; time: string }) => string][] = [
  ['en', ({ day, time }) => `Your appointment is now on ${day} at ${time}.`],
  ['bs', ({ day, time }) => `Novo vrijeme Vašeg termina: ${day} u ${time}.`],
  ['ar', ({ day, time }) => `موعدكم الجديد: \u2068${day}\u2069، الساعة \u2068${time}\u2069.`],
]

test.each(SAID)(
  'a guest whose appointment staff move is told its day and time (%s)',
  async (language, say) => {
    const { move, phone, slug, id } = await booked({ language })
    await move(SECOND)
    await tellAll()
    expect(phone.shown()).toMatchObject([
      { body: say(clock(SECOND, language)), url: `/hotelly/${slug}/services`, tag: `booking ${id}` },
    ])
    await tellAll()
    expect(service.pushed).toHaveLength(1)
  },
)

test('who is told late still learns the new time, until it has come', async () => {
  const { move } = await booked()
  await move(SECOND)
  await tellAll()
  const hours = Number(service.pushed[0]?.headers['ttl']) / 3600
  expect(hours).toBeGreaterThan(58)
  expect(hours).toBeLessThanOrEqual(61)
})

test('what staff move twice is told once, and what they move back not at all', async () => {
  const { move, bodies } = await booked()
  await move(SECOND)
  await move(THIRD)
  await tellAll()
  expect(bodies()).toEqual([nowOn(THIRD)])
  await move(SECOND)
  await move(THIRD)
  await tellAll()
  expect(bodies()).toHaveLength(1)
})

test('a guest who was told of a new time is told of the one before again, too', async () => {
  const { move, bodies } = await booked()
  await move(SECOND)
  await tellAll()
  await move(FIRST)
  await tellAll()
  expect(bodies()).toEqual([nowOn(SECOND), nowOn(FIRST)])
})

test('a guest who moves their own appointment is not told of it, nor of the time that staff set before', async () => {
  const { move, moveOwn, bodies } = await booked()
  await moveOwn(SECOND)
  await tellAll()
  await move(FIRST)
  await moveOwn(THIRD)
  await tellAll()
  expect(bodies()).toEqual([])
  await move(FIRST)
  await tellAll()
  expect(bodies()).toEqual([nowOn(FIRST)])
})

test('a guest who has chosen another time meanwhile is told where staff set the one before', async () => {
  const { move, moveOwn, bodies } = await booked()
  await move(SECOND)
  await moveOwn(THIRD)
  await move(FIRST)
  await tellAll()
  expect(bodies()).toEqual([nowOn(FIRST)])
})

test('where one phone was told and the other is busy, both are told of the time before again', async () => {
  const { move, bodies, hotel } = await booked()
  const busy = await phoneOf(hotel.guest)
  service.answerWith((response, endpoint) => {
    response.writeHead(endpoint === busy.subscriber.endpoint ? 503 : 201).end()
  })
  await move(SECOND)
  await tellAll()
  service.answerWith()
  await move(FIRST)
  await tellAll()
  expect(bodies()).toEqual([nowOn(SECOND), nowOn(FIRST)])
  expect(busy.shown().at(-1)?.body).toBe(nowOn(FIRST))
})

test('of an appointment that was moved and cancelled, the guest is told the end alone', async () => {
  const { move, cancel, bodies } = await booked()
  await move(SECOND)
  await cancel('other')
  await tellAll()
  expect(bodies()).toEqual(['We are sorry: your appointment was cancelled.'])
  const asked = await booked()
  await asked.move(SECOND)
  await asked.cancel('asked')
  await tellAll()
  const over = await booked()
  await over.move(SECOND)
  await over.complete()
  await tellAll()
  expect([...asked.bodies(), ...over.bodies()]).toEqual([])
})

test('a wish that staff confirm at another time is told once, with the time; at its own, as confirmed', async () => {
  const moved = await booked({ needsAnswer: true })
  await moved.move(SECOND)
  await tellAll()
  expect(moved.bodies()).toEqual([nowOn(SECOND)])
  const back = await booked({ needsAnswer: true })
  await back.move(SECOND)
  await back.move(FIRST)
  await tellAll()
  expect(back.bodies()).toEqual(['Your appointment is confirmed.'])
  const confirmed = await booked({ needsAnswer: true })
  await confirmed.confirm()
  await confirmed.move(SECOND)
  await tellAll()
  expect(confirmed.bodies()).toEqual([nowOn(SECOND)])
})

test('a confirmation that came up while the appointment was elsewhere is told once it is back, and once only', async () => {
  const confirmed = 'Your appointment is confirmed.'
  const { confirm, move, bodies } = await booked({ needsAnswer: true })
  await confirm()
  await move(SECOND)
  await tellAll('confirmed')
  await move(THIRD)
  expect(bodies()).toEqual([])
  await move(FIRST)
  await tellAll()
  expect(bodies()).toEqual([confirmed])
  await move(SECOND)
  await move(FIRST)
  await tellAll()
  expect(bodies()).toEqual([confirmed])
  const atOnce = await booked({ needsAnswer: true })
  await atOnce.move(SECOND)
  await tellAll('confirmed')
  await atOnce.move(FIRST)
  await tellAll()
  expect(atOnce.bodies()).toEqual([confirmed])
})
