import { expect, test } from 'vitest'
import { planGuestImport } from './server/import.ts'
import { readGuestFile } from './server/import-file.ts'
import { daysUntilLeaving, readDays, statusOf } from './rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const past = '2026-11-20T00:00:00Z'
const future = '2026-11-21T00:00:00Z'
const guest = (isActive: boolean, expiresAt: string | null) => ({ isActive, expiresAt })

test('a guest is inactive, else expired, else active (GST-05)', () => {
  expect(statusOf(guest(false, past), now)).toBe('inactive')
  expect(statusOf(guest(true, past), now)).toBe('expired')
  expect(statusOf(guest(true, now.toISOString()), now)).toBe('expired')
  expect(statusOf(guest(true, future), now)).toBe('active')
  expect(statusOf(guest(true, null), now)).toBe('active')
})

test.each([
  ['2026-11-20', ['2026-11-20']],
  ['3.2.2027', ['2027-02-03']],
  ['13/02/2027', ['2027-02-13']],
  ['02/02/2027', ['2027-02-02']],
  ['01/02/2027', ['2027-02-01', '2027-01-02']],
  ['02/13/2027', []],
  ['3.2/2027', []],
  ['20.11.2026.', ['2026-11-20']],
  ['2026-02-30', []],
  ['31.4.2026', []],
  ['11-20-2026', []],
  ['tomorrow', []],
])('the day %s is %j', (text, day) => {
  expect(readDays(text)).toEqual(day)
})

test('a file is read by its column titles, in any order and with any separator', () => {
  const { rows, problems } = readGuestFile(
    '\uFEFFRoom Number;Last Name;Expires\r\n101; Šarić ;1.12.2026\n\n102;أشجع;\n',
  )
  expect(problems).toEqual([])
  expect(rows).toEqual([
    { line: 2, loginName: 'Šarić', roomNumber: '101', expiresOn: '2026-12-01' },
    { line: 4, loginName: 'أشجع', roomNumber: '102', expiresOn: null },
  ])
})

test('the guard against formulas is taken off', () => {
  const { rows } = readGuestFile("name,room\n'=Smith,'-1")
  expect(rows).toMatchObject([{ loginName: '=Smith', roomNumber: '-1' }])
})

test('every problem of every line is reported', () => {
  const lines = [
    'name,room,expiry',
    ',101,',
    'Smith,,soon',
    `${'x'.repeat(101)},1,`,
    'Smith,7,',
    ' SMITH ,7,',
    'Jones,8,01/02/2027',
    'Smith, John,9,2026-12-01',
  ]
  const { problems } = readGuestFile(lines.join('\n'))
  expect(problems.map(({ line, code, column }) => [line, code, column])).toEqual([
    [2, 'missing', 'login_name'],
    [3, 'missing', 'room'],
    [3, 'date', 'expiry'],
    [4, 'too-long', 'login_name'],
    [6, 'duplicate', null],
    [7, 'date-unclear', 'expiry'],
    [8, 'too-many-fields', null],
    [8, 'date', 'expiry'],
  ])
})

test.each([
  ['', 'no-header'],
  ['name,floor\nA,1', 'column-missing'],
  ['name,last name,room\nA,B,1', 'column-twice'],
  ['name,room\n"A,1', 'quote-not-closed'],
  [`name,room\n${'A,1\n'.repeat(20_001)}`, 'too-many-lines'],
])('the file %j is refused as a whole', (text, code) => {
  expect(readGuestFile(text)).toMatchObject({ rows: [], problems: [{ code }] })
})

test("known guests get the file's expiry, and keep their own when it has none", () => {
  const known = {
    id: 'a',
    loginName: 'Smith',
    roomNumber: '101',
    isActive: true,
    isLocked: false,
    version: 1,
    expiresOn: '2026-12-01',
    expiresAt: '2026-12-01T00:00:00Z',
    createdAt: past,
    alike: null,
  }
  const row = { line: 2, loginName: 'SMITH', roomNumber: '101' }
  const planned = (expiresOn: string | null | undefined) =>
    planGuestImport([{ ...row, expiresOn }], [known], new Map(), now)
  expect(planned(undefined)).toMatchObject({ sameCount: 1, changed: [] })
  expect(planned('2026-12-01')).toMatchObject({ sameCount: 1, changed: [] })
  expect(planned(null).changed).toMatchObject([{ row: { expiresOn: null } }])
  expect(
    planGuestImport([{ ...row, roomNumber: '102', expiresOn: null }], [known], new Map(), now).added,
  ).toHaveLength(1)
})

test('a guest leaves on the day before the login ends', () => {
  const on = (expiresOn: string | null) => daysUntilLeaving({ expiresOn }, '2026-11-27')
  expect([on('2026-11-28'), on('2026-11-29'), on('2026-12-03')]).toEqual([0, 1, 5])
  expect([on(null), on('2026-11-27'), on('2031-05-04')]).toEqual([null, null, null])
})
