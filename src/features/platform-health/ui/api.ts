import { apiFor } from '#kit/web/api.ts'
import type { platformHealthContract } from '../contract.ts'

export const platformHealthApi = apiFor<typeof platformHealthContract>('pulse')
