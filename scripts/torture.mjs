import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { runProgramWithin } from './program.mjs'
import { ensureBuild, ensureDependencies, root } from './runtime.mjs'
import { Failure, runMain } from './step.mjs'

const FOLDER = join(root, 'tests/torture')
const IN_A_BROWSER = new Set(['rings'])
const LONGEST_MINUTES = 300
const LONGEST_SHORT_MINUTES = 10

const parts = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .sort()
const folder = mkdtempSync(join(tmpdir(), 'hotelly-torture-'))
// PostgreSQL, which does not run as root, must be able to enter it.
chmodSync(folder, 0o711)
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

runMain(async () => {
  const args = process.argv.slice(2)
  const at = args.findIndex((arg) => arg.startsWith('--'))
  const asked = at === -1 ? args : args.slice(0, at)
  const options = at === -1 ? [] : args.slice(at)
  const report = takeOption(options, '--json')
  if (options.includes('--list')) {
    console.log(listOf())
    return
  }
  const unknown = asked.filter((name) => !parts.includes(name))
  if (unknown.length > 0) throw new Failure(`There is no part "${unknown.join('", "')}".\n\n${listOf()}`)

  await ensureDependencies()
  await ensureBuild()
  const results = []
  for (const name of asked.length > 0 ? asked : parts) results.push(await play(name, options))
  console.log(`\n${results.map(describeResult).join('\n')}`)
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`
  if (report) writeFileSync(report, `${JSON.stringify({ machine, parts: results }, null, 2)}\n`)
  process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1
})

function takeOption(options, name) {
  const at = options.indexOf(name)
  if (at === -1) return null
  const [, value] = options.splice(at, 2)
  if (!value) throw new Failure(`${name} needs a file.`)
  return value
}

/** Every part with its first line, which says what it does. */
function listOf() {
  const width = Math.max(...parts.map((name) => name.length))
  const lines = parts.map((name) => {
    const [first] = readFileSync(join(FOLDER, `${name}.ts`), 'utf8').split('\n')
    return `  ${name.padEnd(width)}  ${first.replace(/^\/[/*]+\s*|\s*\*\/$/g, '')}`
  })
  return `Usage: npm run torture -- [part ...] [--short] [--json FILE] [options of the part]\n\n${lines.join('\n')}`
}

/** Plays a part, bounded in time; it adds its figures to a file, one JSON object a line. */
async function play(name, options) {
  console.log(`\n== ${name}`)
  const file = join(folder, `${name}.figures`)
  const minutes = options.includes('--short') ? LONGEST_SHORT_MINUTES : LONGEST_MINUTES
  const started = Date.now()
  const browser = IN_A_BROWSER.has(name) ? { HOTELLY_CHROMIUM: await ensureBrowser() } : {}
  const env = { ...browser, TMPDIR: folder, HOTELLY_TORTURE_FIGURES: file }
  const { code } = await runProgramWithin(minutes, [`tests/torture/${name}.ts`, ...options], env)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const seconds = Math.round((Date.now() - started) / 1000)
  return { name, isPassed: code === 0, seconds, figures: lines.map((line) => JSON.parse(line)) }
}

function describeResult({ name, isPassed, seconds, figures }) {
  const lines = figures.map(({ name, value }) => `         ${name}: ${value}`)
  return [`${isPassed ? 'ok     ' : 'FAILED '} ${name} (${seconds} s)`, ...lines].join('\n')
}
