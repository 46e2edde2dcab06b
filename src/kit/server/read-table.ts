import { z } from 'zod'
import { REPEATED_LENGTH } from '#kit/shared/sizes.ts'
import { cleanText } from '#kit/shared/text.ts'
import { withoutGuard } from '#kit/shared/write-csv.ts'
import { type CsvProblem, type CsvRecord, readCsv } from './csv.ts'

type Column = {
  /** Reads a cell; the message of an issue is the code of the problem. */
  schema: z.ZodType<unknown, string>
  /** Other titles that it can have. */
  names?: readonly string[]
  isNeeded?: boolean
}
type Columns = Record<string, Column>

type Row<Of extends Columns> = {
  line: number
  /** Undefined where the file has no such column, or its cell has a problem. */
  values: { [Name in keyof Of]?: z.output<Of[Name]['schema']> | undefined }
}

export type TableProblem = { line: number; code: string; column?: string; value?: string }

export type Table<Of extends Columns> = {
  rows: Row<Of>[]
  problems: (CsvProblem | TableProblem)[]
  /** Titles of columns other than these. */
  unusedColumns: string[]
}

type Refusing = { addIssue: (issue: { code: 'custom'; message: string; params: object }) => void }

/** For a schema that transforms a cell: tells what is wrong, and the value that it is about. */
export const refuse = (context: Refusing, message: string, value: string) =>
  context.addIssue({ code: 'custom', message, params: { value } })

/** The schema of a text that is needed, of at most so many characters. */
export const neededText = (most: number) => z.string().min(1, 'missing').max(most, 'too-long')

/** Reads a CSV file whose columns have these titles, in any order and case. Answers every problem of every line. */
export function readTable<Of extends Columns>(columns: Of, bytes: Buffer, most: number): Table<Of> {
  const table = readCsv(bytes)
  if ('problems' in table) return { rows: [], problems: table.problems, unusedColumns: [] }
  const titles = table.header.map((title) => nameOf(columns, title))
  const unusedColumns = table.header.filter((title, index) => title !== '' && !titles[index])
  const problems = headerProblems(columns, titles)
  const tooMany = table.records[most]
  if (tooMany) problems.push({ line: tooMany.line, code: 'too-many-lines', value: String(most) })
  if (problems.length > 0) return { rows: [], problems, unusedColumns }
  return {
    rows: table.records.map((record) => readRow(columns, titles, record, problems)),
    problems,
    unusedColumns,
  }
}

function nameOf(columns: Columns, title: string): string | undefined {
  const written = title.toLowerCase().replace(/[\s-]+/g, '_')
  return Object.keys(columns).find((name) => name === written || columns[name]?.names?.includes(written))
}

function headerProblems(columns: Columns, titles: readonly (string | undefined)[]): TableProblem[] {
  const problem = (code: string) => (column: string) => ({ line: 1, code, column })
  const names = Object.keys(columns)
  const missing = names.filter((name) => columns[name]?.isNeeded && !titles.includes(name))
  const twice = names.filter((name) => titles.indexOf(name) !== titles.lastIndexOf(name))
  return [...missing.map(problem('column-missing')), ...twice.map(problem('column-twice'))]
}

function readRow<Of extends Columns>(
  columns: Of,
  titles: readonly (string | undefined)[],
  { line, cells }: CsvRecord,
  problems: TableProblem[],
): Row<Of> {
  if (cells.slice(titles.length).some((cell) => cell.trim())) problems.push({ line, code: 'too-many-fields' })
  const values: Record<string, unknown> = {}
  for (const [column, { schema }] of Object.entries(columns)) {
    const index = titles.indexOf(column)
    if (index < 0) continue
    const text = textOf(cells[index] ?? '')
    const read = schema.safeParse(text)
    if (read.success) values[column] = read.data
    for (const issue of read.error?.issues ?? [])
      problems.push({ line, code: issue.message, column, value: valueOf(issue).slice(0, REPEATED_LENGTH) })
  }
  return { line, values: values as Row<Of>['values'] }
}

/** A cell without the guard against formulas, before and behind which there can be what nobody sees. */
const textOf = (cell: string) => cleanText(withoutGuard(cleanText(cell)))

function valueOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return String(issue.maximum)
  return issue.code === 'custom' ? String(issue.params?.value ?? '') : ''
}
