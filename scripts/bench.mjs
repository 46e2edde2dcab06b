import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeFigures, describeMachine, summarize } from './bench-summary.mjs'
import { ensureBrowser } from './browser.mjs'
import { runProgramWithin } from './program.mjs'
import { ensureDependencies, ensureBuild, root, runtime } from './runtime.mjs'
import { describe, Failure, runMain, runQuietly } from './step.mjs'

const USAGE = 'Usage: npm run bench -- [part ...] [--short] [--runs N] [--json FILE]'
const LONGEST_MINUTES = 20
const LONGEST_SCALE_MINUTES = 300
/** The parts that need a browser. */
const IN_BROWSER = ['board', 'lighthouse', 'screens']
const PROGRAM = 'bench/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotelly-bench-'))
// PostgreSQL, which does not run as root, must be able to enter it.
chmodSync(folder, 0o711)
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

runMain(async () => {
  const { asked, isShort, runs, file } = readArguments()
  await ensureDependencies()
  const parts = await readParts()
  const names = choose(asked, parts)
  await ensureBuild()
  const env = {
    TMPDIR: folder,
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    ...(isShort ? { HOTELLY_BENCH_SHORT: '1' } : {}),
    ...(IN_BROWSER.some((name) => names.includes(name)) ? await findBrowser() : {}),
  }

  const machine = describeMachine()
  const date = new Date().toISOString()
  const measured = names.map((name) => ({ name, runs: [] }))
  const total = runs * names.length
  let at = 0
  for (let run = 1; run <= runs; run++) {
    for (const part of measured) {
      console.error(`[${++at}/${total}] ${part.name}${runs > 1 ? `, run ${run} of ${runs}` : ''} ...`)
      const minutes = parts.scale.includes(part.name) ? LONGEST_SCALE_MINUTES : LONGEST_MINUTES
      const one = await measure(part.name, minutes, env)
      console.error(`  ${one.error ? 'failed' : 'done'} in ${one.seconds} s`)
      part.runs.push(one)
    }
  }

  const summary = measured.map(summarize)
  for (const part of summary) process.stdout.write(describeFigures(part))
  if (file) {
    const of = { date, ...machine, isShort, runs }
    writeFileSync(file, `${JSON.stringify({ ...of, parts: summary }, null, 2)}\n`)
  }
  process.exitCode = summary.every(({ isMet }) => isMet) ? 0 : 1
})

function readArguments() {
  const options = {
    short: { type: 'boolean', default: false },
    runs: { type: 'string', default: '1' },
    json: { type: 'string' },
  }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const runs = Number(values.runs)
    if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs needs a number of at least 1.')
    return { asked: positionals, isShort: values.short, runs, file: values.json }
  } catch (error) {
    throw new Failure(`${error.message}\n\n${USAGE}`)
  }
}

/** The names of the parts, as the program that measures them knows them: the usual ones and those that take long. */
async function readParts() {
  const options = { cwd: root, env: process.env }
  const { code, output } = await runQuietly(runtime(), [PROGRAM], options)
  if (code !== 0) throw new Failure(`The parts could not be read.\n${output}`)
  return JSON.parse(output)
}

function choose(asked, { usual, scale }) {
  if (asked.length === 0) return usual
  const unknown = asked.filter((name) => name !== 'scale' && ![...usual, ...scale].includes(name))
  if (unknown.length > 0)
    throw new Failure(
      `There is no part "${unknown.join('", "')}".\n\n${USAGE}\n\n` +
        `Parts: ${usual.join(', ')}\nscale: ${scale.join(', ')}`,
    )
  return [...new Set(asked.flatMap((name) => (name === 'scale' ? scale : name)))]
}

/** Measures one part, once, in a process with a product of its own; a part that fails says why. */
async function measure(name, minutes, env) {
  const file = join(folder, 'result.json')
  rmSync(file, { force: true })
  const started = Date.now()
  const { code, signal } = await runProgramWithin(minutes, [PROGRAM, name, file], env)
  const seconds = Math.round((Date.now() - started) / 1000)
  const { figures = [], error } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return {
    seconds,
    figures,
    error: error ?? (code === 0 ? null : `It ended with ${signal ?? `code ${code}`}.`),
  }
}

/** Without a browser, only the parts that need one fail. */
async function findBrowser() {
  try {
    return { HOTELLY_CHROMIUM: await ensureBrowser() }
  } catch (error) {
    console.error(`\n${describe(error)}\n`)
    return {}
  }
}
