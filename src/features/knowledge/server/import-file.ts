import { type CsvRecord, readCsv } from '#kit/server/csv.ts'
import { REPEATED_LENGTH } from '#kit/shared/sizes.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { cleanText } from '#kit/shared/text.ts'
import { withoutGuard } from '#kit/shared/write-csv.ts'
import type { KnowledgeProblem } from '../contract.ts'
import { CONTENT_MAX, CONTENT_WORDS_MAX, ENTRIES_MAX, TOPIC_MAX, wordsLeft } from '../rules.ts'
import { TALK } from '#features/language/server/lists.ts'

const COLUMNS = ['id', 'topic', 'content', 'active'] as const
type Column = (typeof COLUMNS)[number]

const answers = (answer: 'yes' | 'no') => LANGUAGES.flatMap((language) => TALK[language][answer].split(/\s+/))
const YES = ['', '1', ...answers('yes')]
const NO = ['0', ...answers('no')]

/** One entry in a file. `active` undefined: the file does not say, so an existing entry keeps its state. */
export type EntryRow = {
  line: number
  id: string | null
  topic: string
  content: string
  active: boolean | undefined
}

const columnOf = (title: string) => COLUMNS.find((column) => column === title.toLowerCase())

/**
 * Parses and validates entries as CSV: topic, content, and optionally active and id. Returns every problem of every
 * line.
 */
export function readKnowledgeFile(text: string): { rows: EntryRow[]; problems: KnowledgeProblem[] } {
  const table = readCsv(Buffer.from(text))
  if ('problems' in table)
    return { rows: [], problems: table.problems.map((one) => ({ column: null, value: '', ...one })) }
  const columns = table.header.map(columnOf)
  const problems = headerProblems(columns)
  const tooMany = table.records[ENTRIES_MAX]
  if (tooMany)
    problems.push({ line: tooMany.line, code: 'too-many-lines', column: null, value: String(ENTRIES_MAX) })
  if (problems.length > 0) return { rows: [], problems }
  return { rows: table.records.map((record) => readRow(record, columns, problems)), problems }
}

function headerProblems(columns: (Column | undefined)[]): KnowledgeProblem[] {
  const problem = (code: KnowledgeProblem['code']) => (column: Column) => {
    return { line: 1, code, column, value: '' }
  }
  const missing = (['topic', 'content'] as const).filter((column) => !columns.includes(column))
  const twice = COLUMNS.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column))
  return [...missing.map(problem('column-missing')), ...twice.map(problem('column-twice'))]
}

function readRow(
  { line, cells }: CsvRecord,
  columns: (Column | undefined)[],
  problems: KnowledgeProblem[],
): EntryRow {
  const refuse = (code: KnowledgeProblem['code'], column: Column, value: string | number = '') =>
    problems.push({ line, code, column, value: String(value).slice(0, REPEATED_LENGTH) })
  const cell = (column: Column) => cleanText(withoutGuard(cells[columns.indexOf(column)] ?? ''))
  const text = (column: Column, most: number) => {
    const value = cell(column)
    if (!value) refuse('missing', column)
    if (value.length > most) refuse('too-long', column, most)
    return value
  }
  const [topic, content] = [text('topic', TOPIC_MAX), text('content', CONTENT_MAX)]
  if (wordsLeft(content) < 0) refuse('too-many-words', 'content', CONTENT_WORDS_MAX)
  const said = cell('active').toLowerCase()
  if (!YES.includes(said) && !NO.includes(said)) refuse('active', 'active', said)
  const active = columns.includes('active') && said ? YES.includes(said) : undefined
  return { line, id: cell('id') || null, topic, content, active }
}
