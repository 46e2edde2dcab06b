import { type CsvProblem, type CsvRecord, readCsv } from '#kit/server/csv.ts'
import { columnOf, type FlatTexts } from '#kit/shared/texts.ts'
import { readMoney } from '#kit/shared/money.ts'
import { FILE_ROWS_MAX } from '#kit/shared/sizes.ts'
import { cleanText, foldName } from '#kit/shared/text.ts'
import { withoutGuard } from '#kit/shared/write-csv.ts'
import { DESCRIPTION_MAX, MenuCategory, NAME_MAX } from '../contract.ts'
import { DISH_TEXTS, type DishText } from '../editing.ts'

const REQUIRED = ['name', 'price', 'category'] as const
/** Each text of a dish, with how long it may be. */
const TEXTS = (
  [
    ['name', NAME_MAX],
    ['description', DESCRIPTION_MAX],
  ] as const
).flatMap(([part, most]) => Object.values(DISH_TEXTS[part]).map((name) => ({ name, most })))
const COLUMNS: readonly string[] = [
  ...new Set([...REQUIRED, 'image', ...TEXTS.map(({ name }) => columnOf(name))]),
]

/** Why a line of a menu file is not taken; `column` and `value` are what it is about. */
export type MenuProblem = {
  line: number
  code:
    | CsvProblem['code']
    | 'file-too-large'
    | 'too-many-lines'
    | 'column-missing'
    | 'column-twice'
    | 'too-many-fields'
    | 'missing'
    | 'too-long'
    | 'price'
    | 'price-unclear'
    | 'category'
    | 'duplicate'
    | 'ambiguous'
    | 'image-missing'
    | 'image-refused'
  column?: string
  value?: string
}

/** One dish of a menu file. */
export type MenuRow = {
  line: number
  /** What the file has no column for is left out: an item that is there keeps what it has. */
  texts: { name: string } & Partial<FlatTexts<typeof DISH_TEXTS>>
  price: number
  category: MenuCategory
  /** File name of a picture, or null. */
  image: string | null
}

export type MenuFile = { rows: MenuRow[]; problems: MenuProblem[]; unusedColumns: string[] }

/**
 * Reads and checks a menu as CSV: columns name, price, category, and perhaps description, image, and name and
 * description in other languages as name_ar, description_ar, in any order. Answers every problem of every line.
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
    const key = foldName(row.texts.name)
    const known = firstLine.get(key)
    if (known !== undefined)
      problems.push({ line: record.line, code: 'duplicate', value: `${row.texts.name}, ${known}` })
    else if (key) firstLine.set(key, record.line)
    return row
  })
  return { rows, problems, unusedColumns }
}

function headerProblems(columns: string[]): MenuProblem[] {
  const missing = REQUIRED.filter((column) => !columns.includes(column))
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
  const isNeeded = (name: DishText) => name === DISH_TEXTS.name.en || name === DISH_TEXTS.description.en
  const text = (name: DishText, most: number) => {
    const column = columnOf(name)
    if (!columns.includes(column)) return []
    const value = cell(column)
    if (value.length > most) refuse('too-long', column, `${value.length}, ${most}`)
    return [[name, value || (isNeeded(name) ? '' : null)]]
  }

  if (cells.slice(columns.length).some((extra) => extra.trim()))
    problems.push({ line, code: 'too-many-fields' })
  const texts = Object.fromEntries(TEXTS.flatMap(({ name, most }) => text(name, most))) as MenuRow['texts']
  if (!texts.name) refuse('missing', 'name')
  const [price, otherPrice] = readMoney(cell('price'), currency)
  if (price === undefined) refuse('price', 'price', cell('price'))
  if (otherPrice !== undefined) refuse('price-unclear', 'price', cell('price'))
  const category = MenuCategory.options.find((known) => foldName(known) === foldName(cell('category')))
  if (!category) refuse('category', 'category', cell('category'))

  return {
    ...{ line, texts, price: price ?? 0, category: category ?? 'Main Courses' },
    image: cell('image') || null,
  }
}
