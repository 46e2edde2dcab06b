import { run, stopOnSignals } from './run.mjs'

const HEARTBEAT_MS = 5_000

/** Runs a command with its output hidden and a progress line every few seconds. Throws with the output if it fails. */
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

/** Runs a command and also returns its output. */
export async function runQuietly(command, args, options) {
  const output = []
  const onSpawn = (child) => {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  }
  const end = await run(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], onSpawn })
  return { ...end, output: Buffer.concat(output).toString() }
}

/** An error that the user can act on, shown without a stack trace. */
export class Failure extends Error {}

/** The text to show for an error. */
export function describe(error) {
  return error instanceof Failure ? error.message : error.stack
}

/** Runs a script's main function. A failure is printed and ends the process with code 1; a signal stops everything. */
export function runMain(main) {
  stopOnSignals()
  main().catch((error) => {
    console.error(`\n${describe(error)}`)
    process.exit(1)
  })
}
