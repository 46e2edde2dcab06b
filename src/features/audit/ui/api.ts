import type { auditContract } from '../contract.ts'
import { apiFor } from '#kit/web/api.ts'

export const auditApi = apiFor<typeof auditContract>('audit')
