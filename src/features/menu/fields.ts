import { decimalsOf, MAX_AMOUNT } from '#kit/shared/money.ts'
import { inPlainDigits, readMoney } from '#kit/shared/read-money.ts'
import { foldName } from '#kit/shared/text.ts'
import { columnOf, type FlatTexts, inEnglish, OTHER_LANGUAGES, textNames } from '#kit/shared/texts.ts'
import type { MenuItem } from './dish-shapes.ts'
import { CATEGORIES, STATIONS, STOCK_MAX } from './limits.ts'
import { TRAIT_COLUMNS, type TraitColumn } from './trait-columns.ts'

/** What the texts of a dish are called where they lie flat. */
export const DISH_TEXTS = { name: textNames('name'), description: textNames('description') }
/** The same of groups of choices, and of choices. */
export const OPTION_TEXTS = { name: textNames('name') }
/** The same of parts of the day. */
export const PART_TEXTS = { name: textNames('name') }
export type DishText = keyof FlatTexts<typeof DISH_TEXTS>
export type FlatDish = Omit<MenuItem, keyof typeof DISH_TEXTS> & FlatTexts<typeof DISH_TEXTS>

/** A price as people type it into a form: `12.50`. */
export const plainPrice = (amount: number, currency: string) =>
  (amount / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency))

/**
 * The price that is `amount` minor units above or below a typed one, as it would be typed, never below nothing or above
 * the highest; null where what is typed is no one price.
 */
export function priceBeside(text: string, amount: number, currency: string): string | null {
  const [price, another] = text.trim() === '' ? [0] : readMoney(text, currency)
  if (price === undefined || another !== undefined) return null
  return plainPrice(Math.min(Math.max(price + amount, 0), MAX_AMOUNT), currency)
}

type Written<Value> = {
  /** A file without it is refused. */
  isNeeded?: true
  /** What a text can mean: nothing where it is wrong, several where it is not clear. */
  read: (text: string, currency: string) => readonly Value[]
  write: (value: Value, currency: string) => string
  /** Why a text is refused, for the operator: `price "six" …`. */
  refusal: string
}

/** What a dish has beside its texts, as forms and files write it. */
const VALUES = {
  price: { isNeeded: true, read: readMoney, write: plainPrice, refusal: 'cannot be read' },
  category: {
    isNeeded: true,
    read: (text) => CATEGORIES.filter((known) => foldName(known) === foldName(text)),
    write: (category) => category,
    refusal: `is none of ${CATEGORIES.join(', ')}`,
  },
  station: {
    read: (text) =>
      text.trim() === '' ? [null] : STATIONS.filter((known) => foldName(known) === foldName(text)),
    write: (station) => station ?? '',
    refusal: `is none of ${STATIONS.join(', ')}`,
  },
  /** Nothing where nobody counts the portions. */
  stock: {
    read: (text) => {
      const digits = inPlainDigits(text)
      if (digits === '') return [null]
      return /^\d{1,9}$/.test(digits) && Number(digits) <= STOCK_MAX ? [Number(digits)] : []
    },
    write: (stock) => stock?.toString() ?? '',
    refusal: `is no whole number from 0 to ${STOCK_MAX}`,
  },
} satisfies { [Name in keyof MenuItem]?: Written<MenuItem[Name]> }

export type DishValue = keyof typeof VALUES
export const DISH_VALUES: Readonly<{ [Name in DishValue]: Written<MenuItem[Name]> }> = VALUES
export const VALUE_NAMES = Object.keys(VALUES) as DishValue[]

export const isDishValue = (name: string): name is DishValue => Object.hasOwn(VALUES, name)

/** A dish before anything is said about it. */
export const NEW_DISH: Omit<MenuItem, 'id' | 'orderIndex'> = {
  name: inEnglish(''),
  description: inEnglish(''),
  price: 0,
  category: 'Main Courses',
  imageUrl: null,
  enabled: true,
  soldOut: null,
  optionGroupIds: [],
  traits: {},
  partIds: [],
  station: null,
  stock: null,
}

/** The values of a dish as texts. */
export function writeValues(dish: Pick<MenuItem, DishValue>, currency: string) {
  const write = (name: DishValue) => DISH_VALUES[name].write(dish[name] as never, currency)
  return Object.fromEntries(VALUE_NAMES.map((name) => [name, write(name)])) as Record<DishValue, string>
}

/** The values that texts mean; where one means nothing, what a new dish has. */
export function readValues(texts: Record<DishValue, string>, currency: string) {
  const read = (name: DishValue) => DISH_VALUES[name].read(texts[name], currency)[0] ?? NEW_DISH[name]
  return Object.fromEntries(VALUE_NAMES.map((name) => [name, read(name)])) as Pick<MenuItem, DishValue>
}

const WRITTEN = [
  'name' as const,
  'description' as const,
  ...VALUE_NAMES,
  ...Object.values(DISH_TEXTS).flatMap((names) => OTHER_LANGUAGES.map((language) => names[language])),
]
/** What is compared of a dish, in the order of its form. */
export const DISH_FIELDS = [...WRITTEN, 'imageUrl' as const]

/** Where a file names the groups of choices that a dish offers, and the parts of the day in which it is served. */
export const OPTIONS = 'options'
export const PARTS = 'parts'
const LISTS = [OPTIONS, PARTS, ...(Object.keys(TRAIT_COLUMNS) as TraitColumn[])] as const
/** What an import tells of as changed. */
export const IMPORTED_FIELDS = [...DISH_FIELDS, ...LISTS] as const
export type ImportedField = (typeof IMPORTED_FIELDS)[number]

/** What the export has in columns; pictures, visibility and order are not in it. */
export const FILE_FIELDS = [
  ...VALUE_NAMES.toSorted(),
  ...Object.values(DISH_TEXTS).flatMap((names) => Object.values(names)),
]
export const NEEDED_FIELDS = ['name', ...VALUE_NAMES.filter((name) => DISH_VALUES[name].isNeeded)] as const

/** The columns that a file may have beside those that it needs. */
export const OTHER_COLUMNS = [
  ...WRITTEN.filter((name) => !NEEDED_FIELDS.some((needed) => needed === name)).map(columnOf),
  ...LISTS,
]
/** All columns but that of the picture, in the order in which the export has them. */
export const FILE_COLUMNS = [...FILE_FIELDS.map(columnOf), ...LISTS]
