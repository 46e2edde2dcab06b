import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { createHook } from '#kit/server/hook.ts'
import type { Topic } from '#kit/shared/live-events.ts'

/** A guest who moves to another room within the same stay. */
export type Move = { guestId: string; from: string; to: string }

/** A change caused by the move, to be announced after the commit. */
export type Followed = { topic: Topic; id: string }

/** Runs when a guest moves to another room. */
export const guestMoved = createHook<[tx: Tx, actor: HotelAdminActor, move: Move], Followed[]>()

/** Asks when guests last ordered; who has not is not answered. */
export const guestsListed = createHook<
  [tx: Tx, hotelId: string, ids: readonly string[]],
  { id: string; at: string }[]
>()

/** Runs when a guest was deleted, and could no longer order. */
export const guestDeleted = createHook<[tx: Tx, hotelId: string, guestId: string], void>()
