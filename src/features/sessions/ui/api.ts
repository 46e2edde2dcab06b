import type { sessionsContract } from '../contract.ts'
import { apiFor } from '#kit/web/api.ts'

export const sessionsApi = apiFor<typeof sessionsContract>('sessions')
