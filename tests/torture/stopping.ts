// each of our scripts stopped by each signal in the middle of its work: nothing runs on, nothing is left behind
import { parseArgs } from 'node:util'
import { report, runPart, say } from './kit/part.ts'
import { type Script, SCRIPTS, SIGNALS, stopScript } from './stopping/scripts.ts'

const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values

await runPart(async () => {
  const scripts = Object.keys(SCRIPTS) as Script[]
  const stops = scripts.flatMap((script) => SIGNALS.map((signal) => ({ script, signal })))
  // every script and every signal at least once
  const played = short ? stops.filter((_, index) => index % (SIGNALS.length + 1) < 2) : stops
  const failed: string[] = []
  for (const { script, signal } of played) {
    const wrong = await stopScript(script, signal)
    say(`${script}, ${signal}: ${wrong.length === 0 ? 'ok' : 'FAILED'}`)
    for (const line of wrong) say(`  ${line}`)
    if (wrong.length > 0) failed.push(`${script} after ${signal}`)
  }
  report('stopped', `${played.length} times, ${failed.join(', ') || 'nothing left'}`)
  if (failed.length > 0) throw new Error('Something was left behind')
})
