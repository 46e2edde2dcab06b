import { apiFor } from '#kit/web/api.ts'
import type { portfolioContract } from '../contract.ts'

/** The calls stand with the hotels' own, so that one key covers both. */
export const portfolioApi = apiFor<typeof portfolioContract>('hotels')
