import type { MenuCategory, MenuItem } from './contract.ts'

/** RS-04: the categories in the order of a meal. */
export const CATEGORIES = [
  'Soups',
  'Cold Appetizers',
  'Warm Appetizers',
  'Main Courses',
  'Desserts',
  'Drinks',
] as const

/** Where in the kitchen a dish is made. */
export const STATIONS = ['hot', 'grill', 'cold', 'pastry', 'bar'] as const

/** Guests are told how many portions are left once these few are. */
export const FEW_LEFT = 5
export const STOCK_MAX = 9999

/** Parts of the day of one hotel. */
export const PARTS_MAX = 12

/** By the hotel's clock: what is sold out until the next opening can be had again then. */
export const KITCHEN_OPENS = '05:00'

type Named = Pick<MenuItem, 'name' | 'description' | 'category'>

export type MenuSection<Item extends Named = Named> = { category: MenuCategory; items: Item[] }

/** The menu by category, without empty ones. */
export const sectionsOf = <Item extends Named>(items: readonly Item[]): MenuSection<Item>[] =>
  CATEGORIES.map((category) => ({
    category,
    items: items.filter((item) => item.category === category),
  })).filter((section) => section.items.length > 0)
