import { expect, test } from 'vitest'
import { isForLater, minutesLate, waitsFrom } from '#features/service-bookings/waiting.ts'
import { inOrder, isTaken, urgencyOf } from './urgency.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 12, minutes)).toISOString()
const now = (minutes: number) => Date.parse(at(minutes))

type Timed = Parameters<typeof urgencyOf>[0]

const towels: Timed = {
  kind: 'request',
  status: 'pending',
  bookingStatus: 'open',
  createdAt: at(0),
  startsAt: null,
  dueAt: null,
  promisedAt: at(20),
}
const massage: Timed = {
  ...towels,
  kind: 'appointment',
  status: 'confirmed',
  startsAt: at(120),
  promisedAt: null,
}

test('a request is amber from half of its time, and late once it has passed', () => {
  expect(urgencyOf(towels, now(9))).toBe('enough')
  expect(urgencyOf(towels, now(10))).toBe('half')
  expect(urgencyOf(towels, now(15))).toBe('soon')
  expect(urgencyOf(towels, now(21))).toBe('late')
  expect(minutesLate(towels, now(23))).toBe(3)
  expect(urgencyOf({ ...towels, status: 'delivered' }, now(60))).toBe('enough')
  expect(urgencyOf({ ...towels, bookingStatus: 'cancelled' }, now(60))).toBe('enough')
})

test('what somebody has is no longer asked for, unless they call for help', () => {
  expect(isTaken({ takenBy: null, escalatedAt: null })).toBe(false)
  expect(isTaken({ takenBy: 'Amra', escalatedAt: null })).toBe(true)
  expect(isTaken({ takenBy: 'Amra', escalatedAt: at(5) })).toBe(false)
})

test('a taxi for later waits until shortly before', () => {
  const taxi = { ...towels, dueAt: at(90) }
  expect(isForLater(taxi, now(59))).toBe(true)
  expect(isForLater(taxi, now(60))).toBe(false)
  // a clock that is read some seconds ago makes nothing that is for now wait
  expect(isForLater(towels, now(-1))).toBe(false)
  expect(urgencyOf(taxi, now(75))).toBe('half')
})

test('an appointment is late when nobody has come, and waits for nobody before; one to be confirmed is for now', () => {
  expect(isForLater(massage, now(0))).toBe(true)
  expect(isForLater({ ...massage, status: 'pending' }, now(0))).toBe(false)
  expect(waitsFrom({ ...massage, status: 'pending' })).toBe(now(0))
  expect(minutesLate(massage, now(125))).toBe(5)
  expect(urgencyOf({ ...massage, status: 'in_preparation' }, now(125))).toBe('enough')
})

test('what waits for an answer, or is wanted soon, is for now by a clock that is a little behind', () => {
  const behind = now(0) - 60_000
  expect(isForLater({ ...massage, status: 'pending' }, behind)).toBe(false)
  expect(isForLater({ ...towels, dueAt: at(15) }, behind)).toBe(false)
  expect(isForLater({ ...towels, dueAt: at(120) }, behind)).toBe(true)
})

test('help that was called for comes first, also with what is for later', () => {
  const [plain, taxi] = [
    { ...towels, escalatedAt: null },
    { ...towels, dueAt: at(90), escalatedAt: null },
  ]
  const help = { ...taxi, escalatedAt: at(1) }
  expect(inOrder([taxi, plain, help], now(2))).toEqual([help, plain, taxi])
})
