import type { MenuCategory, MenuItem } from '#features/menu/dish-shapes.ts'
import { sectionsOf } from '#features/menu/rules.ts'
import { hasOneOf, isAlike, isOneOf, wordsOf } from '#features/language/words.ts'
import {
  ASKING,
  CATEGORY_WORDS,
  EATING,
  FOODS,
  HAVING,
  MENU,
  PRICE,
  WHAT,
} from '#features/language/server/asked-words.ts'

const LISTED_MAX = 8

/** What the menu says about a question; `isWeak` when a knowledge entry may say it better. */
export type MenuFact =
  | { kind: 'dishes'; items: MenuItem[]; isWeak: boolean }
  | { kind: 'category'; items: MenuItem[]; isWeak: boolean }
  | { kind: 'overview'; isMissing: boolean; isWeak: boolean }

const namesOf = (item: MenuItem) => Object.values(item.name).filter((name) => name !== null)
const contentOf = (words: readonly string[]) => words.filter((word) => !isOneOf(word, ASKING))

/** Dishes with a name, in any language, that contains all of these words. */
function named(items: readonly MenuItem[], words: readonly string[]) {
  return items.filter((item) =>
    namesOf(item).some((name) => {
      const own = wordsOf(name)
      return words.every((word) => own.some((each) => isAlike(each, word)))
    }),
  )
}

/** Dishes whose full name appears in the question. */
function spelledOut(items: readonly MenuItem[], words: readonly string[]) {
  return items.filter((item) =>
    namesOf(item).some((name) => {
      const own = contentOf(wordsOf(name))
      return own.length > 0 && own.every((each) => words.some((word) => isAlike(each, word)))
    }),
  )
}

/** What a question asks about dishes, drinks, categories or the whole menu; null when it asks about none. */
export function menuFactOf(question: string, items: readonly MenuItem[]): MenuFact | null {
  const words = wordsOf(question)
  const asksMenu = hasOneOf(words, MENU) || (hasOneOf(words, WHAT) && hasOneOf(words, EATING))
  const asksDish = asksMenu || hasOneOf(words, PRICE) || hasOneOf(words, HAVING)
  const isAbout = (word: string) => !isOneOf(word, [...MENU, ...PRICE, ...HAVING])
  const content = contentOf(words).filter(isAbout)
  const naming = content.length > 0 ? content : contentOf(words).filter((word) => isOneOf(word, HAVING))

  const categories = (Object.keys(CATEGORY_WORDS) as MenuCategory[]).filter((category) =>
    hasOneOf(naming, CATEGORY_WORDS[category]),
  )
  const isCategory = (word: string) => categories.some((category) => isOneOf(word, CATEGORY_WORDS[category]))
  const ofCategories = items.filter((item) => categories.includes(item.category))
  if (ofCategories.length > 0 && naming.every(isCategory)) {
    return { kind: 'category', items: ofCategories, isWeak: !asksDish && naming.length < words.length }
  }
  const matching = content.length > 0 ? named(items, content) : []
  if (matching.length > 0) {
    return { kind: 'dishes', items: matching.slice(0, LISTED_MAX), isWeak: false }
  }
  const whole = spelledOut(items, content)
  if (whole.length > 0) return { kind: 'dishes', items: whole.slice(0, LISTED_MAX), isWeak: !asksDish }
  const isFood = asksDish && content.length > 0 && content.every((word) => isOneOf(word, FOODS))
  if ((!asksMenu && !isFood) || items.length === 0) return null
  return { kind: 'overview', isMissing: content.length > 0, isWeak: content.length > 0 }
}

/** A few dishes of each category, as an overview. */
export const overviewOf = (items: readonly MenuItem[]) =>
  sectionsOf(items).map(({ category, items: all }) => ({
    category,
    items: all.slice(0, 4),
    count: all.length,
  }))
