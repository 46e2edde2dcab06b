import { spawnSync } from 'node:child_process'
import { ensureDependencies, ensureWebBuild, root, runtime } from './runtime.mjs'
import { runMain } from './step.mjs'

runMain(async () => {
  await ensureDependencies()
  await ensureWebBuild()
  const { status } = spawnSync(runtime(), ['bench/run.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
})
