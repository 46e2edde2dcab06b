import { ensureBuild, ensureDependencies } from './runtime.mjs'
import { runMain } from './step.mjs'

runMain(async () => {
  await ensureDependencies()
  await ensureBuild()
})
