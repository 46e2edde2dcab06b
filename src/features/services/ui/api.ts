import type { servicesContract } from '../contract.ts'
import { apiFor } from '#kit/web/api.ts'

export const servicesApi = apiFor<typeof servicesContract>('services')
