import type { Hotel } from '#features/hotels/contract.ts'
import type { Tx } from '#kit/server/database.ts'
import { createHook } from '#kit/server/hook.ts'

/** Counts a call of the operator's model for a hotel; false where it has none left today. */
export const modelWanted = createHook<
  [tx: Tx, hotel: Pick<Hotel, 'id' | 'timeZone'>, budget: { perDay: number; isVisitor: boolean }],
  boolean
>()
