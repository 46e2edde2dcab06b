import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesOf, nameOf } from './changes.ts'
import { AuditChange } from '../contract.ts'

const listOf = (before: unknown, after: unknown) => changesOf(before, after).changes

test('only differences are listed, with money and moments unformatted', () => {
  const before = { name: 'Burger', price: 900, enabled: true, expiresAt: null, expiresOn: '2026-11-20' }
  const after = {
    ...before,
    price: 950,
    enabled: false,
    expiresAt: '2026-11-20T10:00:00.000Z',
    expiresOn: null,
  }
  expect(listOf(before, after)).toEqual([
    { field: 'price', of: null, kind: 'money', before: 900, after: 950 },
    { field: 'enabled', of: null, kind: 'flag', before: true, after: false },
    { field: 'expiresAt', of: null, kind: 'moment', before: null, after: '2026-11-20T10:00:00.000Z' },
    { field: 'expiresOn', of: null, kind: 'day', before: '2026-11-20', after: null },
  ])
})

test('a thing that was added or deleted has values on one side only', () => {
  const notice = { titleEn: 'Music', titleAr: null, published: true }
  expect(listOf(undefined, notice)).toMatchObject([
    { field: 'titleEn', before: null, after: 'Music' },
    { field: 'published', before: null, after: true },
  ])
  expect(listOf(notice, null)).toMatchObject([
    { field: 'titleEn', before: 'Music', after: null },
    { field: 'published', before: true, after: null },
  ])
})

test('secrets and ids are left out at any depth', () => {
  const secrets = {
    password: 'x',
    passwordHash: 'x',
    sessionToken: 'x',
    deep: { apiKey: 'x', clientSecret: 'x' },
  }
  expect(listOf(null, { ...secrets, id: 'x', guestId: 'x', version: 3, email: 'a@b.example' })).toMatchObject(
    [{ field: 'email', after: 'a@b.example' }],
  )
})

test('an order is listed as a guest reads it: quantities, dishes and total', () => {
  const orderDetails = {
    items: [
      { id: 'a', name: 'Soup', quantity: 2, price: 750 },
      { name: 'Tea', quantity: 1 },
    ],
  }
  expect(listOf(undefined, { totalPrice: 1800, orderDetails })).toMatchObject([
    { field: 'totalPrice', kind: 'money', after: 1800 },
    { field: 'items', kind: 'text', after: '2 × Soup, 1 × Tea' },
  ])
})

test('each thing in an import is shown by its name, whatever the order of the two sides', () => {
  const before = {
    changed: [
      { id: '1', name: 'Tea', price: 300 },
      { id: '2', name: 'Soup', price: 700 },
    ],
  }
  const after = {
    changed: [
      { id: '2', name: 'Soup', price: 750 },
      { id: '1', name: 'Tea', price: 320 },
    ],
    added: [{ id: '3', name: 'Cake' }],
    addedCount: 1,
  }
  expect(listOf(before, after)).toMatchObject([
    { field: 'addedCount', kind: 'number', after: 1 },
    { field: 'added', of: null, before: null, after: 'Cake' },
    { field: 'price', of: 'Soup', before: 700, after: 750 },
    { field: 'price', of: 'Tea', before: 300, after: 320 },
  ])
})

test('the minutes of alerts are named by their step, and by what they are for', () => {
  const minutes = { devices: 2, duty: 5, everyone: 10 }
  const before = { request: minutes, areas: { gym_pool: minutes } }
  const after = {
    request: { ...minutes, devices: 3 },
    areas: { gym_pool: { ...minutes, everyone: 12 }, spa_wellness: minutes },
  }
  expect(listOf(before, after)).toMatchObject([
    { field: 'devicesAfter', of: 'request', kind: 'number', before: 2, after: 3 },
    { field: 'everyoneAfter', of: 'gym_pool', before: 10, after: 12 },
    { field: 'devicesAfter', of: 'spa_wellness', before: null, after: 2 },
    { field: 'dutyAfter', of: 'spa_wellness', before: null, after: 5 },
    { field: 'everyoneAfter', of: 'spa_wellness', before: null, after: 10 },
  ])
  expect(listOf({ devices: false }, { devices: true })).toMatchObject([{ field: 'devices', of: null }])
})

test('a reordering is described by names', () => {
  expect(listOf({ order: ['Tea', 'Soup'] }, { order: ['Soup', 'Tea'] })).toMatchObject([
    { field: 'order', before: 'Tea, Soup', after: 'Soup, Tea' },
  ])
})

test('long texts are cut between characters, and long lists end with the number left out', () => {
  const [change] = listOf(null, { description: '😀'.repeat(400) })
  expect([...String(change?.after)]).toHaveLength(300)
  expect(String(change?.after)).toMatch(/^😀+…$/u)
  const many = Object.fromEntries(Array.from({ length: 75 }, (_, at) => [`field${at}`, at]))
  expect(changesOf(null, many)).toMatchObject({ moreChanges: 15 })
})

test('long texts and lists with the same beginning are shown from where they differ', () => {
  const pool = `${'The pool is open. '.repeat(30)}Bring a towel`
  expect(listOf({ content: `${pool}.` }, { content: `${pool}, please.` })).toMatchObject([
    { field: 'content', before: expect.stringMatching(/^….*a towel\.$/) as string },
  ])
  const [change] = listOf({ content: pool }, { content: `${pool}.` })
  expect(change).toMatchObject({ before: expect.stringMatching(/towel$/) as string })
  expect(change?.after).toBe(`${String(change?.before)}.`)
  const dishes = Array.from({ length: 60 }, (_, at) => ({ name: `Dish ${at}` }))
  expect(listOf({ order: dishes }, { order: dishes.toSpliced(58, 1) })).toMatchObject([
    { before: expect.stringMatching(/Dish 58, Dish 59$/) as string },
  ])
})

test('a guest is named by name and room, other things by their title', () => {
  expect(nameOf({ loginName: 'Smith', roomNumber: '101' })).toBe('Smith, 101')
  expect(nameOf({ titleEn: 'Music' })).toBe('Music')
  expect(nameOf([{ name: 'Music' }])).toBeNull()
})

const anything = fc.option(fc.jsonValue({ maxDepth: 6 }), { nil: undefined })
const named = fc.dictionary(
  fc.constantFrom(
    'name',
    'price',
    'changed',
    'added',
    'order',
    'id',
    'status',
    'expiresAt',
    '__proto__',
    'password',
  ),
  fc.jsonValue({ maxDepth: 4 }),
)
const side = fc.oneof(anything, named, fc.constant({ price: Number.POSITIVE_INFINITY, at: '2026-99-99' }))

test("accepts any JSON, returns the contract's shape, and shows nothing when nothing differs", () => {
  fc.assert(
    fc.property(side, side, (before, after) => {
      for (const change of listOf(before, after)) AuditChange.parse(change)
      expect(listOf(before, before)).toEqual([])
      expect(JSON.stringify(listOf(before, after))).not.toContain('"field":"password"')
    }),
    { numRuns: 2000 },
  )
})
