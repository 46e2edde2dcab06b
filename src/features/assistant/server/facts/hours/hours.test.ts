import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { examplesOf } from '#tests/examples.ts'
import { DAY } from './clock.ts'
import { askedOpenNow, openNow, stateAt, subjectOf } from './open-now.ts'
import { readHours, type Week } from './read-hours.ts'

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** A week as the lists below write it: `always`, `7:00-21:00`, `1-5 7:00-10:00, 6 8:00-11:00`, `-` where unknown. */
function written(week: Week | null): string {
  if (!week) return '-'
  const runs: { first: number; last: number; hours: string }[] = []
  for (const [day, range] of week.entries()) {
    if (!range) continue
    const hours = `${clock(range.from)}-${clock(range.until)}`
    const run = runs.at(-1)
    if (run && run.last === day - 1 && run.hours === hours) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  const [only] = runs
  if (runs.length === 1 && only?.first === 0 && only.last === 6)
    return only.hours === '0:00-24:00' ? 'always' : only.hours
  return runs
    .map(({ first, last, hours }) => `${first + 1}${last > first ? `-${last + 1}` : ''} ${hours}`)
    .join(', ')
}

describe.each(LANGUAGES)('the hours that entries state in %s', (language) => {
  const { hours } = examplesOf(language)
  test('there are at least 40', () => expect(hours.length).toBeGreaterThanOrEqual(40))
  test.each(hours)('%s: %s', (topic, content, reading) => {
    expect(written(readHours({ topic, content }, subjectOf(topic)))).toBe(reading)
  })
})

describe.each(LANGUAGES)('a question in %s', (language) => {
  const { askNow, askElse } = examplesOf(language)
  const pool = { topic: 'Pool, bazen, المسبح', content: 'From 07:00 to 21:00.' }
  test.each(askNow)('%s asks about now', (question) => {
    const asked = askedOpenNow(question, language)
    expect(asked).not.toBeNull()
    expect(written(readHours(pool, asked ?? []))).toBe('7:00-21:00')
  })
  test.each(askElse)('%s does not', (question) => {
    expect(askedOpenNow(question, language)).toBeNull()
  })
})

const breakfast = { topic: 'Breakfast', content: 'Breakfast is served from 7:00 to 10:30.' }
const bar = { topic: 'Bar', content: 'The bar is open from 17:00 to 02:00.' }
const at = (iso: string, timeZone = 'Europe/Sarajevo', language: Language = 'en') => ({
  now: new Date(iso),
  timeZone,
  language,
})

test.each([
  ['is breakfast still on', breakfast, at('2026-11-23T08:00:00Z'), 'Open now, until 10:30.'],
  ['is breakfast still on', breakfast, at('2026-11-23T05:59:00Z'), 'Closed now. It opens at 07:00.'],
  [
    'is breakfast still on',
    breakfast,
    at('2026-11-23T09:30:00Z'),
    'Closed now. It opens again tomorrow at 07:00.',
  ],
  [
    'is breakfast still on',
    breakfast,
    at('2026-11-23T08:00:00Z', 'Asia/Dubai'),
    'Closed now. It opens again tomorrow at 07:00.',
  ],
  ['is the bar open', bar, at('2026-11-23T00:30:00Z'), 'Open now, until 02:00.'],
  // the clock goes from 3:00 back to 2:00, and from 2:00 on to 3:00
  ['is the bar open', bar, at('2026-10-25T00:59:00Z'), 'Closed now. It opens at 17:00.'],
  ['is the bar open', bar, at('2026-10-24T23:59:00Z'), 'Open now, until 02:00.'],
  ['is the bar open', bar, at('2026-03-29T00:59:00Z'), 'Open now, until 02:00.'],
  ['is the bar open', bar, at('2026-03-29T01:00:00Z'), 'Closed now. It opens at 17:00.'],
  [
    'is the gym open',
    { topic: 'Gym', content: 'Open around the clock.' },
    at('2026-11-23T01:00:00Z'),
    'Open now, and around the clock.',
  ],
  [
    'is the spa open',
    { topic: 'Spa', content: 'Monday to Friday from 9:00 to 17:00.' },
    at('2026-11-28T10:00:00Z'),
    null,
  ],
  ['is the parking open', bar, at('2026-11-23T00:30:00Z'), null],
  [
    'je li bar otvoren',
    bar,
    at('2026-11-23T10:30:00Z', 'Europe/Sarajevo', 'bs'),
    'Trenutno zatvoreno. Otvara se u 17:00.',
  ],
  [
    'هل البار مفتوح الآن',
    bar,
    at('2026-11-23T20:30:00Z', 'Europe/Sarajevo', 'ar'),
    'مفتوح الآن حتى الساعة 02:00.',
  ],
] as const)('%s', (question, entry, place, answer) => {
  const asked = askedOpenNow(question, place.language) ?? []
  expect(openNow(entry, asked, place)).toBe(answer)
})

const anyTime = fc.integer({ min: 0, max: DAY - 1 })

test('at any moment, what is said agrees with the hours, also across midnight', () => {
  fc.assert(
    fc.property(anyTime, anyTime, fc.integer({ min: 0, max: 6 }), anyTime, (from, to, day, minutes) => {
      fc.pre(from !== to)
      const content = `The bar is open from ${clock(from).padStart(5, '0')} to ${clock(to).padStart(5, '0')}.`
      const week = readHours({ topic: 'Bar', content }, subjectOf('bar'))
      // hours that could be of the morning or the evening are not read
      if (week === null) return from >= 60 && to >= 60 && from < 13 * 60 && to < 13 * 60
      const state = stateAt(week, day, minutes)
      const isInside = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to
      expect(state?.isOpen).toBe(isInside)
      if (state && !state.isOpen) expect(state.opensIn).toBe(minutes < from ? 0 : 1)
      return true
    }),
  )
})

test('of a day of which nothing is said, nothing is said', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.tuple(anyTime, fc.integer({ min: 1, max: DAY - 1 }))), {
        minLength: 7,
        maxLength: 7,
      }),
      fc.integer({ min: 0, max: 6 }),
      anyTime,
      (days, day, minutes) => {
        const week = days.map((day) => day && { from: day[0], until: day[0] + day[1] })
        const before = week[(day + 6) % 7]
        if (!week[day] && !(before && before.until - DAY > minutes))
          expect(stateAt(week, day, minutes)).toBeNull()
      },
    ),
  )
})
