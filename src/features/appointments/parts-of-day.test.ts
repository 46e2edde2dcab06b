import { expect, test } from 'vitest'
import { partsOfDay } from './parts-of-day.ts'

const ZONE = 'Europe/Sarajevo'
const quarters = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(2026, 10, 23, from - 1, place * 15)).toISOString(),
  )

test('a whole day of quarters comes in four parts by the hotel’s clock', () => {
  const parts = partsOfDay(quarters(0, 96), ZONE)
  expect(parts?.map(({ part, times }) => [part, times.length])).toEqual([
    ['night', 24],
    ['morning', 24],
    ['afternoon', 24],
    ['evening', 24],
  ])
  expect(parts?.[1]?.times[0]).toBe('2026-11-23T05:00:00.000Z')
})

test('a part without a free time is left out, and few times stand together', () => {
  expect(partsOfDay(quarters(13, 30), ZONE)?.map(({ part }) => part)).toEqual(['afternoon', 'evening'])
  expect(partsOfDay(quarters(9, 24), ZONE)).toBeNull()
})
