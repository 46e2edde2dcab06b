import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAdmin, makeHotel, STAFF_PASSWORD, type TestHotel } from '#tests/factories.ts'
import { browserAt, signIn } from '#tests/browser-at.ts'
import { mailBy, partsOf, startMailServer, subjectOf } from '#tests/mail-server.ts'
import { openProduct } from '#tests/product.ts'

let refusing: string | null = null
const server = await startMailServer({
  onRcptTo: (_to, _session, done) =>
    refusing === null ? done() : done(Object.assign(new Error(refusing), { responseCode: 550 })),
})
const mail = mailBy(server.url)
const product = openProduct({ mail })
const silent = openProduct()
let address: string
let hotel: TestHotel
beforeAll(async () => {
  address = await product.listen({ trustedProxies: 1 })
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.taken.length = 0
  refusing = null
  hotel = await makeHotel(product.database)
})

const own = () => product.asStaff(hotel.admin).staffMail
const saveOf = (mails: object) => ({
  slug: hotel.slug,
  mail: { language: 'en' as const, alerts: true, summary: false, ...mails },
})

test('somebody is written to in the language of their first sign-in, until they choose another', async () => {
  const signInAs = (cookie: string) =>
    fetch(`${address}/api/hotels/${hotel.slug}/staff-session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': '10.0.7.1' },
      body: JSON.stringify({ email: hotel.admin.email, password: STAFF_PASSWORD }),
    })
  expect((await signInAs('lng=bs')).status).toBe(200)
  expect((await signInAs('lng=ar')).status).toBe(200)
  expect(await own().get({ slug: hotel.slug })).toEqual({
    isSent: true,
    address: hotel.admin.email,
    language: 'bs',
    alerts: true,
    summary: false,
    refusal: null,
  })
  await own().save(saveOf({ language: 'ar' }))
  await signInAs('lng=en')
  await own().test({ slug: hotel.slug })
  const [mailed] = server.taken
  expect(mailed && subjectOf(mailed)).toBe(`رسائل ${hotel.name} تصل إليكم`)
  expect(mailed && partsOf(mailed).html).toContain('dir="rtl"')
  expect(mailed && partsOf(mailed).text).toContain(`https://stay.example/hotelly/${hotel.slug}/admin/account`)
})

test('what somebody is written about is kept, audited once, and their own alone', async () => {
  const other = await makeAdmin(product.database, hotel)
  await own().save(saveOf({ alerts: false, summary: true }))
  await own().save(saveOf({ alerts: false, summary: true }))
  expect(await own().get({ slug: hotel.slug })).toMatchObject({ alerts: false, summary: true })
  expect(await product.asStaff(other).staffMail.get({ slug: hotel.slug })).toMatchObject({
    alerts: true,
    summary: false,
  })
  const audited = await product.run(
    sql`SELECT after FROM audit_log WHERE hotel_id = ${hotel.id} AND action = 'mail'`,
  )
  expect(audited).toEqual([{ after: { language: 'en', alerts: false, summary: true } }])
  const people = await product.asStaff(hotel.admin).alerts.people({ slug: hotel.slug })
  expect(new Set(people.map(({ mail: state }) => state))).toEqual(new Set(['off', 'on']))
})

test('a refusal stands at the person in the words of the server, until a test arrives', async () => {
  refusing = 'No such user here'
  const refused = await own().test({ slug: hotel.slug })
  expect(refused).toMatchObject({ outcome: 'refused', words: '550 No such user here' })
  expect(await own().get({ slug: hotel.slug })).toMatchObject({ refusal: { words: '550 No such user here' } })
  expect(await product.asStaff(hotel.admin).alerts.people({ slug: hotel.slug })).toMatchObject([
    { mail: 'refused' },
  ])
  refusing = null
  expect(await own().test({ slug: hotel.slug })).toMatchObject({ outcome: 'sent', words: null })
  expect(await own().get({ slug: hotel.slug })).toMatchObject({ refusal: null })
})

test('tests are counted, so that nobody is flooded', async () => {
  for (let count = 0; count < 5; count++) await own().test({ slug: hotel.slug })
  await expect(own().test({ slug: hotel.slug })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect(server.taken).toHaveLength(5)
})

test('without a mail server, everything says so', async () => {
  const there = await makeHotel(silent.database)
  const { staffMail, alerts } = silent.asStaff(there.admin)
  expect(await staffMail.get({ slug: there.slug })).toMatchObject({ isSent: false })
  await expect(staffMail.test({ slug: there.slug })).rejects.toMatchObject({ code: 'NOT_SENT' })
  expect(await alerts.people({ slug: there.slug })).toMatchObject([{ mail: null }])
})

test('summaries end by the address in the e-mail, without a sign-in, and only when the button is pressed', async () => {
  await own().save(saveOf({ summary: true, language: 'bs' }))
  const { pathname } = new URL(mail.unsubscribeUrl(`${hotel.id} ${hotel.admin.userId}`))
  const opened = await fetch(address + pathname)
  expect(opened.status).toBe(200)
  const markup = await opened.text()
  expect(markup).toContain('<html lang="bs"')
  expect(markup).toContain(hotel.name)
  expect(await own().get({ slug: hotel.slug })).toMatchObject({ summary: true })
  // as a mail program presses it (RFC 8058)
  const pressed = await fetch(address + pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.status).toBe(200)
  expect(await own().get({ slug: hotel.slug })).toMatchObject({ summary: false, alerts: true })
  const forged = await fetch(`${address + pathname}x`, { headers: { cookie: 'lng=ar' } })
  expect(forged.status).toBe(404)
  expect(await forged.text()).toContain('<html lang="ar" dir="rtl">')
  const foreign = { method: 'POST', headers: { origin: 'https://elsewhere.example' } }
  expect((await fetch(address + pathname, foreign)).status).toBe(403)
})

test('a visit of support is written to about nothing', async () => {
  const browser = browserAt(address, '10.0.7.9')
  await signIn(browser, `/hotels/${hotel.slug}/staff-session`, {
    email: hotel.admin.email,
    password: STAFF_PASSWORD,
  })
  const visit = { id: hotel.id, hotelId: hotel.id, reason: 'To help', endsAt: new Date(Date.now() + 60_000) }
  const visitor = product.asStaff({ ...hotel.admin, visit })
  await expect(visitor.staffMail.get({ slug: hotel.slug })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
