import { apiFor } from '#kit/web/api.ts'
import type { appointmentsContract } from '../contract.ts'

export const appointmentsApi = apiFor<typeof appointmentsContract>('work')
