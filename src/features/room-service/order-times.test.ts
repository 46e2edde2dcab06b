import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeAt } from '#kit/shared/day.ts'
import { byDay } from '#features/bookings/moments.ts'
import {
  canStillBe,
  comesAt,
  expectedOf,
  refusalAt,
  type Taking,
  timesFor,
  type Wanted,
} from './order-times.ts'
import { isTwice, minutesAfter, roundedUp } from '#features/bookings/moments.ts'

const SARAJEVO = 'Europe/Sarajevo'
const ALWAYS: Taking = { opens: null, closes: null, pausedUntil: null, minutes: 30 }
const wanted = (change: Partial<Wanted> = {}): Wanted => ({
  now: new Date('2026-11-23T17:52:10Z'),
  promise: ALWAYS,
  parts: [],
  stayEnds: null,
  timeZone: SARAJEVO,
  ...change,
})
const clocks = (times: readonly Date[], timeZone = SARAJEVO) => times.map((at) => timeAt(at, timeZone))

describe('the times for which a guest can order', () => {
  test('are quarters of an hour from what is promised to the end of the stay', () => {
    const times = timesFor(wanted({ stayEnds: new Date('2026-11-23T19:10:00Z') }))
    expect(clocks(times)).toEqual(['19:30', '19:45', '20:00'])
  })

  test('reach fourteen days ahead where a stay has no end', () => {
    const times = timesFor(wanted())
    expect(times.at(-1)?.toISOString()).toBe('2026-12-07T17:45:00.000Z')
    expect(byDay(times, SARAJEVO)).toHaveLength(15)
  })

  test('lie within the hours of room service and the parts of the day of every dish', () => {
    const promise = { ...ALWAYS, opens: '07:00', closes: '10:00' }
    const breakfast = [{ begins: '06:00', ends: '11:00' }]
    const cake = [
      { begins: '09:15', ends: '09:45' },
      { begins: '15:00', ends: '18:00' },
    ]
    const stayEnds = new Date('2026-11-24T12:00:00Z')
    expect(clocks(timesFor(wanted({ promise, parts: [breakfast, cake], stayEnds })))).toEqual([
      '09:15',
      '09:30',
    ])
  })

  test('there are none where two dishes are never served together', () => {
    const parts = [[{ begins: '07:00', ends: '11:00' }], [{ begins: '22:30', ends: '05:00' }]]
    expect(timesFor(wanted({ parts }))).toEqual([])
  })

  test('begin once a pause has ended', () => {
    const promise = { ...ALWAYS, pausedUntil: '2026-11-23T18:40:00.000Z' }
    expect(clocks(timesFor(wanted({ promise }))).slice(0, 2)).toEqual(['19:45', '20:00'])
  })

  test('leave out the hour that is skipped when clocks are set forward', () => {
    const now = new Date('2027-03-28T00:10:00Z')
    const times = timesFor(wanted({ now, stayEnds: new Date('2027-03-28T01:20:00Z') }))
    expect(clocks(times)).toEqual(['01:45', '03:00', '03:15'])
  })

  test('have the hour twice that comes twice when clocks are set back', () => {
    const now = new Date('2026-10-24T23:30:00Z')
    const times = timesFor(wanted({ now, stayEnds: new Date('2026-10-25T02:00:00Z') }))
    expect(clocks(times)).toEqual([
      '02:00',
      '02:15',
      '02:30',
      '02:45',
      '02:00',
      '02:15',
      '02:30',
      '02:45',
      '03:00',
    ])
    expect(times.map((at) => isTwice(at, SARAJEVO))).toEqual([...Array<boolean>(8).fill(true), false])
  })

  test('each can be had, and none that can be had is missing', () => {
    const zones = ['Europe/Sarajevo', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/New_York', 'UTC']
    const aClock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    const aSpan = fc.record({ begins: aClock, ends: aClock })
    const starts = [
      '2027-03-27T12:00:00Z',
      '2026-10-24T12:00:00Z',
      '2027-04-03T03:00:00Z',
      '2026-11-23T17:52:10Z',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...starts),
        fc.array(fc.array(aSpan, { maxLength: 2 }), { maxLength: 2 }),
        fc.option(aSpan),
        fc.integer({ min: 5, max: 240 }),
        (timeZone, start, parts, hours, minutes) => {
          const now = new Date(start)
          const promise = { ...ALWAYS, minutes, opens: hours?.begins ?? null, closes: hours?.ends ?? null }
          const asked = { now, promise, parts, timeZone, stayEnds: minutesAfter(now, 36 * 60) }
          const times = new Set(timesFor(asked).map(Number))
          const first = minutesAfter(now, minutes)
          const all = Array.from({ length: 37 * 12 }, (_, at) => roundedUp(minutesAfter(now, at * 5)))
          for (const at of all) {
            const isFull = /:(00|15|30|45)$/.test(timeAt(at, timeZone))
            expect(times.has(Number(at))).toBe(isFull && at >= first && canStillBe(asked, at))
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('the kitchen says whether it is closed or pauses', () => {
  const at = new Date('2026-11-23T18:00:00Z')
  const promise = { ...ALWAYS, opens: '07:00', closes: '19:00' }
  expect(refusalAt(ALWAYS, at, SARAJEVO)).toBeNull()
  expect(refusalAt(promise, at, SARAJEVO)).toBe('closed')
  expect(refusalAt({ ...promise, pausedUntil: '2026-11-23T18:00:01Z' }, at, SARAJEVO)).toBe('paused')
  expect(refusalAt({ ...ALWAYS, pausedUntil: '2026-11-23T18:00:00Z' }, at, SARAJEVO)).toBeNull()
})

test('a chosen time is gone once it has passed, or the stay ends before it', () => {
  const { now } = wanted()
  const soon = { promise: { ...ALWAYS, minutes: 5 } }
  expect(canStillBe(wanted(soon), now)).toBe(false)
  expect(canStillBe(wanted(soon), minutesAfter(now, 1))).toBe(true)
  expect(canStillBe(wanted({ ...soon, stayEnds: minutesAfter(now, 1) }), minutesAfter(now, 2))).toBe(false)
})

test('a chosen time stays ten minutes longer than it is offered', () => {
  const { now } = wanted()
  const asked = wanted({ promise: { ...ALWAYS, minutes: 40 } })
  expect(canStillBe(asked, minutesAfter(now, 30))).toBe(true)
  expect(canStillBe(asked, minutesAfter(now, 29))).toBe(false)
})

test('only the times of the repeated hour are told apart', () => {
  expect(isTwice(new Date('2026-11-23T12:00:00Z'), SARAJEVO)).toBe(false)
  expect(isTwice(new Date('2027-04-03T14:45:00Z'), 'Australia/Lord_Howe')).toBe(true)
  expect(isTwice(new Date('2027-04-03T13:45:00Z'), 'Australia/Lord_Howe')).toBe(false)
})

describe('when an order comes', () => {
  const now = new Date('2026-11-23T18:02:00Z')
  const order = { status: 'pending', dueAt: null, promisedAt: '2026-11-23T18:31:20.000Z' } as const
  const said = (change: object, at = now) => {
    const expected = expectedOf({ ...order, ...change }, at)
    return expected && [expected.kind, timeAt(expected.at, SARAJEVO)]
  }

  test('is the one that was shown before it was placed', () => {
    const now = new Date('2026-11-23T17:52:10Z')
    const promisedAt = minutesAfter(now, 30).toISOString()
    expect(expectedOf({ ...order, promisedAt }, now)?.at).toEqual(comesAt(now, { minutes: 30 }))
  })

  test('is said in full five minutes', () => {
    expect(said({})).toEqual(['about', '19:35'])
    expect(said({}, new Date('2026-11-23T18:35:00Z'))).toEqual(['about', '19:35'])
  })

  test('has passed once it is behind: nobody invents another', () => {
    expect(said({}, new Date('2026-11-23T18:35:01Z'))).toEqual(['behind', '19:35'])
    expect(said({}, new Date('2026-11-23T22:45:00Z'))).toEqual(['behind', '19:35'])
  })

  test('is the time that the guest has chosen', () => {
    const dueAt = '2026-11-24T06:30:00.000Z'
    expect(said({ dueAt, promisedAt: dueAt })).toEqual(['for', '07:30'])
    expect(said({ dueAt, promisedAt: dueAt }, new Date('2026-11-24T06:31:00Z'))).toEqual(['behind', '07:30'])
  })

  test('is not said of an order that is over, or was promised nothing', () => {
    expect(said({ status: 'delivered' })).toBeNull()
    expect(said({ status: 'cancelled' })).toBeNull()
    expect(said({ promisedAt: null })).toBeNull()
  })
})
