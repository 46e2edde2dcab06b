import { join } from 'node:path'
import { ensureDependencies, root, runtime } from './runtime.mjs'
import { runMain, runQuietly } from './step.mjs'

const DEPCRUISE = 'dependency-cruiser/bin/dependency-cruiser.mjs'
/** Two rows, each one after the other: what takes long stands in both. */
const CHECKS = [
  { row: 0, name: 'format', command: ['oxfmt/bin/oxfmt', '--check', '.'] },
  { row: 0, name: 'lint', command: ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  { row: 1, name: 'types', command: ['typescript/bin/tsc', '-p', '.'] },
  { row: 0, name: 'structure', command: [DEPCRUISE, 'src', 'tools', '--config', '.dependency-cruiser.cjs'] },
  { row: 1, name: 'unused code', command: ['knip/bin/knip.js'] },
]

runMain(async () => {
  await ensureDependencies()
  const rows = [Promise.resolve(), Promise.resolve()]
  const ends = CHECKS.map(({ row, command }) => (rows[row] = rows[row].then(() => check(command))))
  for (const [index, end] of ends.entries()) {
    const { code, output, seconds } = await end
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${CHECKS[index].name} (${seconds} s)`)
    if (code === 0) continue
    console.log(output)
    process.exitCode = 1
  }
})

async function check([program, ...args]) {
  const started = Date.now()
  const file = join(root, 'node_modules', program)
  // a check that is stopped has nothing to put in order, and tsc does not stop before it is done
  const end = await runQuietly(runtime(), [file, ...args], { cwd: root, stopSignal: 'SIGKILL' })
  return { ...end, seconds: ((Date.now() - started) / 1000).toFixed(1) }
}
