import { expect, test } from 'vitest'
import { countOf, mayDo, momentsAt, nextStatus, statusForGuest, totalOf } from './rules.ts'

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
  expect(momentsAt('in_preparation', before, now)).toEqual({
    confirmedAt: new Date('2026-01-01T19:00:00Z'),
    preparationAt: now,
    deliveredAt: null,
  })
})
