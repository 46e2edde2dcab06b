import { run, stopOnSignals } from './run.mjs'

const HEARTBEAT_MS = 5_000

/** Runs a command with its output kept back and a sign of life every few seconds. Throws with the output if it fails. */
export async function runStep(label, command, args, { env = process.env, cwd } = {}) {
  console.log(`${label} ...`)
  const startedAt = Date.now()
  const elapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
  const heartbeat = setInterval(() => console.log(`  ... ${elapsed()}`), HEARTBEAT_MS)
  try {
    const { code, signal, output } = await runQuietly(command, args, { env, cwd })
    if (code !== 0) throw new Error(`It ended with ${signal ?? `code ${code}`}.\n${output.trim()}`)
    console.log(`  done in ${elapsed()}`)
  } catch (error) {
    throw new Failure(`${label}: failed. ${error.message}`)
  } finally {
    clearInterval(heartbeat)
  }
}

/** Runs a command and gives back what it said, too. */
export async function runQuietly(command, args, options) {
  const output = []
  const onSpawn = (child) => {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  }
  const end = await run(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], onSpawn })
  return { ...end, output: Buffer.concat(output).toString() }
}

/** Something the reader can act on: shown without a stack trace. */
export class Failure extends Error {}

/** What to show of an error. */
export function describe(error) {
  return error instanceof Failure ? error.message : error.stack
}

/** Runs a script's main function; a failure is told in plain words and ends the process with code 1, a signal ends all. */
export function runMain(main) {
  stopOnSignals()
  main().catch((error) => {
    console.error(`\n${describe(error)}`)
    process.exit(1)
  })
}
