import type { dashboardContract, servicesTodayContract } from '../contract.ts'
import { apiFor } from '#kit/web/api.ts'

export const dashboardApi = apiFor<typeof dashboardContract>('dashboard')
export const servicesTodayApi = apiFor<typeof servicesTodayContract>('work')
