import { expect, test } from 'vitest'
import { sayDate } from './formats.ts'
import { LANGUAGE_FACTS } from './languages.ts'

const MONTHS = 'januar februar mart april maj juni juli august septembar oktobar novembar decembar'.split(' ')
const { locale } = LANGUAGE_FACTS.bs
const at = (month: number, day = 7) => new Date(Date.UTC(2026, month, day))
const zone = { timeZone: 'UTC' }

test.each<Intl.DateTimeFormatOptions>([
  { day: 'numeric', month: 'long' },
  { month: 'long', year: 'numeric' },
  { weekday: 'long', day: 'numeric', month: 'long' },
  { day: '2-digit', month: 'long', year: 'numeric' },
])('months are said in Bosnian with %j', (options) => {
  for (const [month, name] of MONTHS.entries())
    expect(sayDate(locale, { ...options, ...zone }, at(month))).toMatch(new RegExp(`(^| )${name}( |$)`))
})

test.each<Intl.DateTimeFormatOptions>([
  { day: 'numeric', month: 'short' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { month: 'short', day: '2-digit', year: 'numeric' },
])('short months are said in Bosnian with %j', (options) => {
  for (const [month, name] of [
    [4, 'maj'],
    [5, 'juni'],
    [6, 'juli'],
    [7, 'aug'],
    [8, 'sep'],
  ] as const)
    expect(sayDate(locale, { ...options, ...zone }, at(month))).toMatch(new RegExp(`(^| )${name}( |$)`))
})

test('so are spans of days', () => {
  const options = { month: 'short', day: '2-digit', year: 'numeric', ...zone } as const
  expect(sayDate(locale, options, at(5), at(6))).toMatch(/juni.*juli/)
  expect(sayDate(locale, options, at(7), at(7, 9))).toMatch(/ aug /)
})

test('other languages keep their own', () => {
  expect(sayDate('en-US', { day: 'numeric', month: 'short', ...zone }, at(5))).toBe('Jun 7')
})
