import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SuperAdminActor } from '#kit/server/actor.ts'
import { makeAdmin, makeHotel, makeSuperAdmin, STAFF_PASSWORD, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { STAFF_PER_PAGE } from '../contract.ts'

const product = openProduct()
let superAdmin: SuperAdminActor
let hotel: TestHotel

const PASSWORD = 'seven-rivers-meet'
const staff = () => product.asStaff(superAdmin).staff
const signIn = (email: string, password: string) =>
  product.as().sessions.signInHotelAdmin({ slug: hotel.slug, email, password })
const anAdmin = () => ({
  email: `New-${randomUUID().slice(0, 8)}@Hotel.example`,
  fullName: 'Amra Šehić',
  password: PASSWORD,
  hotelId: hotel.id,
})
const auditOf = (id: string) =>
  product.run(
    sql`SELECT action, actor_name, before, after FROM audit_log WHERE entity_id = ${id} ORDER BY at, action`,
  )
const list = (asked: { hotelId?: string; search?: string; page?: number } = {}) => staff().list(asked)

beforeAll(async () => {
  superAdmin = await makeSuperAdmin(product.database)
})

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

test('an address that refuses e-mails stands in the list, with the words of its server, until it takes one', async () => {
  const words = '550 5.1.1 No such user here'
  const of = sql`WHERE id = ${hotel.admin.userId}`
  const listed = async () => (await list({ hotelId: hotel.id })).users
  expect(await listed()).toMatchObject([{ mailRefusal: null }])
  await product.run(
    sql`UPDATE users SET mail_refused_at = '2026-11-20T08:00:00Z', mail_refusal = ${words} ${of}`,
  )
  expect(await listed()).toMatchObject([{ mailRefusal: { at: '2026-11-20T08:00:00.000Z', words } }])
  await product.run(sql`UPDATE users SET mail_refused_at = NULL, mail_refusal = NULL ${of}`)
  expect(await listed()).toMatchObject([{ mailRefusal: null }])
})

describe('adding', () => {
  test('creates record and login together, and the password is stored nowhere', async () => {
    const given = anAdmin()
    const added = await staff().add(given)
    expect(added).toMatchObject({ email: given.email.toLowerCase(), isActive: true, hotelId: hotel.id })
    expect(JSON.stringify(added)).not.toContain(PASSWORD)
    await expect(signIn(given.email, PASSWORD)).resolves.toMatchObject({ userId: added.id })
    const lines = await auditOf(added.id)
    expect(lines[0]).toMatchObject({ action: 'create', actor_name: superAdmin.email })
    expect(JSON.stringify(lines)).not.toMatch(/seven-rivers|argon2/)
    const [account] = await product.run(
      sql`SELECT password_hash FROM auth_accounts WHERE user_id = ${added.id}`,
    )
    expect(account?.password_hash).toMatch(/^\$argon2id\$/)
    expect((await list({ hotelId: hotel.id })).users[0]?.lastLogin).not.toBeNull()
  })

  test('an e-mail address belongs to one person, even when two are added at once', async () => {
    const given = anAdmin()
    const both = await Promise.allSettled([staff().add(given), staff().add(given)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(staff().add({ ...given, email: superAdmin.email })).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
    })
    expect((await list({ hotelId: hotel.id, search: given.email })).total).toBe(1)
  })

  test.each([
    [{ password: '12345' }, 'PASSWORD_TOO_SHORT'],
    [{ password: 'Password123' }, 'PASSWORD_TOO_COMMON'],
    [{ hotelId: randomUUID() }, 'HOTEL_CLOSED'],
    [{ email: 'nobody' }, 'BAD_REQUEST'],
    [{ fullName: '  ' }, 'BAD_REQUEST'],
    [{ fullName: 'x'.repeat(300) }, 'BAD_REQUEST'],
  ])('%o is refused: %s', async (wrong, code) => {
    await expect(staff().add({ ...anAdmin(), ...wrong })).rejects.toMatchObject({ code })
    expect((await list({ hotelId: hotel.id })).total).toBe(1)
  })

  test('is refused for an inactive hotel, and when the operator has disabled it', async () => {
    const api = product.as({ staff: superAdmin, allowsStaffSignUp: false })
    await expect(api.staff.add(anAdmin())).rejects.toMatchObject({ code: 'SIGN_UP_DISABLED' })
    await product.run(sql`UPDATE hotels SET is_active = false WHERE id = ${hotel.id}`)
    await expect(staff().add(anAdmin())).rejects.toMatchObject({ code: 'HOTEL_CLOSED' })
    expect(await staff().hotels()).toContainEqual(expect.objectContaining({ id: hotel.id, isActive: false }))
  })
})

describe('the list', () => {
  test('contains the hotel admins, newest first, page by page', async () => {
    await product.run(sql`INSERT INTO users (hotel_id, email, full_name, role, created_at)
      SELECT ${hotel.id}, 'n' || n || '@pages.example', 'Number ' || n, 'hotel_admin', now() + make_interval(secs => n)
      FROM generate_series(1, 30) n RETURNING 1`)
    const first = await list({ hotelId: hotel.id })
    expect(first.total).toBe(31)
    expect(first.users).toHaveLength(STAFF_PER_PAGE)
    expect(first.users[0]).toMatchObject({ fullName: 'Number 30', lastLogin: null })
    const second = await list({ hotelId: hotel.id, page: 2 })
    expect(second.users.at(-1)?.email).toBe(hotel.admin.email)
    const all = (await list()).users.map(({ email }) => email)
    expect(all).not.toContain(superAdmin.email)
  })

  test.each(['SEHIC', 'šehić', 'amra sehic', 'New-'])('finds by %s', async (search) => {
    const added = await staff().add(anAdmin())
    const found = await list({ hotelId: hotel.id, search })
    expect(found.users.map(({ id }) => id)).toEqual([added.id])
    expect((await list({ hotelId: hotel.id, search: '%' })).total).toBe(0)
  })

  test('says of each whether the hotel lets anybody in, and does not name deleted ones', async () => {
    const listed = async () => (await list({ hotelId: hotel.id })).users
    expect(await listed()).toMatchObject([{ hotelState: 'active' }])
    await product.run(sql`UPDATE hotels SET is_active = false WHERE id = ${hotel.id}`)
    expect(await listed()).toMatchObject([{ hotelState: 'inactive' }])
    await product.run(sql`UPDATE hotels SET deleted_at = now() WHERE id = ${hotel.id}`)
    expect(await listed()).toMatchObject([{ hotelName: null, hotelState: 'deleted' }])
  })
})

describe('switching and removing', () => {
  test('a deactivated user is signed out at once and cannot sign in', async () => {
    const { admin } = hotel
    await signIn(admin.email, STAFF_PASSWORD)
    await staff().setActive({ id: admin.userId, isActive: false })
    const sessions = await product.run(sql`SELECT 1 FROM sessions JOIN auth_accounts a ON a.id = account_id
      WHERE a.user_id = ${admin.userId}`)
    expect(sessions).toEqual([])
    await expect(signIn(admin.email, STAFF_PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await expect
      .poll(() => product.heard)
      .toContainEqual(expect.objectContaining({ topic: 'staff', hotelId: hotel.id, id: admin.userId }))
    await staff().setActive({ id: admin.userId, isActive: true })
    await expect(signIn(admin.email, STAFF_PASSWORD)).resolves.toBeDefined()
    expect((await auditOf(admin.userId)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['deactivate', 'activate']),
    )
  })

  test('only a deactivated user can be removed, with login and sessions', async () => {
    const { admin } = hotel
    const remove = () => staff().remove({ id: admin.userId })
    await expect(remove()).rejects.toMatchObject({ code: 'USER_ACTIVE' })
    await staff().setActive({ id: admin.userId, isActive: false })
    await remove()
    const left = await product.run(sql`SELECT 1 FROM auth_accounts WHERE address = ${admin.email}`)
    expect(left).toEqual([])
    await expect(remove()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await auditOf(admin.userId)).toContainEqual(
      expect.objectContaining({ action: 'delete', before: expect.objectContaining({ email: admin.email }) }),
    )
    await expect(staff().add({ ...anAdmin(), email: admin.email })).resolves.toBeDefined()
  })

  test('super admins are not among these users, not even for themselves', async () => {
    const id = superAdmin.userId
    await expect(staff().setActive({ id, isActive: false })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(staff().remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('two super admins switch one user at once', async () => {
    const second = await makeSuperAdmin(product.database)
    const { userId: id } = await makeAdmin(product.database, hotel)
    const off = { id, isActive: false }
    await Promise.all([staff().setActive(off), product.asStaff(second).staff.setActive(off)])
    const lines = await auditOf(id)
    expect(lines.filter(({ action }) => action === 'deactivate')).toHaveLength(1)
    const removals = await Promise.allSettled([staff().remove({ id }), staff().remove({ id })])
    expect(removals.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

test('the last active super admin stays, even when all of them leave at once', async () => {
  await makeSuperAdmin(product.database)
  const isActive = sql`role = 'super_admin' AND is_active`
  const all = await product.run(sql`SELECT id FROM users WHERE ${isActive}`)
  const left = await Promise.allSettled(
    all.map(({ id }) => product.run(sql`UPDATE users SET is_active = false WHERE id = ${id}`)),
  )
  expect(left.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  await expect(product.run(sql`DELETE FROM users WHERE ${isActive}`)).rejects.toThrow()
  expect(await product.run(sql`SELECT 1 FROM users WHERE ${isActive}`)).toHaveLength(1)
})

describe('changing', () => {
  test('a move signs the user out, gives access to the new hotel only, and is audited at both', async () => {
    const other = await makeHotel(product.database)
    const { id, email, fullName } = await staff().add({ ...anAdmin(), password: PASSWORD })
    await product.run(sql`UPDATE users SET must_change_password = false WHERE id = ${id}`)
    await signIn(email, PASSWORD)
    const seen = { fullName, hotelId: hotel.id }
    const wanted = { fullName: 'Amra Hadžić', hotelId: other.id }
    expect(await staff().update({ id, seen, wanted })).toMatchObject(wanted)
    expect(
      await product.run(sql`SELECT 1 FROM sessions s JOIN auth_accounts a ON a.id = s.account_id
      WHERE a.user_id = ${id}`),
    ).toEqual([])
    await expect(signIn(email, PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    const there = { slug: other.slug, email, password: PASSWORD }
    expect(await product.as().sessions.signInHotelAdmin(there)).toMatchObject({ userId: id })
    const lines = await product.run(sql`SELECT action, hotel_id FROM audit_log
      WHERE entity_id = ${id} AND action LIKE 'move%' ORDER BY action`)
    expect(lines).toEqual([
      { action: 'move-away', hotel_id: hotel.id },
      { action: 'move-here', hotel_id: other.id },
    ])
    await expect(staff().update({ id, seen, wanted })).rejects.toMatchObject({
      code: 'CHANGED',
      data: { current: wanted },
    })
  })

  test('a new name keeps the sessions; nobody can be moved to an inactive hotel', async () => {
    const other = await makeHotel(product.database)
    await product.run(sql`UPDATE hotels SET is_active = false WHERE id = ${other.id}`)
    const { userId: id, fullName, email } = await makeAdmin(product.database, hotel)
    await signIn(email, STAFF_PASSWORD)
    const seen = { fullName, hotelId: hotel.id }
    await expect(staff().update({ id, seen, wanted: { ...seen, hotelId: other.id } })).rejects.toMatchObject({
      code: 'HOTEL_CLOSED',
    })
    await staff().update({ id, seen, wanted: { ...seen, fullName: 'Night Desk' } })
    expect(
      await product.run(sql`SELECT 1 FROM sessions s JOIN auth_accounts a ON a.id = s.account_id
      WHERE a.user_id = ${id}`),
    ).toHaveLength(1)
    expect((await auditOf(id)).at(-1)).toMatchObject({ after: { fullName: 'Night Desk' } })
  })

  test('a new password is shown once, ends all sessions, and must be changed', async () => {
    const { userId: id, email } = await makeAdmin(product.database, hotel)
    await signIn(email, STAFF_PASSWORD)
    const { password } = await staff().resetPassword({ id })
    expect(
      await product.run(sql`SELECT 1 FROM sessions s JOIN auth_accounts a ON a.id = s.account_id
      WHERE a.user_id = ${id}`),
    ).toEqual([])
    await expect(signIn(email, STAFF_PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await signIn(email, password)).toMatchObject({ userId: id, mustChangePassword: true })
    expect(JSON.stringify(await auditOf(id))).not.toContain(password)
  })
})

test('super admins are listed and deactivated, even by themselves, but never the last active one', async () => {
  const [own, other] = [await makeSuperAdmin(product.database), await makeSuperAdmin(product.database)]
  const set = (id: string, isActive: boolean) =>
    product.asStaff(own).staff.setSuperAdminActive({ id, isActive })
  await product.run(sql`UPDATE users SET is_active = false
    WHERE role = 'super_admin' AND id NOT IN (${own.userId}, ${other.userId})`)
  expect((await product.asStaff(own).staff.listSuperAdmins()).map(({ id }) => id)).toContain(other.userId)
  expect(await set(other.userId, false)).toMatchObject({ id: other.userId, isActive: false })
  await expect(set(own.userId, false)).rejects.toMatchObject({ code: 'LAST_SUPER_ADMIN' })
  await set(other.userId, true)
  expect(await set(own.userId, false)).toMatchObject({ isActive: false })
  await set(own.userId, true)
  expect((await auditOf(other.userId)).map(({ action }) => action)).toEqual(['deactivate', 'activate'])
  const { userId } = await makeAdmin(product.database, hotel)
  await expect(set(userId, false)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
