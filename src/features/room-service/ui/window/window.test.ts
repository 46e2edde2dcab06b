import { expect, test } from 'vitest'
import { lightsOf } from './lights.ts'

const AT = '2026-11-22T18:02:00.000Z'
const order = (reached: number, status: 'pending' | 'preparing' | 'delivered' | 'cancelled') => ({
  status,
  createdAt: AT,
  seenAt: null,
  alertedAt: null,
  confirmedAt: reached >= 1 ? AT : null,
  preparationAt: reached >= 2 ? AT : null,
  deliveredAt: reached >= 3 ? AT : null,
})
const litOf = (...of: Parameters<typeof order>) =>
  Object.entries(lightsOf(order(...of)))
    .filter(([, isLit]) => isLit)
    .map(([name]) => name)

test('each step of an order lights one thing more', () => {
  expect(litOf(0, 'pending')).toEqual([])
  expect(litOf(1, 'preparing')).toEqual(['window'])
  expect(litOf(2, 'preparing')).toEqual(['window', 'kitchen'])
  expect(litOf(3, 'delivered')).toEqual(['window', 'kitchen', 'door'])
})

test('an order that staff have seen lights its window before it is confirmed', () => {
  expect(lightsOf({ ...order(0, 'pending'), seenAt: AT })).toEqual({
    window: true,
    kitchen: false,
    door: false,
  })
})

test('a cancelled order leaves the house dark', () => {
  expect(litOf(2, 'cancelled')).toEqual([])
})

test('an order that skipped a step lights what lies before it as well', () => {
  expect(lightsOf({ ...order(3, 'delivered'), preparationAt: null })).toEqual({
    window: true,
    kitchen: true,
    door: true,
  })
})
