import { fold, foldedWords } from '#features/language/server/fold.ts'
import { KNOWN_WORDS, meaningsOf } from '#features/language/server/lexicon.ts'
import { isWithin } from '#features/knowledge/server/retrieval/spelling.ts'
import { STOP_WORDS } from '#features/language/server/stop-words.ts'
import { remembered } from '#features/language/server/remembered.ts'
import { stem } from '#features/language/server/stem.ts'
import type { MenuCategory, MenuItem } from '#features/menu/dish-shapes.ts'
import type { OptionGroup } from '#features/menu/options-contract.ts'
import { isOneOf } from '#features/language/words.ts'
import { CATEGORY_WORDS } from '#features/language/server/asked-words.ts'
import { foodsOf, isOfFood, nounForms, otherNames } from '#features/language/server/food-words.ts'
import { AND, AROUND, MEASURES, NOTES, numberOf } from '#features/language/server/order-words.ts'

const CATEGORIES = Object.keys(CATEGORY_WORDS) as MenuCategory[]

const errorsAllowed = (word: string) => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2)
const begins = (long: string, short: string) =>
  short.length >= 4 && long.length - short.length <= Math.min(3, short.length - 2) && long.startsWith(short)

const LISTED: ReadonlySet<string> = new Set(KNOWN_WORDS)
/** Whether a word is known to mean something else, so that it is not misspelt: `table` is no tabule. */
const isElse = (word: string, meanings: readonly string[]) =>
  LISTED.has(word) && !meaningsOf([word]).some((meaning) => meanings.includes(meaning))

/** For one word of a guest, whether it is probably this word of a dish's name: inflected, cut short, or misspelt. */
export function saidBy(word: string): (named: string) => boolean {
  const stems = new Set(nounForms(word).map(stem))
  const foods = foodsOf(word)
  const errors = isOfFood(word) ? 0 : errorsAllowed(word)
  const mayBe = (named: string) =>
    word[0] === named[0] &&
    !isElse(word, meaningsOf([named])) &&
    isWithin(word, named, Math.min(errors, errorsAllowed(named)))
  return (named) =>
    word === named ||
    stems.has(stem(named)) ||
    begins(word, named) ||
    begins(named, word) ||
    (foods.length > 0 && foodsOf(named).some((food) => foods.includes(food))) ||
    (errors > 0 && errorsAllowed(named) > 0 && mayBe(named))
}

export const isSaid = (word: string, named: string): boolean => saidBy(word)(named)

const isFiller = (word: string) => AROUND.has(word) || AND.has(word) || NOTES.has(word)
const isMeasure = (word: string) => MEASURES.has(word) || numberOf(word) !== null

/** The words of another name that tell it from others; none where those that do not are more than prepositions. */
function tellingIn(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isFiller(word) && !STOP_WORDS.has(word))
  const isPlain = words.every((word) => !isMeasure(word) && (!AROUND.has(word) || STOP_WORDS.has(word)))
  return isPlain ? telling : []
}

/** The words of a dish's name that tell it from others. */
function wordsOfName(name: string): string[] {
  const words = foldedWords(name)
  const telling = words.filter((word) => !isFiller(word))
  return telling.length > 0 ? telling : words
}

/** `share`: how much of a dish's name it is, for other names than the menu's: these name it as a whole or not at all. */
type Name = { words: readonly string[]; share: number | null }

/** What may as well be something else is never the whole of a dish's name. */
const LOOSELY = 0.9

/** What guests call a dish of this name besides. */
const othersOf = remembered((text) =>
  otherNames(text).flatMap(({ words, isLoose }): Name[] => {
    const telling = tellingIn(words)
    return telling.length > 0 ? [{ words: telling, share: isLoose ? LOOSELY : 1 }] : []
  }),
)

const textsOf = ({ name }: MenuItem) => Object.values(name).flatMap((text) => text || [])

/** What a dish is called on the menu, and what guests call it besides. */
const namesOf = (texts: readonly string[]): Name[] => [
  ...texts.map((text) => ({ words: wordsOfName(text), share: null })),
  ...new Set(texts.flatMap(othersOf)),
]

/** How well words name a dish: how many of them do, and what share of its name they are. */
export type Match = { item: MenuItem; matchedWords: number; coverage: number }

export type MenuIndex = {
  isKnown: (word: string) => boolean
  isExact: (word: string) => boolean
  /** Whether a word is of a dish's name, or of its kind. */
  isOf: (word: string, item: MenuItem) => boolean
  /** The dishes that these words name, best first. */
  find: (words: readonly string[]) => Match[]
  /** What can be chosen for a dish. */
  optionsOf: (item: MenuItem) => OptionGroup[]
}

/** What a guest's word means: categories, and words of dishes' names. */
type Meant = { categories: ReadonlySet<MenuCategory>; named: ReadonlySet<string> }

/** A name, and which dish of the menu has it. */
type NameOf = Name & { dish: number }

/** A menu's words, which stay what they are from message to message. */
type Words = {
  names: readonly NameOf[]
  /** The names that hold a word. */
  holding: ReadonlyMap<string, readonly NameOf[]>
  /** Words that say a dish without others. */
  alone: ReadonlySet<string>
  meaningOf: (word: string) => Meant
}

const meaningIn = (vocabulary: Iterable<string>) => {
  const all = [...vocabulary]
  return remembered((word): Meant => {
    return {
      categories: new Set(CATEGORIES.filter((category) => isOneOf(fold(word), CATEGORY_WORDS[category]))),
      named: new Set(all.filter(saidBy(word))),
    }
  }, WORDS_KEPT)
}

function wordsOf(dishes: readonly (readonly string[])[]): Words {
  const names = dishes.flatMap((texts, dish) => namesOf(texts).map((name) => ({ ...name, dish })))
  const held = names.flatMap((name) => [...new Set(name.words)].map((word) => [word, name] as const))
  const holding = new Map<string, NameOf[]>()
  for (const [word, name] of held) {
    const others = holding.get(word)
    if (others) others.push(name)
    else holding.set(word, [name])
  }
  const isAlone = ({ words, share }: Name) => share === null || words.length === 1
  const alone = new Set(names.filter(isAlone).flatMap(({ words }) => words))
  return { names, holding, alone, meaningOf: meaningIn(holding.keys()) }
}

const WORDS_KEPT = 2000
const MENUS_KEPT = 20
const wordsOfMenu = remembered((texts) => wordsOf(JSON.parse(texts) as string[][]), MENUS_KEPT)

type Counted = { matchedWords: number; coverage: number }

const isBefore = (one: Counted, other: Counted) =>
  other.matchedWords - one.matchedWords || other.coverage - one.coverage

function matchOf(
  { words, share }: Name,
  category: MenuCategory | undefined,
  said: readonly Meant[],
): Counted {
  const coverage = words.filter((each) => said.some(({ named }) => named.has(each))).length / words.length
  const isOther = share !== null && coverage < 1
  const isOf = ({ categories, named }: Meant) =>
    (category !== undefined && categories.has(category)) ||
    (!isOther && words.some((each) => named.has(each)))
  return { matchedWords: said.filter(isOf).length, coverage: isOther ? 0 : coverage * (share ?? 1) }
}

/** A hotel's menu, ready to be asked for dishes as guests call them. */
export function menuIndexOf(items: readonly MenuItem[], groups: readonly OptionGroup[] = []): MenuIndex {
  const { names, holding, alone, meaningOf } = wordsOfMenu(JSON.stringify(items.map(textsOf)))
  return {
    isExact: (word) => holding.has(word),
    isKnown: (word) => [...meaningOf(word).named].some((name) => alone.has(name)),
    isOf: (word, item) => {
      const { categories, named } = meaningOf(word)
      const dish = items.indexOf(item)
      const isHeld = (each: string) => holding.get(each)?.some((name) => name.dish === dish) ?? false
      return categories.has(item.category) || [...named].some(isHeld)
    },
    optionsOf: ({ optionGroupIds }) =>
      optionGroupIds.flatMap((id) => groups.find((group) => group.id === id) ?? []),
    find: (words) => {
      if (words.length === 0) return []
      const said = words.map(meaningOf)
      const held = said.flatMap(({ named }) => [...named].flatMap((each) => holding.get(each) ?? []))
      const isOfKind = ({ dish }: NameOf) => {
        const category = items[dish]?.category
        return category !== undefined && said.some(({ categories }) => categories.has(category))
      }
      const ofKind = said.some(({ categories }) => categories.size > 0) ? names.filter(isOfKind) : []
      const best = new Map<number, Counted>()
      for (const name of new Set([...held, ...ofKind])) {
        const match = matchOf(name, items[name.dish]?.category, said)
        const before = best.get(name.dish)
        if (!before || isBefore(match, before) < 0) best.set(name.dish, match)
      }
      return items
        .flatMap((item, dish) => {
          const match = best.get(dish)
          return match && match.matchedWords > 0 ? [{ item, ...match }] : []
        })
        .toSorted(isBefore)
    },
  }
}
