import { beforeEach, expect, test } from 'vitest'
import { makeHotel, STAFF_PASSWORD, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { passwordProblem } from './rules.ts'

const product = openProduct()
let hotel: TestHotel

const own = () => product.asStaff(hotel.admin).sessions
const signIn = (password: string) =>
  product.as().sessions.signInHotelAdmin({ slug: hotel.slug, email: hotel.admin.email, password })
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
  ['two-rivers', null],
  ['ćevapi', null],
])('the password %s is %s', (password, problem) => {
  expect(passwordProblem(password, 'reception@hotel.example')).toBe(problem)
})

test('the password changes, and the old one is of no use any more', async () => {
  await signIn(STAFF_PASSWORD)
  await change(STAFF_PASSWORD, 'two-rivers-and-a-bridge')
  expect(await own().listOwn({ slug: hotel.slug })).toEqual([])
  await expect(signIn(STAFF_PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  await expect(signIn('two-rivers-and-a-bridge')).resolves.toMatchObject({ userId: hotel.admin.userId })
})

test('weak and wrong ones are refused, wrong ones as sign-ins are', async () => {
  await expect(change(STAFF_PASSWORD, 'short')).rejects.toMatchObject({ code: 'PASSWORD_TOO_SHORT' })
  await expect(change(STAFF_PASSWORD, 'hotel123')).rejects.toMatchObject({ code: 'PASSWORD_TOO_COMMON' })
  for (let remaining = 4; remaining > 0; remaining--) {
    const refused = { code: 'INVALID_CREDENTIALS', data: { remaining } }
    await expect(change('wrong', 'two-rivers')).rejects.toMatchObject(refused)
  }
  await expect(change('wrong', 'two-rivers')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('the other sessions are listed and ended', async () => {
  await signIn(STAFF_PASSWORD)
  await signIn(STAFF_PASSWORD)
  const listed = await own().listOwn({ slug: hotel.slug })
  expect(listed).toMatchObject([{ isCurrent: false }, { isCurrent: false }])
  expect(await own().endOthers({ slug: hotel.slug })).toEqual({ count: 2 })
  expect(await own().listOwn({ slug: hotel.slug })).toEqual([])
})
