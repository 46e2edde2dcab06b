import type { bookingsContract } from '../contract.ts'
import { apiFor } from '#kit/web/api.ts'

export const bookingsApi = apiFor<typeof bookingsContract>('bookings')
