import { expect, test } from 'vitest'
import { countOf, totalOf, wantedAt } from './rules.ts'
import { isForLater, isNews, statusForGuest, waitsFrom } from './staff-rules.ts'
import { mayDo, statusTimestamps, nextStatus } from '#features/bookings/rules.ts'

test.each([
  ['open', 'update', true],
  ['open', 'complete', true],
  ['open', 'cancel', true],
  ['open', 'reopen', false],
  ['completed', 'update', false],
  ['completed', 'complete', false],
  ['completed', 'cancel', false],
  ['completed', 'reopen', true],
  ['cancelled', 'update', false],
  ['cancelled', 'complete', false],
  ['cancelled', 'cancel', false],
  ['cancelled', 'reopen', true],
] as const)('%s booking: %s is %s', (bookingStatus, action, expected) => {
  expect(mayDo(action, { bookingStatus })).toBe(expected)
})

test.each([
  ['pending', 'pending', 'confirmed'],
  ['confirmed', 'preparing', 'in_preparation'],
  ['in_preparation', 'preparing', 'delivered'],
  ['delivered', 'delivered', null],
  ['cancelled', 'cancelled', null],
] as const)('%s: the guest sees %s, next comes %s', (status, forGuest, next) => {
  expect(statusForGuest(status)).toBe(forGuest)
  expect(nextStatus(status)).toBe(next)
})

test('totals and counts', () => {
  const lines = [
    { price: 750, quantity: 2 },
    { price: 1, quantity: 99 },
  ]
  expect(totalOf(lines)).toBe(1599)
  expect(countOf(lines)).toBe(101)
})

test('steps already reached keep their time, later ones lose it', () => {
  const now = new Date('2026-01-01T20:00:00Z')
  const before = {
    confirmedAt: '2026-01-01T19:00:00.000Z',
    preparationAt: null,
    deliveredAt: '2026-01-01T19:30:00.000Z',
  }
  expect(statusTimestamps('in_preparation', before, now)).toEqual({
    confirmedAt: new Date('2026-01-01T19:00:00Z'),
    preparationAt: now,
    deliveredAt: null,
  })
})

const PLACED = '2026-03-05T18:00:00.000Z'
const DUE = '2026-03-05T19:30:00.000Z'
const at = (time: string) => Date.parse(`2026-03-05T${time}Z`)

test('an order is wanted when it was asked for, else as promised, else as it was placed', () => {
  const promisedAt = '2026-03-05T18:32:00.000Z'
  expect(wantedAt({ createdAt: PLACED, dueAt: DUE, promisedAt })).toBe(DUE)
  expect(wantedAt({ createdAt: PLACED, dueAt: null, promisedAt })).toBe(promisedAt)
  expect(wantedAt({ createdAt: PLACED, dueAt: null, promisedAt: null })).toBe(PLACED)
})

test.each([
  [{ dueAt: DUE, status: 'pending' }, '18:44:59', true],
  [{ dueAt: DUE, status: 'pending' }, '18:45:00', false],
  [{ dueAt: DUE, status: 'confirmed' }, '18:44:59', true],
  [{ dueAt: DUE, status: 'in_preparation' }, '18:10:00', false],
  [{ dueAt: DUE, status: 'delivered' }, '18:10:00', false],
  [{ dueAt: null, status: 'pending' }, '18:00:00', false],
  [{ dueAt: '2026-03-05T18:30:00.000Z', status: 'pending' }, '18:00:00', false],
] as const)('whether %o is for later at %s: %s', (order, time, expected) => {
  const booking = { createdAt: PLACED, bookingStatus: 'open', ...order } as const
  expect(isForLater(booking, at(time))).toBe(expected)
  expect(isForLater({ ...booking, bookingStatus: 'cancelled' }, at(time))).toBe(false)
})

test('an order waits from when it was placed, one for later from 45 minutes before its time', () => {
  expect(waitsFrom({ createdAt: PLACED, dueAt: null })).toBe(at('18:00:00'))
  expect(waitsFrom({ createdAt: PLACED, dueAt: DUE })).toBe(at('18:45:00'))
  expect(waitsFrom({ createdAt: PLACED, dueAt: '2026-03-05T18:30:00.000Z' })).toBe(at('18:00:00'))
})

const clock = (time: string) => `2026-03-05T${time}:00.000Z`
test.each([
  ['a new order', {}, true],
  ['a confirmed one', { status: 'confirmed', confirmedAt: clock('18:05') }, false],
  ['one confirmed ahead', { status: 'confirmed', confirmedAt: clock('18:05'), dueAt: clock('19:30') }, true],
  [
    'one confirmed in time',
    { status: 'confirmed', confirmedAt: clock('18:50'), dueAt: clock('19:30') },
    false,
  ],
  [
    'one that is made',
    { status: 'in_preparation', confirmedAt: clock('18:05'), dueAt: clock('19:30') },
    false,
  ],
] as const)('whether %s is news', (_what, more, expected) => {
  const order = { status: 'pending', createdAt: clock('18:00'), confirmedAt: null, dueAt: null } as const
  expect(isNews({ ...order, ...more })).toBe(expected)
})
