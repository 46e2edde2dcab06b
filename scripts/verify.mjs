import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureDependencies, root, runtime } from './runtime.mjs'
import { runMain } from './step.mjs'

const CHECKS = [
  ['format', 'oxfmt/bin/oxfmt', '--check', '.'],
  ['lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  ['types', 'typescript/bin/tsc', '-p', '.'],
  [
    'structure',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    'src',
    '--config',
    '.dependency-cruiser.cjs',
  ],
  ['unused code', 'knip/bin/knip.js'],
]

runMain(async () => {
  await ensureDependencies()
  const failed = CHECKS.filter(([name, program, ...args]) => {
    const started = Date.now()
    const { status, stdout, stderr } = spawnSync(runtime(), [join(root, 'node_modules', program), ...args], {
      cwd: root,
    })
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`)
    if (status !== 0) process.stdout.write(`${stdout}${stderr}\n`)
    return status !== 0
  })
  process.exitCode = failed.length > 0 ? 1 : 0
})
