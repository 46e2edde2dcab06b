import { decimalsOf } from '#kit/shared/money.ts'
import { foldText } from '#kit/shared/text.ts'
import { writeCsv } from '#kit/shared/write-csv.ts'
import type { MenuCategory, MenuChange, MenuItem } from './contract.ts'

/** RS-04: the categories in the order of a meal. */
export const CATEGORIES = [
  'Soups',
  'Cold Appetizers',
  'Warm Appetizers',
  'Main Courses',
  'Desserts',
  'Drinks',
] as const satisfies readonly MenuCategory[]

const DISH_FIELDS = [
  ...(['name', 'description', 'price', 'category', 'nameAr', 'nameBs'] as const),
  ...(['descriptionAr', 'descriptionBs', 'imageUrl'] as const),
] as const satisfies readonly (keyof MenuItem)[]

export type DishField = (typeof DISH_FIELDS)[number]

/** What about a dish is not as it was, in the order of its form. */
export const changedFields = (before: Pick<MenuItem, DishField>, after: Pick<MenuItem, DishField>) =>
  DISH_FIELDS.filter((field) => before[field] !== after[field])

export type MenuSection<Item extends MenuItem = MenuItem> = { category: MenuCategory; items: Item[] }

/** The menu by category, without empty ones. */
export const sectionsOf = <Item extends MenuItem>(items: readonly Item[]): MenuSection<Item>[] =>
  CATEGORIES.map((category) => ({
    category,
    items: items.filter((item) => item.category === category),
  })).filter((section) => section.items.length > 0)

/** Everything written about a dish, in every language, ready to be searched. */
export const searchTextOf = (item: MenuItem) =>
  foldText(
    [
      item.name,
      item.nameAr,
      item.nameBs,
      item.description,
      item.descriptionAr,
      item.descriptionBs,
      item.category,
    ].join(' '),
  )

/** Dishes in which every word of the search occurs, accents and case forgiven. */
export function searchMenu<Item extends MenuItem>(items: readonly Item[], search: string): Item[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const text = searchTextOf(item)
    return words.every((word) => text.includes(word))
  })
}

const PRICE_MAX = 99_999_999

/** A price raised or lowered by a percentage, rounded to the minor unit and never above the highest price. */
export const priceAfter = (price: number, percent: number) =>
  Math.min(PRICE_MAX, Math.max(0, Math.round((price * (100 + percent)) / 100)))

/** A dish after a change of several. */
export function changedBy<Item extends MenuItem>(item: Item, change: MenuChange): Item {
  switch (change.kind) {
    case 'enabled':
      return { ...item, enabled: change.enabled }
    case 'category':
      return { ...item, category: change.category }
    case 'percent':
      return { ...item, price: priceAfter(item.price, change.percent) }
  }
}

/** A price as people type it into a form: `12.50`. */
export const plainPrice = (amount: number, currency: string) =>
  (amount / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency))

const EXPORTED = ['name', 'name_ar', 'name_bs', 'description', 'description_ar', 'description_bs']

/** The menu as a file that the import reads back; pictures, visibility and order are not in it. */
export const menuAsCsv = (items: readonly MenuItem[], currency: string) =>
  writeCsv([
    ['category', 'price', ...EXPORTED],
    ...items.map((item) => [
      ...[item.category, plainPrice(item.price, currency)],
      ...[item.name, item.nameAr ?? '', item.nameBs ?? ''],
      ...[item.description, item.descriptionAr ?? '', item.descriptionBs ?? ''],
    ]),
  ])

/** Languages in which something is missing that English has. */
export const missingLanguages = (item: MenuItem): ('ar' | 'bs')[] => [
  ...(item.nameAr && (item.descriptionAr || !item.description) ? [] : (['ar'] as const)),
  ...(item.nameBs && (item.descriptionBs || !item.description) ? [] : (['bs'] as const)),
]

/** Reads a percentage as people type it: `10`, `-7,5`, `−5 %`; null when it is none, changes nothing or is out of bounds. */
export function percentOf(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(',', '.')
    .replace(/[%\s]/g, '')
  const percent = /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0
  return percent !== 0 && percent >= -90 && percent <= 900 ? percent : null
}
