import { spawnSync } from 'node:child_process'
import { ensureDependencies, ensureWebBuild, root, runtime } from './runtime.mjs'
import { runMain } from './step.mjs'

runMain(async () => {
  await ensureDependencies()
  await ensureWebBuild()
  const { status } = spawnSync(runtime(), ['tests/pictures.ts'], { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
})
