import type { GuestOrder, Promised } from './contract.ts'
import { isUnderWay } from './rules.ts'

type Timed = Pick<GuestOrder, 'status' | 'dueAt' | 'preparationAt'>

/** Whether an order for later waits for its time: nobody has begun to make it (OP-76). */
export const waitsForItsTime = ({ status, dueAt, preparationAt }: Timed) =>
  dueAt !== null && preparationAt === null && isUnderWay({ status })

/** Whether its guest may still cancel it: until staff have confirmed it, where the hotel allows that. */
export const mayGuestCancel = (
  { status }: Pick<GuestOrder, 'status'>,
  { guestsCancel }: Pick<Promised, 'guestsCancel'>,
) => guestsCancel && status === 'pending'
