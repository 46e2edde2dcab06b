import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type CliOptions, createVitest, type TestCase, type TestModule } from 'vitest/node'
import { startEmbeddedPostgres } from '#kit/server/postgres/embedded-postgres.ts'
import { ask } from '../kit/database.ts'
import { makeFolder } from '../kit/folder.ts'
import { atEnd } from '../kit/part.ts'
import { type Asked, MATRIX, type OfKind, ROOT, switchedFiles } from './catalogue.ts'

const COPIED = ['src', 'tests', 'db', 'locales', 'scripts', 'package.json', 'tsconfig.json']
const LINKED = ['node_modules', 'dist']
/** Hashes cheaply in the copy: everybody signs in for each condition. */
const PASSWORDS = 'src/kit/server/passwords.ts'
const FENCE = 'db/rls.sql'
const SWITCHES = 'tests/torture/mutations/switches.ts'
const FILTERS = 'tests/torture/mutations/filters.check.ts'
/** Taken away last: the matrix must not notice it. */
const NOTHING = 'nothing'
/** The machine may be busy, and who is slow has noticed nothing. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000 }

/** The tests that failed, each with the beginning of what they say. */
export type Verdict = { failed: string[]; passedCount: number }

/**
 * A copy of the sources in which every condition and every guard has a switch, with a database server of its own. Its
 * tests run in one process as long as possible, as starting takes longer than most of them.
 */
export async function openMatrix() {
  const copy = await makeFolder('mutations')
  for (const part of COPIED) await cp(path.join(ROOT, part), path.join(copy, part), { recursive: true })
  for (const part of LINKED) await symlink(path.join(ROOT, part), path.join(copy, part))
  for (const { file, text } of switchedFiles()) await writeFile(path.join(copy, file), text)
  const passwords = await readFile(path.join(copy, PASSWORDS), 'utf8')
  await writeFile(path.join(copy, PASSWORDS), passwords.replace(/memoryCost: [\d_]+/, 'memoryCost: 8'))
  const folder = path.join(copy, 'postgres')
  const postgres = await startEmbeddedPostgres({ folder, durable: false, log: () => {} })
  atEnd(() => postgres.stop())
  process.env['TEST_DATABASE_URL'] = postgres.url
  delete process.env['HOTELLY_TEST_CITUS']
  process.chdir(copy)

  async function openTests(options: CliOptions, onTestCaseResult = (_test: TestCase) => {}) {
    const setupFiles = [path.join(copy, SWITCHES)]
    const reporters = [{ onTestCaseResult }]
    const vitest = await createVitest({
      root: copy,
      // not that of the project, whose files run in two ways
      config: false,
      globalSetup: ['tests/database.ts'],
      pool: 'forks',
      maxWorkers: 2,
      watch: false,
      ...PATIENCE,
      setupFiles,
      reporters,
      ...options,
    })
    atEnd(() => vitest.close())
    const project = vitest.getRootProject()
    project.provide('away', [])
    project.provide('weakens', false)
    project.provide('filters', [])
    const run = async (asked: readonly Asked[]) => {
      const chosen = asked.map(({ file, tests }) =>
        project.createSpecification(path.join(copy, file), { testNamePattern: tests }),
      )
      const files = new Set(chosen.map(({ moduleId }) => moduleId))
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen)
      const [error] = unhandledErrors
      if (error) throw error
      return testModules.filter(({ moduleId }) => files.has(moduleId))
    }
    return { vitest, project, run }
  }
  const { vitest, project, run } = await openTests({ bail: 1 })

  /** What the tests say of the copy as it is. */
  async function asItIs(asked: readonly Asked[]): Promise<Verdict> {
    const modules = await run(asked)
    const passedCount = modules.flatMap((module) => [...module.children.allTests('passed')]).length
    return { failed: modules.flatMap(failuresOf), passedCount }
  }

  return {
    asItIs,

    /** What the matrix says where a condition is away from the start, when statements are put together. */
    async withoutFilterFromTheStart({ place, file }: OfKind<'filter'>): Promise<Verdict> {
      project.provide('away', [place])
      project.provide('filters', [[place, callsOf(file)]])
      return asItIs([{ file: FILTERS, tests: /./ }]).finally(() => {
        project.provide('away', [])
        project.provide('filters', [])
      })
    },

    /** What tests of a feature say without a condition. */
    async withoutFilter({ place }: OfKind<'filter'>, asked: readonly Asked[]): Promise<Verdict> {
      project.provide('away', [place])
      return asItIs(asked).finally(() => project.provide('away', []))
    },

    /** Tells of each condition what the matrix says without it, or null where it notices nothing. */
    async withoutFilters(
      filters: readonly OfKind<'filter'>[],
      tell: (filter: OfKind<'filter'>, failure: string | null) => void,
    ) {
      const left = new Map(filters.map((filter) => [filter.place, filter]))
      let isFair = false
      const tests = await openTests({}, (test) => {
        const filter = left.get(test.name)
        const [error] = test.result().errors ?? []
        if (filter) tell(filter, error ? beginningOf(error) : null)
        else if (test.name === NOTHING) isFair = !error
        left.delete(test.name)
      })
      const asked = filters.map(({ place, file }): [string, string] => [place, callsOf(file)])
      tests.project.provide('filters', [...asked, [NOTHING, 'menu']])
      const modules = await tests.run([{ file: FILTERS, tests: /./ }])
      const failures = modules.flatMap(failuresOf).filter((each) => !each.startsWith('src/'))
      if (left.size > 0 || !isFair)
        throw new Error(`Not all were tried, or all would fail: ${failures.join('\n')}`)
    },

    /**
     * Who noticed which guards, by their places: each is weak during the first attempt of its own test alone, which has
     * to fail, and to pass in the second.
     */
    async withWeakGuards(guards: readonly OfKind<'guard'>[]): Promise<Map<string, string>> {
      const names = [...new Set(guards.map(({ procedure }) => procedure))]
      const asked = { file: MATRIX, tests: new RegExp(`\\.(?:${names.join('|')}) answers`) }
      const tests = await openTests({ retry: 1 })
      tests.project.provide('weakens', true)
      const modules = await tests.run([asked])
      const failed = modules.flatMap(failuresOf)
      if (failed.length > 0) throw new Error(`Fails with all guards in place: ${failed.join('\n')}`)
      const noticed = modules.flatMap((module) =>
        [...module.children.allTests('passed')].flatMap((test) => {
          const { weakened } = test.meta()
          const [error] = test.result().errors ?? []
          return weakened && error ? [[weakened, `${test.name}: ${beginningOf(error)}`] as const] : []
        }),
      )
      return new Map(noticed)
    },

    /** What the tests say without a refusal, or where a statement means bookings of every kind. */
    async withoutGate({ file, text, asked }: OfKind<'gate' | 'kinds'>): Promise<Verdict> {
      const place = path.join(copy, file)
      const original = await readFile(place, 'utf8')
      const write = async (wanted: string) => {
        await writeFile(place, wanted)
        vitest.invalidateFile(place)
      }
      await write(text)
      return asItIs([asked]).finally(() => write(original))
    },

    /** What they say without a table's policy. */
    async withoutFence({ statement, asked }: OfKind<'fence'>): Promise<Verdict> {
      const { templateUrl } = project.getProvidedContext()
      await ask(templateUrl, statement)
      // which alters what is not as it says
      const fence = await readFile(path.join(copy, FENCE), 'utf8')
      return asItIs([asked]).finally(() => ask(templateUrl, fence))
    },
  }
}

/** What the calls of a feature are called by: `assistantFigures` for `src/features/assistant-figures/…`. */
function callsOf(file: string): string {
  const name = file.split('/')[2]?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? ''
  return name === 'accounts' ? 'sessions' : name
}

/** The first line of an error, and the first that it did not expect. */
function beginningOf({ message = '', diff = '' }: { message?: string; diff?: string }): string {
  const lines = stripVTControlCharacters(diff).split('\n')
  const unexpected = lines.find((line) => /^\+ .{4}/.test(line) && line !== '+ Received')
  return [message.split('\n')[0], unexpected?.slice(1).trim()].filter(Boolean).join(' | ').slice(0, 400)
}

function failuresOf(module: TestModule): string[] {
  const beside = [module, ...module.children.allSuites()].flatMap((each) => each.errors())
  const tests = [...module.children.allTests('failed')].map((test) => {
    const [error] = test.result().errors ?? []
    return `${test.name}: ${beginningOf(error ?? {})}`
  })
  return [...beside.map((error) => `it does not start: ${beginningOf(error)}`), ...tests]
}
