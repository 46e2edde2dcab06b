import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { guests } from '#features/guests/table.ts'
import { hotels } from '#features/hotels/table.ts'
import { endVisitOf } from '#features/support/queries.ts'
import { supportVisits } from '#features/support/table.ts'
import type { GuestActor, StaffActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { clearAttempts, clearMarked, type LimitKey } from '#kit/server/limits.ts'
import { alikeName, alikeRoom } from '#kit/shared/alike.ts'
import { PROLONG_AFTER_SECONDS, shortenAddress } from './rules.ts'
import { authAccounts, sessions, users } from './table.ts'

const USER_AGENT_LENGTH = 400

const isLive = sql`${sessions.expiresAt} > now()`
const isOpenHotel = and(eq(hotels.isActive, true), isNull(hotels.deletedAt))

/** Whom a session stands for, and whether it is due to be prolonged. */
export type Found<T> = { actor: T; isDue: boolean }

const isDue = sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(secs => ${PROLONG_AFTER_SECONDS})`

/** The guest of a session: null once the session, the guest or the hotel has ended. */
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

/** The staff member of a session: null once the session, the user or the hotel has ended. */
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

/** The hotel admin or super admin of an e-mail address, with the account to check. */
export async function findStaffAccount(tx: Tx, email: string) {
  const [row] = await tx
    .select({
      accountId: authAccounts.id,
      passwordHash: authAccounts.passwordHash,
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      mustChangePassword: users.mustChangePassword,
      role: users.role,
      hotelId: users.hotelId,
      isActive: users.isActive,
    })
    .from(users)
    .innerJoin(authAccounts, eq(authAccounts.userId, users.id))
    .where(eq(users.email, email))
  return row ?? null
}

/** @param session.from where staff signed in from, which they see in their list of sessions; not kept of guests */
export async function openSession(
  tx: Tx,
  session: {
    tokenHash: Buffer
    accountId: string
    hotelId: string | null
    seconds: number
    from?: { userAgent: string | null; ip: string }
  },
) {
  const { tokenHash, accountId, hotelId, seconds, from } = session
  const userAgent = from?.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null
  await tx.execute(sql`INSERT INTO sessions (token_hash, account_id, hotel_id, expires_at, user_agent, ip_address)
    VALUES (${tokenHash}, ${accountId}, ${hotelId}, now() + make_interval(secs => ${seconds}),
      ${userAgent}, ${from ? shortenAddress(from.ip) : null})`)
}

/** Gives a session that is in use its full length again. */
export async function prolongSession(tx: Tx, tokenHash: Buffer, seconds: number) {
  await tx.execute(sql`UPDATE sessions
    SET last_seen_at = now(), expires_at = now() + make_interval(secs => ${seconds})
    WHERE token_hash = ${tokenHash}`)
}

/** Ends a session; answers the member of staff whose it was. */
async function endSession(tx: Tx, tokenHash: Buffer): Promise<{ userId: string | null }> {
  const [row] = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({
      userId: sql<string | null>`(SELECT user_id FROM auth_accounts WHERE id = ${sessions.accountId})`,
    })
  return row ?? { userId: null }
}

/** Ends every session of these accounts: after a change of password, room or role. */
export async function endSessionsOf(tx: Tx, account: { guestId?: string; userId?: string }) {
  const owned = tx
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(
      or(
        account.guestId ? eq(authAccounts.guestId, account.guestId) : undefined,
        account.userId ? eq(authAccounts.userId, account.userId) : undefined,
      ),
    )
  await tx.delete(sessions).where(sql`${sessions.accountId} IN ${owned}`)
}

export async function recordFailedLogin(
  tx: Tx,
  failure: { identifier: string; loginType: string; hotelId: string | null; ip: string },
) {
  await tx.execute(
    sql`SELECT record_failed_login(${failure.identifier}, ${failure.loginType}, ${failure.hotelId}, ${failure.ip})`,
  )
}

export async function touchLastLogin(tx: Tx, userId: string) {
  await tx
    .update(users)
    .set({ lastLogin: sql`now()` })
    .where(eq(users.id, userId))
}

/** Adds a member of staff with the account to sign in with (e-mail in lower case). */
export async function addStaff(
  tx: Tx,
  staff: Pick<typeof users.$inferInsert, 'email' | 'fullName' | 'role' | 'hotelId' | 'mustChangePassword'> & {
    passwordHash: string
  },
): Promise<string> {
  const { passwordHash, ...user } = staff
  const [row] = await tx.insert(users).values(user).returning({ id: users.id })
  if (!row) throw new Error('A user was not added')
  const account = {
    role: user.role,
    hotelId: user.hotelId,
    address: user.email,
    userId: row.id,
    passwordHash,
  }
  await tx.insert(authAccounts).values(account)
  return row.id
}

const isOfStaff = (userId: string) =>
  sql`${sessions.accountId} IN (SELECT id FROM auth_accounts WHERE user_id = ${userId})`

/** Whether a member of staff is signed in anywhere. */
async function isSignedIn(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.$count(sessions, and(isOfStaff(userId), isLive))) > 0
}

/** Where a member of staff is signed in, newest first. */
export async function listSessionsOfStaff(tx: Tx, userId: string) {
  return tx
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(isOfStaff(userId), isLive))
    .orderBy(desc(sessions.createdAt))
    .limit(100)
}

/** Ends one session of a member of staff; says whether there was such a one. */
export async function endSessionOfStaff(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(sessions)
    .where(and(isOfStaff(userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** Ends every session of a member of staff but one; says how many. */
export async function endOtherSessions(tx: Tx, userId: string, kept: Buffer): Promise<number> {
  const rows = await tx
    .delete(sessions)
    .where(and(isOfStaff(userId), ne(sessions.tokenHash, kept)))
    .returning({ at: sessions.createdAt })
  return rows.length
}

export async function saveStaffPassword(
  tx: Tx,
  userId: string,
  password: { passwordHash: string; mustChangePassword: boolean },
) {
  const { passwordHash, mustChangePassword } = password
  await tx.update(authAccounts).set({ passwordHash }).where(eq(authAccounts.userId, userId))
  await tx.update(users).set({ mustChangePassword }).where(eq(users.id, userId))
}

/** Switches a member of staff on, under a new name if one is given. */
export async function reviveStaff(tx: Tx, userId: string, fullName: string | null) {
  await tx
    .update(users)
    .set({ isActive: true, ...(fullName ? { fullName } : {}) })
    .where(eq(users.id, userId))
}

/** Forgets sessions that have ended and failed sign-ins of more than 90 days ago. */
export async function forgetEndedSessions(tx: Tx) {
  await tx.execute(sql`DELETE FROM sessions WHERE expires_at < now()`)
  await tx.execute(sql`DELETE FROM failed_logins WHERE failed_at < now() - interval '90 days'`)
}

type Tried = { hotelId: string; lastName: string; roomNumber: string }

const foldedOf = ({ lastName, roomNumber }: Tried) => ({
  name: alikeName(lastName).slice(0, 200),
  room: alikeRoom(roomNumber).slice(0, 50),
})

/** How a device's attempt at a guest is marked: the room, then the name. */
export function guestMark(tried: Tried): string {
  const { name, room } = foldedOf(tried)
  return `${room}\n${name}`
}

/** What failures are counted by besides the device: the name and the room that were tried (OP-32). */
export function guestTargets(tried: Tried, isKnownDevice: boolean): LimitKey[] {
  const { name, room } = foldedOf(tried)
  const target = (identifier: string): LimitKey => ({
    action: isKnownDevice ? 'guest_login_known' : 'guest_login_target',
    ...{ identifier, hotelId: tried.hotelId, mark: guestMark(tried) },
  })
  return [target(`name ${name}`), target(`room ${room}`)]
}

/** Frees a guest who was locked out: the name, the room, and the devices that tried either. */
export async function unlockGuest(tx: Tx, guest: Tried) {
  for (const isKnownDevice of [true, false]) {
    for (const key of guestTargets(guest, isKnownDevice)) await clearAttempts(tx, key)
  }
  const { name, room } = foldedOf(guest)
  const isTried = sql`split_part(mark, chr(10), 1) = ${room} OR split_part(mark, chr(10), 2) = ${name}`
  await clearMarked(tx, 'guest_login', guest.hotelId, isTried)
}

/** Ends one session; with that of a super admin ends the visit, which is known for its hotel's streams. */
export async function signOutOf(tx: Tx, tokenHash: Buffer): Promise<{ hotelId: string }[]> {
  const { userId } = await endSession(tx, tokenHash)
  return userId ? endVisitOf(tx, userId) : []
}

/** Signs a member of staff out everywhere; a visit ends with it. */
export async function signOutEverywhere(tx: Tx, userId: string) {
  await endSessionsOf(tx, { userId })
  await endVisitOf(tx, userId)
}

/** Ends a visit whose last session is over, so that the next one does not begin in the middle of it. */
export async function endForgottenVisit(tx: Tx, userId: string) {
  if (!(await isSignedIn(tx, userId))) await endVisitOf(tx, userId)
}

/** A password that somebody else made: every session ends, and the next one begins with choosing another. */
export async function setStaffPassword(tx: Tx, userId: string, passwordHash: string) {
  await saveStaffPassword(tx, userId, { passwordHash, mustChangePassword: true })
  await signOutEverywhere(tx, userId)
}
