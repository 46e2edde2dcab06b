import type { FullConfig } from '@playwright/test'
import { startProduct } from '#tests/running-product.ts'

/** What the journeys know of a product. */
export type ProductOfJourneys = { address: string; databaseUrl: string; dataFolder: string }

/**
 * Starts the product as `npm start` does, with its own data folder and the demo hotel, once for each worker, so that
 * journeys at the same time see nothing of each other; stops it after the tests.
 */
export default async function setup({ workers }: FullConfig) {
  const started = await Promise.allSettled(Array.from({ length: workers }, () => startProduct()))
  const products = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const stop = () => Promise.all(products.map((product) => product.stop()))
  const failed = started.find((one) => one.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  const known: ProductOfJourneys[] = products.map(({ address, databaseUrl, dataFolder }) => ({
    ...{ address, databaseUrl, dataFolder },
  }))
  process.env.HOTELLY_E2E_PRODUCTS = JSON.stringify(known)
  return stop
}
