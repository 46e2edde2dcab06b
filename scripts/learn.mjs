import { runProgram } from './program.mjs'
import { ensureDependencies } from './runtime.mjs'
import { runMain } from './step.mjs'

const ASSISTANT = 'src/features/assistant/server'
const LEARNED = [`${ASSISTANT}/emergency/learned.ts`, `${ASSISTANT}/intents/learned.ts`]

runMain(async () => {
  await ensureDependencies()
  const learning = [['tools/learn-emergencies.ts'], ['tools/learn-orders.ts']]
  for (const args of [...learning, ['node_modules/oxfmt/bin/oxfmt', ...LEARNED]]) {
    const { code } = await runProgram(args, {})
    if (code !== 0) process.exit(code ?? 1)
  }
})
