import type { platformContract } from '../contract.ts'
import { apiFor } from '#kit/web/api.ts'

export const platformApi = apiFor<typeof platformContract>('platform')
