import { and, eq, isNull, sql } from 'drizzle-orm'
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

/** The person a session belongs to, and whether it is due for an extension. */
export type Found<T> = { actor: T; isDue: boolean }

const isDue = sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(secs => ${PROLONG_AFTER_SECONDS})`

/** The guest of a session; null once the session, the guest or the hotel is no longer valid. */
export async function findGuestOfSession(tx: Tx, tokenHash: Buffer): Promise<Found<GuestActor> | null> {
  const [row] = await tx
    .select({
      hotelId: guests.hotelId,
      hotelSlug: hotels.slug,
      guestId: guests.id,
      guestName: guests.loginName,
      roomNumber: guests.roomNumber,
      expiresAt: guests.expiresAt,
      stayBeganAt: guests.stayBeganAt,
      isDue,
    })
    .from(sessions)
    .innerJoin(authAccounts, eq(authAccounts.id, sessions.accountId))
    .innerJoin(guests, and(eq(guests.hotelId, authAccounts.hotelId), eq(guests.id, authAccounts.guestId)))
    .innerJoin(hotels, and(eq(hotels.id, guests.hotelId), isOpenHotel))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isLive,
        eq(guests.isActive, true),
        sql`(${guests.expiresAt} IS NULL OR ${guests.expiresAt} > now())`,
      ),
    )
  if (!row) return null
  const { isDue: due, ...guest } = row
  return { actor: { kind: 'guest', ...guest }, isDue: due }
}

/** The staff member of a session; null once the session, the user or the hotel is no longer valid. */
export async function findStaffOfSession(tx: Tx, tokenHash: Buffer): Promise<Found<StaffActor> | null> {
  const [row] = await tx
    .select({
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
    .where(and(eq(sessions.tokenHash, tokenHash), isLive, eq(users.isActive, true)))
  if (!row) return null
  const { role, hotelId, hotelSlug, isDue: due, ...person } = row
  if (role === 'super_admin') return { actor: { kind: 'superAdmin', ...person }, isDue: due }
  if (!hotelId || !hotelSlug) return null
  return { actor: { kind: 'hotelAdmin', hotelId, hotelSlug, ...person, visit: null }, isDue: due }
}

/** Ends one session, and a super admin's visit with it; returns the hotels of ended visits, to announce them. */
export async function signOutOf(tx: Tx, tokenHash: Buffer): Promise<{ hotelId: string }[]> {
  const { userId } = await endSession(tx, tokenHash)
  return userId ? endVisitOf(tx, userId) : []
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
