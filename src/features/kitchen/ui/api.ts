import type { kitchenContract } from '../contract.ts'
import { apiFor } from '#kit/web/api.ts'

export const kitchenApi = apiFor<typeof kitchenContract>('kitchen')
