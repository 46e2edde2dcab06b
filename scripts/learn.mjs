import { runProgram } from './program.mjs'
import { ensureDependencies } from './runtime.mjs'
import { runMain } from './step.mjs'

runMain(async () => {
  await ensureDependencies()
  const { code } = await runProgram(['tools/learn-emergencies.ts'], {})
  process.exit(code ?? 1)
})
