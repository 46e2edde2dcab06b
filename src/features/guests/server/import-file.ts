import { type CsvRecord, readCsv } from '#kit/server/csv.ts'
import { FILE_ROWS_MAX, REPEATED_LENGTH } from '#kit/shared/sizes.ts'
import { cleanText, foldName } from '#kit/shared/text.ts'
import { type GuestProblem, LOGIN_NAME_LENGTH, ROOM_NUMBER_LENGTH } from '../contract.ts'
import { readDays } from '../rules.ts'

const NAMES = {
  login_name: ['login_name', 'last_name', 'name'],
  room: ['room', 'room_number'],
  expiry: [
    ...['expiry', 'expires', 'expires_on', 'expires_at', 'expiration_date'],
    ...['departure', 'departure_date', 'checkout', 'check_out', 'checkout_date', 'check_out_date'],
  ],
} as const

type Column = keyof typeof NAMES
const COLUMNS = Object.keys(NAMES) as Column[]

/** One guest in a file. Undefined: the file has no expiry column, so existing guests keep their expiry. */
export type GuestRow = {
  line: number
  loginName: string
  roomNumber: string
  expiresOn: string | null | undefined
}

export const keyOf = (guest: Pick<GuestRow, 'loginName' | 'roomNumber'>) =>
  `${foldName(guest.loginName)}\n${foldName(guest.roomNumber)}`

const columnOf = (title: string): Column | undefined => {
  const name = title.toLowerCase().replace(/[\s-]+/g, '_')
  return COLUMNS.find((column) => (NAMES[column] as readonly string[]).includes(name))
}

/**
 * Parses and validates guests as CSV: columns login_name, room, and optionally expiry. Returns every problem of every
 * line.
 */
export function readGuestFile(text: string): {
  rows: GuestRow[]
  problems: GuestProblem[]
  /** Column titles other than these. */
  unusedColumns: string[]
} {
  const table = readCsv(Buffer.from(text))
  if ('problems' in table)
    return {
      rows: [],
      problems: table.problems.map((one) => ({ column: null, value: '', ...one })),
      unusedColumns: [],
    }
  const columns = table.header.map(columnOf)
  const problems = headerProblems(columns)
  const unusedColumns = table.header.filter((title, at) => title.trim() !== '' && !columns[at])
  const tooMany = table.records[FILE_ROWS_MAX]
  if (tooMany)
    problems.push({ line: tooMany.line, code: 'too-many-lines', column: null, value: String(FILE_ROWS_MAX) })
  if (problems.length > 0) return { rows: [], problems, unusedColumns }

  const firstLine = new Map<string, number>()
  const rows = table.records.map((record) => {
    const row = readRow(record, columns, problems)
    const known = firstLine.get(keyOf(row))
    if (known === undefined) firstLine.set(keyOf(row), row.line)
    else problems.push({ line: row.line, code: 'duplicate', column: null, value: String(known) })
    return row
  })
  return { rows, problems, unusedColumns }
}

function headerProblems(columns: (Column | undefined)[]): GuestProblem[] {
  const problem = (code: GuestProblem['code']) => (column: Column) => ({ line: 1, code, column, value: '' })
  const missing = COLUMNS.filter((column) => column !== 'expiry' && !columns.includes(column))
  const twice = COLUMNS.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column))
  return [...missing.map(problem('column-missing')), ...twice.map(problem('column-twice'))]
}

function readRow(
  { line, cells }: CsvRecord,
  columns: (Column | undefined)[],
  problems: GuestProblem[],
): GuestRow {
  const refuse = (code: GuestProblem['code'], column: Column, value = '') =>
    problems.push({ line, code, column, value: value.slice(0, REPEATED_LENGTH) })
  const cell = (column: Column) => cleanText(cells[columns.indexOf(column)] ?? '').replace(/\s+/g, ' ')
  const text = (column: Column, most: number) => {
    const value = cell(column)
    if (!value) refuse('missing', column)
    if (value.length > most) refuse('too-long', column, String(most))
    return value
  }
  const loginName = text('login_name', LOGIN_NAME_LENGTH)
  const roomNumber = text('room', ROOM_NUMBER_LENGTH)
  const written = cell('expiry')
  const [expiresOn = null, another] = readDays(written)
  if (written && expiresOn === null) refuse('date', 'expiry', written)
  if (another !== undefined) refuse('date-unclear', 'expiry', written)
  return { line, loginName, roomNumber, expiresOn: columns.includes('expiry') ? expiresOn : undefined }
}
