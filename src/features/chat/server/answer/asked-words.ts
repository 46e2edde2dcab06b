import type { TalkWords } from '#features/knowledge/words/kinds.ts'
import { TALK } from '#features/knowledge/words/words.ts'
import type { MenuCategory } from '#features/menu/dish-shapes.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'

const inAllLanguages = (wordsOf: (words: TalkWords) => string) =>
  LANGUAGES.flatMap((language) => wordsOf(TALK[language]).split(/\s+/))

export const ASKING = inAllLanguages(({ asking }) => asking)
export const PRICE = inAllLanguages(({ price }) => price)
export const HAVING = inAllLanguages(({ having }) => having)
export const WHAT = inAllLanguages(({ what }) => what)
export const EATING = inAllLanguages(({ eating }) => eating)
export const MENU = inAllLanguages(({ menu }) => menu)
export const SERVICES = inAllLanguages(({ services }) => services)
export const OPEN = inAllLanguages(({ open }) => open)
export const ORDER = inAllLanguages(({ order }) => order)
export const ORDER_STATE = inAllLanguages(({ orderState }) => orderState)
export const ORDERING = inAllLanguages(({ ordering }) => ordering)

const dishesOf = (category: MenuCategory) => inAllLanguages(({ dishes }) => dishes[category])

export const CATEGORY_WORDS: Record<MenuCategory, readonly string[]> = {
  Soups: dishesOf('Soups'),
  'Cold Appetizers': dishesOf('Cold Appetizers'),
  'Warm Appetizers': dishesOf('Warm Appetizers'),
  'Main Courses': dishesOf('Main Courses'),
  Desserts: dishesOf('Desserts'),
  Drinks: dishesOf('Drinks'),
}
