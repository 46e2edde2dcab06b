import { apiFor } from '#kit/web/api.ts'
import type { platformContract } from '../contract.ts'

export const platformApi = apiFor<typeof platformContract>('platform')
