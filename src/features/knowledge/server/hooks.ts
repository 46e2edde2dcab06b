import type { Tx } from '#kit/server/database.ts'
import { createHook } from '#kit/server/hook.ts'
import type { PhrasingDoubt } from '../contract.ts'

/** Asks why phrasings may be read as something else than a question; null for each that is one. */
export const phrasingsDoubted = createHook<
  [tx: Tx, hotelId: string, phrasings: readonly string[]],
  (PhrasingDoubt | null)[]
>()
