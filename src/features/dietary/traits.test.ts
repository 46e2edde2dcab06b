import fc from 'fast-check'
import { expect, test } from 'vitest'
import { againstOf, combined, DIETS, isDeclared, TRAITS, type Trait, type Traits } from './traits.ts'

const someTraits: fc.Arbitrary<Traits> = fc
  .dictionary(fc.constantFrom(...TRAITS), fc.boolean())
  .map((traits) => ({ ...traits }))
const someParts = fc.array(someTraits, { maxLength: 4 })
const aList: fc.Arbitrary<Trait[]> = fc.uniqueArray(fc.constantFrom(...TRAITS))

/** The three that must be so, as opposed to those that are avoided. */
const MUSTS = DIETS.filter((diet) => diet !== 'spicy')

test('there are fourteen allergens and four diets, each once', () => {
  expect(new Set(TRAITS).size).toBe(18)
})

test.each<[string, Traits[], Traits]>([
  ['one part with an allergen is enough', [{ milk: false }, { milk: true }, {}], { milk: true }],
  ['free of it only if every part is', [{ milk: false }, { milk: false }], { milk: false }],
  ['a part that says nothing leaves it open', [{ milk: false }, {}], {}],
  ['spicy by one part', [{ spicy: true }, { spicy: false }], { spicy: true }],
  ['not vegan by one part', [{ vegan: true }, { vegan: false }, {}], { vegan: false }],
  ['halal only if every part is', [{ halal: true }, { halal: true }], { halal: true }],
  ['nobody knows whether it is vegetarian', [{ vegetarian: true }, {}], {}],
  ['of nothing nothing is known', [], {}],
])('%s', (_what, parts, whole) => expect(combined(parts)).toEqual(whole))

test.each<[string, Traits, Trait[], Trait[], Trait[]]>([
  ['an allergen that is in it', { nuts: true, fish: false }, ['nuts', 'fish'], ['nuts'], []],
  ['an allergen that nobody declared', { nuts: false }, ['sesame', 'nuts'], [], ['sesame']],
  [
    'a diet that it does not keep',
    { vegan: false, vegetarian: true },
    ['vegan', 'vegetarian'],
    ['vegan'],
    [],
  ],
  ['a hot dish', { spicy: true }, ['spicy'], ['spicy'], []],
  ['a diet that nobody declared', {}, ['halal'], [], ['halal']],
  ['nothing is asked for', { nuts: true }, [], [], []],
])('%s', (_what, traits, avoided, contains, undeclared) =>
  expect(againstOf(traits, avoided)).toEqual({ contains, undeclared }),
)

test.each<Traits>([
  { vegan: true, milk: true },
  { vegan: true, vegetarian: true, fish: true },
])('a diet that what is declared contradicts counts as not declared: %j', (traits) => {
  const { vegan, vegetarian, ...rest } = traits
  expect(combined([traits])).toEqual(rest)
})

test('a dish says something as soon as one trait is declared, even as absent', () => {
  expect(isDeclared({})).toBe(false)
  expect(isDeclared({ lupin: false })).toBe(true)
})

test('each trait of the whole is what the parts say, by the rule of its kind', () => {
  const animals: Partial<Record<Trait, Trait[]>> = {
    vegetarian: ['fish', 'crustaceans', 'molluscs'],
    vegan: ['fish', 'crustaceans', 'molluscs', 'milk', 'eggs'],
  }
  const slowly = (parts: Traits[], trait: Trait) => {
    const bad = !(MUSTS as Trait[]).includes(trait)
    if (parts.some((part) => part[trait] === bad)) return bad
    if (animals[trait]?.some((each) => parts.some((part) => part[each]))) return undefined
    return parts.length > 0 && parts.every((part) => part[trait] === !bad) ? !bad : undefined
  }
  fc.assert(
    fc.property(someParts, fc.constantFrom(...TRAITS), (parts, trait) => {
      const whole = combined(parts)
      expect(whole[trait]).toBe(slowly(parts, trait))
      expect(trait in whole).toBe(whole[trait] !== undefined)
    }),
  )
})

test('another part never makes a dish fit a list that it did not fit', () => {
  fc.assert(
    fc.property(someParts, someTraits, aList, (parts, more, avoided) => {
      const before = againstOf(combined(parts), avoided)
      const after = againstOf(combined([...parts, more]), avoided)
      expect(after.contains).toEqual(expect.arrayContaining(before.contains))
      if (parts.length === 0) return
      const open = [...after.contains, ...after.undeclared]
      expect(open).toEqual(expect.arrayContaining(before.undeclared))
    }),
  )
})

test('neither the order of the parts nor that they are grouped matters', () => {
  fc.assert(
    fc.property(someParts, someTraits, someTraits, (parts, first, second) => {
      const whole = combined([first, second, ...parts])
      expect(combined([...parts, second, first])).toEqual(whole)
      expect(combined([combined([first, second]), ...parts])).toEqual(whole)
    }),
  )
})

test('what is against a list is kept apart from what nobody declared, in the order of the list', () => {
  fc.assert(
    fc.property(someTraits, aList, (traits, avoided) => {
      const { contains, undeclared } = againstOf(traits, avoided)
      const left = avoided.filter((trait) => !contains.includes(trait) && !undeclared.includes(trait))
      expect(left.every((trait) => traits[trait] === (MUSTS as Trait[]).includes(trait))).toBe(true)
      expect(contains.filter((trait) => undeclared.includes(trait))).toEqual([])
      expect([contains, undeclared]).toEqual([
        avoided.filter((trait) => contains.includes(trait)),
        avoided.filter((trait) => undeclared.includes(trait)),
      ])
    }),
  )
})
