import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourOf, topOf } from './hours-plot.tsx'

test('the scale ends at a round number that two grid lines divide', () => {
  expect([0, 1, 2, 3, 9, 10, 11, 87].map(topOf)).toEqual([2, 2, 2, 4, 10, 10, 20, 90])
  fc.assert(
    fc.property(fc.nat(100_000), (most) => {
      expect(topOf(most)).toBeGreaterThanOrEqual(most)
      expect(topOf(most) % 2).toBe(0)
    }),
  )
})

test('hours have two digits', () => {
  expect([0, 9, 13].map(hourOf)).toEqual(['00:00', '09:00', '13:00'])
})
