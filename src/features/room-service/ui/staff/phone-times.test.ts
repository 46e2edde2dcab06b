import { expect, test } from 'vitest'
import { timesFor } from './phone-times.ts'

const ASKED = {
  now: new Date('2026-11-23T21:05:00Z'),
  promised: { opens: null, closes: null, pausedUntil: null, minutes: 30 },
  dishes: [],
  until: null,
  timeZone: 'Europe/Sarajevo',
}
const part = (begins: string, ends: string) => ({
  id: begins,
  name: { en: begins, ar: null, bs: null },
  begins,
  ends,
})

test('times begin after what is promised, by the hotel’s days, up to the end of the stay', () => {
  const days = timesFor({ ...ASKED, until: '2026-11-23T23:00:00Z' })
  expect(days).toEqual([
    {
      day: '2026-11-23',
      times: [
        '2026-11-23T21:45:00.000Z',
        '2026-11-23T22:00:00.000Z',
        '2026-11-23T22:15:00.000Z',
        '2026-11-23T22:30:00.000Z',
        '2026-11-23T22:45:00.000Z',
      ],
    },
    { day: '2026-11-24', times: ['2026-11-23T23:00:00.000Z'] },
  ])
})

test('they keep to the hours of room service and of every dish', () => {
  const promised = { ...ASKED.promised, opens: '07:00', closes: '23:00' }
  const dishes = [
    { parts: [part('07:00', '10:00'), part('22:30', '05:00')] },
    { parts: [part('07:00', '07:30')] },
  ]
  const [first] = timesFor({ ...ASKED, promised, dishes })
  expect(first).toEqual({
    day: '2026-11-24',
    times: ['2026-11-24T06:00:00.000Z', '2026-11-24T06:15:00.000Z'],
  })
})

test('two weeks ahead at the most', () => {
  expect(timesFor(ASKED)).toHaveLength(15)
})
