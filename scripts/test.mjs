import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser, ensureShell } from './browser.mjs'
import { runProgram } from './program.mjs'
import { ensureDependencies, ensureBuild, root } from './runtime.mjs'
import { describe, Failure, runMain } from './step.mjs'
import { readJourneyReport, readUnitReport, slowestOf } from './test-reports.mjs'

const PAGES_SHOWN = 5
const PAGE_CHARACTERS = 6000
const SPEAKS_HTTP = /\blisten\(|running-product|beginScript|playEvening/
const NOTHING = { passed: 0, failures: [], skipped: 0, times: [] }
const parts = {
  unit: [runUnitTests],
  e2e: [runBrowserTests],
  verified: [runVerify, runUnitTests, runBrowserTests],
  whole: [runUnitTests, runBrowserTests],
}
const reports = mkdtempSync(join(tmpdir(), 'hotelly-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

runMain(async () => {
  const [asked, ...options] = process.argv.slice(2)
  if (asked && !Object.hasOwn(parts, asked))
    throw new Failure('Usage: npm test [-- verified | whole | unit | e2e [files and options for the runner]]')
  // what the usual run leaves out: tests/usual.ts
  if (asked === 'whole') process.env.HOTELLY_TEST_WHOLE = '1'

  const results = []
  try {
    await ensureDependencies()
    if (asked !== 'unit' || needsWebBuild(options)) await ensureBuild()
    for (const run of asked ? parts[asked] : [runUnitTests, runBrowserTests]) results.push(await run(options))
  } catch (error) {
    console.error(`\n${describe(error)}`)
    results.push({ ...NOTHING, failures: ['npm test itself'] })
  }

  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const failures = results.flatMap((result) => result.failures)
  const [passed, failed, skipped] = [sum('passed'), failures.length, sum('skipped')]
  for (const { half, times } of results)
    if (times.length > 1) console.log(`\nThe slowest ${half}:\n${slowestOf(times)}`)
  if (failed > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
})

/** Whether the selected tests talk to the product over HTTP; true when no files are given. */
function needsWebBuild(options) {
  const files = options.filter((option) => !option.startsWith('-')).map((name) => join(root, name))
  const isOfProduct = (file) =>
    !existsSync(file) || !file.endsWith('.ts') || SPEAKS_HTTP.test(readFileSync(file, 'utf8'))
  return files.length === 0 || files.some(isOfProduct)
}

/** Format, lint, types, structure, unused code: one failure if any of them fails. */
async function runVerify() {
  return { ...NOTHING, failures: (await runNode(['scripts/verify.mjs'])) ? [] : ['npm run verify'] }
}

async function runUnitTests(options) {
  const report = join(reports, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const isFine = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options])
  return tell('unit tests', isFine, report, readUnitReport)
}

async function runBrowserTests(options) {
  const report = join(reports, 'e2e.json')
  const env = {
    HOTELLY_SHELL: await ensureShell(),
    HOTELLY_CHROMIUM: await ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const isFine = await runNode(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...options],
    env,
  )
  if (!isFine) showPages()
  return tell('journeys', isFine, report, readJourneyReport)
}

/** Prints the pages of failed tests, for environments that keep only the output. */
function showPages() {
  const folder = join(root, 'test-results')
  if (!existsSync(folder)) return
  for (const test of readdirSync(folder).slice(0, PAGES_SHOWN)) {
    const file = join(folder, test, 'error-context.md')
    const [, page] = (existsSync(file) && /```yaml\n([^]*?)```/.exec(readFileSync(file, 'utf8'))) || []
    if (page) console.log(`\n${test}\n${page.slice(0, PAGE_CHARACTERS)}`)
  }
}

async function runNode(args, env = {}) {
  const { code } = await runProgram(args, { NODE_ENV: 'test', ...env })
  return code === 0
}

// A crashed runner counts as a failure, even if no test failed.
function tell(half, isFine, report, read) {
  let result = NOTHING
  try {
    result = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    isFine = false
  }
  const hasFailed = !isFine && result.failures.length === 0
  return { ...result, half, ...(hasFailed ? { failures: [`the runner of ${half}`] } : {}) }
}
