import { type GuestActor, type StaffActor, SYSTEM } from '#kit/server/actor.ts'
import type { SessionKind } from '#kit/server/context.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import type { Events } from '#kit/server/events.ts'
import { cacheUntilChange } from '#kit/server/cache-until-change.ts'
import { hashToken } from '#kit/server/tokens.ts'
import { type Found, findGuestOfSession, findStaffOfSession } from './queries.ts'
import { prolongSession } from '#features/accounts/server/queries.ts'
import { SESSION_SECONDS } from '../rules.ts'

const ENDING_TOPICS = ['guests', 'staff', 'hotel', 'platform'] as const

export type SessionReader = {
  guest(token: string): Promise<GuestActor | null>
  staff(token: string): Promise<StaffActor | null>
}

/**
 * The person a session cookie belongs to; changes to the person, the session or the hotel apply at the next request.
 */
export function createSessionReader(database: Database, events: Events): SessionReader {
  const guest = createReader(database, events, 'guest', findGuestOfSession)
  return {
    guest: async (token) => {
      const actor = await guest(token)
      return actor?.expiresAt && actor.expiresAt.getTime() <= Date.now() ? null : actor
    },
    staff: createReader(database, events, 'staff', findStaffOfSession),
  }
}

const hotelIdOf = (actor: GuestActor | StaffActor) => ('hotelId' in actor ? actor.hotelId : null)

function createReader<T extends GuestActor | StaffActor>(
  database: Database,
  events: Events,
  kind: SessionKind,
  find: (tx: Tx, tokenHash: Buffer) => Promise<Found<T> | null>,
) {
  const keep = cacheUntilChange<T>(events, ENDING_TOPICS, hotelIdOf)
  return (token: string): Promise<T | null> => {
    const tokenHash = hashToken(token)
    return keep(tokenHash.toString('base64'), async () => {
      const found = await database.withActor(SYSTEM, (tx) => find(tx, tokenHash))
      if (found?.isDue) {
        await database.withoutWaiting((tx) => prolongSession(tx, tokenHash, SESSION_SECONDS[kind]))
      }
      return found?.actor ?? null
    })
  }
}
