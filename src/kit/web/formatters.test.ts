import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { waitText } from './formatters.ts'

const said = ((key: string, { count }: { count: number }) =>
  `${count} ${key}`) as unknown as TFunction<'common'>

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
