import { ensureDependencies, ensureWebBuild } from './runtime.mjs'
import { runProgram } from './program.mjs'
import { runMain } from './step.mjs'

runMain(async () => {
  await ensureDependencies()
  await ensureWebBuild()
  const { code } = await runProgram(['src/app/main.ts', ...process.argv.slice(2)])
  process.exit(code ?? 1)
})
