import { ensureDependencies } from './runtime.mjs'
import { runProgram } from './program.mjs'
import { runMain } from './step.mjs'

runMain(async () => {
  await ensureDependencies()
  const { code } = await runProgram(['src/app/dev/main.ts'], { NODE_ENV: 'development' })
  process.exit(code ?? 1)
})
