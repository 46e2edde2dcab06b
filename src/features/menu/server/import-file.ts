import { type CsvRecord, readCsv } from '#kit/server/csv.ts'
import { columnOf } from '#kit/shared/texts.ts'
import { MAX_AMOUNT } from '#kit/shared/money.ts'
import { isAboveMost } from '#kit/shared/read-money.ts'
import { FILE_ROWS_MAX } from '#kit/shared/sizes.ts'
import { cleanText, inOneLine } from '#kit/shared/text.ts'
import { withoutGuard } from '#kit/shared/write-csv.ts'
import { DESCRIPTION_MAX, NAME_MAX } from '../dish-shapes.ts'
import { type MenuProblem } from '../contract.ts'
import {
  DISH_TEXTS,
  DISH_VALUES,
  type DishText,
  type DishValue,
  FILE_COLUMNS,
  type FlatDish,
  NEEDED_FIELDS,
  OPTIONS,
  PARTS,
  VALUE_NAMES,
  plainPrice,
} from '../fields.ts'
import { readNames } from '../option-names.ts'
import { type NamedTraits, TRAIT_COLUMN_NAMES, type TraitColumn, traitNamed } from '../trait-columns.ts'

const COLUMNS = [...FILE_COLUMNS, 'image']

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

/**
 * Reads and checks a menu as CSV: columns as `FILE_COLUMNS` names them, and perhaps `image`, in any order. Answers
 * every problem of every line.
 * @param currency the hotel's, in which the prices are
 */
export function readMenuFile(bytes: Buffer, currency: string): MenuFile {
  const table = readCsv(bytes)
  if ('problems' in table) return { rows: [], problems: table.problems, unusedColumns: [] }
  const columns = table.header.map((name) => name.toLowerCase().replace(/[\s-]+/g, '_'))
  const unusedColumns = table.header.filter((_, index) => !COLUMNS.includes(columns[index] ?? ''))
  const problems = headerProblems(columns)
  if (table.records.length > FILE_ROWS_MAX)
    problems.push({
      line: table.records[FILE_ROWS_MAX]?.line ?? 1,
      code: 'too-many-lines',
      value: String(FILE_ROWS_MAX),
    })
  if (problems.length > 0) return { rows: [], problems, unusedColumns }

  const rows = table.records.map((record) => readRow(record, columns, currency, problems))
  return { rows, problems, unusedColumns }
}

function headerProblems(columns: string[]): MenuProblem[] {
  const missing = NEEDED_FIELDS.filter((column) => !columns.includes(column))
  const twice = COLUMNS.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column))
  return [
    ...missing.map((column) => ({ line: 1, code: 'column-missing' as const, column })),
    ...twice.map((column) => ({ line: 1, code: 'column-twice' as const, column })),
  ]
}

function readRow(
  { line, cells }: CsvRecord,
  columns: string[],
  currency: string,
  problems: MenuProblem[],
): MenuRow {
  const refuse = (code: MenuProblem['code'], column: string, value = '') =>
    problems.push({ line, code, column, value })
  const cell = (column: string) => inOneLine(withoutGuard(cleanText(cells[columns.indexOf(column)] ?? '')))
  const hasColumn = (name: string) => columns.includes(columnOf(name))
  const text = (part: keyof typeof DISH_TEXTS, most: number) =>
    Object.values(DISH_TEXTS[part])
      .filter(hasColumn)
      .map((name) => {
        const column = columnOf(name)
        const value = cell(column)
        if (value.length > most) refuse('too-long', column, `${value.length}, ${most}`)
        return [name, value || (name === DISH_TEXTS[part].en ? '' : null)]
      })
  const value = (name: DishValue) => {
    const written = cell(columnOf(name))
    const [value, another] = DISH_VALUES[name].read(written, currency)
    if (name === 'price' && isAboveMost(written, currency))
      refuse('price-too-high', name, plainPrice(MAX_AMOUNT, currency))
    else if (value === undefined) refuse(name, name, written)
    if (another !== undefined) refuse('price-unclear', name, written)
    return value === undefined ? [] : [[name, value]]
  }

  if (cells.slice(columns.length).some((extra) => extra.trim()))
    problems.push({ line, code: 'too-many-fields' })
  const texts = [...text('name', NAME_MAX), ...text('description', DESCRIPTION_MAX)]
  if (!cell('name')) refuse('missing', 'name')
  const values = VALUE_NAMES.filter(hasColumn).flatMap(value)
  const fields = Object.fromEntries([...texts, ...values]) as MenuRow['fields']
  const names = (column: string) => (columns.includes(column) ? readNames(cell(column)) : null)
  return {
    ...{ line, fields, image: cell('image') || null },
    ...{ options: names(OPTIONS), parts: names(PARTS), traits: readTraits(names, refuse) },
  }
}

/** What the columns of allergens and diets say, and what of it cannot be. */
function readTraits(
  names: (column: TraitColumn) => string[] | null,
  refuse: (code: 'trait' | 'trait-twice', column: string, value: string) => void,
): NamedTraits {
  const named: NamedTraits = {}
  for (const column of TRAIT_COLUMN_NAMES) {
    const written = names(column)
    if (!written) continue
    named[column] = written.flatMap((value) => {
      const trait = traitNamed(column, value)
      if (!trait) refuse('trait', column, value)
      return trait ?? []
    })
  }
  const twice = (one: TraitColumn, other: TraitColumn) => {
    for (const trait of named[other] ?? [])
      if (named[one]?.includes(trait)) refuse('trait-twice', other, trait)
  }
  twice('allergens', 'free_of')
  twice('diets', 'not_diets')
  return named
}
