import { expect, test } from 'vitest'
import { dayWords } from './day-words.ts'

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
