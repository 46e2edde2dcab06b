import { isUtf8 } from 'node:buffer'
import { CsvError, parse } from 'csv-parse/sync'
import { FILE_LINE_BYTES_MAX, KIBIBYTE } from '#kit/shared/sizes.ts'

const DELIMITERS = [',', ';', '\t']

export type CsvProblem = {
  line: number
  code: 'not-utf-8' | 'quote-not-closed' | 'line-too-long' | 'no-header'
  /** The longest line allowed, in KB. */
  value?: string
}

/** `line` is the line a record starts on, counted from 1; a quoted field may span several lines. */
export type CsvRecord = { line: number; cells: string[] }
export type CsvTable = { header: string[]; records: CsvRecord[] }

/** Reads a whole stream; null when it has more than `most` bytes. */
export async function collectBytes(stream: AsyncIterable<Uint8Array>, most: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.byteLength
    if (length > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Reads a CSV file with a header: UTF-8 with or without a BOM, fields quoted where needed. The header decides whether
 * the delimiter is comma, semicolon or tab. Skips empty lines. Returns every problem that makes the file unreadable.
 */
export function readCsv(bytes: Buffer): CsvTable | { problems: CsvProblem[] } {
  if (!isUtf8(bytes)) return { problems: linesNotUtf8(bytes) }
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const all: CsvRecord[] = []
  const problem = parseInto(all, text)
  if (problem) return { problems: [problem] }
  const [header, ...records] = all.filter(({ cells }) => cells.some((cell) => cell.trim()))
  if (!header) return { problems: [{ line: 1, code: 'no-header' }] }
  return { header: header.cells.map((cell) => cell.trim()), records }
}

function parseInto(records: CsvRecord[], text: string): CsvProblem | null {
  let line = 1
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: FILE_LINE_BYTES_MAX,
      on_record: (cells: string[], { lines }) => {
        records.push({ line, cells })
        line = lines + 1
        return null
      },
    })
    return null
  } catch (error) {
    const code = error instanceof CsvError ? error.code : null
    if (code === 'CSV_QUOTE_NOT_CLOSED') return { line, code: 'quote-not-closed' }
    if (code === 'CSV_MAX_RECORD_SIZE')
      return { line, code: 'line-too-long', value: String(FILE_LINE_BYTES_MAX / KIBIBYTE) }
    throw error
  }
}

function delimiterOf(text: string): string {
  const header =
    text
      .trimStart()
      .split('\n', 1)[0]
      ?.replace(/"[^"]*"/g, '') ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

function linesNotUtf8(bytes: Buffer): CsvProblem[] {
  const problems: CsvProblem[] = []
  let start = 0
  for (let line = 1; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start)
    const next = end < 0 ? bytes.length : end + 1
    if (!isUtf8(bytes.subarray(start, next))) problems.push({ line, code: 'not-utf-8' })
    start = next
  }
  return problems
}
