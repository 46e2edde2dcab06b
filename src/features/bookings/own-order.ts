import type { GuestBooking } from './contract.ts'
import { isUnderWay } from './rules.ts'

type Timed = Pick<GuestBooking, 'status' | 'dueAt' | 'preparationAt'>

/** Whether an order for later waits for its time: nobody has begun to make it (OP-76). */
export const waitsForItsTime = ({ status, dueAt, preparationAt }: Timed) =>
  dueAt !== null && preparationAt === null && isUnderWay({ status })
