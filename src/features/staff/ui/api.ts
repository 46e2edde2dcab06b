import { apiFor } from '#kit/web/api.ts'
import type { staffContract } from '../contract.ts'

export const staffApi = apiFor<typeof staffContract>('staff')
