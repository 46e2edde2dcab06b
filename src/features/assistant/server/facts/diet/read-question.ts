import { allergensIn, isAboutAllergy, type NotePart, partsOf } from '#features/language/health-words.ts'
import { DIETS as DIET_TRAITS, type Trait, TRAITS } from '#features/dietary/traits.ts'
import type { DietWords } from '#features/language/kinds/asked.ts'
import { DIETS } from '#features/language/server/lists.ts'
import { ATTACHED_AND } from '#features/language/server/order-words.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { hasOneOf, isOneOf, wordsOf } from '#features/language/words.ts'
import { ASKING } from '#features/language/server/asked-words.ts'

/** Guests mix languages, so every question is read with the words of all of them. */
const inAll = (wordsIn: (words: DietWords) => string) =>
  LANGUAGES.flatMap((language) => wordsIn(DIETS[language]).split(/\s+/))

const NAMES = DIET_TRAITS.map((trait) => ({ trait, words: inAll(({ diets }) => diets[trait]) }))
const ALLERGENS = inAll(({ allergens }) => allergens)
const CONTAINS = inAll(({ contains }) => contains)
const WITHOUT = inAll(({ without }) => without)
const AVOIDING = new RegExp(
  `(?<= )(?:${LANGUAGES.map((language) => DIETS[language].avoiding).join('|')})(?= )`,
  'u',
)
const FOR_ME = new RegExp(
  `(?<= )(?:${LANGUAGES.map((language) => DIETS[language].forMe).join('|')})(?= )`,
  'u',
)
/** Whether something is asked to be for whoever asks: `is the kunafa safe for me?` */
export const asksForThemselves = (text: string) => FOR_ME.test(` ${wordsOf(text).join(' ')} `)
const EATING = inAll(({ eating }) => eating)
const BEING = inAll(({ being }) => being)
const OTHERWISE = inAll(({ otherwise }) => otherwise)
const AROUND = inAll(({ around }) => around)

/** Whether somebody says what they must not eat: then nothing is to be offered before it is said what dishes contain. */
export const statesAllergy = (text: string): boolean => states(text, partsOf(text))

const states = (text: string, parts: readonly NotePart[]) =>
  parts.some(isAboutAllergy) &&
  (allergensIn(parts).length > 0 || wordsOf(text).some((word) => dietsNamedBy(word).length > 0))

/** What is asked about dishes: of which allergens and diets, by which words dishes are named, and how. */
export type DietQuestion = {
  /** None: all that is declared. */
  traits: Trait[]
  named: string[]
  /** The same with the names of allergens beside them, as dishes have: `Garlic Shrimp`. */
  wholeNames: string[]
  /** Names of allergens that may be a dish's own, where something else is asked of it: `Is the halloumi vegan?` */
  mayBeDish: string[]
  /** Whether it says of whoever asks that they must not have them; beside that, other words are let pass. */
  isStated: boolean
  /** Whether it says no more than words of a dish and an allergen, which may be the name of one. */
  isBare: boolean
  /** Whether it asks what contains them, rather than what does not. */
  isWhatContains: boolean
  /** Whether it asks for a way to eat, such as vegan. */
  isDiet: boolean
  /** Whether it asks for dishes, where it names none. */
  asksForDishes: boolean
}

const dietsNamedBy = (word: string): Trait[] =>
  NAMES.filter(({ words }) => isOneOf(word, words)).map(({ trait }) => trait)

/** Which allergens and diets a text names, and by which words something else. */
function subjectsOf(text: string) {
  const words = wordsOf(text)
  const parts = partsOf(text)
  const said = new Set<Trait>([...allergensIn(parts), ...words.flatMap(dietsNamedBy)])
  if (said.has('vegan')) said.delete('vegetarian')
  const wordsWhere = (is: (part: NotePart) => boolean): ReadonlySet<string> =>
    new Set(parts.filter(is).flatMap((part) => wordsOf(part.text)))
  const ofAllergens = wordsWhere((part) => allergensIn([part]).length > 0)
  const ofAllergies = wordsWhere(isAboutAllergy)
  const isAround = (word: string) =>
    word.length === 1 ||
    isOneOf(word, ASKING) ||
    isOneOf(word, AROUND) ||
    isOneOf(word, ALLERGENS) ||
    ofAllergens.has(word) ||
    ofAllergies.has(word) ||
    dietsNamedBy(word).length > 0
  return {
    traits: TRAITS.filter((trait) => said.has(trait)),
    ofAllergens,
    isNamed: words.map((word) => !isAround(word)),
    named: words.filter((word) => !isAround(word)),
    ofTraits: words.filter((word) => ofAllergens.has(word) || dietsNamedBy(word).length > 0),
  }
}

/** Reads a question about allergens or diets; null where it is about neither. */
export function readDietQuestion(text: string): DietQuestion | null {
  const words = wordsOf(text)
  const parts = partsOf(text)
  const { traits, ofAllergens, isNamed, named } = subjectsOf(text)
  const asksAllergens = hasOneOf(words, ALLERGENS)
  if ((traits.length === 0 && !asksAllergens) || hasOneOf(words, OTHERWISE)) return null
  const contains = hasOneOf(words, CONTAINS)
  const isStated = states(text, parts)
  const avoids = isStated || hasOneOf(words, WITHOUT) || parts.some(isAboutAllergy)
  const isDiet = traits.some((trait) => DIETS_ASKED.has(trait))
  const asksWhatToAvoid = AVOIDING.test(` ${words.join(' ')} `) && !hasOneOf(words, WITHOUT)
  // "hummus sesame?"
  const isBare =
    /[?؟]\s*$/u.test(text) &&
    ofAllergens.has(words.at(-1) ?? '') &&
    words.every((word) => ofAllergens.has(word) || !isOneOf(word, ASKING))
  const isAsked = contains || avoids || isDiet || asksAllergens || hasOneOf(words, BEING)
  if (!isAsked && !isBare) return null
  const isBeside = (at: number) => ofAllergens.has(words[at] ?? '') && (isNamed[at - 1] || isNamed[at + 1])
  const asksForAny = isStated || hasOneOf(words, EATING)
  const isAskedOfIt = ofAllergens.size + traits.filter((trait) => DIETS_ASKED.has(trait)).length > 1
  return {
    traits,
    named,
    wholeNames: words.filter((_, at) => isNamed[at] || isBeside(at)),
    mayBeDish: isAskedOfIt && !asksForAny ? [...ofAllergens] : [],
    isStated,
    isBare: !isAsked,
    isDiet,
    isWhatContains: asksWhatToAvoid || (contains && !avoids),
    asksForDishes: traits.length > 0 && (avoids || contains || (isDiet && hasOneOf(words, EATING))),
  }
}

/**
 * A message that goes on with a question about allergens or diets, as the whole question that it stands for: the same of
 * another dish, or of something else in the dish that was spoken of. Null where it is about neither.
 */
export function dietQuestionAfter(said: string, before: string, dish: string): string | null {
  const asked = readDietQuestion(before)
  if (!asked) return null
  const now = subjectsOf(said)
  if (now.traits.length === 0 && now.named.length === 0) return null
  const was = subjectsOf(before)
  const isGone = (word: string) =>
    was.named.includes(word) || (now.traits.length > 0 && was.ofTraits.includes(word))
  const about = now.named.length > 0 ? now.named : [dish || was.named.join(' ')]
  const kept = wordsOf(before).filter((word) => !isGone(word))
  return [...kept, ...now.ofTraits, ...about].map((word) => word.replace(ATTACHED_AND, '')).join(' ')
}

/** Whether a text says what is in something to eat, or for whom it is. */
export function speaksOfDiet(text: string): boolean {
  const words = wordsOf(text)
  const parts = partsOf(text)
  if (parts.some(isAboutAllergy) || words.some((word) => dietsNamedBy(word).length > 0)) return true
  return allergensIn(parts).length > 0 && (hasOneOf(words, CONTAINS) || hasOneOf(words, WITHOUT))
}

const DIETS_ASKED: ReadonlySet<Trait> = new Set<Trait>(['vegetarian', 'vegan', 'halal', 'spicy'])
