import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../../..')
export const MATRIX = 'tests/tenancy.test.ts'
export const FENCES = 'tests/row-security.test.ts'
export const KINDS = 'tests/booking-kinds.test.ts'

/** What is asked: a test file, and the tests of it whose names match. */
export type Asked = { file: string; tests: RegExp }

type Place = {
  /** Where it stands: `src/features/menu/server/queries.ts:22:10`, or the name of a table. */
  place: string
  what: string
}
/** Something that keeps hotels or people apart, taken away. */
export type Mutation =
  /** A condition of a statement; `line` is its line from there on. */
  | (Place & { kind: 'filter'; file: string; line: string })
  /** The guard of a procedure, made the next weaker one. */
  | (Place & { kind: 'guard'; file: string; procedure: string })
  /** A refusal in what many calls pass; `text` is the file's without it. */
  | (Place & { kind: 'gate'; file: string; text: string; asked: Asked })
  /** Of which kinds a statement means bookings; `text` is the file's where it means those of every kind. */
  | (Place & { kind: 'kinds'; file: string; line: string; text: string; asked: Asked })
  /** A policy of a table, which then lets everybody pass; a statement against the migrated database. */
  | (Place & { kind: 'fence'; statement: string; asked: Asked })
export type OfKind<Kind extends Mutation['kind']> = Extract<Mutation, { kind: Kind }>

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const server = globSync('src/{features,kit,app}/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.includes('.test.') && !file.endsWith('table.ts'))
  .toSorted()
const TABLES = new Set(
  globSync('src/features/*/server/table.ts', { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/export const (\w+) = pgTable/g)].map(([, name = '']) => name),
  ),
)

function placeOf(file: string, index: number): string {
  const before = read(file).slice(0, index).split('\n')
  return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

/** Where a statement says whose rows it means, and the same with a switch; conditions between two columns are joins. */
const CONDITIONS: [RegExp, switched: (condition: string, isAway: string) => string][] = [
  [
    /eq\(\w+\.(?:hotelId|guestId), ([\w.]+)\)|eq\(hotels\.id, ([\w.]+)\)/g,
    (condition, isAway) => `(${isAway} ? undefined : ${condition})`,
  ],
  [
    /\b(?:\w+\.)?(?:hotel_id|guest_id) = \$\{([\w.]+)\}|(?:\bh\.id|\$\{hotels\.id\}) = \$\{([\w.]+)\}/g,
    (condition, isAway) => `\${${isAway} ? sql\`true\` : sql\`${condition}\`}`,
  ],
]
const isJoin = (value: string) => TABLES.has(value.split('.')[0] ?? '')

const filters = server
  .filter((file) => file.startsWith('src/features/'))
  .flatMap((file) =>
    CONDITIONS.flatMap(([pattern]) =>
      [...read(file).matchAll(pattern)].filter(([, one, other]) => !isJoin(one ?? other ?? '')),
    )
      .toSorted((a, b) => a.index - b.index)
      .map(({ 0: what, index }): OfKind<'filter'> => {
        const [line = ''] = read(file).slice(index).split('\n')
        return { kind: 'filter', file, place: placeOf(file, index), what, line }
      }),
  )

/** The next weaker guard. */
const WEAKER: Record<string, string> = {
  guest: 'visitor',
  hotelAdmin: 'visitor',
  ownHotelAdmin: 'hotelAdmin',
  newHotelAdmin: 'visitor',
  superAdmin: 'newSuperAdmin',
  newSuperAdmin: 'anybody',
}
const GUARDED = /os\.(\w+)\s*\.use\((\w+)\)/g

const guards = server.flatMap((file) =>
  [...read(file).matchAll(GUARDED)].flatMap((found): OfKind<'guard'>[] => {
    const [what, procedure = '', guard = ''] = found
    if (!WEAKER[guard]) return []
    return [
      { kind: 'guard', file, procedure, place: placeOf(file, found.index), what: what.replace(/\s+/g, '') },
    ]
  }),
)

/** The files with conditions or guards, and their texts with a switch at each (`switches.ts`). */
export const switchedFiles = () =>
  [...new Set([...filters, ...guards].map(({ file }) => file))].map((file) => ({
    file,
    text: withSwitches(file),
  }))

function withSwitches(file: string): string {
  const text = read(file)
  const changes = CONDITIONS.flatMap(([pattern, switched]) =>
    [...text.matchAll(pattern)]
      .filter(([, one, other]) => !isJoin(one ?? other ?? ''))
      .map(({ 0: was, index }) => ({ was, index, is: switched(was, `isAway('${placeOf(file, index)}')`) })),
  )
  for (const { 0: was, 1: procedure, 2: guard = '', index } of text.matchAll(GUARDED)) {
    const weak = `guardsThere.${WEAKER[guard]}`
    const switched = `weakened('${placeOf(file, index)}', '${procedure}', ${guard}, ${weak})`
    if (WEAKER[guard]) changes.push({ was, index, is: was.replace(`(${guard})`, `(${switched})`) })
  }
  const switched = changes
    .toSorted((a, b) => b.index - a.index)
    .reduce((all, { was, index, is }) => all.slice(0, index) + is + all.slice(index + was.length), text)
  return `${switched}\nimport { GUARDS as guardsThere } from '#kit/server/guards.ts'\n`
}

const REFUSES =
  /^ *if \(.*\) (?:return refuse\('(?:UNAUTHORIZED|PASSWORD_CHANGE_NEEDED)'\)|return null|throw (?:anyErrors|errors)\.(?:UNAUTHORIZED|FORBIDDEN|PASSWORD_CHANGE_NEEDED)\(\))$/gm
/** The files whose refusals are taken away, and the tests of the matrix that ask there. */
const GATES: [file: string, tests: RegExp][] = [
  ['src/kit/server/guards.ts', / answers each as it must/],
  ['src/app/event-stream.ts', /live streams open/],
  ['src/features/images/server/uploads.ts', /pictures are taken from/],
]

const gates = GATES.flatMap(([file, tests]) =>
  [...read(file).matchAll(REFUSES)].map(({ 0: was, index }): Mutation => ({
    kind: 'gate',
    file,
    place: placeOf(file, index),
    what: was.trim(),
    text: read(file).slice(0, index) + read(file).slice(index + was.length),
    asked: { file: MATRIX, tests },
  })),
)

const EVERY_KIND = "['order', 'request', 'appointment']"
const OF_KINDS = /\b(?:bookingsOf|isOfKinds)\(([A-Z_]+)|\bholdRecord\(tx, hotelId, id, ([A-Z_]+)/g

const kinds = server
  .filter((file) => file.startsWith('src/features/') && !file.endsWith('/of-kinds.ts'))
  .flatMap((file) =>
    [...read(file).matchAll(OF_KINDS)]
      .filter(([, one, other]) => (one ?? other) !== 'EVERY_KIND')
      .map(({ 0: what, 1: one, 2: other = '', index }): OfKind<'kinds'> => {
        const text = read(file)
        const [line = ''] = text.slice(index).split('\n')
        const all = what.replace(one ?? other, EVERY_KIND)
        return {
          kind: 'kinds',
          file,
          place: placeOf(file, index),
          what,
          line,
          text: text.slice(0, index) + all + text.slice(index + what.length),
          asked: { file: KINDS, tests: /./ },
        }
      }),
  )

const tablesIn = (file: string): string[] =>
  [...read(file).matchAll(/CREATE TABLE (\w+) \(\n([\s\S]*?)\n\);/g)].flatMap(([, name = '', columns = '']) =>
    name === 'hotels' || /\bhotel_id\b/.test(columns) ? [name] : [],
  )
const fenced = [...new Set(globSync('db/migrations/*.sql', { cwd: ROOT }).flatMap(tablesIn))].toSorted()
const OWN_GUEST = 'CASE WHEN app_guest_id() IS NULL THEN true ELSE guest_id = app_guest_id() END'
/** The tables whose policies tell a guest from the rest of the hotel. */
const OF_GUESTS = [...read('db/rls.sql').matchAll(/WHEN name (?:= |IN \()([^)]+?)\)?\s+THEN/g)].flatMap(
  ([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
)
const fences = [
  ...fenced.map((table) => ({ table, what: 'own_hotel', condition: 'true' })),
  { table: 'service_bookings', what: 'own_hotel without the hotel', condition: OWN_GUEST },
  ...OF_GUESTS.map((table) => ({
    table,
    what: 'own_hotel without the guest',
    condition: 'hotel_id = app_hotel_id()',
  })),
].map(({ table, what, condition }): Mutation => ({
  kind: 'fence',
  place: table,
  what,
  statement: `ALTER POLICY own_hotel ON ${table} USING (${condition})`,
  asked: { file: FENCES, tests: /./ },
}))

/** All of them, always in the same order. */
export const MUTATIONS: Mutation[] = [...filters, ...guards, ...gates, ...kinds, ...fences]
