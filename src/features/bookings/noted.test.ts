import { expect, test } from 'vitest'
import { ALLERGENS } from '#features/diet/traits.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { allergensNoted, avoidedIn } from './noted.ts'
import { PHRASES } from './phrases.ts'

test.each([
  [['I am allergic to nuts'], ['nuts']],
  [
    ['Bez glutena, molim', null, 'أتحسس من السمك'],
    ['gluten', 'fish'],
  ],
  [['No seafood'], ['crustaceans', 'molluscs']],
  [['Severe allergies, please call me'], []],
  [['No onion', null], []],
  [['Eggs soft-boiled\nno nuts\nMlijeko uz kahvu'], ['nuts']],
  [['No eggs, please'], ['eggs']],
  [['Extra cheese please, no nuts'], ['nuts']],
  [['Više mlijeka uz kafu', 'جبن زيادة'], []],
  [['Extra careful, allergic to milk'], ['milk']],
  [['no extra cheese'], ['milk']],
  [["please don't add milk"], ['milk']],
  [['I can’t have extra eggs'], ['eggs']],
  [['المزيد من الحليب'], []],
  [[], []],
])('%j', (notes, allergens) => expect(allergensNoted(notes)).toEqual(allergens))

test('the guest’s list and what the notes name are one list, in its order', () => {
  const avoided = ['milk', 'nuts', 'vegan'] as const
  expect(avoidedIn({ avoided, notes: ['no nuts', 'no wheat'] })).toEqual(['gluten', 'milk', 'nuts', 'vegan'])
  expect(avoidedIn({ avoided, notes: ['No onion', null] })).toBe(avoided)
})

test('the phrases name what is to be left out, the same in every language, and never what is asked for', () => {
  const named = PHRASES.flatMap(({ id, text }) => {
    const found = LANGUAGES.map((language) => allergensNoted([text[language] ?? '']))
    expect(found, id).toEqual(LANGUAGES.map(() => found[0]))
    return found[0]?.length ? [id] : []
  })
  const groupOf = (id: string) => PHRASES.find((phrase) => phrase.id === id)?.group
  const others = named.filter((id) => groupOf(id) !== 'allergy')
  expect(others).toEqual(['no-cheese', 'no-meat-or-fish', 'gluten-free-bread', 'lactose-free'])
  expect(new Set(PHRASES.flatMap(({ text }) => allergensNoted([text.en])))).toEqual(new Set(ALLERGENS))
})
