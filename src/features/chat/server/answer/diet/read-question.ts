import { type Trait, TRAITS } from '#features/diet/traits.ts'
import type { DietWords } from '#features/knowledge/words/kinds.ts'
import { DIETS } from '#features/knowledge/words/words.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { hasOneOf, isOneOf, wordsOf } from '../../../words.ts'
import { ASKING } from '../asked-words.ts'

/** Guests mix languages, so every question is read with the words of all of them. */
const inAll = (wordsIn: (words: DietWords) => string) =>
  LANGUAGES.flatMap((language) => wordsIn(DIETS[language]).split(/\s+/))

const NAMES = TRAITS.map((trait) => ({ trait, words: inAll(({ traits }) => traits[trait]) }))
const ALLERGENS = inAll(({ allergens }) => allergens)
const CONTAINS = inAll(({ contains }) => contains)
const WITHOUT = inAll(({ without }) => without)
const ALLERGIC = inAll(({ allergic }) => allergic)
const EATING = inAll(({ eating }) => eating)
const BEING = inAll(({ being }) => being)
const OTHERWISE = inAll(({ otherwise }) => otherwise)
const AROUND = inAll(({ around }) => around)

/** "I can't have milk", in any of the languages. */
const CANNOT =
  /\bcan(?:['’]?t|not) (?:have|eat|drink)\b|\bne (?:smijem|mogu jesti|jedem|podnosim)\b|لا (?:أستطيع|يمكنني|آكل) ?(?:أكل|تناول|شرب)?/iu

/** Whether somebody says what they must not eat: then nothing is to be offered before it is said what dishes contain. */
export const statesAllergy = (text: string): boolean =>
  (CANNOT.test(text) || hasOneOf(wordsOf(text), ALLERGIC)) &&
  wordsOf(text).some((word) => traitsNamedBy(word).length > 0)

/** What is asked about dishes: of which allergens and diets, by which words dishes are named, and how. */
export type DietQuestion = {
  /** None: all that is declared. */
  traits: Trait[]
  named: string[]
  /** Whether it says of whoever asks that they must not have them; beside that, other words are let pass. */
  isStated: boolean
  /** Whether it asks what contains them, rather than what does not. */
  isWhatContains: boolean
  /** Whether it asks for dishes, where it names none. */
  asksForDishes: boolean
}

const traitsNamedBy = (word: string): Trait[] =>
  NAMES.filter(({ words }) => isOneOf(word, words)).map(({ trait }) => trait)

/** Reads a question about allergens or diets; null where it is about neither. */
export function readDietQuestion(text: string): DietQuestion | null {
  const words = wordsOf(text)
  const said = new Set(words.flatMap(traitsNamedBy))
  if (said.has('vegan')) said.delete('vegetarian')
  const traits = TRAITS.filter((trait) => said.has(trait))
  const asksAllergens = hasOneOf(words, ALLERGENS)
  if ((traits.length === 0 && !asksAllergens) || hasOneOf(words, OTHERWISE)) return null
  const contains = hasOneOf(words, CONTAINS)
  const isStated = statesAllergy(text)
  const avoids = isStated || hasOneOf(words, WITHOUT) || hasOneOf(words, ALLERGIC)
  const isDiet = traits.some((trait) => DIETS_ASKED.has(trait))
  if (!contains && !avoids && !isDiet && !asksAllergens && !hasOneOf(words, BEING)) return null
  const isAround = (word: string) =>
    isOneOf(word, ASKING) ||
    isOneOf(word, AROUND) ||
    isOneOf(word, ALLERGENS) ||
    traitsNamedBy(word).length > 0
  return {
    traits,
    named: words.filter((word) => !isAround(word)),
    isStated,
    isWhatContains: contains && !avoids,
    asksForDishes: traits.length > 0 && (avoids || contains || (isDiet && hasOneOf(words, EATING))),
  }
}

const DIETS_ASKED: ReadonlySet<Trait> = new Set<Trait>(['vegetarian', 'vegan', 'halal', 'spicy'])
