import { expect, test } from 'vitest'
import { MINUTE_MS } from '#kit/shared/time.ts'
import { ALWAYS_ON, DEFAULT_MINUTES as minutes, escalationAt, isOnDuty, isQuiet } from './rules.ts'

const SINCE = Date.parse('2026-03-05T18:00:00Z')
const after = (passed: number, isAttended = true) => {
  const { step, nextAt } = escalationAt({ since: SINCE, minutes, isAttended }, SINCE + passed * MINUTE_MS)
  return { step, next: (nextAt - SINCE) / MINUTE_MS }
}

test('each step comes after its minutes, and the last one again and again', () => {
  expect(after(-30)).toEqual({ step: 0, next: 0 })
  expect(after(0)).toEqual({ step: 0, next: 2 })
  expect(after(1.9)).toEqual({ step: 0, next: 2 })
  expect(after(2)).toEqual({ step: 1, next: 5 })
  expect(after(5)).toEqual({ step: 2, next: 10 })
  expect(after(10)).toEqual({ step: 3, next: 20 })
  expect(after(47)).toEqual({ step: 3, next: 57 })
})

test('where nobody has the panel open, those on duty are reached at once', () => {
  expect(after(-30, false)).toEqual({ step: 0, next: 0 })
  expect(after(0, false)).toEqual({ step: 2, next: 10 })
  expect(after(10, false)).toEqual({ step: 3, next: 20 })
})

test('who is on duty by hours is so by the clock of the hotel, on its day of the week', () => {
  // from Thursday evening to Friday morning
  const week = Array.from({ length: 7 }, (_, day) => {
    if (day === 3) return [{ begins: '22:00', ends: '24:00' }]
    return day === 4 ? [{ begins: '00:00', ends: '06:00' }] : []
  })
  const at = (moment: string) =>
    isOnDuty({ mode: 'hours', week, quiet: null }, new Date(moment), 'Asia/Qatar')
  expect(at('2026-03-05T18:59:00Z')).toBe(false)
  expect(at('2026-03-05T19:00:00Z')).toBe(true)
  expect(at('2026-03-05T21:00:00Z')).toBe(true)
  expect(at('2026-03-06T02:59:00Z')).toBe(true)
  expect(at('2026-03-06T03:00:00Z')).toBe(false)
  expect(isOnDuty({ ...ALWAYS_ON, mode: 'off' }, new Date('2026-03-05T20:00:00Z'), 'Asia/Qatar')).toBe(false)
  expect(isOnDuty(ALWAYS_ON, new Date(), 'Asia/Qatar')).toBe(true)
})

test('quiet hours are those of the clock on the wall, over midnight as well, and nobody is on duty in them', () => {
  const at = (quiet: { begins: string; ends: string }, moment: string) =>
    isQuiet({ quiet }, new Date(moment), 'Europe/Sarajevo')
  const night = { begins: '22:00', ends: '07:00' }
  expect(at(night, '2026-03-05T20:59:00Z')).toBe(false)
  expect(at(night, '2026-03-05T21:00:00Z')).toBe(true)
  expect(at(night, '2026-03-06T05:59:00Z')).toBe(true)
  expect(at(night, '2026-03-06T06:00:00Z')).toBe(false)
  // the clock is put forward in the night of 29 March
  expect(at(night, '2026-03-29T04:59:00Z')).toBe(true)
  expect(at(night, '2026-03-29T05:00:00Z')).toBe(false)
  const noon = { begins: '12:00', ends: '14:00' }
  expect(at(noon, '2026-03-05T10:59:00Z')).toBe(false)
  expect(at(noon, '2026-03-05T11:00:00Z')).toBe(true)
  expect(at(noon, '2026-03-05T13:00:00Z')).toBe(false)
  const moment = new Date('2026-03-05T21:00:00Z')
  expect(isOnDuty({ ...ALWAYS_ON, quiet: night }, moment, 'Europe/Sarajevo')).toBe(false)
  expect(isOnDuty({ ...ALWAYS_ON, quiet: noon }, moment, 'Europe/Sarajevo')).toBe(true)
})
