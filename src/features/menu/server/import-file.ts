import { type CsvRecord, readCsv } from '#kit/server/csv.ts'
import { columnOf } from '#kit/shared/texts.ts'
import { isAboveMost, MAX_AMOUNT } from '#kit/shared/money.ts'
import { FILE_ROWS_MAX } from '#kit/shared/sizes.ts'
import { cleanText, foldName } from '#kit/shared/text.ts'
import { withoutGuard } from '#kit/shared/write-csv.ts'
import { DESCRIPTION_MAX, type MenuProblem, NAME_MAX } from '../contract.ts'
import {
  DISH_TEXTS,
  DISH_VALUES,
  type DishText,
  type DishValue,
  FILE_FIELDS,
  type FlatDish,
  NEEDED_FIELDS,
  OPTIONS,
  VALUE_NAMES,
  plainPrice,
} from '../fields.ts'
import { readNames } from '../option-names.ts'

const COLUMNS = [...FILE_FIELDS.map(columnOf), OPTIONS, 'image']

/** One dish of a menu file. */
export type MenuRow = {
  line: number
  /** What the file has no column for is left out: an item that is there keeps what it has. */
  fields: { name: string } & Partial<Pick<FlatDish, DishText | DishValue>>
  /** The names of the groups of choices that the dish offers; without the column, null. */
  options: string[] | null
  /** File name of a picture, or null. */
  image: string | null
}

export type MenuFile = { rows: MenuRow[]; problems: MenuProblem[]; unusedColumns: string[] }

/**
 * Reads and checks a menu as CSV: columns as `FILE_FIELDS` names them, and perhaps `image`, in any order. Answers
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

  const firstLine = new Map<string, number>()
  const rows = table.records.flatMap((record) => {
    const row = readRow(record, columns, currency, problems)
    const key = foldName(row.fields.name)
    const known = firstLine.get(key)
    if (known !== undefined)
      problems.push({ line: record.line, code: 'duplicate', value: `${row.fields.name}, ${known}` })
    else if (key) firstLine.set(key, record.line)
    return row
  })
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
  const cell = (column: string) =>
    withoutGuard(cleanText(cells[columns.indexOf(column)] ?? '')).replace(/\s*\n\s*/g, ' ')
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
  const options = hasColumn(OPTIONS) ? readNames(cell(OPTIONS)) : null
  return { line, fields, options, image: cell('image') || null }
}
