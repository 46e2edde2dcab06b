import { runProgram } from './program.mjs'
import { ensureDependencies } from './runtime.mjs'
import { runMain } from './step.mjs'

const LEARNED = 'src/features/assistant/server/emergency/learned.ts'

runMain(async () => {
  await ensureDependencies()
  for (const args of [['tools/learn-emergencies.ts'], ['node_modules/oxfmt/bin/oxfmt', LEARNED]]) {
    const { code } = await runProgram(args, {})
    if (code !== 0) process.exit(code ?? 1)
  }
})
