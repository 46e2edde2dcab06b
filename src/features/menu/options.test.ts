import { expect, test } from 'vitest'
import { inEnglish } from '#kit/shared/texts.ts'
import { chosenWith } from './options.ts'

const choice = (id: string, isDefault = false, isSoldOut = false) => ({
  id,
  name: inEnglish(id),
  price: 0,
  isDefault,
  isSoldOut,
  traits: {},
})
const GROUPS = [
  { id: 'milk', name: inEnglish('Milk'), min: 1, max: 1, choices: [choice('whole', true), choice('oat')] },
  {
    id: 'extras',
    name: inEnglish('Extras'),
    min: 0,
    max: 2,
    choices: [choice('sugar', true), choice('cocoa'), choice('honey', true, true)],
  },
]
const idsWith = (...said: string[]) => chosenWith(GROUPS, said).map(({ id }) => id)

test("what a guest says comes before the hotel's own choices, which fill what is left", () => {
  expect(idsWith()).toEqual(['whole', 'sugar'])
  expect(idsWith('oat')).toEqual(['oat', 'sugar'])
  expect(idsWith('cocoa')).toEqual(['whole', 'cocoa', 'sugar'])
  expect(idsWith('sugar')).toEqual(['whole', 'sugar'])
})
