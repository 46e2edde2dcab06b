import { join } from 'node:path'
import { ensureDependencies, root, runtime } from './runtime.mjs'
import { runMain, runQuietly } from './step.mjs'

const CHECKS = [
  ['format', 'oxfmt/bin/oxfmt', '--check', '.'],
  ['lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  ['types', 'typescript/bin/tsc', '-p', '.'],
  [
    'structure',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    'src',
    'tools',
    '--config',
    '.dependency-cruiser.cjs',
  ],
  ['unused code', 'knip/bin/knip.js'],
]

runMain(async () => {
  await ensureDependencies()
  for (const [name, program, ...args] of CHECKS) {
    const started = Date.now()
    const file = join(root, 'node_modules', program)
    const { code, output } = await runQuietly(runtime(), [file, ...args], { cwd: root })
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
    if (code === 0) continue
    console.log(output)
    process.exitCode = 1
  }
})
