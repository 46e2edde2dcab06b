import { type GuestActor, type StaffActor, SYSTEM } from '#kit/server/actor.ts'
import type { SessionKind } from '#kit/server/context.ts'
import type { Database } from '#kit/server/database.ts'
import type { Events } from '#kit/server/events.ts'
import { cacheUntilChange } from '#kit/server/cache-until-change.ts'
import { type SessionOwner, mayRevoke } from '#kit/server/session-owner.ts'
import { createBatchLoader } from '#kit/server/batch-loader.ts'
import { sessionNameOf } from '#kit/server/tokens.ts'
import { type Found, findGuestsOfSessions, findStaffOfSessions } from './queries.ts'
import { prolongSessions } from '#features/accounts/server/queries.ts'
import { SESSION_SECONDS } from '../rules.ts'

export type SessionReader = {
  guest(token: string): Promise<GuestActor | null>
  staff(token: string): Promise<StaffActor | null>
}

/**
 * The person a session cookie belongs to; changes to the person, the session or the hotel apply at the next request.
 */
export function createSessionReader(database: Database, events: Events): SessionReader {
  const guest = createReader(database, events, 'guest', findGuestsOfSessions)
  return {
    guest: async (token) => {
      const actor = await guest(token)
      return actor?.expiresAt && actor.expiresAt.getTime() <= Date.now() ? null : actor
    },
    staff: createReader(database, events, 'staff', ({ withActor }, hashes) =>
      withActor(SYSTEM, (tx) => findStaffOfSessions(tx, hashes)),
    ),
  }
}

const ownerOf = (actor: GuestActor | StaffActor, session: string): SessionOwner => ({
  hotelId: 'hotelId' in actor ? actor.hotelId : null,
  guestId: actor.kind === 'guest' ? actor.guestId : null,
  userId: actor.kind === 'guest' ? null : actor.userId,
  session,
})

function createReader<T extends GuestActor | StaffActor>(
  database: Database,
  events: Events,
  kind: SessionKind,
  find: (database: Database, tokenHashes: readonly Buffer[]) => Promise<Found<T>[]>,
) {
  const topics = ['hotel', kind === 'guest' ? 'guests' : 'staff'] as const
  const keep = cacheUntilChange<T>(events, topics, (event, actor, session) =>
    mayRevoke(event, ownerOf(actor, session)),
  )
  const load = createBatchLoader<T>(async (sessions) => {
    const hashes = sessions.map((session) => Buffer.from(session, 'base64url'))
    const found = await find(database, hashes)
    const due = found.filter(({ isDue }) => isDue).map(({ tokenHash }) => tokenHash)
    if (due.length > 0) {
      await database.withoutWaiting((tx) => prolongSessions(tx, due, SESSION_SECONDS[kind]))
    }
    return new Map(found.map(({ tokenHash, actor }) => [tokenHash.toString('base64url'), actor]))
  })
  return (token: string): Promise<T | null> => {
    const session = sessionNameOf(token)
    return keep(session, () => load(session))
  }
}
