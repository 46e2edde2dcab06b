import { apiFor } from '#kit/web/api.ts'
import type { sessionsContract } from '../contract.ts'
import type { secondFactorContract } from '../second-factor-contract.ts'

export const sessionsApi = apiFor<typeof sessionsContract>('sessions')
export const secondFactorApi = apiFor<typeof secondFactorContract>('sessions')
