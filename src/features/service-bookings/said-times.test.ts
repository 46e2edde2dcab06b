import { expect, test } from 'vitest'
import { isBehind, saidAt } from './said-times.ts'

const towels = {
  kind: 'request' as const,
  bookingStatus: 'open' as const,
  status: 'pending' as const,
  createdAt: '2026-11-24T15:18:00.000Z',
  promisedAt: '2026-11-24T15:28:00.000Z',
  startsAt: null,
  dueAt: null,
}
const at = (clock: string) => Date.parse(`2026-11-24T${clock}Z`)

test('a guest is told the rounded time, and nobody is late before it', () => {
  expect(saidAt(towels).getTime()).toBe(at('15:30:00'))
  expect(isBehind(towels, at('15:28:30'))).toBe(false)
  expect(isBehind(towels, at('15:30:00'))).toBe(false)
  expect(isBehind(towels, at('15:30:01'))).toBe(true)
  expect(isBehind(towels, at('23:10:00'))).toBe(true)
})

test('a chosen time is told to the minute', () => {
  const later = { ...towels, dueAt: '2026-11-24T18:17:00.000Z', promisedAt: '2026-11-24T18:17:00.000Z' }
  expect(saidAt(later).getTime()).toBe(at('18:17:00'))
  expect(isBehind(later, at('18:17:30'))).toBe(true)
})

test('what is done, was cancelled or is an appointment is not behind', () => {
  expect(isBehind({ ...towels, status: 'delivered' }, at('16:00:00'))).toBe(false)
  expect(isBehind({ ...towels, bookingStatus: 'cancelled' }, at('16:00:00'))).toBe(false)
  const massage = { ...towels, kind: 'appointment', startsAt: '2026-11-24T15:28:00.000Z' } as const
  expect(isBehind(massage, at('16:00:00'))).toBe(false)
})
