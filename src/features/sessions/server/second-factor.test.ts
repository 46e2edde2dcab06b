import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newSecret } from '#features/accounts/second-factor.ts'
import { type StaffActor, SYSTEM } from '#kit/server/actor.ts'
import { makeHotel, makeSuperAdmin, STAFF_PASSWORD, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let hotel: TestHotel

const STEP_MS = 30_000
/** In the middle of a step, at which the clock of the tests stands. */
const NOW = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  hotel = await makeHotel(product.database)
})
afterEach(() => void vi.useRealTimers())

const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
const deviceOf = (id: string, isNew = false) => ({ id, knownAt: [], isNew })
const signIn = (device: string, secondFactor: string | null = null, password = STAFF_PASSWORD) =>
  product
    .as({ device: deviceOf(device) })
    .sessions.signInHotelAdmin({ slug: hotel.slug, email: hotel.admin.email, password, secondFactor })
const own = (device = 'desk') => product.as({ staff: hotel.admin, device: deviceOf(device) }).sessions
const wrongCode = (secret: string) => (codeOf(secret) === '000000' ? '000001' : '000000')

/** Two-step sign-in, set up at the desk. */
async function enable() {
  const secret = newSecret()
  await signIn('desk')
  const { recoveryCodes } = await own().enableSecondFactor({
    slug: hotel.slug,
    current: STAFF_PASSWORD,
    secret,
    // of the step before, so that the code of this one can still be used
    code: codeOf(secret, Date.now() - STEP_MS),
  })
  return { secret, recoveryCodes }
}

test('a device that is new to the account needs a code of the app, others do not', async () => {
  await signIn('phone')
  const { secret } = await enable()
  await expect(signIn('desk')).resolves.toMatchObject({ userId: hotel.admin.userId })
  for (const device of ['phone', 'stranger'])
    await expect(signIn(device)).rejects.toMatchObject({ code: 'SECOND_FACTOR_NEEDED' })
  await expect(signIn('stranger', wrongCode(secret))).rejects.toMatchObject({
    code: 'SECOND_FACTOR_INVALID',
    data: { remaining: 4 },
  })
  await expect(signIn('phone', ` ${codeOf(secret).replace(/(...)/, '$1 ')} `)).resolves.toBeDefined()
  await expect(signIn('phone')).resolves.toBeDefined()
})

test('who does not know the password learns nothing of the second factor', async () => {
  const { secret } = await enable()
  const refused = { code: 'INVALID_CREDENTIALS' }
  await expect(signIn('stranger', null, 'wrong')).rejects.toMatchObject(refused)
  await expect(signIn('stranger', codeOf(secret), 'wrong')).rejects.toMatchObject(refused)
})

test('a code counts once, and none before it afterwards', async () => {
  const { secret } = await enable()
  await signIn('one', codeOf(secret))
  for (const used of [codeOf(secret), codeOf(secret, Date.now() - STEP_MS)])
    await expect(signIn('two', used)).rejects.toMatchObject({ code: 'SECOND_FACTOR_INVALID' })
})

test('of two who send one code at once, one is let in', async () => {
  const { secret } = await enable()
  const code = codeOf(secret)
  const all = await Promise.allSettled([signIn('one', code), signIn('two', code), signIn('three', code)])
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test.each([
  ['31 seconds old', -31, true],
  ['61 seconds old', -61, false],
  ['of a clock that is 29 seconds ahead', 29, true],
  ['of a clock that is 90 seconds ahead', 90, false],
])('a code %s: %s', async (_what, seconds, isTaken) => {
  const { secret } = await enable()
  const now = NOW + 10 * STEP_MS
  vi.setSystemTime(now)
  const attempt = signIn('stranger', codeOf(secret, now + seconds * 1000))
  if (isTaken) await expect(attempt).resolves.toBeDefined()
  else await expect(attempt).rejects.toMatchObject({ code: 'SECOND_FACTOR_INVALID' })
})

test('each recovery code lets in once, however it is typed', async () => {
  const { recoveryCodes } = await enable()
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = '', second = ''] = recoveryCodes
  await signIn('one', first)
  await expect(signIn('two', first)).rejects.toMatchObject({ code: 'SECOND_FACTOR_INVALID' })
  await signIn('two', second.toLowerCase().replaceAll('-', ' '))
  const { recoveryLeft } = await own().secondFactor({ slug: hotel.slug })
  expect(recoveryLeft).toBe(8)
  const stored = await product.database.withActor(SYSTEM, (tx) =>
    tx.execute<{ factor: string }>(
      sql`SELECT second_factor::text AS factor FROM auth_accounts WHERE user_id = ${hotel.admin.userId}`,
    ),
  )
  for (const code of recoveryCodes) expect(stored[0]?.factor).not.toContain(code.slice(0, 4))
})

test('wrong codes lock the sign-in like wrong passwords', async () => {
  const { secret } = await enable()
  for (let tries = 0; tries < 4; tries++)
    await expect(signIn('stranger', wrongCode(secret))).rejects.toMatchObject({
      code: 'SECOND_FACTOR_INVALID',
    })
  await expect(signIn('stranger', wrongCode(secret))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await expect(signIn('stranger', codeOf(secret))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('setting up and turning off need the password and a code, and are recorded', async () => {
  const { slug } = hotel
  const secret = newSecret()
  const set = (change: object) =>
    own().enableSecondFactor({ slug, current: STAFF_PASSWORD, secret, code: codeOf(secret), ...change })
  await expect(set({ current: 'wrong' })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  await expect(set({ code: wrongCode(secret) })).rejects.toMatchObject({ code: 'SECOND_FACTOR_INVALID' })
  await expect(set({ secret: 'short' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await set({ code: codeOf(secret, Date.now() - STEP_MS) })
  await expect(set({})).rejects.toMatchObject({ code: 'SECOND_FACTOR_CHANGED' })
  const stop = (change: object) =>
    own().disableSecondFactor({ slug, current: STAFF_PASSWORD, code: codeOf(secret), ...change })
  await expect(stop({ current: 'wrong' })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  await expect(stop({ code: wrongCode(secret) })).rejects.toMatchObject({ code: 'SECOND_FACTOR_INVALID' })
  await stop({})
  await expect(stop({})).rejects.toMatchObject({ code: 'SECOND_FACTOR_CHANGED' })
  await expect(signIn('stranger')).resolves.toBeDefined()
  const { entries } = await product.asStaff(hotel.admin).audit.list({ slug, entityId: hotel.admin.userId })
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['second-factor-on', 'second-factor-off']),
  )
})

test('super admins have one, too', async () => {
  const superAdmin: StaffActor = await makeSuperAdmin(product.database)
  const secret = newSecret()
  const calls = product.as({ staff: superAdmin, device: deviceOf('office') }).sessions
  await calls.enableSuperAdminSecondFactor({
    current: STAFF_PASSWORD,
    secret,
    code: codeOf(secret, Date.now() - STEP_MS),
  })
  const enter = (secondFactor: string | null) =>
    product
      .as({ device: deviceOf('elsewhere') })
      .sessions.signInSuperAdmin({ email: superAdmin.email, password: STAFF_PASSWORD, secondFactor })
  await expect(enter(null)).rejects.toMatchObject({ code: 'SECOND_FACTOR_NEEDED' })
  await expect(enter(codeOf(secret))).resolves.toMatchObject({ userId: superAdmin.userId })
})
