import { expect, test } from 'vitest'
import { alikeDays, areSpansSound, keptSpans, typedSpans, usualWeek, withSpan } from './hours.ts'

const span = (begins: string, ends: string) => ({ begins, ends })

test('midnight at the end of a day is typed as 00:00 and kept as 24:00', () => {
  expect(typedSpans([span('18:00', '24:00')])).toEqual([span('18:00', '00:00')])
  expect(keptSpans([span('18:00', '00:00')])).toEqual([span('18:00', '24:00')])
})

test.each([
  [[], true],
  [[span('09:00', '12:00'), span('12:00', '00:00')], true],
  [[span('00:00', '00:00')], true],
  [[span('09:00', '09:00')], false],
  [[span('12:00', '09:00')], false],
  [[span('', '09:00')], false],
  [[span('09:00', '')], false],
  [[span('09:00', '13:00'), span('12:00', '15:00')], false],
  [[span('09:00', '00:00'), span('12:00', '15:00')], false],
])('%j: %s', (spans, isSound) => {
  expect(areSpansSound(spans)).toBe(isSound)
})

test('another span begins after the last, as far as the day has room', () => {
  expect(withSpan([])).toEqual([span('09:00', '17:00')])
  expect(withSpan([span('09:00', '12:30')])).toEqual([span('09:00', '12:30'), span('13:00', '16:00')])
  expect(withSpan([span('09:00', '21:00')]).at(-1)).toEqual(span('22:00', '00:00'))
  expect(withSpan([span('09:00', '00:00')]).at(-1)).toEqual(span('', ''))
})

test('days that are open alike are told together', () => {
  const week = usualWeek().with(5, []).with(6, [])
  expect(alikeDays(week).map(({ from, to }) => [from, to])).toEqual([
    [0, 4],
    [5, 6],
  ])
})
