// conditions, kinds, guards and fences taken away one by one, each of which the isolation matrix must notice
import { globSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { report, runPart, say } from './kit/part.ts'
import {
  type Asked,
  FENCES,
  KINDS,
  MATRIX,
  type Mutation,
  MUTATIONS,
  type OfKind,
  ROOT,
} from './mutations/catalogue.ts'
import { openMatrix } from './mutations/matrix.ts'
import { whyNeedless } from './mutations/needless.ts'

/**
 * Takes away, one after another, each condition that keeps hotels and guests apart, each guard, and each table's
 * row-level security, in a copy of the sources, and asks the isolation matrix, which must notice.
 *
 *     npm run torture -- mutations [--short] [--kind filter|guard|gate|kinds|fence] [--from N] [--only N,N] [--list]
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

/** The first in these places, of each kind so many. */
const SHORT: [place: string, kind: Mutation['kind'], count: number][] = [
  ['src/features/announcements/server/queries.ts', 'filter', 2],
  ['src/features/menu/server/handlers.ts', 'guard', 1],
  ['src/features/platform-health/server/queries.ts', 'kinds', 1],
  ['announcements', 'fence', 1],
]
/** Besides a feature's own; of the commands only what starts no process, which would have no switches. */
const ALSO_ASKED: Asked[] = [
  { file: 'tests/booking-life.test.ts', tests: /./ },
  { file: 'tests/orphans.test.ts', tests: /./ },
  { file: 'src/features/sessions/server/known-devices.test.ts', tests: /./ },
  { file: 'src/app/commands.test.ts', tests: /a purge lists/ },
]

function choose(): Mutation[] {
  if (asked.only) return asked.only.split(',').flatMap((at) => MUTATIONS[Number(at)] ?? [])
  if (!asked.short)
    return MUTATIONS.slice(Number(asked.from)).filter(({ kind }) => !asked.kind || kind === asked.kind)
  return SHORT.flatMap(([place, kind, count]) =>
    MUTATIONS.filter((mutation) => mutation.kind === kind && mutation.place.startsWith(place)).slice(
      0,
      count,
    ),
  )
}

const nameOf = (one: Mutation) =>
  `${String(MUTATIONS.indexOf(one)).padStart(3)}  ${one.kind.padEnd(6)} ${one.place}  ${one.what}`

/** The tests of the feature itself, for what the matrix does not notice. */
const ownTests = (file: string): Asked[] => [
  ...globSync(`${path.dirname(file)}/**/*.test.ts`, { cwd: ROOT }).map((each) => ({
    file: each,
    tests: /./,
  })),
  ...ALSO_ASKED,
]

async function tryAll(chosen: readonly Mutation[]) {
  const started = performance.now()
  const matrix = await openMatrix()
  const counts = { noticed: 0, needless: 0, SURVIVED: 0, NEEDED: 0 }
  const wrong: string[] = []
  const tell = (mutation: Mutation, by: string | null) => {
    const why = whyNeedless(mutation)
    const found = by === null ? (why ? 'needless' : 'SURVIVED') : why ? 'NEEDED' : 'noticed'
    counts[found]++
    const line = `${found.padEnd(8)} ${nameOf(mutation)}`
    if (found === 'SURVIVED' || found === 'NEEDED') wrong.push(line)
    say(`${line}\n         ${by ?? why ?? 'nobody notices'}`)
  }
  const of = <Kind extends Mutation['kind']>(kind: Kind) =>
    chosen.filter((one): one is OfKind<Kind> => one.kind === kind)

  const guards = of('guard')
  const noticed = guards.length > 0 ? await matrix.withWeakGuards(guards) : new Map<string, string>()
  for (const guard of guards) tell(guard, noticed.get(guard.place) ?? null)
  const unnoticed: OfKind<'filter'>[] = []
  const filters = of('filter')
  if (filters.length > 0)
    await matrix.withoutFilters(filters, (filter, by) => {
      if (by !== null || whyNeedless(filter)) tell(filter, by)
      else unnoticed.push(filter)
    })
  for (const filter of unnoticed) {
    const [start] = (await matrix.withoutFilterFromTheStart(filter)).failed
    if (start !== undefined) {
      tell(filter, start)
      continue
    }
    const own = ownTests(filter.file)
    const [by = null] = (await matrix.withoutFilter(filter, own)).failed
    const [anyway] = by === null ? [] : (await matrix.asItIs(own)).failed
    if (anyway) throw new Error(`Fails with everything in place: ${anyway}`)
    tell(filter, by)
  }
  for (const [kind, file] of [
    ['gate', MATRIX],
    ['kinds', KINDS],
    ['fence', FENCES],
  ] as const) {
    const { failed } = of(kind).length > 0 ? await matrix.asItIs([{ file, tests: /./ }]) : { failed: [] }
    if (failed.length > 0) throw new Error(`Fails with everything in place: ${failed.join('\n')}`)
  }
  for (const gate of [...of('gate'), ...of('kinds')])
    tell(gate, (await matrix.withoutGate(gate)).failed[0] ?? null)
  for (const fence of of('fence')) tell(fence, (await matrix.withoutFence(fence)).failed[0] ?? null)

  // that tests failed is what was wanted
  process.exitCode = 0
  say(['', ...wrong].join('\n'))
  report('taken away', `${chosen.length} (${countsOf(chosen)})`)
  report('noticed', `${counts.noticed}; ${counts.needless} are needless`)
  report('survived', counts.SURVIVED)
  report('said to be needless, and needed', counts.NEEDED)
  report('minutes', Math.round((performance.now() - started) / 60_000))
  if (wrong.length > 0) throw new Error('The tests, or what is said to be needless, have to be mended')
}

const countsOf = (all: readonly Mutation[]) =>
  Object.entries(Object.groupBy(all, ({ kind }) => kind))
    .map(([kind, some]) => `${kind} ${some.length}`)
    .join(', ')

const chosen = choose()
if (asked.list) for (const one of chosen) say(nameOf(one))
else await runPart(() => tryAll(chosen))
