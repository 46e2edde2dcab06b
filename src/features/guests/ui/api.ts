import type { guestsContract } from '../contract.ts'
import { apiFor } from '#kit/web/api.ts'

export const guestsApi = apiFor<typeof guestsContract>('guests')
