import { apiFor } from '#kit/web/api.ts'
import type { offersContract } from '../contract.ts'
import type { resourcesContract } from '../resources-contract.ts'

export const offersApi = apiFor<typeof offersContract>('offers')
export const resourcesApi = apiFor<typeof resourcesContract>('resources')
