import { z } from 'zod'
import { neededText, readTable, refuse } from '#kit/server/read-table.ts'
import { columnOf } from '#kit/shared/texts.ts'
import { MAX_AMOUNT } from '#kit/shared/money.ts'
import { isAboveMost } from '#kit/shared/read-money.ts'
import { FILE_ROWS_MAX } from '#kit/shared/sizes.ts'
import { inOneLine } from '#kit/shared/text.ts'
import { DESCRIPTION_MAX, NAME_MAX } from '../dish-shapes.ts'
import { type MenuProblem } from '../contract.ts'
import {
  DISH_TEXTS,
  DISH_VALUES,
  type DishText,
  type DishValue,
  type FlatDish,
  plainPrice,
  VALUE_NAMES,
} from '../fields.ts'
import { readNames } from '../option-names.ts'
import { type NamedTraits, TRAIT_COLUMN_NAMES, type TraitColumn, traitNamed } from '../trait-columns.ts'

/** One dish of a menu file. */
export type MenuRow = {
  line: number
  /** What the file has no column for is left out: an item that is there keeps what it has. */
  fields: Pick<FlatDish, 'name' | 'category'> & Partial<Pick<FlatDish, DishText | DishValue>>
  /** The names of the groups of choices that the dish offers, and of its parts of the day; without the column, null. */
  options: string[] | null
  parts: string[] | null
  traits: NamedTraits
  /** File name of a picture, or null. */
  image: string | null
}

export type MenuFile = { rows: MenuRow[]; problems: MenuProblem[]; unusedColumns: string[] }

const line = z.string().transform(inOneLine)
const names = line.transform(readNames)

function textColumn(name: string) {
  if (name === DISH_TEXTS.name.en) return { schema: line.pipe(neededText(NAME_MAX)), isNeeded: true }
  const most = Object.values<string>(DISH_TEXTS.name).includes(name) ? NAME_MAX : DESCRIPTION_MAX
  const none = name === DISH_TEXTS.description.en ? '' : null
  return { schema: line.pipe(z.string().max(most, 'too-long')).transform((text) => text || none) }
}

function valueColumn(name: DishValue, currency: string) {
  const schema = line.transform((text, context) => {
    const [value, another] = DISH_VALUES[name].read(text, currency)
    if (name === 'price' && isAboveMost(text, currency))
      refuse(context, 'price-too-high', plainPrice(MAX_AMOUNT, currency))
    else if (value === undefined) refuse(context, name, text)
    if (another !== undefined) refuse(context, 'price-unclear', text)
    return value
  })
  return { schema, isNeeded: DISH_VALUES[name].isNeeded ?? false }
}

const TEXT_NAMES = Object.values(DISH_TEXTS).flatMap((inLanguages) => Object.values(inLanguages))
const FIELD_NAMES = [...TEXT_NAMES, ...VALUE_NAMES]
const LISTS = Object.fromEntries(
  ['options', 'parts', ...TRAIT_COLUMN_NAMES].map((column) => [column, { schema: names }]),
) as Record<'options' | 'parts' | TraitColumn, { schema: typeof names }>

/** All columns of a menu file, whose prices are in a currency. */
const columnsIn = (currency: string) => ({
  ...Object.fromEntries(TEXT_NAMES.map((name) => [columnOf(name), textColumn(name)])),
  ...Object.fromEntries(VALUE_NAMES.map((name) => [columnOf(name), valueColumn(name, currency)])),
  ...LISTS,
  image: { schema: line },
})

/**
 * Reads and checks a menu as CSV: columns as `FILE_COLUMNS` names them, and perhaps `image`, in any order. Answers
 * every problem of every line, and the rows that have a name.
 * @param currency the hotel's, in which the prices are
 */
export function readMenuFile(bytes: Buffer, currency: string): MenuFile {
  const table = readTable(columnsIn(currency), bytes, FILE_ROWS_MAX)
  const problems = table.problems as MenuProblem[]
  const rows = table.rows.flatMap((row): MenuRow[] => {
    const values: Readonly<Record<string, unknown>> = row.values
    const { options = null, parts = null, image } = row.values
    const said = FIELD_NAMES.map((name) => [name, values[columnOf(name)]] as const)
    const fields = Object.fromEntries(said.filter(([, value]) => value !== undefined)) as MenuRow['fields']
    const { traits, wrong } = readTraits(row.values)
    problems.push(...wrong.map((problem) => ({ line: row.line, ...problem })))
    const read = { line: row.line, fields, options, parts, traits, image: image || null }
    return fields.name === undefined ? [] : [read]
  })
  return { rows, problems: problems.toSorted((a, b) => a.line - b.line), unusedColumns: table.unusedColumns }
}

/** What the columns of allergens and diets say, and what of it cannot be. */
function readTraits(written: Partial<Record<TraitColumn, string[] | undefined>>) {
  const traits: NamedTraits = {}
  const wrong: Omit<MenuProblem, 'line'>[] = []
  for (const column of TRAIT_COLUMN_NAMES) {
    const said = written[column]
    if (!said) continue
    traits[column] = said.flatMap((value) => {
      const trait = traitNamed(column, value)
      if (!trait) wrong.push({ code: 'trait', column, value })
      return trait ?? []
    })
  }
  for (const [one, other] of [
    ['allergens', 'free_of'],
    ['diets', 'not_diets'],
  ] as const)
    for (const value of traits[other] ?? [])
      if (traits[one]?.includes(value)) wrong.push({ code: 'trait-twice', column: other, value })
  return { traits, wrong }
}
