// conditions, guards and fences taken away one by one, each of which the isolation matrix must notice
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { globSync, readFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '#kit/server/postgres/embedded-postgres.ts'

/**
 * Takes away, one after another, each condition that keeps hotels and guests apart, each guard, and each table's
 * row-level security, in a copy of the sources, and asks the isolation matrix, which must notice.
 *
 *     node tests/torture/mutations.ts [--short] [--kind filter|guard|fence] [--from N] [--only N,N] [--list]
 */
const { values: asked } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    kind: { type: 'string' },
    from: { type: 'string', default: '0' },
    only: { type: 'string' },
  },
})

type Mutation = {
  kind: 'filter' | 'guard' | 'fence'
  file: string
  line: number
  what: string
  /** The file's whole text after the mutation. */
  text: string
  /** What of the matrix is asked, as a pattern of vitest; everything else of a feature's own tests comes after it. */
  asked: [file: string, pattern: string]
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const MATRIX = 'tests/tenancy.test.ts'
const FENCES = 'tests/row-security.test.ts'
const LIFE = 'tests/booking-life.test.ts'
const RLS = 'db/rls.sql'
const TIMEOUT_MS = 240_000
/** The first of these files, of each kind so many. */
const SHORT: Record<Mutation['kind'], [file: string, count: number]> = {
  filter: ['src/features/announcements/server/queries.ts', 2],
  guard: ['src/features/menu/server/handlers.ts', 1],
  fence: [RLS, 1],
}

/** Conditions that say again what another one of the same statement says, by the beginning of their file and line. */
const SAID_TWICE: Record<string, string> = {
  'src/features/chat/server/queries.ts and(eq(chatConversations.hotelId, hotelId), eq(chatConversations.sessionId':
    'the device and the guest of a conversation are compared as well',
  'src/features/announcements/server/queries.ts WHERE announcements.hotel_id':
    'the ids were read from the hotel',
  'src/features/announcements/server/queries.ts (await tx.$count(announcements':
    'the address of a picture holds its hotel',
  'src/features/bookings/server/place-queries.ts WHERE hotel_id': 'a guest is of one hotel',
  'src/features/bookings/server/place-queries.ts WHERE g.hotel_id': 'a guest is of one hotel',
  'src/features/bookings/server/queries.ts eq(serviceBookings.hotelId, hotelId),': 'a guest is of one hotel',
  'src/features/bookings/server/queries.ts WHERE b.hotel_id = ${hotelId} AND b.guest_id':
    'a guest is of one hotel',
  'src/features/bookings/server/queries.ts .where(and(eq(serviceBookings.hotelId, hotelId), eq(serviceBookings.id, booking.id)))':
    'the booking was read from the hotel',
  'src/features/bookings/server/queries.ts .where(and(eq(guests.hotelId, hotelId), eq(guests.id, guestId)))':
    'a guest is of one hotel',
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const server = globSync('src/{features,kit,app}/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.includes('.test.') && !file.endsWith('table.ts'))
  .toSorted()
const TABLES = new Set(
  globSync('src/features/*/server/table.ts', { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/export const (\w+) = pgTable/g)].map(([, name = '']) => name),
  ),
)

/** Places where a statement says whose rows it means; conditions between two columns are joins. */
const CONDITIONS: [RegExp, (...found: string[]) => string][] = [
  [
    /eq\((\w+)\.(hotelId|guestId), ([\w.]+)\)/g,
    (table, column) => `eq(${table}.${column}, ${table}.${column})`,
  ],
  [/eq\((hotels)\.(id), ([\w.]+)\)/g, (table, column) => `eq(${table}.${column}, ${table}.${column})`],
  [/((?:\w+\.)?hotel_id)( =) \$\{([\w.]+)\}/g, (column) => `${column} = ${column}`],
  [/((?:\w+\.)?guest_id)( =) \$\{([\w.]+)\}/g, (column) => `${column} = ${column}`],
  [/(\bh\.id|\$\{hotels\.id\})( =) \$\{([\w.]+)\}/g, (column) => `${column} = ${column}`],
]

function mutated(
  file: string,
  at: number,
  was: string,
  is: string,
  rest: Pick<Mutation, 'kind' | 'asked'>,
): Mutation {
  const text = read(file)
  return {
    ...rest,
    file,
    line: text.slice(0, at).split('\n').length,
    what: was.trim(),
    text: text.slice(0, at) + is + text.slice(at + was.length),
  }
}

const filters = server
  .filter((file) => file.startsWith('src/features/'))
  .flatMap((file) =>
    CONDITIONS.flatMap(([pattern, without]) =>
      [...read(file).matchAll(pattern)]
        .filter(([, , , right = '']) => !TABLES.has(right.split('.')[0] ?? ''))
        .map((found) => {
          const [was, left = '', column = ''] = found
          const rest = { kind: 'filter', asked: [MATRIX, 'by the statements alone'] } as const
          return mutated(file, found.index, was, without(left, column), { ...rest, asked: [...rest.asked] })
        }),
    ),
  )
  .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)

/** The next weaker guard. */
const WEAKER: Record<string, string> = {
  ...{ guest: 'visitor', hotelAdmin: 'visitor', ownHotelAdmin: 'hotelAdmin', newHotelAdmin: 'visitor' },
  ...{ superAdmin: 'newSuperAdmin', newSuperAdmin: 'anybody' },
}
const REFUSES =
  /^ *if \(.*\) (?:return refuse\('(?:UNAUTHORIZED|PASSWORD_CHANGE_NEEDED)'\)|return null|throw (?:anyErrors|errors)\.(?:UNAUTHORIZED|FORBIDDEN|PASSWORD_CHANGE_NEEDED)\(\))$/gm
const GATES = ['src/kit/server/guards.ts', 'src/app/event-stream.ts', 'src/features/images/server/uploads.ts']

const guards = [
  ...server.flatMap((file) =>
    [...read(file).matchAll(/os\.(\w+)\s*\.use\((\w+)\)/g)].flatMap((found) => {
      const [was, procedure = '', guard = ''] = found
      const weaker = WEAKER[guard]
      if (!weaker) return []
      const is = was.replace(`(${guard})`, `((await import('#kit/server/guards.ts')).GUARDS.${weaker})`)
      return mutated(file, found.index, was, is, {
        kind: 'guard',
        asked: [MATRIX, `\\.${procedure} answers`],
      })
    }),
  ),
  ...GATES.flatMap((file) =>
    [...read(file).matchAll(REFUSES)].map((found) =>
      mutated(file, found.index, found[0], '', { kind: 'guard', asked: [MATRIX, 'with row-level security'] }),
    ),
  ),
]

const fenced = [...new Set(globSync('db/migrations/*.sql', { cwd: ROOT }).flatMap(tablesIn))].toSorted()
function tablesIn(file: string): string[] {
  return [...read(file).matchAll(/CREATE TABLE (\w+) \(([^;]*?)\n\);/g)].flatMap(
    ([, name = '', columns = '']) => (name === 'hotels' || /\bhotel_id\b/.test(columns) ? [name] : []),
  )
}
const rls = read(RLS)
const fences: Mutation[] = [
  ...fenced.map((table) => `ALTER POLICY own_hotel ON ${table} USING (true);`),
  'ALTER POLICY own_hotel ON service_bookings USING (hotel_id = app_hotel_id());',
].map((change) => ({
  ...{ kind: 'fence', file: RLS, line: 0, what: change, text: `${rls}\n${change}\n` },
  asked: [FENCES, ''],
}))

const all = [...filters, ...guards, ...fences]
const ofKind = all.slice(Number(asked.from)).filter(({ kind }) => !asked.kind || kind === asked.kind)
const few = Object.entries(SHORT).flatMap(([kind, [file, count]]) =>
  ofKind.filter((one) => one.kind === kind && one.file === file).slice(0, count),
)
const only = asked.only?.split(',').flatMap((at) => all[Number(at)] ?? [])
const chosen = only ?? (asked.short ? few : ofKind)

const title = (one: Mutation) =>
  `${String(all.indexOf(one)).padStart(3)}  ${one.kind.padEnd(6)} ${one.file}:${one.line}  ${one.what.replace(/\s+/g, ' ')}`

if (asked.list) {
  for (const one of chosen) console.log(title(one))
  process.exit(0)
}

const scratch = await mkdtemp(path.join(os.tmpdir(), 'hotelly-mutations-'))
for (const part of [
  'src',
  'tests',
  'db',
  'locales',
  'scripts',
  'package.json',
  'vitest.config.ts',
  'tsconfig.json',
]) {
  await cp(path.join(ROOT, part), path.join(scratch, part), { recursive: true })
}
for (const part of ['node_modules', 'dist']) await symlink(path.join(ROOT, part), path.join(scratch, part))
const postgres = await startEmbeddedPostgres({
  folder: path.join(scratch, 'postgres'),
  durable: false,
  log: () => {},
})

/** Whether these tests pass in the copy; without `pattern`, all of them. */
function pass(files: string[], pattern: string): Promise<{ isFine: boolean; output: string }> {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--passWithNoTests',
    '--bail',
    '1',
    ...files,
    ...(pattern ? ['-t', pattern] : []),
  ]
  return new Promise((resolve) => {
    const run = spawn(process.execPath, args, {
      cwd: scratch,
      env: { ...process.env, TEST_DATABASE_URL: postgres.url, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
    })
    let output = ''
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    run.on('close', (code) => resolve({ isFine: code === 0, output }))
  })
}

/** Why a condition that nobody misses is not needed, or null. */
function reasonOf({ file, line, what }: Mutation): string | null {
  const text = read(file).split('\n')[line - 1]?.trim() ?? ''
  if (/guest_?id/i.test(what)) return null
  const known = Object.keys(SAID_TWICE).find((start) => `${file} ${text}`.startsWith(start))
  return known === undefined ? null : (SAID_TWICE[known] ?? null)
}

const firstFailure = (output: string) => /(?:×|FAIL) +(.*)/.exec(output)?.[1]?.trim() ?? 'it does not start'

const survivors: string[] = []
try {
  const before = await pass([MATRIX, FENCES], '')
  if (!before.isFine) throw new Error(`The matrix fails on unchanged sources:\n${before.output}`)
  for (const one of chosen) {
    const file = path.join(scratch, one.file)
    const original = await readFile(file, 'utf8')
    await writeFile(file, one.text)
    const [tests, pattern] = one.asked
    let { isFine, output } = await pass([tests], pattern)
    let by = tests
    if (isFine && !/\d+ passed/.test(output)) throw new Error(`No test is called ${pattern}`)
    const own = path.dirname(one.file)
    if (isFine && one.kind === 'filter') {
      by = `the tests of ${own}, or ${LIFE}`
      ;({ isFine, output } = await pass([own, LIFE], ''))
    }
    await writeFile(file, original)
    const reason = isFine ? reasonOf(one) : null
    if (isFine && !reason) survivors.push(title(one))
    const found = isFine ? (reason ? 'needless' : 'SURVIVED') : 'caught  '
    console.log(`${found} ${title(one)}`)
    console.log(`         ${reason ?? (isFine ? 'nobody notices' : `by ${by}: ${firstFailure(output)}`)}`)
  }
} finally {
  await postgres.stop()
  await rm(scratch, { recursive: true, force: true })
}
console.log(`\n${chosen.length} mutations, ${survivors.length} survived`)
for (const one of survivors) console.log(one)
process.exitCode = survivors.length > 0 ? 1 : 0
