import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
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
import { endVisitOf } from '#features/support/server/queries.ts'
import { supportVisits } from '#features/support/server/table.ts'
import type { GuestActor, StaffActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { isSame } from '#kit/shared/same.ts'
import { PROLONG_AFTER_SECONDS } from '../rules.ts'

const isOpenHotel = and(eq(hotels.isActive, true), isNull(hotels.deletedAt))

/** A session, the person it belongs to, and whether it is due for an extension. */
export type Found<T> = { tokenHash: Buffer; actor: T; isDue: boolean }

const isOneOf = (tokenHashes: readonly Buffer[]) =>
  and(sql`${sessions.tokenHash} = ANY(${sql.param(tokenHashes)}::bytea[])`, isLive)

const isDue = sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(secs => ${PROLONG_AFTER_SECONDS})`

/**
 * The guests of sessions; none for those where the session, the guest or the hotel is no longer valid. Sessions stand in
 * one place and guests with their hotel, so the one statement tells the other where to look.
 */
export async function findGuestsOfSessions(
  tx: Tx,
  tokenHashes: readonly Buffer[],
): Promise<Found<GuestActor>[]> {
  const known = await tx
    .select({
      tokenHash: sessions.tokenHash,
      isDue,
      hotelId: authAccounts.hotelId,
      guestId: authAccounts.guestId,
    })
    .from(sessions)
    .innerJoin(authAccounts, eq(authAccounts.id, sessions.accountId))
    .where(and(isOneOf(tokenHashes), isNotNull(authAccounts.guestId)))
  if (known.length === 0) return []
  const idsOf = (name: 'hotelId' | 'guestId') => sql.param([...new Set(known.map((one) => one[name]))])
  const welcome = await tx
    .select({
      hotelId: guests.hotelId,
      hotelSlug: hotels.slug,
      guestId: guests.id,
      guestName: guests.loginName,
      roomNumber: guests.roomNumber,
      expiresAt: guests.expiresAt,
      stayBeganAt: guests.stayBeganAt,
    })
    .from(guests)
    .innerJoin(hotels, and(eq(hotels.id, guests.hotelId), isOpenHotel))
    .where(
      and(
        sql`${guests.hotelId} = ANY(${idsOf('hotelId')}::uuid[])`,
        sql`${guests.id} = ANY(${idsOf('guestId')}::uuid[])`,
        eq(guests.isActive, true),
        sql`(${guests.expiresAt} IS NULL OR ${guests.expiresAt} > now())`,
      ),
    )
  const actors = new Map(welcome.map((guest) => [guest.guestId, { kind: 'guest' as const, ...guest }]))
  return known.flatMap(({ tokenHash, isDue: due, guestId }) => {
    const actor = actors.get(guestId ?? '')
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
    .where(and(isOneOf(tokenHashes), eq(users.isActive, true)))
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
