import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNames, writeNames } from './option-names.ts'

test.each([
  ['Doneness|Side', ['Doneness', 'Side']],
  [' Doneness | Side |', ['Doneness', 'Side']],
  ['Half\\|half|Side', ['Half|half', 'Side']],
  ['', []],
  ['Back\\', ['Back\\']],
])('%j names %j', (cell, names) => {
  expect(readNames(cell)).toEqual(names)
})

test('names are read as they were written', () => {
  const name = fc.string({ minLength: 1, unit: fc.constantFrom('a', 'ž', '|', '\\', ' ') })
  const trimmed = name.map((text) => text.trim()).filter(Boolean)
  fc.assert(
    fc.property(fc.array(trimmed), (names) => {
      expect(readNames(writeNames(names))).toEqual(names)
    }),
  )
})
