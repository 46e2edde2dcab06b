import { apiFor } from '#kit/web/api.ts'
import type { dietContract } from '../contract.ts'

export const dietApi = apiFor<typeof dietContract>('diet')
