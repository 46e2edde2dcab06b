import { apiFor } from '#kit/web/api.ts'
import type { pulseContract } from '../contract.ts'

export const pulseApi = apiFor<typeof pulseContract>('pulse')
