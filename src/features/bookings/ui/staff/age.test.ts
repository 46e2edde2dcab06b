import { expect, test } from 'vitest'
import { ageOf, heatOf, minutesSince } from './age.ts'

const ORDERED = '2026-03-05T19:00:00Z'
const after = (minutes: number) => Date.parse(ORDERED) + minutes * 60_000

test.each([
  [0, { minutes: 0 }],
  [59.9, { minutes: 59 }],
  [60, { hours: 1, minutes: 0 }],
  [125, { hours: 2, minutes: 5 }],
  [24 * 60, { days: 1 }],
])('after %s minutes the age is %o', (minutes, age) => {
  expect(ageOf(minutesSince(ORDERED, after(minutes)))).toEqual(age)
})

test('an order of a clock that runs ahead is as old as now', () => {
  expect(minutesSince(ORDERED, after(-3))).toBe(0)
})

test.each([
  [11.9, 'enough'],
  [12, 'half'],
  [18, 'soon'],
  [24.9, 'soon'],
  [25, 'late'],
])('after %s minutes the heat is %s', (minutes, heat) => {
  expect(heatOf({ createdAt: ORDERED, status: 'confirmed' }, after(minutes))).toBe(heat)
})

test('nobody waits for what is delivered', () => {
  expect(heatOf({ createdAt: ORDERED, status: 'delivered' }, after(90))).toBe('enough')
})
