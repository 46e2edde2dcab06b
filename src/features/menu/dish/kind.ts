import { DISH_WORDS } from '#features/language/named.ts'
import { foldText } from '#kit/shared/text.ts'
import type { MenuCategory, MenuItem } from '../dish-shapes.ts'
import type { DishKind } from './kinds.ts'

const BY_CATEGORY: Record<MenuCategory, DishKind> = {
  Soups: 'soup',
  'Cold Appetizers': 'salad',
  'Warm Appetizers': 'mezze',
  'Main Courses': 'plate',
  Desserts: 'dessert',
  Drinks: 'drink',
}

/** What is drawn of a dish: by the words of its name, else by its category. */
export function kindOf({ name, category }: Pick<MenuItem, 'name' | 'category'>): DishKind {
  const text = foldText(Object.values(name).filter(Boolean).join(' '))
  // a chicken soup that is served as a main course is a soup; a tea cake among the desserts is no tea
  if (category === 'Soups' || category === 'Desserts') return BY_CATEGORY[category]
  return DISH_WORDS.find(([words]) => words.test(text))?.[1] ?? BY_CATEGORY[category]
}
