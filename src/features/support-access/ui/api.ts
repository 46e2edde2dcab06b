import { apiFor } from '#kit/web/api.ts'
import type { supportAccessContract } from '../contract.ts'

export const supportAccessApi = apiFor<typeof supportAccessContract>('support')
