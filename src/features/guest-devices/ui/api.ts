import { apiFor } from '#kit/web/api.ts'
import type { guestDevicesContract } from '../contract.ts'

export const guestDevicesApi = apiFor<typeof guestDevicesContract>('guestDevices')
