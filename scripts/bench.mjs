import { ensureBrowser } from './browser.mjs'
import { ensureDependencies, ensureBuild } from './runtime.mjs'
import { runProgram } from './program.mjs'
import { describe, runMain } from './step.mjs'

runMain(async () => {
  const asked = process.argv.slice(2)
  await ensureDependencies()
  await ensureBuild()
  const needsBrowser = asked.length === 0 || asked.includes('lighthouse')
  const { code } = await runProgram(['bench/run.ts', ...asked], needsBrowser ? await findBrowser() : {})
  process.exit(code ?? 1)
})

/** Without a browser, the other benchmarks still run. */
async function findBrowser() {
  try {
    return { HOTELLY_CHROMIUM: await ensureBrowser() }
  } catch (error) {
    console.error(`\n${describe(error)}\n`)
    return {}
  }
}
