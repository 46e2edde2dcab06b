import type { Language } from '#kit/shared/languages.ts'
import { decimalsOf, MAX_AMOUNT } from '#kit/shared/money.ts'
import { changedFields } from '#kit/shared/same.ts'
import { columnOf, flatten, type FlatTexts, OTHER_LANGUAGES, textNames } from '#kit/shared/texts.ts'
import { writeCsv } from '#kit/shared/write-csv.ts'
import type { MenuChange, MenuItem } from './contract.ts'

/** What the texts of a dish are called where they lie flat. */
export const DISH_TEXTS = { name: textNames('name'), description: textNames('description') }
export type DishText = keyof FlatTexts<typeof DISH_TEXTS>
export type FlatDish = Omit<MenuItem, keyof typeof DISH_TEXTS> & FlatTexts<typeof DISH_TEXTS>

const DISH_FIELDS = [
  ...(['name', 'description', 'price', 'category'] as const),
  ...Object.values(DISH_TEXTS).flatMap((names) => OTHER_LANGUAGES.map((language) => names[language])),
  'imageUrl' as const,
]

export type DishField = (typeof DISH_FIELDS)[number]

/** What about a dish is not as it was, in the order of its form. */
export const changesOfDish = (before: FlatDish, after: FlatDish) => changedFields(before, after, DISH_FIELDS)

/** How far one change lowers or raises prices. */
export const PERCENT_MIN = -90
export const PERCENT_MAX = 900

/** A price raised or lowered by a percentage, rounded to the minor unit and never above the highest price. */
export const priceAfter = (price: number, percent: number) =>
  Math.min(MAX_AMOUNT, Math.max(0, Math.round((price * (100 + percent)) / 100)))

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

const EXPORTED = Object.values(DISH_TEXTS).flatMap((names) => Object.values(names))

/** The menu as a file that the import reads back; pictures, visibility and order are not in it. */
export const menuAsCsv = (items: readonly MenuItem[], currency: string) =>
  writeCsv([
    ['category', 'price', ...EXPORTED.map(columnOf)],
    ...items.map((item) => {
      const texts = flatten(DISH_TEXTS, item)
      return [item.category, plainPrice(item.price, currency), ...EXPORTED.map((name) => texts[name] ?? '')]
    }),
  ])

/** Whether a dish has no name in a language, or no description that English has. */
export const isMissing = (
  { name, description }: Pick<MenuItem, 'name' | 'description'>,
  language: Language,
) => !name[language]?.trim() || Boolean(description.en.trim() && !description[language]?.trim())

/** Reads a percentage as people type it: `10`, `-7,5`, `−5 %`; null when it is none, changes nothing or is out of bounds. */
export function percentOf(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(',', '.')
    .replace(/[%\s]/g, '')
  const percent = /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0
  return percent !== 0 && percent >= PERCENT_MIN && percent <= PERCENT_MAX ? percent : null
}
