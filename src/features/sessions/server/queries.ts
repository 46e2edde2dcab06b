import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import {
  endSession,
  endSessionsOf,
  findStaffAccount,
  isLive,
  isSignedIn,
  lockStaff,
  saveStaffPassword,
  type StaffAccount,
} from '#features/accounts/server/queries.ts'
import { authAccounts, sessions, users } from '#features/accounts/server/table.ts'
import { guests } from '#features/guests/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import { endVisitOf } from '#features/support-access/server/queries.ts'
import { supportVisits } from '#features/support-access/server/table.ts'
import { type GuestActor, type StaffActor, SYSTEM } from '#kit/server/actor.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import { isoOf } from '#kit/server/iso.ts'
import { compile } from '#kit/server/transaction.ts'
import { isSame } from '#kit/shared/same.ts'
import { PROLONG_AFTER_SECONDS } from '../rules.ts'

const isOpenHotel = sql`${hotels.isActive} AND ${hotels.deletedAt} IS NULL`

/** A session, the person it belongs to, and whether it is due for an extension. */
export type Found<T> = { tokenHash: Buffer; actor: T; isDue: boolean }

/** By a subquery, of whose length the planner expects nothing: an array itself would be planned anew each time. */
const isAmong = (tokenHashes: SQL) =>
  sql`${sessions.tokenHash} = ANY(ARRAY(SELECT unnest(${tokenHashes}::bytea[]))) AND ${isLive}`

const isDue = sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(secs => ${sql.raw(String(PROLONG_AFTER_SECONDS))})`

const accountsOfSessions = compile(sql`
  SELECT ${sessions.tokenHash} AS "tokenHash", ${isDue} AS "isDue", ${authAccounts.hotelId} AS "hotelId",
    ${authAccounts.guestId} AS "guestId"
  FROM ${sessions} JOIN ${authAccounts} ON ${authAccounts.id} = ${sessions.accountId}
  WHERE ${isAmong(sql`${sql.placeholder('tokenHashes')}`)}
    AND ${authAccounts.guestId} IS NOT NULL`)

const welcomeGuests = compile(sql`
  SELECT ${guests.hotelId} AS "hotelId", ${hotels.slug} AS "hotelSlug", ${guests.id} AS "guestId",
    ${guests.loginName} AS "guestName", ${guests.roomNumber} AS "roomNumber", ${guests.expiresAt} AS "expiresAt",
    ${guests.stayBeganAt} AS "stayBeganAt"
  FROM ${guests} JOIN ${hotels} ON ${hotels.id} = ${guests.hotelId} AND ${isOpenHotel}
  WHERE ${guests.hotelId} = ANY(${sql.placeholder('hotelIds')}::uuid[])
    AND ${guests.id} = ANY(${sql.placeholder('guestIds')}::uuid[]) AND ${guests.isActive}
    AND (${guests.expiresAt} IS NULL OR ${guests.expiresAt} > now())`)

type SessionOfGuest = { tokenHash: Buffer; isDue: boolean; hotelId: string; guestId: string }
type WelcomeGuest = Omit<GuestActor, 'kind' | 'expiresAt' | 'stayBeganAt'> & {
  expiresAt: string | null
  stayBeganAt: string
}

/**
 * The guests of sessions; none for those where the session, the guest or the hotel is no longer valid. Sessions stand in
 * one place and guests with their hotel, so the one statement tells the other where to look.
 */
export async function findGuestsOfSessions(
  { read }: Pick<Database, 'read'>,
  tokenHashes: readonly Buffer[],
): Promise<Found<GuestActor>[]> {
  const known = await read<SessionOfGuest>(SYSTEM, accountsOfSessions({ tokenHashes }))
  if (known.length === 0) return []
  const idsOf = (name: 'hotelId' | 'guestId') => [...new Set(known.map((each) => each[name]))]
  const ids = { hotelIds: idsOf('hotelId'), guestIds: idsOf('guestId') }
  const welcome = await read<WelcomeGuest>(SYSTEM, welcomeGuests(ids))
  const actors = new Map(
    welcome.map(({ expiresAt, stayBeganAt, ...guest }): [string, GuestActor] => [
      guest.guestId,
      {
        kind: 'guest',
        ...guest,
        stayBeganAt: new Date(isoOf(stayBeganAt)),
        expiresAt: expiresAt === null ? null : new Date(isoOf(expiresAt)),
      },
    ]),
  )
  return known.flatMap(({ tokenHash, guestId, isDue: due }) => {
    const actor = actors.get(guestId)
    return actor ? [{ tokenHash, actor, isDue: due }] : []
  })
}

/** The staff members of sessions; none for those where the session, the user or the hotel is no longer valid. */
export async function findStaffOfSessions(
  tx: Tx,
  tokenHashes: readonly Buffer[],
): Promise<Found<StaffActor>[]> {
  const rows = await tx
    .select({
      tokenHash: sessions.tokenHash,
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      mustChangePassword: users.mustChangePassword,
      role: users.role,
      hotelId: hotels.id,
      hotelSlug: hotels.slug,
      visit: {
        id: supportVisits.id,
        hotelId: supportVisits.hotelId,
        reason: supportVisits.reason,
        endsAt: supportVisits.endsAt,
      },
      isDue,
    })
    .from(sessions)
    .innerJoin(authAccounts, eq(authAccounts.id, sessions.accountId))
    .innerJoin(users, eq(users.id, authAccounts.userId))
    .leftJoin(hotels, and(eq(hotels.id, users.hotelId), isOpenHotel))
    .leftJoin(supportVisits, and(eq(supportVisits.userId, users.id), isNull(supportVisits.endedAt)))
    .where(and(isAmong(sql`${sql.param(tokenHashes)}`), eq(users.isActive, true)))
  return rows.flatMap(({ tokenHash, role, hotelId, hotelSlug, isDue: due, ...person }) => {
    const found = { tokenHash, isDue: due }
    if (role === 'super_admin') return { ...found, actor: { kind: 'superAdmin', ...person } }
    if (!hotelId || !hotelSlug) return []
    return { ...found, actor: { kind: 'hotelAdmin', hotelId, hotelSlug, ...person, visit: null } }
  })
}

/** A session that has ended, with its hotel, and the visits that ended with it: what there is to announce. */
export type SignedOut = { hotelId: string | null; visits: { hotelId: string; userId: string }[] }

/** Ends one session, and a super admin's visit with it; null when there was no live session. */
export async function signOutOf(tx: Tx, tokenHash: Buffer): Promise<SignedOut | null> {
  const ended = await endSession(tx, tokenHash)
  if (!ended) return null
  const { hotelId, userId } = ended
  return { hotelId, visits: userId ? await endVisitOf(tx, userId) : [] }
}

/** Signs a member of staff out everywhere, and ends their visit. */
export async function signOutEverywhere(tx: Tx, userId: string) {
  await endSessionsOf(tx, { userId })
  await endVisitOf(tx, userId)
}

/** Ends a visit without a live session, so that the next sign-in does not resume it. */
export async function endForgottenVisit(tx: Tx, userId: string) {
  if (!(await isSignedIn(tx, userId))) await endVisitOf(tx, userId)
}

/** The account if it is still as it was read; until the transaction ends, it stays so. */
export async function findSameStaff(tx: Tx, read: StaffAccount | null): Promise<StaffAccount | null> {
  if (!read) return null
  await lockStaff(tx, read.userId)
  return isSame(await findStaffAccount(tx, read.email), read) ? read : null
}

/** Sets a password on somebody's behalf: ends all sessions, and requires a new password at the next sign-in. */
export async function setStaffPassword(tx: Tx, userId: string, passwordHash: string) {
  await saveStaffPassword(tx, userId, { passwordHash, mustChangePassword: true })
  await signOutEverywhere(tx, userId)
}
