import { type CsvProblem, type CsvRecord, readCsv } from '#kit/server/csv.ts'
import { readMoney } from '#kit/shared/money.ts'
import { FILE_ROWS_MAX } from '#kit/shared/sizes.ts'
import { cleanText, foldName } from '#kit/shared/text.ts'
import { withoutGuard } from '#kit/shared/write-csv.ts'
import { DESCRIPTION_MAX, MenuCategory, NAME_MAX } from '../contract.ts'

const REQUIRED = ['name', 'price', 'category'] as const
const TEXTS = {
  name_ar: NAME_MAX,
  name_bs: NAME_MAX,
  description_ar: DESCRIPTION_MAX,
  description_bs: DESCRIPTION_MAX,
}
const COLUMNS: readonly string[] = [...REQUIRED, 'description', 'image', ...Object.keys(TEXTS)]

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

/** One dish of a menu file. Undefined: the file has no such column, and an item that is there keeps what it has. */
export type MenuRow = {
  line: number
  name: string
  price: number
  category: MenuCategory
  description: string | undefined
  nameAr: string | null | undefined
  nameBs: string | null | undefined
  descriptionAr: string | null | undefined
  descriptionBs: string | null | undefined
  /** File name of a picture, or null. */
  image: string | null
}

export type MenuFile = { rows: MenuRow[]; problems: MenuProblem[]; unusedColumns: string[] }

/**
 * Reads and checks a menu as CSV: columns name, price, category, and perhaps description, image, name_ar, name_bs,
 * description_ar and description_bs, in any order. Answers every problem of every line.
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
    const key = foldName(row.name)
    const known = firstLine.get(key)
    if (known !== undefined)
      problems.push({ line: record.line, code: 'duplicate', value: `${row.name}, ${known}` })
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
  const text = (column: string, most: number) => {
    if (!columns.includes(column)) return undefined
    const value = cell(column)
    if (value.length > most) refuse('too-long', column, `${value.length}, ${most}`)
    return value
  }
  const optional = (column: keyof typeof TEXTS) => {
    const value = text(column, TEXTS[column])
    return value === '' ? null : value
  }

  if (cells.slice(columns.length).some((extra) => extra.trim()))
    problems.push({ line, code: 'too-many-fields' })
  const name = text('name', NAME_MAX) ?? ''
  if (!name) refuse('missing', 'name')
  const [price, otherPrice] = readMoney(cell('price'), currency)
  if (price === undefined) refuse('price', 'price', cell('price'))
  if (otherPrice !== undefined) refuse('price-unclear', 'price', cell('price'))
  const category = MenuCategory.options.find((known) => foldName(known) === foldName(cell('category')))
  if (!category) refuse('category', 'category', cell('category'))

  return {
    ...{ line, name, price: price ?? 0, category: category ?? 'Main Courses' },
    description: text('description', DESCRIPTION_MAX),
    ...{ nameAr: optional('name_ar'), nameBs: optional('name_bs') },
    ...{ descriptionAr: optional('description_ar'), descriptionBs: optional('description_bs') },
    image: cell('image') || null,
  }
}
