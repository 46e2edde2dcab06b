import { expect, test } from 'vitest'
import { openAt, openTimes } from './open-hours.ts'
import type { Place } from './slots.ts'

const ZONE = 'Europe/Sarajevo'
const place = (begins: string, ends: string, exceptions: Place['exceptions'] = []): Place => ({
  id: begins,
  capacity: 1,
  isEnabled: true,
  exceptions,
  week: Array.from({ length: 7 }, () => [{ begins, ends }]),
})
const at = (moment: string) => new Date(`${moment}+01:00`)
const stateAt = (places: Place[], moment: string) => openAt(openTimes(places, at(moment), ZONE), at(moment))

test('what they offer is open by the hours of any of them, by the hotel’s clock', () => {
  const places = [place('10:00', '14:00'), place('13:00', '20:00')]
  expect(stateAt(places, '2026-11-24T03:10')).toEqual({ closes: null, opens: at('2026-11-24T10:00') })
  expect(stateAt(places, '2026-11-24T10:00')).toEqual({ closes: at('2026-11-24T20:00'), opens: null })
  expect(stateAt(places, '2026-11-24T13:30').closes).toEqual(at('2026-11-24T20:00'))
  expect(stateAt(places, '2026-11-24T19:59').closes).toEqual(at('2026-11-24T20:00'))
  expect(stateAt(places, '2026-11-24T20:00')).toEqual({ closes: null, opens: at('2026-11-25T10:00') })
})

test('it turns by the same times, without asking anew', () => {
  const times = openTimes([place('10:00', '14:00')], at('2026-11-24T09:00'), ZONE)
  expect(openAt(times, at('2026-11-24T09:59')).closes).toBeNull()
  expect(openAt(times, at('2026-11-24T10:00')).closes).toEqual(at('2026-11-24T14:00'))
  expect(openAt(times, at('2026-11-24T14:00')).closes).toBeNull()
})

test('over midnight and on days that differ', () => {
  const late = [place('20:00', '24:00'), place('00:00', '02:00')]
  expect(stateAt(late, '2026-11-24T01:30').closes).toEqual(at('2026-11-24T02:00'))
  expect(openTimes(late, at('2026-11-24T21:00'), ZONE)[0]).toEqual({
    begins: at('2026-11-24T20:00').toISOString(),
    ends: at('2026-11-25T02:00').toISOString(),
  })
  const closed = [place('10:00', '14:00', [{ day: '2026-11-24', spans: [] }])]
  expect(stateAt(closed, '2026-11-24T12:00')).toEqual({ closes: null, opens: at('2026-11-25T10:00') })
})

test('what never opens says nothing of when', () => {
  expect(stateAt([], '2026-11-24T12:00')).toEqual({ closes: null, opens: null })
})
