import { ALLERGENS, type Trait, TRAITS } from '#features/diet/traits.ts'
import { allergiesIn, type AllergyWord } from './allergy-words.ts'
import { isWish } from './phrases.ts'

/** The allergens of the law that a word of a note stands for; that there is an allergy, without its name, is none. */
const ALLERGENS_OF: Record<AllergyWord, readonly (typeof ALLERGENS)[number][]> = {
  allergy: [],
  nuts: ['nuts'],
  peanut: ['peanuts'],
  gluten: ['gluten'],
  milk: ['milk'],
  egg: ['eggs'],
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs'],
  sesame: ['sesame'],
  soy: ['soybeans'],
  celery: ['celery'],
  mustard: ['mustard'],
  lupin: ['lupin'],
  sulphites: ['sulphites'],
}

/** The allergens that notes name, in the order of the law; a tapped phrase that asks for something names none. */
export function allergensNoted(notes: readonly (string | null)[]): Trait[] {
  const lines = notes.flatMap((note) => note?.split('\n') ?? []).filter((line) => !isWish(line))
  const named = new Set(lines.flatMap((line) => allergiesIn(line).flatMap((word) => ALLERGENS_OF[word])))
  return ALLERGENS.filter((allergen) => named.has(allergen))
}

type Noted = { avoided: readonly Trait[]; notes: readonly (string | null)[] }

/** What must not be in an order: what its guest avoids, and what its notes name. */
export function avoidedIn({ avoided, notes }: Noted): readonly Trait[] {
  const noted = allergensNoted(notes)
  return noted.length === 0
    ? avoided
    : TRAITS.filter((trait) => avoided.includes(trait) || noted.includes(trait))
}
