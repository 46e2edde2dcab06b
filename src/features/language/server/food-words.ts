import { DEFAULT_LANGUAGE, LANGUAGES } from '#kit/shared/languages.ts'
import type { FoodName, FoodWord } from '../kinds/foods.ts'
import { FOODS_OF_OTHERS } from '../others/foods.ts'
import { foldedWords } from './fold.ts'
import { withoutJoined } from './lexicon.ts'
import { FOODS } from './lists.ts'
import { isOneOf } from '../words.ts'
import { ADDING, AND } from './order-words.ts'
import { remembered } from './remembered.ts'
import { stem } from './stem.ts'

/** Guests mix languages, so every word is looked for in the lists of all of them. */
const ALL = LANGUAGES.map((language) => FOODS[language])

const WITH_OTHERS: readonly (typeof FOODS_OF_OTHERS)[] = [...ALL, FOODS_OF_OTHERS]

const ENDINGS = ALL.flatMap(({ endings }) => endings ?? [])
const SHORTEST = 3

/** A word as guests write it, and what it may be without what is attached to it, made small or inflected. */
export const nounForms = remembered((word) => {
  const plain = ENDINGS.map(([ending, rest]) => word.replace(ending, rest))
  const forms = [word, withoutJoined(word), ...plain]
  return [...new Set(forms)].filter((form) => form === word || form.length >= SHORTEST)
})

const listed = (text: string) => text.split(',').map((each) => each.trim())

const MEANINGS = new Map<string, Set<FoodWord>>()

for (const food of Object.keys(FOODS[DEFAULT_LANGUAGE].words) as FoodWord[])
  for (const { words } of WITH_OTHERS)
    for (const word of listed(words[food] ?? '').flatMap(foldedWords))
      for (const key of [word, `${stem(word)}-`])
        MEANINGS.set(key, (MEANINGS.get(key) ?? new Set()).add(food))

/** Whether a word is one of a dish's names, wherever. */
export const isOfFood = (word: string): boolean => MEANINGS.has(word) || OF_NAMES.has(word)

/** Whether a word is listed just so. */
export const isListedFood = (word: string): boolean => MEANINGS.has(word)

/** What a folded word means of that which dishes are made of, by any of its names. */
export const foodsOf = remembered((word): readonly FoodWord[] => {
  for (const form of nounForms(word)) {
    const found = MEANINGS.get(form) ?? MEANINGS.get(`${stem(form)}-`)
    if (found) return [...found]
  }
  return []
})

const INGREDIENTS = ALL.flatMap(({ ingredients }) => ingredients.split(/\s+/))
/** What a kind of dish or drink is called, and not what it is made of. */
const KINDS: ReadonlySet<FoodWord> = new Set<FoodWord>([
  'soup',
  'juice',
  'tea',
  'coffee',
  'water',
  'steak',
  'sandwich',
  'salad',
  'pasta',
])

/** Whether a word names a kind of dish: `soup`. */
export const isKindOfFood = (word: string): boolean =>
  foodsOf(word).some((food) => KINDS.has(food)) || namesFood([word])
/** Whether a word names what dishes are made of: `beef`. */
export const isIngredient = (word: string): boolean =>
  foodsOf(word).some((food) => !KINDS.has(food)) || nounForms(word).some((form) => isOneOf(form, INGREDIENTS))

/** Another name of a dish, in folded words; `isLoose`: it may as well be that of something else. */
export type OtherName = { words: readonly string[]; isLoose: boolean }

const NAMES = (Object.keys(FOODS[DEFAULT_LANGUAGE].names) as FoodName[]).map((name) =>
  WITH_OTHERS.flatMap(({ names }) => listed(names[name] ?? '').filter(Boolean)).map((text): OtherName => {
    return { words: foldedWords(text), isLoose: text.startsWith('~') }
  }),
)

const OF_NAMES: ReadonlySet<string> = new Set(NAMES.flatMap((names) => names.flatMap(({ words }) => words)))

type Known = { stems: readonly string[]; names: readonly OtherName[] }

/** The names by which a dish is recognised, by the stem of their first word. */
const RECOGNISED = Map.groupBy(
  NAMES.flatMap((names): Known[] =>
    names.filter(({ isLoose }) => !isLoose).map(({ words }) => ({ stems: words.map(stem), names })),
  ),
  ({ stems: [first = ''] }) => first,
)

/** The names that stand within words, whatever their order. */
const namedWithin = (words: readonly string[]): Known[] => {
  const stems = new Set(words.map(stem))
  return [...stems].flatMap((first) =>
    (RECOGNISED.get(first) ?? []).filter((known) => known.stems.every((each) => stems.has(each))),
  )
}

const othersOfWhole = remembered((name) => {
  const words = name.split(' ')
  const whole = namedWithin(words).filter(({ stems }) => stems.length === words.length)
  return [...new Set(whole.flatMap(({ names }) => names))].filter(({ isLoose }) => !isLoose)
})

/** Where a dish's name ends, and what comes with it begins: `fish & chips`, `steak with fries`. */
const BESIDE = /[,;&+/(]/

/** What a dish is called besides, by its name on a menu: not what it comes with. */
export const otherNames = remembered((name): readonly OtherName[] => {
  const words = foldedWords(name)
  const begin = foldedWords(name.split(BESIDE)[0] ?? '').length
  const joined = words.findIndex((word) => AND.has(word) || ADDING.has(word))
  const own = new Set(words.slice(0, joined < 0 ? begin : Math.min(begin, joined)).map(stem))
  const found = namedWithin(words).filter(({ stems }) => stems.some((each) => own.has(each)))
  return [...new Set(found.flatMap(({ names }) => names))]
})

/** What is called so and by no more words is surely called besides. */
export const namesOfSame = (words: readonly string[]): readonly OtherName[] => othersOfWhole(words.join(' '))

/** Whether words name a dish or drink as kitchens anywhere have them. */
export const namesFood = (words: readonly string[]): boolean => namedWithin(words).length > 0
