import { expect, test } from 'vitest'
import { ALLERGENS, DIETS, type Trait } from '#features/dietary/traits.ts'
import { demoDeclared, demoDeclaredChoices, demoStations } from './declared.ts'
import { demoMenu } from './menu.ts'
import { demoOptions } from './options.ts'

const keys = demoMenu.map(({ key }) => key).toSorted()
const all = [...Object.entries(demoDeclared), ...Object.entries(demoDeclaredChoices)]

test('every dish of the demo hotel is declared and has a station, and nothing else is', () => {
  expect(Object.keys(demoDeclared).toSorted()).toEqual(keys)
  expect(Object.keys(demoStations).toSorted()).toEqual(keys)
})

test('every choice is declared, and nothing else is', () => {
  const names = demoOptions.flatMap(({ choices }) => choices.map(({ name }) => name.en))
  expect(Object.keys(demoDeclaredChoices).toSorted()).toEqual([...new Set(names)].toSorted())
})

test.each(all)('%s is what it contains allows', (_dish, { contains, is }) => {
  const has = (...traits: Trait[]) => traits.some((trait) => contains.includes(trait))
  expect(contains.filter((trait) => !(ALLERGENS as readonly Trait[]).includes(trait))).toEqual([])
  expect(is.filter((trait) => !(DIETS as readonly Trait[]).includes(trait))).toEqual([])
  expect(has('fish', 'crustaceans', 'molluscs') && is.includes('vegetarian')).toBe(false)
  expect(has('milk', 'eggs') && is.includes('vegan')).toBe(false)
  expect(is.includes('vegan') && !is.includes('vegetarian')).toBe(false)
})

/** What a dish's own words name, if they do, is declared. */
const NAMED: [RegExp, Trait][] = [
  [/somun|pita|flatbread|bread|toast|noodle|bulgur|crouton|filo|tagliatelle|pastry|dumpling/i, 'gluten'],
  [/cream|yoghurt|cheese|parmesan|halloumi|butter|kajmak|milky|creamy milk|rice pudding/i, 'milk'],
  [/walnut|almond|pistachio/i, 'nuts'],
  [/tahini/i, 'sesame'],
  [/\begg/i, 'eggs'],
  [/trout/i, 'fish'],
  [/shrimp/i, 'crustaceans'],
]

test.each(demoMenu.filter(({ key }) => key !== 'cappuccino'))(
  'what the menu says of $key is declared',
  ({ key, name, description }) => {
    const named = NAMED.filter(([words]) => words.test(`${name.en} ${description.en}`)).map(
      ([, trait]) => trait,
    )
    expect(demoDeclared[key]?.contains).toEqual(expect.arrayContaining(named))
    const isMeat = /chicken|beef|lamb|turkey|ribeye|trout|shrimp/i.test(`${name.en} ${description.en}`)
    expect(isMeat && demoDeclared[key]?.is.includes('vegetarian')).toBe(false)
  },
)
