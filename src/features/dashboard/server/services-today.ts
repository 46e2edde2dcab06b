import { countAppointmentsOfToday } from '#features/appointments/server/count-queries.ts'
import { countOpenRequests } from '#features/requests/server/count-queries.ts'
import type { Tx } from '#kit/server/database.ts'
import type { ServicesOfToday } from '../contract.ts'

/** How the hotel's requests and appointments stand on its current day. */
export const readServicesOfToday = async (tx: Tx, hotelId: string, now: Date): Promise<ServicesOfToday> => ({
  ...(await countOpenRequests(tx, hotelId, now)),
  ...(await countAppointmentsOfToday(tx, hotelId, now)),
})
