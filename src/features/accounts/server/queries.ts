import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import type { Language } from '#kit/shared/languages.ts'
import { deleteBatch } from '#kit/server/delete-rows.ts'
import type { MailRefusal } from '../contract.ts'
import { shortenAddress } from '../rules.ts'
import { authAccounts, sessions, users } from './table.ts'

const USER_AGENT_LENGTH = 400

/** Why an address takes no e-mails, from its columns; null where it does. */
export const mailRefusalOf = (at: Date | null, words: string | null): MailRefusal | null =>
  at && { at: at.toISOString(), words: words ?? '' }

/** A session that has not expired. */
export const isLive = sql`${sessions.expiresAt} > now()`

export type StaffAccount = NonNullable<Awaited<ReturnType<typeof findStaffAccount>>>

/** Finds the hotel admin or super admin with this e-mail address, and the account to check the password against. */
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
      secondFactor: authAccounts.secondFactor,
    })
    .from(users)
    .innerJoin(authAccounts, eq(authAccounts.userId, users.id))
    .where(eq(users.email, email))
  return row ?? null
}

/** Until the transaction ends, nobody else can change this member of staff or their password. */
export async function lockStaff(tx: Tx, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Whether an account still has this password; if so, it keeps it until the transaction ends. */
export async function holdPassword(tx: Tx, account: { id: string; passwordHash: string }): Promise<boolean> {
  const rows = await tx
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(and(eq(authAccounts.id, account.id), eq(authAccounts.passwordHash, account.passwordHash)))
    .for('no key update')
  return rows.length > 0
}

/** @param session.from where staff signed in from, shown in their list of sessions; not stored for guests */
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

/** Extends sessions in use to their full length again. */
export async function prolongSessions(tx: Tx, tokenHashes: readonly Buffer[], seconds: number) {
  await tx.execute(sql`UPDATE sessions
    SET last_seen_at = now(), expires_at = now() + make_interval(secs => ${seconds})
    WHERE token_hash = ANY(${sql.param(tokenHashes)}::bytea[])`)
}

/** The session of somebody who is signed in at a hotel with this token. */
export async function findSession(tx: Tx, hotelId: string, tokenHash: Buffer): Promise<string | null> {
  const [row] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.hotelId, hotelId), eq(sessions.tokenHash, tokenHash), isLive))
  return row?.id ?? null
}

/** Ends a live session; returns its hotel and the member of staff it belonged to, or null when there was none. */
export async function endSession(
  tx: Tx,
  tokenHash: Buffer,
): Promise<{ hotelId: string | null; userId: string | null } | null> {
  const [row] = await tx
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), isLive))
    .returning({
      hotelId: sessions.hotelId,
      userId: sql<string | null>`(SELECT user_id FROM auth_accounts WHERE id = ${sessions.accountId})`,
    })
  return row ?? null
}

/** Ends every session of these accounts, after a change of password, room or role. */
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

/** Notes a sign-in. @param language that of the browser: somebody who has chosen none is written to in it */
export async function touchLastLogin(tx: Tx, userId: string, language: Language | null) {
  await tx
    .update(users)
    .set({ lastLogin: sql`now()`, language: sql`coalesce(${users.language}, ${language})` })
    .where(eq(users.id, userId))
}

/** Adds a member of staff and the account to sign in with (e-mail in lower case). */
export async function addStaff(
  tx: Tx,
  staff: Pick<typeof users.$inferInsert, 'email' | 'fullName' | 'role' | 'hotelId' | 'mustChangePassword'> & {
    passwordHash: string
  },
): Promise<string> {
  const { passwordHash, ...user } = staff
  const [row] = await tx.insert(users).values(user).returning({ id: users.id })
  if (!row) throw new Error('The user was not added')
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
export async function isSignedIn(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.$count(sessions, and(isOfStaff(userId), isLive))) > 0
}

/** The sessions of a member of staff, newest first. */
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

/** Ends one session of a member of staff; returns whether it existed. */
export async function endSessionOfStaff(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(sessions)
    .where(and(isOfStaff(userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** Ends all other sessions of a member of staff; returns how many. */
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
  await tx.update(users).set({ mustChangePassword }).where(eq(users.id, userId))
  await tx.update(authAccounts).set({ passwordHash }).where(eq(authAccounts.userId, userId))
}

/** Reactivates a member of staff, with a new name if one is given. */
export async function reactivateStaff(tx: Tx, userId: string, fullName: string | null) {
  await tx
    .update(users)
    .set({ isActive: true, ...(fullName ? { fullName } : {}) })
    .where(eq(users.id, userId))
}

export const deleteEndedSessions = (tx: Tx) =>
  deleteBatch(tx, { table: sql`sessions`, key: sql`token_hash` }, sql`expires_at < now()`)

export const deleteOldFailedLogins = (tx: Tx) =>
  deleteBatch(
    tx,
    { table: sql`failed_logins`, key: sql`hotel_id, id` },
    sql`failed_at < now() - interval '90 days'`,
  )
