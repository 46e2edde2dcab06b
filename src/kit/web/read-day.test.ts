import { expect, test } from 'vitest'
import { isDay, monthsLater, readDay, weeksOf } from './read-day.ts'
import { daysLater } from '#kit/shared/calendar.ts'

test.each([
  ['2031-05-04', 'en', '2031-05-04'],
  ['2031-5-4', 'bs', '2031-05-04'],
  ['5/4/2031', 'en', '2031-05-04'],
  ['4/5/2031', 'ar', '2031-05-04'],
  ['٤/٥/٢٠٣١', 'ar', '2031-05-04'],
  ['4. 5. 2031.', 'bs', '2031-05-04'],
  ['04.05.2031', 'en', '2031-05-04'],
  ['30.2.2031', 'bs', null],
  ['13/40/2031', 'en', null],
  ['soon', 'en', null],
  ['', 'en', null],
] as const)('%j in %s is the day %j', (text, language, day) => {
  expect(readDay(text, language)).toBe(day)
})

test('a day is one that the calendar has', () => {
  expect(['2028-02-29', '2027-02-29', '2027-2-1', ''].map(isDay)).toEqual([true, false, false, false])
})

test('days and months are counted over the ends of months and years', () => {
  expect(daysLater('2027-12-31', 1)).toBe('2028-01-01')
  expect(daysLater('2028-03-01', -1)).toBe('2028-02-29')
  expect(monthsLater('2028-01-31', 1)).toBe('2028-02-29')
  expect(monthsLater('2028-01-15', -1)).toBe('2027-12-15')
})

test('the weeks of a month begin on Mondays and hold the whole month', () => {
  const weeks = weeksOf('2026-11-22')
  expect(weeks.map(([monday]) => monday)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(weeks.flat()).toHaveLength(42)
  expect(weeksOf('2027-02-10').map(([monday]) => monday)).toEqual([
    '2027-02-01',
    '2027-02-08',
    '2027-02-15',
    '2027-02-22',
  ])
})
