import { expect, test } from 'vitest'
import { gapsOf, hoursOf, layOut, minuteOn } from './day-layout.ts'

const card = (id: string, from: number, until: number) => ({ id, from, until })

test('cards that overlap stand side by side, others have the whole width', () => {
  const lanes = layOut([card('a', 600, 660), card('c', 690, 750), card('b', 630, 720), card('d', 750, 800)])
  expect(lanes.get('a')).toEqual({ lane: 0, lanes: 2 })
  expect(lanes.get('b')).toEqual({ lane: 1, lanes: 2 })
  expect(lanes.get('c')).toEqual({ lane: 0, lanes: 2 })
  expect(lanes.get('d')).toEqual({ lane: 0, lanes: 1 })
})

test('a short card takes as much room as a finger needs', () => {
  const lanes = layOut([card('a', 600, 605), card('b', 610, 660)])
  expect(lanes.get('a')).toEqual({ lane: 0, lanes: 2 })
  expect(lanes.get('b')).toEqual({ lane: 1, lanes: 2 })
})

test('a day is shown from its first to its last hour, and by day where nothing is open', () => {
  const open = { from: 9 * 60, until: 21 * 60 }
  expect(hoursOf([open, { from: 8 * 60 + 30, until: 9 * 60 }])).toEqual({ from: 8, until: 21 })
  expect(hoursOf([{ from: 0, until: 24 * 60 }])).toEqual({ from: 0, until: 24 })
  expect(hoursOf([])).toEqual({ from: 9, until: 18 })
})

test('what lies outside of the hours and between them is closed', () => {
  const hours = [
    { from: 840, until: 1080 },
    { from: 540, until: 720 },
  ]
  expect(gapsOf(hours, { from: 480, until: 1140 })).toEqual([
    { from: 480, until: 540 },
    { from: 720, until: 840 },
    { from: 1080, until: 1140 },
  ])
  expect(gapsOf([], { from: 480, until: 540 })).toEqual([{ from: 480, until: 540 }])
})

test('a moment stands at the minute of the hotel’s clock, and of another day at the edge', () => {
  expect(minuteOn('2026-11-23', '2026-11-23T10:30:00Z', 'Europe/Sarajevo')).toBe(11 * 60 + 30)
  expect(minuteOn('2026-11-23', '2026-11-23T23:30:00Z', 'Europe/Sarajevo')).toBe(24 * 60)
  expect(minuteOn('2026-11-23', '2026-11-22T22:30:00Z', 'Europe/Sarajevo')).toBe(0)
})
