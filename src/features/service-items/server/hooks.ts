import type { Tx } from '#kit/server/database.ts'
import { createHook } from '#kit/server/hook.ts'

/** Counts the appointments that lie ahead and that a resource with so many places could not take any more. */
export const resourceNarrowed = createHook<
  [tx: Tx, hotelId: string, resourceId: string, capacity: number],
  number
>()
