import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { createHook } from '#kit/server/hook.ts'
import type { Topic } from '#kit/shared/live-events.ts'

/** A guest whose stay goes on in another room. */
export type Move = { guestId: string; from: string; to: string }

/** What changed with it, to be announced once it is committed. */
export type Followed = { topic: Topic; id: string }

/** A guest moves to another room. */
export const guestMoved = createHook<[tx: Tx, actor: HotelAdminActor, move: Move], Followed[]>()
