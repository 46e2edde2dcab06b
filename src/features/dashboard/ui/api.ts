import type { dashboardContract } from '../contract.ts'
import { apiFor } from '#kit/web/api.ts'

export const dashboardApi = apiFor<typeof dashboardContract>('dashboard')
