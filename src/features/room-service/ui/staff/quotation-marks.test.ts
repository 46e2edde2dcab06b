import { expect, test } from 'vitest'
import { marksAround } from './quotation-marks.ts'

test.each([
  ['بدون بصل', '«', '»'],
  ['(2) بدون tuna', '«', '»'],
  ['No onions, بدون بصل', '“', '”'],
  ['Bez luka', '“', '”'],
  ['12', '“', '”'],
])('a note is quoted in its own writing: %s', (note, ...marks) => {
  expect(marksAround(note)).toEqual(marks)
})
