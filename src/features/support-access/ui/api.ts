import { apiFor } from '#kit/web/api.ts'
import type { supportContract } from '../contract.ts'

export const supportApi = apiFor<typeof supportContract>('support')
