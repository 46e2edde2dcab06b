import type { RequestContext, SessionKind } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { hashToken, sessionNameOf } from '#kit/server/tokens.ts'
import { type SignedOut, signOutOf } from './queries.ts'

/** The session whose cookie the browser has sent, to be ended; null without a cookie. */
export function formerSession(
  { events, readSessionToken, afterAnswer }: RequestContext,
  kind: SessionKind,
): { end(tx: Tx): Promise<void>; tell(): void } | null {
  const token = readSessionToken(kind)
  if (!token) return null
  let ended: SignedOut | null = null
  const announce = ({ hotelId, visits }: SignedOut) => {
    events.announce(kind === 'guest' ? 'guests' : 'staff', { hotelId, session: sessionNameOf(token) })
    for (const visit of visits) events.announce('staff', { hotelId: visit.hotelId, id: visit.userId })
  }
  return {
    end: async (tx) => {
      ended = await signOutOf(tx, hashToken(token))
    },
    tell: () => {
      // Its other tabs ask at once who they are, and are to do so with the new cookie.
      afterAnswer(() => ended && announce(ended))
    },
  }
}
