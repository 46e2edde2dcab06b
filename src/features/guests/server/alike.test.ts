import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeGuest, makeHotel, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { foldGuests } from './fold-guests.ts'
import { guests } from './table.ts'

const product = openProduct()
let hotel: TestHotel

const staff = () => product.asStaff(hotel.admin).guests
const add = (loginName: string, roomNumber: string) =>
  staff().create({ slug: hotel.slug, loginName, roomNumber, expiresOn: null })
const there = (loginName: string, roomNumber: string, given: { expiresAt?: Date } = {}) =>
  makeGuest(product.database, hotel, { loginName, roomNumber, ...given })
const signIn = (lastName: string, roomNumber: string) =>
  product.as().sessions.signInGuest({ slug: hotel.slug, lastName, roomNumber })
const importFile = (lines: string[], isDryRun = false) =>
  staff().importFile({ slug: hotel.slug, file: ['name,room,expiry', ...lines].join('\n'), isDryRun })
const wrong = { code: 'INVALID_CREDENTIALS' }
const past = new Date('2026-01-01T00:00:00Z')

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

describe('a guest can sign in however name and room are typed (OP-71)', () => {
  test.each([
    ['أشجع', '312', 'اشجع', '٣١٢'],
    ['Smith', '101', 'Mr Smith', '۱۰۱'],
    ['Šarić-Đurić', '207', 'Saric-Duric', 'Soba 207'],
    ['Šarić-Đurić', '207', 'Šarić Đurić', 'Room 207'],
    ["O'Beirn", '118', 'OBeirn', 'غرفة ١١٨'],
    ['O’Neill', '118', 'oneill', '118'],
    ['oneill', '118', 'O´Neill', '118'],
    ['Smith', 'Room 101', 'SMITH', '101'],
  ])('%s in %s, typed as %s and %s', async (loginName, roomNumber, typedName, typedRoom) => {
    const guest = await there(loginName, roomNumber)
    await expect(signIn(typedName, typedRoom)).resolves.toMatchObject({ guestId: guest.guestId })
  })

  test('a title alone matches nobody', async () => {
    await there('Smith', '101')
    await expect(signIn('Mr', '101')).rejects.toMatchObject(wrong)
    await expect(signIn('-', 'Room')).rejects.toMatchObject(wrong)
  })
})

describe('of two existing similar guests', () => {
  test('the exact spelling decides', async () => {
    const plain = await there('Saric', '207')
    const accented = await there('Šarić', '207')
    await expect(signIn('saric', '207')).resolves.toMatchObject({ guestId: plain.guestId })
    await expect(signIn('ŠARIĆ', 'Room 207')).resolves.toMatchObject({ guestId: accented.guestId })
    await expect(signIn('Sarić', '207')).rejects.toMatchObject(wrong)
  })

  test('the one who has checked out does not sign in as the other', async () => {
    await there('Saric', '207', { expiresAt: past })
    const { guestId } = await there('Šarić', '207')
    await expect(signIn('Saric', '207')).rejects.toMatchObject(wrong)
    await expect(signIn('Sarić', '207')).resolves.toMatchObject({ guestId })
  })

  test('staff see that each has a similar guest, and can still change them', async () => {
    const { guestId: id } = await there('Saric', '207')
    await there('Šarić', '207')
    const list = (await staff().list({ slug: hotel.slug })).guests
    const guest = list.find((each) => each.id === id)
    expect(guest?.alike).toEqual({ loginName: 'Šarić', roomNumber: '207' })
    expect(list.find((each) => each.id === hotel.guest.guestId)?.alike).toBeNull()
    const change = { slug: hotel.slug, id, loginName: 'Saric', roomNumber: '207', version: 1 }
    await expect(
      staff().update({ ...change, isActive: true, expiresOn: '2030-01-01' }),
    ).resolves.toMatchObject({ expiresOn: '2030-01-01' })
  })
})

describe('a guest who would become similar to another one is refused', () => {
  const exists = (other: { loginName: string; roomNumber: string } | null) => ({
    code: 'GUEST_EXISTS',
    status: 409,
    data: { other },
  })

  test('when added, naming the other', async () => {
    await add('Šarić-Đurić', '207')
    const other = { loginName: 'Šarić-Đurić', roomNumber: '207' }
    await expect(add('Saric Djuric', 'Soba 207')).rejects.toMatchObject(exists(other))
    await expect(add('šarić-đurić', '207')).rejects.toMatchObject(exists(null))
    await expect(add('Saric', '207')).resolves.toBeDefined()
  })

  test('when renamed or moved', async () => {
    await add('Smith', '101')
    const { id } = await add('Jones', '101')
    const change = { slug: hotel.slug, id, roomNumber: '101', version: 1, isActive: true, expiresOn: null }
    await expect(staff().update({ ...change, loginName: 'Mrs. Smith' })).rejects.toMatchObject(
      exists({ loginName: 'Smith', roomNumber: '101' }),
    )
  })

  test('of two added at once, only one is kept', async () => {
    const answers = await Promise.allSettled([add('Müller', '5'), add('Mueller', '5'), add('Muller', '٥')])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('when two lines of a file are similar, and nothing is imported', async () => {
    const inOneRound = await importFile(['Žunić,5,', 'Bad,6,no day', 'Zunic,Room 5,'], true)
    expect(inOneRound).toMatchObject({
      outcome: 'refused',
      problems: [
        { line: 3, code: 'date' },
        { line: 4, code: 'alike', value: 'Žunić, 5' },
      ],
    })
    const refused = await importFile(['Good,1,', 'Žunić,5,', 'Zunic,Room 5,'])
    const problems = [{ line: 4, code: 'alike', value: 'Žunić, 5' }]
    expect(refused).toMatchObject({ outcome: 'refused', problems })
    expect((await staff().list({ slug: hotel.slug })).guests).toHaveLength(1)
  })

  test('when two lines of a file mean one existing guest', async () => {
    await add('Žunić', '5')
    for (const lines of [
      ['Zunic,5,', 'Žunić,5,'],
      ['Žunić,5,', 'Zunic,5,'],
    ]) {
      expect(await importFile(lines)).toMatchObject({ problems: [{ line: 3, code: 'alike' }] })
    }
  })

  test('when a line of a file could mean two existing guests', async () => {
    await there('Saric', '207')
    await there('Šarić', '207')
    const problems = [{ line: 2, code: 'alike' }]
    expect(await importFile(['Šarič,207,'], true)).toMatchObject({ outcome: 'refused', problems })
  })

  test('an import recognizes existing guests in any spelling, and keeps their spelling', async () => {
    const guest = await add('Müller', '101')
    const lines = ['Mueller,Room 101,2031-01-01', 'Good,1,2031-01-01']
    expect(await importFile(lines)).toMatchObject({ outcome: 'imported', addedCount: 1, changedCount: 1 })
    const listed = (await staff().list({ slug: hotel.slug })).guests
    expect(listed.find(({ id }) => id === guest.id)).toMatchObject({
      loginName: 'Müller',
      roomNumber: '101',
      expiresOn: '2031-01-01',
    })
  })

  test('an import tells an existing pair apart by the spelling', async () => {
    await there('Saric', '207')
    await there('Šarić', '207')
    expect(await importFile(['Saric,207,2030-01-01', 'Šarić,207,2030-02-01'])).toMatchObject({
      outcome: 'imported',
      changed: [{ expiresOn: '2030-01-01' }, { expiresOn: '2030-02-01' }],
    })
  })
})

test('failed attempts are counted across similar spellings, and shown with the guest', async () => {
  const guest = await add('Đurić', '303')
  for (const name of [
    'Duric',
    'ĐURIĆ',
    'Djuric',
    'Mr Duric',
    'Duric',
    'Duric',
    'Duric',
    'Duric',
    'Duric',
    'Duric',
  ])
    await signIn(name, randomUUID().slice(0, 4)).catch(() => null)
  await expect(signIn('Đurić', '303')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  const locked = async () =>
    (await staff().list({ slug: hotel.slug })).guests.filter(({ isLocked }) => isLocked)
  expect((await locked()).map(({ id }) => id)).toEqual([guest.id])
  await staff().unlock({ slug: hotel.slug, id: guest.id })
  expect(await locked()).toEqual([])
})

test('guests from before this folding sign in by exact spelling, and in any spelling once folded', async () => {
  const { guestId } = await there('Đurić', '303')
  await product.database.withActor(SYSTEM, (tx) =>
    tx.update(guests).set({ loginAlike: null, roomAlike: null }).where(eq(guests.id, guestId)),
  )
  await expect(signIn('đurić', '303')).resolves.toMatchObject({ guestId })
  await expect(signIn('Duric', '303')).rejects.toMatchObject(wrong)
  await Promise.all([foldGuests(product.database), foldGuests(product.database)])
  await expect(signIn('Duric', '303')).resolves.toMatchObject({ guestId })
  const [left] = await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`SELECT count(*)::int AS count FROM guests WHERE login_alike IS NULL`),
  )
  expect(left).toEqual({ count: 0 })
})
