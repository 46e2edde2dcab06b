import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ALLERGENS } from '#features/dietary/traits.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { avoidedIn, healthNoted } from './noted.ts'
import { PHRASES } from './phrases.ts'

test.each([
  [['I am allergic to nuts'], ['nuts'], false],
  [['Bez glutena, molim', null, 'أتحسس من السمك'], ['gluten', 'fish'], false],
  [['No seafood'], ['crustaceans', 'molluscs'], false],
  [['Severe allergies, please call me'], [], true],
  [['No nuts', 'Allergic to kiwi'], ['nuts'], true],
  [['No onion', null], [], false],
  [['Eggs soft-boiled\nno nuts\nMlijeko uz kafu'], ['nuts'], false],
  [['No eggs, please'], ['eggs'], false],
  [['Extra cheese please, no nuts'], ['nuts'], false],
  [['Više mlijeka uz kafu', 'جبن زيادة'], [], false],
  [[], [], false],
] as const)('%j', (notes, allergens, isUnnamed) =>
  expect(healthNoted(notes)).toEqual({ allergens, isUnnamed }),
)

test('the guest’s list and what the notes name are one list, in its order', () => {
  const avoided = ['milk', 'nuts', 'vegan'] as const
  expect(avoidedIn(avoided, ['no nuts', 'no wheat'])).toEqual({
    avoided: ['gluten', 'milk', 'nuts', 'vegan'],
    concernsHealth: false,
  })
  const unnamed = avoidedIn(avoided, ['I am diabetic', null])
  expect(unnamed.avoided).toBe(avoided)
  expect(unnamed.concernsHealth).toBe(true)
})

test.each(LANGUAGES)('what must be pressed first is called as its button is (%s)', async (language) => {
  const file = new URL(`../../../locales/${language}/traits.json`, import.meta.url)
  const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  expect(texts['mustAcknowledge']).toContain(texts['acknowledge'])
})

test('the phrases say what is to be left out, the same in every language, and never what is asked for', () => {
  const asking = PHRASES.flatMap(({ id, text }) => {
    const found = LANGUAGES.map((language) => healthNoted([text[language] ?? '']))
    expect(found, id).toEqual(LANGUAGES.map(() => found[0]))
    return found[0]?.isUnnamed || found[0]?.allergens.length ? [id] : []
  })
  const groupOf = (id: string) => PHRASES.find((phrase) => phrase.id === id)?.group
  const ofAllergies = PHRASES.filter(({ group }) => group === 'allergy').map(({ id }) => id)
  expect(asking).toEqual(expect.arrayContaining(ofAllergies))
  expect(asking.filter((id) => groupOf(id) !== 'allergy')).toEqual([
    'no-cheese',
    'no-butter',
    'no-cream',
    'no-meat-or-fish',
    'gluten-free-bread',
    'diabetic',
    'pregnant',
    'lactose-free',
  ])
  const named = PHRASES.flatMap(({ text }) => healthNoted([text.en]).allergens)
  expect(new Set(named)).toEqual(new Set(ALLERGENS))
})
