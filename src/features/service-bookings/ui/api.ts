import { apiFor } from '#kit/web/api.ts'
import type { workContract } from '../contract.ts'

export const workApi = apiFor<typeof workContract>('work')
