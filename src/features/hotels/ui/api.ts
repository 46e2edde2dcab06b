import type { hotelsContract } from '../contract.ts'
import { apiFor } from '#kit/web/api.ts'

export const hotelsApi = apiFor<typeof hotelsContract>('hotels')
