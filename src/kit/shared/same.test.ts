import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedFields, isSame } from './same.ts'

test.each([
  ['equal lists', ['a', { b: 1 }], ['a', { b: 1 }], true],
  ['lists in another order', ['a', 'b'], ['b', 'a'], false],
  ['a list and a longer one', ['a'], ['a', undefined], false],
  ['objects with their keys in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ['an object and a longer one', { a: 1 }, { a: 1, b: 2 }, false],
  ['an undefined property and a missing one', { a: 1, b: undefined }, { a: 1 }, true],
  ['a null property and a missing one', { a: 1, b: null }, { a: 1 }, false],
  ['an empty list and an empty object', [], {}, false],
  ['an object and nothing', {}, null, false],
  ['a field named like one that every object has', { toString: 1 }, {}, false],
  ['a number and its text', 1, '1', false],
  ['false and nothing', false, null, false],
  ['an empty text and nothing', '', null, false],
  ['two moments', new Date(0), new Date(1), false],
])('%s', (_what, one, other, same) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([same, same])
})

test('values can be normalised at any depth', () => {
  const emptyAsNone = (value: unknown) => (value === '' ? null : value)
  expect(isSame({ texts: ['', 'a'] }, { texts: [null, 'a'] }, emptyAsNone)).toBe(true)
})

test('any JSON value equals itself after a round trip, and nothing else', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
      expect(isSame(a, sent(a))).toBe(true)
      expect(isSame(a, b)).toBe(isDeepStrictEqual(sent(a), sent(b)))
    }),
    { numRuns: 1000 },
  )
})

test('list and object fields count as changed only when their contents change', () => {
  const sentAgain = { name: 'Tea', tags: ['hot'], texts: { ar: 'شاي', bs: 'čaj' } }
  const before = { texts: { bs: 'čaj', ar: 'شاي' }, tags: ['hot'], name: 'Soup', version: 3 }
  expect(changedFields(before, sentAgain)).toEqual(['name'])
  expect(changedFields(before, { ...sentAgain, tags: ['hot', 'new'] }, ['tags', 'texts'])).toEqual(['tags'])
})
