import { ensureBrowser } from './browser.mjs'
import { ensureDependencies, ensureWebBuild } from './runtime.mjs'
import { runProgram } from './program.mjs'
import { runMain } from './step.mjs'

runMain(async () => {
  await ensureDependencies()
  await ensureWebBuild()
  const { code } = await runProgram(['tests/pictures.ts'], { HOTELLY_CHROMIUM: await ensureBrowser() })
  process.exit(code ?? 1)
})
