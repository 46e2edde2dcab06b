import type { GuestOrder } from '../../contract.ts'
import { stepOf } from '../../rules.ts'

/** What is lit in the scene of an order. */
export type Lights = { window: boolean; kitchen: boolean; door: boolean }

/** Each step lights one thing more, and none goes out again; a cancelled order leaves the house dark. */
export function lightsOf(booking: Pick<GuestOrder, 'status' | Moment>): Lights {
  const step = booking.status === 'cancelled' ? 0 : stepOf(booking)
  return { window: step >= 1, kitchen: step >= 2, door: step >= 3 }
}

type Moment = 'createdAt' | 'seenAt' | 'confirmedAt' | 'preparationAt' | 'deliveredAt'
