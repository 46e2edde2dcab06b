import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitsOf, ruleOf } from './option-rule.ts'
import type { Choice } from './options-contract.ts'

const choices = (count: number) => Array.from({ length: count }, () => ({}) as Choice)

test.each([
  [1, 1, 3, 'one'],
  [0, 3, 3, 'any'],
  [0, 2, 3, 'upTo'],
  [1, 3, 3, 'range'],
  [2, 2, 3, 'range'],
])('at least %i and at most %i of %i is said as %s', (min, max, count, kind) => {
  expect(ruleOf({ min, max, choices: choices(count) }).kind).toBe(kind)
})

test('what is said of a group means what the group has', () => {
  const groups = fc
    .integer({ min: 1, max: 30 })
    .chain((count) => fc.tuple(fc.nat(count), fc.integer({ min: 1, max: count }), fc.constant(count)))
    .filter(([min, max]) => min <= max)
  fc.assert(
    fc.property(groups, ([min, max, count]) => {
      expect(limitsOf(ruleOf({ min, max, choices: choices(count) }), count)).toEqual({ min, max })
    }),
  )
})

test('numbers never go beyond the choices that there are', () => {
  expect(limitsOf({ kind: 'range', min: 3, max: 5 }, 2)).toEqual({ min: 2, max: 2 })
  expect(limitsOf({ kind: 'upTo', min: 1, max: 5 }, 2)).toEqual({ min: 0, max: 2 })
})
