import { expect, test } from 'vitest'
import type { Traits } from '#features/dietary/traits.ts'
import type { LineChoice } from '../../contract.ts'
import { allergensOf, conflictsOf } from './avoided.ts'

const line = (traits: Traits, ...choices: Traits[]) => ({
  traits,
  choices: choices.map((choice) => ({ traits: choice }) as LineChoice),
})

test('a choice can bring in what the dish is free of', () => {
  const dish = line({ nuts: false, milk: true }, { nuts: true, milk: false })
  expect(conflictsOf(dish, ['nuts'])).toEqual({ contains: ['nuts'], undeclared: [] })
  expect(allergensOf(dish)).toEqual(['milk', 'nuts'])
})

test('a dish is not declared as long as one of its choices is not', () => {
  expect(conflictsOf(line({ nuts: false }, {}), ['nuts', 'milk'])).toEqual({
    contains: [],
    undeclared: ['nuts', 'milk'],
  })
})

test('what is listed as contained are allergens alone', () => {
  expect(allergensOf(line({ gluten: true, vegan: true, spicy: true }))).toEqual(['gluten'])
})

test('a guest who must have it vegan is told of what is not', () => {
  expect(conflictsOf(line({ vegan: false }), ['vegan'])).toEqual({ contains: ['vegan'], undeclared: [] })
})
