import { apiFor } from '#kit/web/api.ts'
import type { serviceBookingsContract } from '../contract.ts'

export const serviceBookingsApi = apiFor<typeof serviceBookingsContract>('work')
