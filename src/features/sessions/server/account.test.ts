import { beforeEach, expect, test } from 'vitest'
import { type SuperAdminActor, SYSTEM } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { hashPassword } from '#kit/server/passwords.ts'
import { hashToken, newToken } from '#kit/server/tokens.ts'
import { makeAdmin, makeHotel, makeSuperAdmin, STAFF_PASSWORD, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import { findStaffOfSessions, setStaffPassword } from './queries.ts'
import { findStaffAccount, openSession } from '#features/accounts/server/queries.ts'
import { passwordProblem } from '../rules.ts'

const product = openProduct()
let hotel: TestHotel

const OFFICE = { ip: '203.0.113.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0' }
const run = <T>(work: (tx: Tx) => Promise<T>) => product.database.withActor(SYSTEM, work)
const own = () => product.asStaff(hotel.admin).sessions
const signIn = (password: string) =>
  product.as(OFFICE).sessions.signInHotelAdmin({ slug: hotel.slug, email: hotel.admin.email, password })
const change = (current: string, wanted: string) =>
  own().changePassword({ slug: hotel.slug, current, wanted })

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

test.each([
  ['12345', 'short'],
  ['PASSWORD123', 'common'],
  ['aaaaaaaa', 'common'],
  ['reception@hotel.example', 'common'],
  ['hotelly', 'common'],
  ['Hotelly 123!', 'common'],
  ['demo-hotel-2026', 'common'],
  ['DemoHotel', 'common'],
  ['two-rivers', null],
  ['demo-hotel-of-rivers', null],
  ['39-17-52-84', null],
  ['ćevapi', null],
])('the password %s is %s', (password, problem) => {
  expect(passwordProblem(password, 'reception@hotel.example', 'demo-hotel')).toBe(problem)
})

test('the password changes, and the old one no longer works', async () => {
  await signIn(STAFF_PASSWORD)
  const [before] = await own().listOwn({ slug: hotel.slug })
  await change(STAFF_PASSWORD, 'two-rivers-and-a-bridge')
  const after = await own().listOwn({ slug: hotel.slug })
  expect(after).toHaveLength(1)
  expect(after[0]?.id).not.toBe(before?.id)
  await expect(signIn(STAFF_PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  await expect(signIn('two-rivers-and-a-bridge')).resolves.toMatchObject({ userId: hotel.admin.userId })
})

test('weak and wrong ones are refused, and wrong ones count as failed sign-ins', async () => {
  await expect(change(STAFF_PASSWORD, 'short')).rejects.toMatchObject({ code: 'PASSWORD_TOO_SHORT' })
  await expect(change(STAFF_PASSWORD, 'hotel123')).rejects.toMatchObject({ code: 'PASSWORD_TOO_COMMON' })
  await expect(change(STAFF_PASSWORD, `${hotel.slug} 2026`)).rejects.toMatchObject({
    code: 'PASSWORD_TOO_COMMON',
  })
  for (let remaining = 4; remaining > 0; remaining--) {
    const refused = { code: 'INVALID_CREDENTIALS', data: { remaining } }
    await expect(change('wrong', 'two-rivers')).rejects.toMatchObject(refused)
  }
  await expect(change('wrong', 'two-rivers')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await expect(change('two-rivers', 'two-rivers')).rejects.toMatchObject({ code: 'PASSWORD_SAME' })
})

test('a password set by somebody else only allows choosing another one', async () => {
  const { id, slug, admin } = hotel
  await signIn(STAFF_PASSWORD)
  const passwordHash = await hashPassword('made-by-the-operator')
  await run((tx) => setStaffPassword(tx, admin.userId, passwordHash))
  expect(await product.as().sessions.currentHotelAdmin({ slug })).toBeNull()
  expect(await signIn('made-by-the-operator')).toMatchObject({ mustChangePassword: true })

  const token = newToken()
  const found = await run(async (tx) => {
    const account = await findStaffAccount(tx, admin.email)
    if (!account) throw new Error('The account does not exist')
    const session = { tokenHash: hashToken(token), accountId: account.accountId, hotelId: id, seconds: 60 }
    await openSession(tx, session)
    return findStaffOfSessions(tx, [session.tokenHash])
  })
  const staff = found[0]?.actor
  expect(staff).toMatchObject({ userId: admin.userId, mustChangePassword: true })
  if (!staff) return
  const api = product.asStaff(staff)
  expect(await api.sessions.currentHotelAdmin({ slug })).toMatchObject({ mustChangePassword: true })
  await expect(api.guests.list({ slug })).rejects.toMatchObject({
    code: 'PASSWORD_CHANGE_NEEDED',
    status: 403,
  })
  await expect(api.sessions.listOwn({ slug })).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_NEEDED' })
  await api.sessions.changePassword({ slug, current: 'made-by-the-operator', wanted: 'two-rivers-meet' })
  expect(await signIn('two-rivers-meet')).toMatchObject({ mustChangePassword: false })
})

test('a super admin changes a password in the same way', async () => {
  const superAdmin = await makeSuperAdmin(product.database)
  const wanted = 'two-rivers-and-a-bridge'
  const change = (given: SuperAdminActor, current: string) =>
    product.asStaff(given).sessions.changeSuperAdminPassword({ current, wanted })
  await expect(change(superAdmin, 'wrong')).rejects.toMatchObject({ data: { remaining: 2 } })
  await change({ ...superAdmin, mustChangePassword: true }, STAFF_PASSWORD)
  await expect(change(superAdmin, STAFF_PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
})

test('the other sessions are listed and ended', async () => {
  await signIn(STAFF_PASSWORD)
  await signIn(STAFF_PASSWORD)
  const listed = await own().listOwn({ slug: hotel.slug })
  expect(listed).toMatchObject([{ isCurrent: false }, { isCurrent: false }])
  expect(listed[0]).toMatchObject({ browser: 'Firefox', system: 'Linux', ipAddress: '203.0.113.x' })
  expect(await own().endOthers({ slug: hotel.slug })).toEqual({ count: 2 })
  expect(await own().listOwn({ slug: hotel.slug })).toEqual([])
})

test("a super admin sees and ends own sessions, nobody else's", async () => {
  const { email, ...superAdmin } = await makeSuperAdmin(product.database)
  const api = product.asStaff({ ...superAdmin, email }).sessions
  for (let count = 0; count < 3; count++)
    await product.as(OFFICE).sessions.signInSuperAdmin({ email, password: STAFF_PASSWORD })
  const [first, ...others] = await api.listSuperAdminSessions()
  expect(others).toHaveLength(2)
  const end = { id: first?.id ?? '' }
  const stranger = product.asStaff(await makeSuperAdmin(product.database)).sessions
  await expect(stranger.endSuperAdminSession(end)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await api.endSuperAdminSession(end)
  expect(await api.listSuperAdminSessions()).toEqual(others)
  expect(await stranger.endOtherSuperAdminSessions()).toEqual({ count: 0 })
  expect(await api.endOtherSuperAdminSessions()).toEqual({ count: 2 })
  await expect.poll(() => product.heard.at(-1)).toMatchObject({ topic: 'staff', hotelId: null })
})

test("users can end one of their own sessions, and nobody else's", async () => {
  await signIn(STAFF_PASSWORD)
  await signIn(STAFF_PASSWORD)
  const [first, second] = await own().listOwn({ slug: hotel.slug })
  const stranger = await makeAdmin(product.database, hotel)
  const end = (api: Api, id: string) => api.sessions.endOne({ slug: hotel.slug, id })
  await expect(end(product.asStaff(stranger), first?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await end(product.asStaff(hotel.admin), first?.id ?? '')
  expect(await own().listOwn({ slug: hotel.slug })).toEqual([second])
  await expect.poll(() => product.heard.at(-1)).toMatchObject({ topic: 'staff', hotelId: hotel.id })
})
