import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { relativeTime, waitText } from './formatters.ts'

const said = ((key: string, { count }: { count?: number } = {}) =>
  count === undefined ? key : `${count} ${key}`) as unknown as TFunction<'common'>

test.each([
  [0, '1 wait.seconds'],
  [59.2, '1 wait.minutes'],
  [60, '1 wait.minutes'],
  [61, '2 wait.minutes'],
  [3540, '59 wait.minutes'],
  [3541, '1 wait.hours'],
  [3599, '1 wait.hours'],
  [3600, '1 wait.hours'],
  [3601, '2 wait.hours'],
  [86_400, '24 wait.hours'],
])('a wait of %s seconds is rounded up to one unit: %s (RL-15)', (seconds, text) => {
  expect(waitText(said, seconds)).toBe(text)
})

const HOUR = 3600
const DAY = 24 * HOUR

test.each([
  [-5, 'ago.now'],
  [59, 'ago.now'],
  [60, '1 ago.minutes'],
  [HOUR, '1 ago.hours'],
  [DAY, '1 ago.days'],
  [6 * DAY, '6 ago.days'],
  [7 * DAY, '1 ago.weeks'],
  [27 * DAY, '3 ago.weeks'],
  [28 * DAY, '1 ago.months'],
  [364 * DAY, '12 ago.months'],
  [365 * DAY, '1 ago.years'],
])('an age of %s seconds is shown in the largest whole unit: %s (PLAT-20)', (seconds, text) => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(relativeTime(said, new Date(now.getTime() - seconds * 1000), now)).toBe(text)
})
