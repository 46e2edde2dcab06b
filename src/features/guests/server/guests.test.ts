import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let hotel: TestHotel

const staff = () => product.asStaff(hotel.admin).guests
const add = (loginName: string, roomNumber = '101', expiresOn: string | null = null) =>
  staff().create({ slug: hotel.slug, loginName, roomNumber, expiresOn })
const signIn = (lastName: string, roomNumber: string) =>
  product.as().sessions.signInGuest({ slug: hotel.slug, lastName, roomNumber })
const sessionsOf = async (id: string) => {
  const [row] = await product.run(sql`SELECT count(*)::int AS count FROM sessions s
    JOIN auth_accounts a ON a.id = s.account_id WHERE a.guest_id = ${id}`)
  return row?.count
}
const edit = (guest: Awaited<ReturnType<typeof add>>, change: object) => {
  const { id, version, loginName, roomNumber, expiresOn, isActive } = guest
  const same = { id, version, loginName, roomNumber, expiresOn, isActive }
  return staff().update({ slug: hotel.slug, ...same, ...change })
}

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

describe('a new guest', () => {
  test('is trimmed, listed first, audited, and can sign in', async () => {
    const guest = await add('  Šarić-Đurić ', ' 207 ')
    expect(guest).toMatchObject({ loginName: 'Šarić-Đurić', roomNumber: '207', isActive: true, version: 1 })
    expect((await staff().list({ slug: hotel.slug })).guests[0]).toEqual(guest)
    await expect(signIn('šarić-đurić', '207')).resolves.toMatchObject({ guestId: guest.id })
    const [audit] = await product.run(
      sql`SELECT actor_name, after FROM audit_log WHERE entity_id = ${guest.id}`,
    )
    expect(audit).toMatchObject({ actor_name: hotel.admin.email, after: { loginName: 'Šarić-Đurić' } })
  })

  test("expires as the day begins in the hotel's time zone (OP-18)", async () => {
    await product.run(sql`UPDATE hotels SET time_zone = 'Asia/Riyadh' WHERE id = ${hotel.id}`)
    const guest = await add('Smith', '1', '2030-03-01')
    expect(guest).toMatchObject({ expiresAt: '2030-02-28T21:00:00.000Z', expiresOn: '2030-03-01' })
    const past = await add('Smith', '2', '2020-01-01')
    expect(past.expiresOn).toBe('2020-01-01')
    await expect(signIn('Smith', '2')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  })

  test('needs a name, a room and a valid day', async () => {
    await expect(add(' ', '1')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(add('Smith', '')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(add('x'.repeat(300), '1')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(add('Smith', '1', '2026-02-30')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('with the same name and room is refused, whatever the spelling (GST-13)', async () => {
    await add("O'Beirn", '118')
    await expect(add('o’BEIRN ', '118')).rejects.toMatchObject({ code: 'GUEST_EXISTS' })
    await expect(add("O'Beirn", '119')).resolves.toBeDefined()
  })

  test('is limited to ten a minute (RL-08)', async () => {
    for (let room = 1; room <= 10; room++) await add('Smith', String(room))
    await expect(add('Smith', '11')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      data: { retryAfterSeconds: 300 },
    })
  })

  test('one by one leaves a file its own ten a minute', async () => {
    const bring = (room: number) =>
      staff().importFile({ slug: hotel.slug, file: `login_name,room\nHodžić,${room}`, isDryRun: false })
    for (let room = 1; room <= 10; room++) await add('Smith', String(room))
    for (let room = 1; room <= 10; room++)
      await expect(bring(room)).resolves.toMatchObject({ outcome: 'imported' })
    await expect(bring(11)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('a change', () => {
  test('of the room gives the account a new password and ends the sessions (GST-16, OP-16)', async () => {
    const guest = await add('Smith')
    await signIn('Smith', '101')
    expect(await sessionsOf(guest.id)).toBe(1)
    const changed = await edit(guest, { roomNumber: '202' })
    expect(changed).toMatchObject({ roomNumber: '202', version: 2 })
    expect(await sessionsOf(guest.id)).toBe(0)
    await expect(signIn('Smith', '101')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await expect(signIn('Smith', '202')).resolves.toMatchObject({ guestId: guest.id })
    await product.events.flush()
    await expect.poll(() => product.heard.filter((event) => event.id === guest.id).length).toBe(2)
  })

  test('gives an account to a guest who was saved without one (GST-17)', async () => {
    const guest = await add('Smith')
    await product.run(sql`DELETE FROM auth_accounts WHERE guest_id = ${guest.id}`)
    await expect(signIn('Smith', '101')).rejects.toMatchObject({ code: 'ACCOUNT_UNUSABLE' })
    await edit(guest, {})
    await expect(signIn('Smith', '101')).resolves.toBeDefined()
  })

  test('disables the login, and keeps the moment of an unchanged day', async () => {
    const guest = await add('Smith', '101', '2030-01-01')
    await product.run(sql`UPDATE guests SET expires_at = '2030-01-01 11:00+00' WHERE id = ${guest.id}`)
    const changed = await edit(guest, { isActive: false })
    expect(changed).toMatchObject({ isActive: false, expiresAt: '2030-01-01T11:00:00.000Z' })
    await expect(signIn('Smith', '101')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  })

  test("after somebody else's change is refused, with the current state", async () => {
    const guest = await add('Smith')
    await edit(guest, { loginName: 'Smythe' })
    await expect(edit(guest, { loginName: 'Schmidt' })).rejects.toMatchObject({
      code: 'CHANGED',
      data: { current: { loginName: 'Smythe', version: 2 } },
    })
  })

  test('into another guest is refused', async () => {
    await add('Smith', '1')
    const guest = await add('Smith', '2')
    await expect(edit(guest, { roomNumber: '1' })).rejects.toMatchObject({ code: 'GUEST_EXISTS' })
  })
})

test('a deleted guest is signed out; the bookings keep name and room (OP-54)', async () => {
  const { guest } = hotel
  await product
    .asGuest(guest)
    .bookings.place({ slug: hotel.slug, key: randomUUID(), order: orderOf([[hotel.dishes[0], 1]]) })
  await signIn(guest.guestName, guest.roomNumber)
  const removed = { slug: hotel.slug, id: guest.guestId }
  await staff().remove(removed)
  expect(await sessionsOf(guest.guestId)).toBe(0)
  await expect(staff().remove(removed)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { bookings } = await product
    .asStaff(hotel.admin)
    .bookings.list({ slug: hotel.slug, scope: 'ongoing' })
  expect(bookings).toMatchObject([{ guestId: null, guestName: guest.guestName, roomNumber: '101' }])
})

test('a name that was tried too often is shown as locked, and can be unlocked', async () => {
  const guest = await add('Smith', '303')
  for (let attempt = 0; attempt < 10; attempt++) await signIn('Smith', '9').catch(() => null)
  const listed = async () =>
    (await staff().list({ slug: hotel.slug })).guests.find(({ id }) => id === guest.id)
  expect(await listed()).toMatchObject({ isLocked: true })
  await expect(signIn('Smith', '303')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await staff().unlock({ slug: hotel.slug, id: guest.id })
  expect(await listed()).toMatchObject({ isLocked: false })
  await expect(signIn('Smith', '303')).resolves.toBeDefined()
})

test('a guest whose own phone is locked is shown as locked, and can be unlocked', async () => {
  const guest = await add('Smith', '304')
  const device = { id: randomUUID(), knownAt: [], isNew: false }
  const from = () => product.as({ device }).sessions
  const tryOn = (roomNumber: string) =>
    from().signInGuest({ slug: hotel.slug, lastName: 'Smith', roomNumber })
  for (let attempt = 0; attempt < 5; attempt++) await tryOn(`30${attempt + 5}`).catch(() => null)
  await expect(tryOn('304')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  const listed = async () =>
    (await staff().list({ slug: hotel.slug })).guests.find(({ id }) => id === guest.id)
  expect(await listed()).toMatchObject({ isLocked: true })
  await staff().unlock({ slug: hotel.slug, id: guest.id })
  expect(await listed()).toMatchObject({ isLocked: false })
  await expect(tryOn('304')).resolves.toBeDefined()
})

test('all expired guests are deactivated at once, and signed out', async () => {
  const expired = await add('Smith', '1')
  await signIn('Smith', '1')
  await product.run(sql`UPDATE guests SET expires_at = now() - interval '1 minute' WHERE id = ${expired.id}`)
  await add('Later', '2', '2090-01-01')
  await expect(staff().deactivateExpired({ slug: hotel.slug })).resolves.toEqual({ count: 1 })
  expect(await sessionsOf(expired.id)).toBe(0)
  const after = (await staff().list({ slug: hotel.slug })).guests
  expect(after.find(({ id }) => id === expired.id)).toMatchObject({ isActive: false, version: 2 })
  await expect(staff().deactivateExpired({ slug: hotel.slug })).resolves.toEqual({ count: 0 })
})

describe('an import', () => {
  const file = (...lines: string[]) => ['name,room,expiry', ...lines].join('\n')

  test('reports in a dry run what it would do, and then does it', async () => {
    const known = await add('Smith', '101')
    await signIn('Smith', '101')
    const text = file('smith,101,2030-05-01', 'أشجع,312,', `${hotel.guest.guestName},101,`)
    const planned = await staff().importFile({ slug: hotel.slug, file: text, isDryRun: true })
    expect(planned).toMatchObject({ outcome: 'planned', added: [{ loginName: 'أشجع' }], sameCount: 1 })
    expect((await staff().list({ slug: hotel.slug })).guests).toHaveLength(2)
    const done = await staff().importFile({ slug: hotel.slug, file: text, isDryRun: false })
    expect(done).toEqual({ ...planned, outcome: 'imported' })
    const after = (await staff().list({ slug: hotel.slug })).guests
    expect(after).toHaveLength(3)
    expect(after.find(({ id }) => id === known.id)).toMatchObject({ expiresOn: '2030-05-01', version: 2 })
    expect(await sessionsOf(known.id)).toBe(0)
    await expect(signIn('أشجع', '312')).resolves.toBeDefined()
    const [audit] = await product.run(
      sql`SELECT after FROM audit_log WHERE hotel_id = ${hotel.id} AND action = 'import'`,
    )
    expect(audit).toMatchObject({ after: { added: [{ loginName: 'أشجع' }], sameCount: 1 } })
  })

  test('recognizes the usual titles of the expiry column, and reports unused columns', async () => {
    const text = 'login_name,room,expires_on,Rate code\nNew,970,2030-12-24,BAR'
    const planned = await staff().importFile({ slug: hotel.slug, file: text, isDryRun: true })
    expect(planned).toMatchObject({ added: [{ expiresOn: '2030-12-24' }], unusedColumns: ['Rate code'] })
  })

  test('lists the guests of a file in its order', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `In order ${at}`)
    await staff().importFile({
      slug: hotel.slug,
      isDryRun: false,
      file: file(...names.map((name, at) => `${name},${980 + at},`)),
    })
    const listed = (await staff().list({ slug: hotel.slug })).guests
    expect(listed.map(({ loginName }) => loginName).slice(0, 12)).toEqual(names)
  })

  test('imports nothing from a file with a mistake', async () => {
    const text = file('Good,1,', 'Bad,,')
    const refused = await staff().importFile({ slug: hotel.slug, file: text, isDryRun: false })
    expect(refused).toMatchObject({ outcome: 'refused', problems: [{ line: 3, code: 'missing' }] })
    expect((await staff().list({ slug: hotel.slug })).guests).toHaveLength(1)
  })

  test('imports 20,000 guests, who can sign in like all others', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `Guest ${at},${at},2030-01-01`)
    const given = { slug: hotel.slug, file: file(...lines), isDryRun: false }
    const done = await staff().importFile(given)
    expect(done).toMatchObject({ outcome: 'imported', addedCount: 20_000, problemCount: 0 })
    expect(done.added).toHaveLength(50)
    const [first, second] = await Promise.all([signIn('Guest 7', '7'), signIn('Guest 7', '7')])
    expect(second).toEqual(first)
    await expect(signIn('Guest 7', '7')).resolves.toMatchObject({ guestId: first.guestId })
    const [count] = await product.run(sql`SELECT count(*)::int AS accounts FROM auth_accounts
      WHERE hotel_id = ${hotel.id} AND guest_id = ${first.guestId}`)
    expect(count).toEqual({ accounts: 1 })
    const again = await staff().importFile({ ...given, file: given.file.replaceAll(',2030-', ',2031-') })
    expect(again).toMatchObject({ outcome: 'imported', addedCount: 0, changedCount: 20_000 })
    expect(await sessionsOf(first.guestId)).toBe(0)
    await expect(signIn('Guest 7', '7')).resolves.toMatchObject({ guestId: first.guestId })
  }, 90_000)

  test('refuses the 20,001st', async () => {
    const lines = Array.from({ length: 20_001 }, (_, at) => `Guest ${at},${at},`)
    const refused = await staff().importFile({ slug: hotel.slug, file: file(...lines), isDryRun: true })
    expect(refused).toMatchObject({
      outcome: 'refused',
      problems: [{ line: 20_002, code: 'too-many-lines' }],
    })
  })
})
