import { expect, test } from 'vitest'
import { dayWords, timeWords } from './day-words.ts'

const now = new Date('2026-11-23T12:00:00Z')
const inAWeek = new Date('2026-11-30T12:00:00Z')

test('days in a row are all named in full', () => {
  const said = dayWords(inAWeek, now, { timeZone: 'Europe/Sarajevo', locale: 'en-GB', isDated: false })
  expect(said).toBe('Monday')
})

test.each(['bs', 'en-GB', 'ar'])('a date stands once, a week from now as well (%s)', (locale) => {
  const said = (isDated: boolean) => dayWords(inAWeek, now, { timeZone: 'Europe/Sarajevo', locale, isDated })
  expect([said(true), said(false)].map((words) => /30|٣٠/.test(words))).toEqual([true, false])
})

test('a time that the clock shows twice says which of both it is', () => {
  const said = (at: string) => timeWords(new Date(at), 'Europe/Sarajevo')
  expect(said('2026-10-25T00:15:00Z')).toBe('02:15 GMT+2')
  expect(said('2026-10-25T01:15:00Z')).toBe('02:15 GMT+1')
  expect(said('2026-10-25T02:15:00Z')).toBe('03:15')
})
