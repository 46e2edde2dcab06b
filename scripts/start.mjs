import { build, ensureDependencies, isBuilt } from './runtime.mjs'
import { becomeServer } from './server.mjs'
import { Failure, runMain } from './step.mjs'

runMain(async () => {
  const isReady = isBuilt()
  if (!isReady && process.env.HOTELLY_OMIT_DEV === '1')
    throw new Failure(
      'HOTELLY_OMIT_DEV=1 leaves out what builds the product, and dist was not built from these sources.\n' +
        'Run "npm run build" here without it, or bring dist from where that was done.',
    )
  await ensureDependencies({ omitDev: isReady })
  if (!isReady) await build()
  await becomeServer(process.argv.slice(2))
})
