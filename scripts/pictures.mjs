import { ensureBrowser } from './browser.mjs'
import { ensureDependencies, ensureBuild } from './runtime.mjs'
import { runProgram } from './program.mjs'
import { runMain } from './step.mjs'

runMain(async () => {
  await ensureDependencies()
  await ensureBuild()
  const { code } = await runProgram(['tests/pictures.ts'], { HOTELLY_CHROMIUM: await ensureBrowser() })
  process.exit(code ?? 1)
})
