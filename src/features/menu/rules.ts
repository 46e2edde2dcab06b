import type { MenuCategory, MenuItem } from './dish-shapes.ts'
import { CATEGORIES } from './limits.ts'

type Named = Pick<MenuItem, 'name' | 'description' | 'category'>

export type MenuSection<Item extends Named = Named> = { category: MenuCategory; items: Item[] }

/** The menu by category, without empty ones. */
export const sectionsOf = <Item extends Named>(items: readonly Item[]): MenuSection<Item>[] =>
  CATEGORIES.map((category) => ({
    category,
    items: items.filter((item) => item.category === category),
  })).filter((section) => section.items.length > 0)
