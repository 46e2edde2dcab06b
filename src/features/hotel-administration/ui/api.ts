import { apiFor } from '#kit/web/api.ts'
import type { portfolioContract } from '../contract.ts'

/** Shares the key of the hotels feature's own calls, so that one invalidation covers both. */
export const portfolioApi = apiFor<typeof portfolioContract>('hotels')
