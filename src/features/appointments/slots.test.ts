import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf } from '#kit/shared/calendar.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { HOUR_MS } from '#kit/shared/time.ts'
import { chooseResource, freeDays, mostTaken, type Place, type Taken } from './slots.ts'

const everyDay = (...spans: { begins: string; ends: string }[]) => Array.from({ length: 7 }, () => spans)
const place = (given: Partial<Place> = {}): Place => ({
  id: 'lejla',
  capacity: 1,
  exceptions: [],
  isEnabled: true,
  week: everyDay({ begins: '09:00', ends: '12:00' }),
  ...given,
})
const timing = {
  durationMinutes: 60,
  bufferMinutes: 15,
  stepMinutes: 30 as const,
  leadMinutes: 0,
  resourceIds: ['lejla', 'tarik'],
}
const at = (time: string) => Date.parse(`2026-11-23T${time}:00Z`)
const asking = (given: object = {}) => ({
  offer: timing,
  resources: [place()],
  taken: [] as Taken[],
  timeZone: 'UTC',
  places: 1,
  now: at('00:00'),
  ...given,
})
const clocks = (given: object, timeZone = 'UTC', day = '2026-11-23') =>
  freeDays(asking({ timeZone, ...given }), day, 1).flatMap(({ slots }) =>
    slots.map((slot) => timeAt(new Date(slot.at), timeZone)),
  )

test('an appointment begins and ends within the hours, after its lead time, on days that differ too', () => {
  expect(clocks({})).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00'])
  expect(clocks({ now: at('09:40') })).toEqual(['10:00', '10:30', '11:00'])
  expect(clocks({ now: at('09:40'), offer: { ...timing, leadMinutes: 60 } })).toEqual(['11:00'])
  const closed = place({ exceptions: [{ day: '2026-11-23', spans: [] }] })
  expect(clocks({ resources: [closed] })).toEqual([])
  const late = place({ exceptions: [{ day: '2026-11-23', spans: [{ begins: '23:00', ends: '24:00' }] }] })
  expect(clocks({ resources: [late] })).toEqual(['23:00'])
  expect(clocks({ resources: [place({ isEnabled: false })] })).toEqual([])
})

test('what is open around midnight can be had across it', () => {
  const late = { begins: '22:00', ends: '24:00' }
  const early = { begins: '00:00', ends: '00:30' }
  const across = { resources: [place({ week: everyDay(early, late) })] }
  expect(clocks(across)).toEqual(['22:00', '22:30', '23:00', '23:30'])
  const closedNext = { day: '2026-11-24', spans: [late] }
  const untilMidnight = [place({ week: everyDay(early, late), exceptions: [closedNext] })]
  expect(clocks({ resources: untilMidnight })).toEqual(['22:00', '22:30', '23:00'])
  const wanted = { at: at('23:30'), day: '2026-11-23', resourceId: null }
  expect(chooseResource(asking(across), wanted)).toEqual({ outcome: 'free', resourceId: 'lejla' })
  expect(chooseResource(asking({ resources: untilMidnight }), wanted)).toEqual({ outcome: 'unavailable' })
  const always = { resources: [place({ week: everyDay({ begins: '00:00', ends: '24:00' }) })] }
  expect(clocks({ ...always, offer: { ...timing, stepMinutes: 60 } })).toHaveLength(24)
  expect(
    clocks({
      ...always,
      taken: [
        { resourceId: 'lejla', from: at('23:00') + HOUR_MS, until: at('23:00') + 2 * HOUR_MS, places: 1 },
      ],
    }).at(-1),
  ).toBe('22:30')
})

test('what is taken, and what must stay free after it, is not offered', () => {
  const taken = [{ resourceId: 'lejla', from: at('10:00'), until: at('11:15'), places: 1 }]
  // the one before must leave a quarter of an hour too
  expect(clocks({ taken })).toEqual([])
  expect(clocks({ taken, offer: { ...timing, bufferMinutes: 0 } })).toEqual(['09:00'])
  expect(clocks({ taken, resources: [place(), place({ id: 'tarik' })] })).toHaveLength(5)
  const two = { resources: [place({ capacity: 3 })], places: 2 }
  expect(clocks({ taken, ...two })).toHaveLength(5)
  expect(clocks({ taken, ...two, places: 3 })).toEqual([])
})

test('clock changes leave out what does not exist, and offer what comes twice as often as it comes', () => {
  const night = place({ week: everyDay({ begins: '01:00', ends: '05:00' }) })
  const given = {
    resources: [night],
    now: Date.parse('2026-01-01T00:00:00Z'),
    offer: { ...timing, bufferMinutes: 0 },
  }
  const spring = clocks(
    { ...given, now: Date.parse('2026-03-28T00:00:00Z') },
    'Europe/Sarajevo',
    '2026-03-29',
  )
  expect(spring).toEqual(['01:00', '01:30', '03:00', '03:30', '04:00'])
  const autumn = clocks(
    { ...given, now: Date.parse('2026-10-24T00:00:00Z') },
    'Europe/Sarajevo',
    '2026-10-25',
  )
  expect(autumn).toEqual(['01:00', '01:30', '02:00', '02:30', '02:00', '02:30', '03:00', '03:30', '04:00'])
})

test('the moment of a time on a day is the one that its clock shows, all over the world', () => {
  const zones = fc.constantFrom(
    'Europe/Sarajevo',
    'Asia/Qatar',
    'Australia/Lord_Howe',
    'America/St_Johns',
    'Pacific/Apia',
  )
  const moments = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 0, 1) / 60_000 })
  fc.assert(
    fc.property(zones, moments, (timeZone, minute) => {
      const moment = new Date(minute * 60_000)
      const [day, clock] = [dayAt(moment, timeZone), timeAt(moment, timeZone)]
      const found = new Date(momentOf(day, clock, timeZone))
      expect([dayAt(found, timeZone), timeAt(found, timeZone)]).toEqual([day, clock])
      expect(found.getTime()).toBeLessThanOrEqual(moment.getTime())
    }),
  )
  // a gap ends where the clock goes on
  expect(new Date(momentOf('2026-03-29', '02:30', 'Europe/Sarajevo')).toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  )
  expect(new Date(momentOf('2026-11-23', '24:00', 'Asia/Qatar')).toISOString()).toBe(
    '2026-11-23T21:00:00.000Z',
  )
})

test('the most that is taken at once is what counting every minute finds', () => {
  const span = fc.record({
    from: fc.nat(40),
    length: fc.integer({ min: 1, max: 20 }),
    places: fc.integer({ min: 1, max: 3 }),
  })
  fc.assert(
    fc.property(
      fc.array(span, { maxLength: 8 }),
      fc.nat(40),
      fc.integer({ min: 1, max: 20 }),
      (spans, from, length) => {
        const taken = spans.map((span) => ({
          resourceId: 'a',
          from: span.from,
          until: span.from + span.length,
          places: span.places,
        }))
        const counted = Array.from({ length }, (_, minute) =>
          taken.reduce(
            (sum, one) => (one.from <= from + minute && from + minute < one.until ? sum + one.places : sum),
            0,
          ),
        )
        expect(mostTaken(taken, from, from + length)).toBe(Math.max(...counted))
      },
    ),
  )
})

test('whoever does not choose gets the one with least to do, and staff are not bound to hours', () => {
  const resources = [place(), place({ id: 'tarik' })]
  const taken = [{ resourceId: 'lejla', from: at('09:00'), until: at('10:00'), places: 1 }]
  const wanted = (time: string, resourceId: string | null = null) => ({
    at: at(time),
    day: '2026-11-23',
    resourceId,
  })
  const both = asking({ resources, taken })
  expect(chooseResource(both, wanted('10:30'))).toEqual({ outcome: 'free', resourceId: 'tarik' })
  expect(chooseResource(both, wanted('09:30', 'lejla'))).toEqual({ outcome: 'taken' })
  expect(chooseResource(both, wanted('13:00'))).toEqual({ outcome: 'unavailable' })
  expect(chooseResource(both, wanted('10:35'))).toEqual({ outcome: 'unavailable' })
  expect(chooseResource(both, wanted('13:10', 'lejla'), true)).toEqual({
    outcome: 'free',
    resourceId: 'lejla',
  })
  expect(chooseResource({ ...both, places: 2 }, wanted('10:30'))).toEqual({ outcome: 'unavailable' })
  expect(chooseResource({ ...both, now: at('10:30') + HOUR_MS }, wanted('10:30'))).toEqual({
    outcome: 'unavailable',
  })
})

test('of a hundred people who are free every five minutes few days are listed, or all where they are not named', () => {
  const ids = Array.from({ length: 100 }, (_, at) => `person ${at}`)
  const week = everyDay({ begins: '00:00', ends: '24:00' })
  const offer = { ...timing, stepMinutes: 5 as const, resourceIds: ids }
  const all = asking({ offer, resources: ids.map((id) => place({ id, week })) })
  const count = (isNamed: boolean) => {
    const days = freeDays(all, '2026-11-23', 31, isNamed)
    return {
      days: days.length,
      listed: days.flatMap(({ slots }) => slots.flatMap((slot) => slot.resourceIds)).length,
    }
  }
  expect(count(true)).toEqual({ days: 2, listed: 2 * 288 * 100 })
  expect(count(false)).toEqual({ days: 31, listed: 31 * 288 })
})
