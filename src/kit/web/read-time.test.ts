import { expect, test } from 'vitest'
import { readTime } from './read-time.ts'

test.each([
  ['09:30', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['930', '09:30'],
  ['1530', '15:30'],
  ['7', '07:00'],
  [' 15 ', '15:00'],
  ['٩:٣٠', '09:30'],
  ['0:05', '00:05'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['9:60', null],
  ['9:3', null],
  ['12345', null],
  ['noon', null],
  ['', null],
])('%j is the time %j', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test.each([
  ['3:30 pm', '15:30'],
  ['12:15 AM', '00:15'],
  ['12 pm', '12:00'],
  ['9am', '09:00'],
  ['13 pm', null],
])('%j, as an English clock says it, is %j', (text, time) => {
  expect(readTime(text)).toBe(time)
})
