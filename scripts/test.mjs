import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { runProgram } from './program.mjs'
import { ensureDependencies, ensureBuild, root } from './runtime.mjs'
import { journeyTimes, slowestOf, unitTimes } from './slowest-files.mjs'
import { describe, Failure, runMain } from './step.mjs'

const PAGES_SHOWN = 5
const PAGE_CHARACTERS = 6000
const SPEAKS_HTTP = /\blisten\(|running-product|beginScript|playEvening/
const NOTHING = { passed: 0, failed: 0, skipped: 0 }
const UNREAD = { ...NOTHING, times: [] }
const parts = {
  unit: [runUnitTests],
  e2e: [runBrowserTests],
  verified: [runVerify, runUnitTests, runBrowserTests],
}
const reports = mkdtempSync(join(tmpdir(), 'hotelly-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

runMain(async () => {
  const [asked, ...options] = process.argv.slice(2)
  if (asked && !Object.hasOwn(parts, asked))
    throw new Failure('Usage: npm test [-- verified | unit | e2e [files and options for the runner]]')

  const results = []
  try {
    await ensureDependencies()
    if (asked !== 'unit' || needsWebBuild(options)) await ensureBuild()
    for (const run of asked ? parts[asked] : [runUnitTests, runBrowserTests]) results.push(await run(options))
  } catch (error) {
    console.error(`\n${describe(error)}`)
    results.push({ ...NOTHING, failed: 1 })
  }

  const [passed, failed, skipped] = Object.keys(NOTHING).map((key) =>
    results.reduce((sum, result) => sum + result[key], 0),
  )
  for (const { half, times } of results)
    if (times?.length > 1) console.log(`\nThe slowest ${half}:\n${slowestOf(times)}`)
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
  return { ...NOTHING, failed: (await runNode(['scripts/verify.mjs'])) ? 0 : 1 }
}

async function runUnitTests(options) {
  const report = join(reports, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const isFine = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options])
  return count(isFine, report, (told) => ({
    passed: told.numPassedTests,
    failed: told.numFailedTests + told.testResults.filter(hasNotLoaded).length,
    skipped: told.numPendingTests + told.numTodoTests,
    half: 'unit tests',
    times: unitTimes(told),
  }))
}

async function runBrowserTests(options) {
  const report = join(reports, 'e2e.json')
  const env = { HOTELLY_CHROMIUM: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const isFine = await runNode(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...options],
    env,
  )
  if (!isFine) showPages()
  return count(isFine, report, ({ stats: { expected, unexpected, flaky, skipped }, suites }) => ({
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    half: 'journeys',
    times: journeyTimes({ suites }),
  }))
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

function hasNotLoaded({ status, assertionResults }) {
  return status === 'failed' && assertionResults.length === 0
}

// A crashed runner counts as a failure, even if no test failed.
function count(isFine, report, read) {
  let result = UNREAD
  try {
    result = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    isFine = false
  }
  return { ...result, failed: isFine ? result.failed : Math.max(1, result.failed) }
}
