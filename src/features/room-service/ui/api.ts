import type { ordersContract } from '../contract.ts'
import { apiFor } from '#kit/web/api.ts'

export const ordersApi = apiFor<typeof ordersContract>('bookings')
