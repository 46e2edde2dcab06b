import { expect, test } from 'vitest'
import { dayAt, timeAt } from './day.ts'

const MOMENT = new Date('2026-03-28T23:30:00Z')

test.each([
  ['UTC', '2026-03-28', '23:30'],
  ['Europe/Sarajevo', '2026-03-29', '00:30'],
  ['America/New_York', '2026-03-28', '19:30'],
  ['Pacific/Auckland', '2026-03-29', '12:30'],
])('the date and time in %s', (timeZone, day, time) => {
  expect(dayAt(MOMENT, timeZone)).toBe(day)
  expect(timeAt(MOMENT, timeZone)).toBe(time)
})

test('later days, across a clock change and the end of a month', () => {
  expect(dayAt(MOMENT, 'Europe/Sarajevo', 1)).toBe('2026-03-30')
  expect(dayAt(MOMENT, 'Europe/Sarajevo', 3)).toBe('2026-04-01')
  expect(dayAt(MOMENT, 'Europe/Sarajevo', -6)).toBe('2026-03-23')
})
