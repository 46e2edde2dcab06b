import type { Trait, Traits } from '#features/dietary/traits.ts'
import type { Language } from '#kit/shared/languages.ts'
import { MAX_AMOUNT } from '#kit/shared/money.ts'
import { inPlainDigits } from '#kit/shared/read-money.ts'
import { changedFields } from '#kit/shared/same.ts'
import { inOneLine } from '#kit/shared/text.ts'
import { flatten } from '#kit/shared/texts.ts'
import { writeCsv } from '#kit/shared/write-csv.ts'
import type { FormerDish, MenuChange, MenuDraft, MenuItem } from './dish-shapes.ts'
import { DISH_FIELDS, DISH_TEXTS, FILE_COLUMNS, FILE_FIELDS, type FlatDish, writeValues } from './fields.ts'
import { PERCENT_MAX, PERCENT_MIN } from './limits.ts'
import { writeNames } from './option-names.ts'
import type { OptionGroup } from './options-contract.ts'
import type { DayPart } from './parts-contract.ts'
import { traitsByColumn } from './trait-columns.ts'

/** What about a dish is not as it was, in the order of its form. */
export const changesOfDish = (before: FlatDish, after: FlatDish) => changedFields(before, after, DISH_FIELDS)

/** A price raised or lowered by a percentage, rounded to the minor unit and never above the highest price. */
export const priceAfter = (price: number, percent: number) =>
  Math.min(MAX_AMOUNT, Math.max(0, Math.round((price * (100 + percent)) / 100)))

/** A dish as a draft wants it, which keeps what the draft leaves out. */
export const draftedOn = <Item extends Omit<MenuItem, 'id' | 'orderIndex'>>(
  item: Item,
  draft: MenuDraft,
): Item => ({
  ...item,
  ...draft,
  soldOut: draft.soldOut === undefined ? item.soldOut : draft.soldOut,
  optionGroupIds: draft.optionGroupIds ?? item.optionGroupIds,
  traits: draft.traits ?? item.traits,
  partIds: draft.partIds ?? item.partIds,
  station: draft.station === undefined ? item.station : draft.station,
  stock: draft.stock === undefined ? item.stock : draft.stock,
})

/** What is declared after some of it is declared anew; null: not declared any more. */
const traitsAfter = (before: Traits, change: Partial<Record<Trait, boolean | null>>): Traits =>
  Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, declared]) => typeof declared === 'boolean'),
  )

/** A dish after a change of several. */
export function changedBy<Item extends MenuItem>(item: Item, change: MenuChange): Item {
  switch (change.kind) {
    case 'enabled':
      return { ...item, enabled: change.enabled }
    case 'soldOut':
      return { ...item, soldOut: change.soldOut }
    case 'category':
      return { ...item, category: change.category }
    case 'percent':
      return { ...item, price: priceAfter(item.price, change.percent) }
    case 'options': {
      const others = item.optionGroupIds.filter((id) => id !== change.groupId)
      if (!change.isOffered) return { ...item, optionGroupIds: others }
      return others.length < item.optionGroupIds.length
        ? item
        : { ...item, optionGroupIds: [...others, change.groupId] }
    }
    case 'traits':
      return { ...item, traits: traitsAfter(item.traits, change.traits) }
    case 'part': {
      const others = item.partIds.filter((id) => id !== change.partId)
      return { ...item, partIds: change.isServed ? [...others, change.partId] : others }
    }
    case 'station':
      return { ...item, station: change.station }
    case 'stock':
      return { ...item, stock: change.stock }
  }
}

const CHANGED_TOGETHER = [
  'enabled',
  'soldOut',
  'category',
  'price',
  'optionGroupIds',
  'traits',
  'partIds',
  'station',
  'stock',
] as const

/** What of a dish a change of several has changed, as it was before. */
export const formerOf = (before: MenuItem, after: MenuItem): FormerDish =>
  Object.fromEntries(changedFields(before, after, CHANGED_TOGETHER).map((name) => [name, before[name]]))

/** A dish with what a change has changed as it was before. */
export const restored = <Item extends MenuItem>(item: Item, was: FormerDish): Item => ({
  ...item,
  ...Object.fromEntries(Object.entries(was).filter(([, value]) => value !== undefined)),
})

/** What of a hotel its dishes name. */
export type NamedByDishes = {
  groups: readonly Pick<OptionGroup, 'id' | 'name'>[]
  parts: readonly Pick<DayPart, 'id' | 'name'>[]
}

/** The menu as a file that the import reads back. */
export function menuAsCsv(items: readonly MenuItem[], { groups, parts }: NamedByDishes, currency: string) {
  const names = new Map([...groups, ...parts].map(({ id, name }) => [id, name.en]))
  const named = (ids: readonly string[]) => writeNames(ids.flatMap((id) => names.get(id) ?? []))
  return writeCsv([
    FILE_COLUMNS,
    ...items.map((item) => {
      const cells = { ...flatten(DISH_TEXTS, item), ...writeValues(item, currency) }
      const lists = [named(item.optionGroupIds), named(item.partIds)]
      const traits = Object.values(traitsByColumn(item.traits)).map(writeNames)
      return [...FILE_FIELDS.map((name) => inOneLine(cells[name] ?? '')), ...lists, ...traits]
    }),
  ])
}

/** Whether a dish has no name in a language, or no description that English has. */
export const isMissing = (
  { name, description }: Pick<MenuItem, 'name' | 'description'>,
  language: Language,
) => !name[language]?.trim() || Boolean(description.en.trim() && !description[language]?.trim())

/** Reads a percentage as people type it: `10`, `-7,5`, `−5 %`, `٧٪`; null when it is none, changes nothing or is out of bounds. */
export function percentOf(text: string): number | null {
  const plain = inPlainDigits(text)
    .replace(/[\u2212\u2013]/g, '-')
    .replace(',', '.')
    .replace(/[%\u066A\s]/g, '')
  const percent = /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0
  return percent !== 0 && percent >= PERCENT_MIN && percent <= PERCENT_MAX ? percent : null
}
