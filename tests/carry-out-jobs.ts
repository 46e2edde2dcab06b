import { sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { jobHandlers } from '#app/jobs.ts'
import { keepWorking } from '#kit/server/jobs/keep-working.ts'
import { createLog } from '#kit/server/log.ts'
import type { Product } from './product.ts'

/** Carries out the jobs of all hotels, as a server does, until the test ends, which leaves none to the next one. */
export function carryOutJobs(product: Product) {
  const tools = { ...product, log: createLog('silent') }
  const stop = keepWorking(tools, jobHandlers(product.contextOf()))
  onTestFinished(async () => {
    await stop()
    await product.run(sql`DELETE FROM jobs`)
  })
}
