import type { Tx } from '#kit/server/database.ts'
import { countBeyond } from '../slots.ts'
import { listAhead } from './queries.ts'

/** How many appointments ahead a resource with so many places could not take. */
export const countAppointmentsBeyond = async (
  tx: Tx,
  hotelId: string,
  resourceId: string,
  capacity: number,
) => countBeyond(await listAhead(tx, hotelId, resourceId), capacity)
