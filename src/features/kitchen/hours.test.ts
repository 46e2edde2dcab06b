import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOpenAt, isWithin, nextChange, nextOpening, quartersOf, type Span } from './hours.ts'
import { DAY_MINUTES, MINUTE_MS } from '#kit/shared/time.ts'

const SARAJEVO = 'Europe/Sarajevo'
/** Its clock changes by half an hour. */
const LORD_HOWE = 'Australia/Lord_Howe'

const ZONES = [
  SARAJEVO,
  LORD_HOWE,
  'Asia/Qatar',
  'America/New_York',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Africa/Casablanca',
  'UTC',
]
/** On or beside each of them the clocks of one of these zones change; those of Casablanca for Ramadan. */
const DAYS = [
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
  '2027-02-07',
  '2027-03-14',
  '2027-03-28',
  '2027-04-04',
  '2027-01-15',
]

const span = (begins: string, ends: string): Span => ({ begins, ends })
const at = (moment: string) => new Date(moment)
const textOf = (moment: Date | null) => moment && moment.toISOString().slice(0, 16)

/** What the hotel's clock shows, found by other means than those that are tested. */
const clockIn = (zone: string) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone })
  return (moment: Date) => formatter.format(moment)
}

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether a span that goes on for so long since it began has not ended yet. */
function covers({ begins, ends }: Span, clock: string) {
  const since = (time: string) => (minutesOf(time) - minutesOf(begins) + DAY_MINUTES) % DAY_MINUTES
  return since(clock) < (since(ends) || DAY_MINUTES)
}

/** The first of the next minutes of four days for which it holds, of all of them one by one. */
function firstMinute(moment: Date, holds: (minute: Date, before: Date) => boolean) {
  const start = Math.floor(moment.getTime() / MINUTE_MS)
  for (let minute = start + 1; minute <= start + 4 * DAY_MINUTES; minute++) {
    const before = new Date((minute - 1) * MINUTE_MS)
    const then = new Date(minute * MINUTE_MS)
    if (holds(then, before)) return then
  }
  return null
}

const zones = fc.constantFrom(...ZONES)
const moments = fc
  .tuple(
    fc.constantFrom(...DAYS),
    fc.integer({ min: -2 * DAY_MINUTES, max: 2 * DAY_MINUTES }),
    fc.nat(MINUTE_MS - 1),
  )
  .map(([day, minutes, rest]) => new Date(Date.parse(day) + minutes * MINUTE_MS + rest))
const twoDigits = (number: number) => String(number).padStart(2, '0')
const clocks = fc.oneof(
  fc.nat(DAY_MINUTES - 1).map((minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`),
  fc.constantFrom('00:00', '00:01', '01:30', '02:00', '02:15', '02:30', '02:45', '03:00', '23:45', '23:59'),
)
const spans = fc.array(fc.record({ begins: clocks, ends: clocks }), { maxLength: 3 })

describe('a span', () => {
  test.each([
    ['07:00', '10:30', '06:59', false],
    ['07:00', '10:30', '07:00', true],
    ['07:00', '10:30', '10:29', true],
    ['07:00', '10:30', '10:30', false],
    ['22:00', '02:00', '23:59', true],
    ['22:00', '02:00', '00:00', true],
    ['22:00', '02:00', '02:00', false],
    ['22:00', '00:00', '23:59', true],
    ['22:00', '00:00', '00:00', false],
    ['00:00', '00:00', '00:00', true],
    ['08:00', '08:00', '07:59', true],
  ])('from %s until %s at %s: %s', (from, until, clock, isIn) => {
    expect(isWithin(clock, span(from, until))).toBe(isIn)
  })

  test('holds what it covers, counted from its beginning', () => {
    fc.assert(
      fc.property(clocks, clocks, clocks, (from, until, clock) => {
        expect(isWithin(clock, span(from, until))).toBe(covers(span(from, until), clock))
      }),
    )
  })
})

describe('open', () => {
  test('always where no hours are said', () => {
    expect(isOpenAt(at('2026-11-23T03:00Z'), [], SARAJEVO)).toBe(true)
    expect(nextOpening(at('2026-11-23T03:00Z'), [], SARAJEVO)).toBeNull()
    expect(nextChange(at('2026-11-23T03:00Z'), [], SARAJEVO)).toBeNull()
  })

  test('by the hotel’s clock', () => {
    const breakfast = [span('07:00', '10:30')]
    expect(isOpenAt(at('2026-11-23T06:00Z'), breakfast, SARAJEVO)).toBe(true)
    expect(isOpenAt(at('2026-11-23T06:00Z'), breakfast, 'UTC')).toBe(false)
    expect(isOpenAt(at('2026-11-23T01:15Z'), breakfast, 'Asia/Kathmandu')).toBe(true)
    expect(isOpenAt(at('2026-11-23T01:14:59Z'), breakfast, 'Asia/Kathmandu')).toBe(false)
  })

  test('all day where the spans together leave nothing out', () => {
    const shifts = [span('08:00', '20:00'), span('20:00', '08:00')]
    expect(nextOpening(at('2026-11-23T03:00Z'), shifts, 'UTC')).toBeNull()
    expect(textOf(nextChange(at('2026-11-23T03:00Z'), shifts, 'UTC'))).toBe('2026-11-23T08:00')
  })
})

describe('the next opening', () => {
  test.each([
    ['later today', '2026-11-23T06:59:59Z', '2026-11-23T07:00'],
    ['tomorrow, at the moment of opening', '2026-11-23T07:00Z', '2026-11-24T07:00'],
    ['tomorrow, while it is open', '2026-11-23T09:00Z', '2026-11-24T07:00'],
    ['tomorrow, at the moment of closing', '2026-11-23T10:30Z', '2026-11-24T07:00'],
  ])('is %s', (_, now, opening) => {
    expect(textOf(nextOpening(at(now), [span('07:00', '10:30')], 'UTC'))).toBe(opening)
  })

  test('is at midnight where the span begins there', () => {
    expect(textOf(nextOpening(at('2026-12-31T23:59Z'), [span('00:00', '06:00')], 'UTC'))).toBe(
      '2027-01-01T00:00',
    )
  })

  test('is when the hour has been skipped in which it lay', () => {
    const late = [span('02:30', '10:00')]
    expect(textOf(nextOpening(at('2027-03-27T20:00Z'), late, SARAJEVO))).toBe('2027-03-28T01:00')
    expect(textOf(nextOpening(at('2027-03-14T00:00Z'), late, 'America/New_York'))).toBe('2027-03-14T07:00')
    const night = [span('02:15', '04:00')]
    expect(textOf(nextOpening(at('2026-10-03T12:00Z'), night, LORD_HOWE))).toBe('2026-10-03T15:30')
  })

  test('is a day later where the whole span was skipped', () => {
    const short = [span('02:15', '02:45')]
    expect(textOf(nextOpening(at('2027-03-27T20:00Z'), short, SARAJEVO))).toBe('2027-03-29T00:15')
    expect(textOf(nextOpening(at('2027-03-27T01:15Z'), short, SARAJEVO))).toBe('2027-03-29T00:15')
  })

  test('is a day later where the only hour of closing was skipped', () => {
    const shifts = [span('03:00', '12:00'), span('12:00', '02:00')]
    expect(textOf(nextOpening(at('2027-03-27T02:00Z'), shifts, SARAJEVO))).toBe('2027-03-29T01:00')
  })

  test('comes twice in an hour that does', () => {
    const short = [span('02:30', '03:00')]
    expect(textOf(nextOpening(at('2026-10-24T20:00Z'), short, SARAJEVO))).toBe('2026-10-25T00:30')
    expect(textOf(nextOpening(at('2026-10-25T00:30Z'), short, SARAJEVO))).toBe('2026-10-25T01:30')
    const shorter = [span('01:30', '01:45')]
    expect(textOf(nextOpening(at('2027-04-03T14:00Z'), shorter, LORD_HOWE))).toBe('2027-04-03T14:30')
    expect(textOf(nextOpening(at('2027-04-03T14:30Z'), shorter, LORD_HOWE))).toBe('2027-04-03T15:00')
  })

  test('is the first minute for which that holds, of all minutes', () => {
    fc.assert(
      fc.property(moments, zones, spans, (moment, zone, hours) => {
        const clock = clockIn(zone)
        const isOpen = (minute: Date) =>
          hours.length === 0 || hours.some((each) => covers(each, clock(minute)))
        expect(isOpenAt(moment, hours, zone)).toBe(isOpen(moment))
        expect(nextOpening(moment, hours, zone)).toEqual(
          firstMinute(moment, (minute, before) => isOpen(minute) && !isOpen(before)),
        )
      }),
      { numRuns: 300 },
    )
  })
})

describe('the next change', () => {
  test('is the end of a span, then the beginning of the next', () => {
    const hours = [span('07:00', '10:30'), span('12:00', '10:30')]
    expect(textOf(nextChange(at('2026-11-23T07:00Z'), hours, 'UTC'))).toBe('2026-11-23T10:30')
    expect(textOf(nextChange(at('2026-11-23T10:30Z'), hours, 'UTC'))).toBe('2026-11-23T12:00')
  })

  test('never comes to what is the whole day', () => {
    expect(nextChange(at('2026-11-23T07:00Z'), [span('08:00', '08:00')], 'UTC')).toBeNull()
  })

  test('comes when the clock is set back out of a span', () => {
    const short = [span('02:30', '03:00')]
    expect(textOf(nextChange(at('2026-10-25T00:30Z'), short, SARAJEVO))).toBe('2026-10-25T01:00')
  })

  test('is the first minute for which that holds, of all minutes', () => {
    fc.assert(
      fc.property(moments, zones, spans, (moment, zone, hours) => {
        const clock = clockIn(zone)
        expect(nextChange(moment, hours, zone)).toEqual(
          firstMinute(moment, (minute, before) =>
            hours.some((each) => covers(each, clock(minute)) !== covers(each, clock(before))),
          ),
        )
      }),
      { numRuns: 300 },
    )
  })
})

describe('quarters of an hour', () => {
  const always = () => true
  const shown = (zone: string, from: string, until: string) =>
    quartersOf({ from: at(from), until: at(until), timeZone: zone, isOffered: always }).map(clockIn(zone))

  test('are those of the hotel’s clock, the first and the last instant included', () => {
    expect(shown('Asia/Kathmandu', '2026-11-23T01:15Z', '2026-11-23T02:00Z')).toEqual([
      '07:00',
      '07:15',
      '07:30',
      '07:45',
    ])
    expect(shown('UTC', '2026-11-23T01:15:00.001Z', '2026-11-23T01:59:59Z')).toEqual(['01:30', '01:45'])
    expect(shown('UTC', '2026-11-23T02:00Z', '2026-11-23T01:00Z')).toEqual([])
  })

  test('do not come in an hour that is skipped', () => {
    expect(shown(SARAJEVO, '2027-03-28T00:30Z', '2027-03-28T01:15Z')).toEqual([
      '01:30',
      '01:45',
      '03:00',
      '03:15',
    ])
    expect(shown(LORD_HOWE, '2026-10-03T15:15Z', '2026-10-03T15:45Z')).toEqual(['01:45', '02:30', '02:45'])
  })

  test('come twice in an hour that does', () => {
    expect(shown(SARAJEVO, '2026-10-25T00:30Z', '2026-10-25T01:45Z')).toEqual([
      '02:30',
      '02:45',
      '02:00',
      '02:15',
      '02:30',
      '02:45',
    ])
    expect(shown(LORD_HOWE, '2027-04-03T14:30Z', '2027-04-03T15:30Z')).toEqual([
      '01:30',
      '01:45',
      '01:30',
      '01:45',
      '02:00',
    ])
  })

  test('are all that are offered, of all minutes', () => {
    fc.assert(
      fc.property(moments, fc.nat(DAY_MINUTES * MINUTE_MS), zones, spans, (from, length, timeZone, hours) => {
        const until = new Date(from.getTime() + length)
        const clock = clockIn(timeZone)
        const expected: Date[] = []
        firstMinute(new Date(from.getTime() - 1), (minute) => {
          const isOffered = hours.some((each) => covers(each, clock(minute)))
          if (minute <= until && isOffered && minutesOf(clock(minute)) % 15 === 0) expected.push(minute)
          return minute > until
        })
        const isOffered = (moment: Date) => hours.length > 0 && isOpenAt(moment, hours, timeZone)
        expect(quartersOf({ from, until, timeZone, isOffered })).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })
})
