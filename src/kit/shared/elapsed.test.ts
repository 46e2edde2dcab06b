import { expect, test } from 'vitest'
import { elapsedOf, minutesSince } from './elapsed.ts'

const after = (minutes: number) => Date.parse('2026-03-05T19:00:00Z') + minutes * 60_000

test.each([
  [0, { minutes: 0 }],
  [59.9, { minutes: 59 }],
  [60, { hours: 1, minutes: 0 }],
  [75.9, { hours: 1, minutes: 15 }],
  [119.9, { hours: 1, minutes: 59 }],
  [24 * 60, { days: 1 }],
])('after %s minutes, %o have passed', (minutes, said) => {
  expect(elapsedOf(minutesSince(after(0), after(minutes)))).toEqual(said)
})

test('by a clock that runs behind nothing has passed', () => {
  expect(minutesSince(after(0), after(-3))).toBe(0)
})
