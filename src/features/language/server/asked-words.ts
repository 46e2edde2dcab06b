import { LANGUAGES } from '#kit/shared/languages.ts'
import type { TalkWords } from '../kinds/asked.ts'
import { TALK } from './lists.ts'

const inAllLanguages = (wordsOf: (words: TalkWords) => string) =>
  LANGUAGES.flatMap((language) => wordsOf(TALK[language]).split(/\s+/))

export const ASKING = inAllLanguages(({ asking }) => asking)
export const PRICE = inAllLanguages(({ price }) => price)
export const OFFERING = inAllLanguages(({ offering }) => offering)
export const HAVING = inAllLanguages(({ having }) => having)
export const WHAT = inAllLanguages(({ what }) => what)
export const EATING = inAllLanguages(({ eating }) => eating)
export const FOODS = inAllLanguages(({ foods }) => foods)
export const MENU = inAllLanguages(({ menu }) => menu)
export const SERVICES = inAllLanguages(({ services }) => services)
export const OPEN = inAllLanguages(({ open }) => open)
export const ORDER = inAllLanguages(({ order }) => order)
export const ORDER_STATE = inAllLanguages(({ orderState }) => orderState)
export const ORDERING = inAllLanguages(({ ordering }) => ordering)
export const PLACING = inAllLanguages(({ placing }) => placing)

type Category = keyof TalkWords['dishes']

const dishesOf = (category: Category) => inAllLanguages(({ dishes }) => dishes[category])

export const CATEGORY_WORDS: Record<Category, readonly string[]> = {
  Soups: dishesOf('Soups'),
  'Cold Appetizers': dishesOf('Cold Appetizers'),
  'Warm Appetizers': dishesOf('Warm Appetizers'),
  'Main Courses': dishesOf('Main Courses'),
  Desserts: dishesOf('Desserts'),
  Drinks: dishesOf('Drinks'),
}
