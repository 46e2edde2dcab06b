import { IMAGE_MEGABYTES_MAX, IMAGE_MEGAPIXELS_MAX, type ImageRefusal } from '#features/images/contract.ts'
import type { MenuProblem } from '#features/menu/contract.ts'
import { DISH_VALUES, isDishValue } from '#features/menu/fields.ts'
import { TRAIT_COLUMN_NAMES, TRAIT_COLUMNS } from '#features/menu/trait-columns.ts'
import type { FieldChange, MenuPlan } from '#features/menu/server/import-plan.ts'
import { formatMoney } from '#kit/shared/money.ts'

const REFUSED_IMAGES: Record<string, string> = {
  IMAGE_TOO_LARGE: `is larger than ${IMAGE_MEGABYTES_MAX} MB`,
  NOT_AN_IMAGE: 'is no PNG, JPEG, WebP, AVIF or GIF',
  IMAGE_TOO_MANY_PIXELS: `has more than ${IMAGE_MEGAPIXELS_MAX} megapixels`,
  IMAGE_UNREADABLE: 'is damaged',
} satisfies Record<ImageRefusal, string>

const knownIn = (column: string) =>
  TRAIT_COLUMN_NAMES.flatMap((name) => (name === column ? TRAIT_COLUMNS[name].of : [])).join(', ')

/** Describes a problem of a menu file in English. */
export function problemWords({ code, column = '', value = '' }: MenuProblem): string {
  const [one = '', two = ''] = value.split(/, (?=\d+$)/)
  if (isDishValue(code))
    return value ? `${code} "${value}" ${DISH_VALUES[code].refusal}` : `${code} is missing`
  switch (code) {
    case 'not-utf-8':
      return 'is not UTF-8; save the file as "CSV UTF-8"'
    case 'quote-not-closed':
      return 'opens a quote that is never closed'
    case 'line-too-long':
      return `is longer than ${value} KB`
    case 'no-header':
      return 'the file has no header line'
    case 'file-too-large':
      return `the file is larger than ${value} MB`
    case 'too-many-lines':
      return `the file has more than ${value} lines`
    case 'column-missing':
      return `the column ${column} is missing`
    case 'column-twice':
      return `the column ${column} appears twice`
    case 'too-many-fields':
      return 'has more fields than the header; put texts and prices with the separator in them between quotes'
    case 'missing':
      return `${column} is missing`
    case 'too-long':
      return `${column} has more than ${value} characters`
    case 'price-unclear':
      return `price "${value}" can be read in two ways; write it with two decimals`
    case 'price-too-high':
      return `price is above the highest possible, ${value}`
    case 'duplicate':
      return `"${one}" is already on line ${two}`
    case 'ambiguous':
      return `the menu has several items called "${value}" that it could be; rename them or name them all`
    case 'options':
      return `there is no group of choices called "${value}"`
    case 'options-ambiguous':
      return `there are several groups of choices called "${value}"; rename all but one`
    case 'options-too-many':
      return `names more than ${value} groups of choices`
    case 'parts':
      return `there is no part of the day called "${value}"`
    case 'parts-ambiguous':
      return `there are several parts of the day called "${value}"; rename all but one`
    case 'trait':
      return `${column} "${value}" is none of ${knownIn(column)}`
    case 'trait-twice':
      return `"${value}" is in ${column} and in the column that says the opposite`
    case 'image-missing':
      return `image "${value}" was not found`
    case 'image-refused':
      return `image "${column}" ${REFUSED_IMAGES[value] ?? 'cannot be used'}`
  }
}

/** Describes what an import changes: one line per item, and a summary. */
export function planWords(
  { added, changed, sameCount }: MenuPlan,
  currency: string,
  isDryRun: boolean,
): string[] {
  const shown = (field: FieldChange['field'], value: string | number | null) =>
    field === 'price' && typeof value === 'number'
      ? formatMoney(value, currency)
      : field === 'category'
        ? value
        : JSON.stringify(value ?? '')
  const lines = [
    ...added.map(({ name, price, category }) => `+ ${name.en}  ${formatMoney(price, currency)}  ${category}`),
    ...changed.flatMap(({ item, changes }) => [
      `~ ${item.name.en}`,
      ...changes.map(
        ({ field, before, after }) => `    ${field}: ${shown(field, before)} → ${shown(field, after)}`,
      ),
    ]),
  ]
  const counts = `${added.length} added, ${changed.length} changed, ${sameCount} as they were`
  return isDryRun ? [...lines, `Dry run: ${counts}. Nothing was changed.`] : [`${counts}.`]
}
