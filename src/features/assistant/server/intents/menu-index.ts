import { fold, foldedWords } from '#features/language/server/fold.ts'
import { KNOWN_WORDS, meaningsOf } from '#features/language/server/lexicon.ts'
import { isWithin } from '#features/knowledge/server/retrieval/spelling.ts'
import { stem } from '#features/language/server/stem.ts'
import type { MenuCategory, MenuItem } from '#features/menu/dish-shapes.ts'
import type { OptionGroup } from '#features/menu/options-contract.ts'
import { isOneOf } from '#features/language/words.ts'
import { CATEGORY_WORDS } from '#features/language/server/asked-words.ts'
import { AND, AROUND, NOTES } from '#features/language/server/order-words.ts'

/** Drinks that guests call by many names. */
const CALLED = new Set<string>(['#coffee', '#tea', '#water', '#bread'])

const CATEGORIES = Object.keys(CATEGORY_WORDS) as MenuCategory[]

const errorsAllowed = (word: string) => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2)
const begins = (long: string, short: string) =>
  short.length >= 4 && long.length - short.length <= Math.min(3, short.length - 2) && long.startsWith(short)

const LISTED: ReadonlySet<string> = new Set(KNOWN_WORDS)
/** Whether a word is known to mean something else, so that it is not misspelt: `table` is no tabule. */
const isElse = (word: string, meanings: readonly string[]) =>
  LISTED.has(word) && !meaningsOf([word]).some((meaning) => meanings.includes(meaning))

/** Whether a guest's word is probably this word of a dish's name: inflected, cut short, or misspelt. */
export function isSaid(word: string, named: string): boolean {
  if (word === named || stem(word) === stem(named)) return true
  if (begins(word, named) || begins(named, word)) return true
  const most = Math.min(errorsAllowed(word), errorsAllowed(named))
  const meanings = meaningsOf([named])
  if (most > 0 && word[0] === named[0] && !isElse(word, meanings) && isWithin(word, named, most)) return true
  return meaningsOf([word]).some((meaning) => CALLED.has(meaning) && meanings.includes(meaning))
}

const isFiller = (word: string) => AROUND.has(word) || AND.has(word) || NOTES.has(word)

/** The words of a dish's name that tell it from others. */
function wordsOfName(name: string): string[] {
  const words = foldedWords(name)
  const telling = words.filter((word) => !isFiller(word))
  return telling.length > 0 ? telling : words
}

type Known = { item: MenuItem; names: string[][] }
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

function matchOf({ item, names }: Known, words: readonly Meant[]): Match {
  const matches = names.map((name) => ({
    item,
    matchedWords: words.filter(
      ({ categories, named }) => categories.has(item.category) || name.some((each) => named.has(each)),
    ).length,
    coverage: name.filter((each) => words.some(({ named }) => named.has(each))).length / name.length,
  }))
  const isBefore = (one: Match, other: Match) =>
    other.matchedWords - one.matchedWords || other.coverage - one.coverage
  return matches.toSorted(isBefore)[0] ?? { item, matchedWords: 0, coverage: 0 }
}

/** A hotel's menu, ready to be asked for dishes as guests call them. */
export function menuIndexOf(items: readonly MenuItem[], groups: readonly OptionGroup[] = []): MenuIndex {
  const known = items.map((item) => ({
    item,
    names: Object.values(item.name).flatMap((name) => (name ? [wordsOfName(name)] : [])),
  }))
  const vocabulary = new Set(known.flatMap(({ names }) => names.flat()))
  const meant = new Map<string, Meant>()
  const meaningOf = (word: string): Meant => {
    const before = meant.get(word)
    if (before) return before
    const one = {
      categories: new Set(CATEGORIES.filter((category) => isOneOf(fold(word), CATEGORY_WORDS[category]))),
      named: new Set([...vocabulary].filter((name) => isSaid(word, name))),
    }
    meant.set(word, one)
    return one
  }
  const isBefore = (one: Match, other: Match) =>
    other.matchedWords - one.matchedWords || other.coverage - one.coverage
  return {
    isExact: (word) => vocabulary.has(word),
    isKnown: (word) => meaningOf(word).named.size > 0,
    isOf: (word, item) => {
      const { categories, named } = meaningOf(word)
      const own = known.find((each) => each.item === item)?.names.flat() ?? []
      return categories.has(item.category) || own.some((name) => named.has(name))
    },
    optionsOf: ({ optionGroupIds }) =>
      optionGroupIds.flatMap((id) => groups.find((group) => group.id === id) ?? []),
    find: (words) => {
      if (words.length === 0) return []
      const meanings = words.map(meaningOf)
      return known
        .map((each) => matchOf(each, meanings))
        .filter(({ matchedWords }) => matchedWords > 0)
        .toSorted(isBefore)
    },
  }
}
