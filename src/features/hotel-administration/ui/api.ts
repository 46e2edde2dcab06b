import { apiFor } from '#kit/web/api.ts'
import type { hotelAdministrationContract } from '../contract.ts'

/** Shares the key of the hotels feature's own calls, so that one invalidation covers both. */
export const hotelAdministrationApi = apiFor<typeof hotelAdministrationContract>('hotels')
