import type { Allergen } from '#features/language/kinds/health.ts'
import type { Diet } from '#features/language/kinds/asked.ts'

/** The allergens of Annex II of Regulation (EU) 1169/2011, in its order. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const satisfies readonly Allergen[]
export const DIETS = ['vegetarian', 'vegan', 'halal', 'spicy'] as const satisfies readonly Diet[]
export const TRAITS = [...ALLERGENS, ...DIETS] as const

export type Trait = (typeof TRAITS)[number]
/** What is declared of a dish or of a choice; a trait that is missing is not declared. */
export type Traits = Partial<Record<Trait, boolean>>

/** What must be so for a guest who lists it; every other trait is what the guest avoids. */
const MUSTS: ReadonlySet<Trait> = new Set<Trait>(['vegetarian', 'vegan', 'halal'])

/** What, if declared, stands in the way of a guest who lists the trait. */
const isAgainst = (trait: Trait) => !MUSTS.has(trait)

export const isDeclared = (traits: Traits) => TRAITS.some((trait) => traits[trait] !== undefined)

/** What no dish of a diet contains; whoever declares both has not declared the diet. */
const CONTRARY: Partial<Record<Trait, readonly Trait[]>> = {
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
}

/** What is known of a dish with its choices: one part is enough against it, in its favour all of them must speak. */
export function combined(parts: readonly Traits[]): Traits {
  const whole: Traits = {}
  for (const trait of TRAITS) {
    const against = isAgainst(trait)
    const said = new Set(parts.map((part) => part[trait]))
    if (said.has(against)) whole[trait] = against
    else if (said.size > 0 && !said.has(undefined)) whole[trait] = !against
  }
  for (const [diet, contrary] of Object.entries(CONTRARY))
    if (whole[diet as Trait] && contrary.some((trait) => whole[trait])) delete whole[diet as Trait]
  return whole
}

/** What of a guest's list stands in the way of a dish, and what of it nobody has declared. */
export function againstOf(
  traits: Traits,
  avoided: readonly Trait[],
): { contains: Trait[]; undeclared: Trait[] } {
  return {
    contains: avoided.filter((trait) => traits[trait] === isAgainst(trait)),
    undeclared: avoided.filter((trait) => traits[trait] === undefined),
  }
}
