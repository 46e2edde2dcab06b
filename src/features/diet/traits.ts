/** Annex II of Regulation (EU) No 1169/2011, in its order. */
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
] as const

export const DIETS = ['vegetarian', 'vegan', 'halal', 'spicy'] as const

export const TRAITS = [...ALLERGENS, ...DIETS] as const
export type Trait = (typeof TRAITS)[number]

/** What is declared of a dish or choice; what is missing is not declared. */
export type Traits = Partial<Record<Trait, boolean>>
