import { ALLERGENS, type Trait, TRAITS } from '#features/diet/traits.ts'
import { foldText } from '#kit/shared/text.ts'
import { allergiesIn, allergyParts, type AllergyWord } from './allergy-words.ts'
import { isWish } from './phrases.ts'

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

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

/** Words that ask for what they stand beside, and words that keep it away; folded as in search. */
const ASKING = wordsOf(
  'extra more add additional double ekstra dodatno dodatni dodatnu dodatak jos vise duplo زياده اضافي اضافيه اكثر المزيد',
)
const KEEPING = wordsOf(
  'no not never dont cant wont cannot without avoid free bez ne nema nemoj nemojte nikako nikada بدون لا غير خالي خال خاليه',
)

/** Whether a part of a note asks for more of what it names, and says nothing against it. */
function asksFor(part: string): boolean {
  const said = foldText(part.replaceAll(/['’ʼ]/g, '')).match(/[\p{L}\p{M}]+/gu) ?? []
  return (
    said.some((word) => ASKING.has(word)) &&
    !said.some((word) => KEEPING.has(word)) &&
    !allergyParts(part).some(({ key }) => key === 'allergy')
  )
}

/** The allergens that notes name, in the order of the law; what is asked for is none to be avoided. */
export function allergensNoted(notes: readonly (string | null)[]): Trait[] {
  const parts = notes
    .flatMap((note) => note?.split('\n') ?? [])
    .filter((line) => !isWish(line))
    .flatMap((line) => line.split(/[.,;!?،؛]/))
    .filter((part) => !asksFor(part))
  const named = new Set(parts.flatMap((part) => allergiesIn(part).flatMap((word) => ALLERGENS_OF[word])))
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
