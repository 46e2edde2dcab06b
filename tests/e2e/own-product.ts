import type { ProductOfJourneys } from './server.ts'

/** The product that the journeys of this worker use; null outside of a worker. */
export function ownProduct(): ProductOfJourneys | null {
  const { HOTELLY_E2E_PRODUCTS, TEST_PARALLEL_INDEX } = process.env
  if (!HOTELLY_E2E_PRODUCTS) return null
  const products = JSON.parse(HOTELLY_E2E_PRODUCTS) as ProductOfJourneys[]
  return products[Number(TEST_PARALLEL_INDEX ?? 0)] ?? null
}

/** The time zone of the demo hotel. */
export const ZONE = ownProduct()?.timeZone ?? 'UTC'
