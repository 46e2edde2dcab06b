import { z } from 'zod'
import { neededText, readTable, refuse } from '#kit/server/read-table.ts'
import { FILE_ROWS_MAX } from '#kit/shared/sizes.ts'
import { foldName } from '#kit/shared/text.ts'
import { type GuestProblem, LOGIN_NAME_LENGTH, ROOM_NUMBER_LENGTH } from '../contract.ts'
import { readDays } from '../rules.ts'

const words = z.string().transform((text) => text.replace(/\s+/g, ' '))
const day = words.transform((text, context) => {
  const [first = null, another] = readDays(text)
  if (text && first === null) refuse(context, 'date', text)
  if (another !== undefined) refuse(context, 'date-unclear', text)
  return first
})

const COLUMNS = {
  login_name: {
    schema: words.pipe(neededText(LOGIN_NAME_LENGTH)),
    isNeeded: true,
    names: ['last_name', 'name'],
  },
  room: { schema: words.pipe(neededText(ROOM_NUMBER_LENGTH)), isNeeded: true, names: ['room_number'] },
  expiry: {
    schema: day,
    names: [
      'expires',
      'expires_on',
      'expires_at',
      'expiration_date',
      'departure',
      'departure_date',
      'checkout',
      'check_out',
      'checkout_date',
      'check_out_date',
    ],
  },
}

/** One guest in a file. Undefined: the file has no expiry column, so existing guests keep their expiry. */
export type GuestRow = {
  line: number
  loginName: string
  roomNumber: string
  expiresOn: string | null | undefined
}

export const keyOf = (guest: Pick<GuestRow, 'loginName' | 'roomNumber'>) =>
  `${foldName(guest.loginName)}\n${foldName(guest.roomNumber)}`

/**
 * Parses and validates guests as CSV: columns login_name, room, and optionally expiry. Returns every problem of every
 * line, and the rows that have a name and a room.
 */
export function readGuestFile(text: string) {
  const { rows, unusedColumns, ...table } = readTable(COLUMNS, Buffer.from(text), FILE_ROWS_MAX)
  const problems = table.problems.map((problem) => ({ column: null, value: '', ...problem }) as GuestProblem)
  const firstLine = new Map<string, number>()
  const guests = rows.flatMap(({ line, values }): GuestRow[] => {
    const { login_name: loginName, room: roomNumber, expiry: expiresOn } = values
    if (loginName === undefined || roomNumber === undefined) return []
    const row = { line, loginName, roomNumber, expiresOn }
    const known = firstLine.get(keyOf(row))
    if (known === undefined) firstLine.set(keyOf(row), line)
    else problems.push({ line, code: 'duplicate', column: null, value: String(known) })
    return [row]
  })
  return { rows: guests, problems: problems.toSorted((a, b) => a.line - b.line), unusedColumns }
}
