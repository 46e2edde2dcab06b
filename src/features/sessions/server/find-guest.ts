import { and, eq, or, sql } from 'drizzle-orm'
import { authAccounts } from '#features/accounts/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { alikeName, alikeRoom } from '#features/language/alike.ts'
import { foldName } from '#kit/shared/text.ts'
import { guests } from '#features/guests/server/table.ts'

/** A guest who may sign in now, with the account to check the password against (null when never linked). */
export type GuestToSignIn = {
  guestId: string
  loginName: string
  roomNumber: string
  expiresAt: Date | null
  stayBeganAt: Date
  account: { id: string; passwordHash: string } | null
  /** The account is created at the first sign-in. */
  isAccountDue: boolean
  codeHash: Buffer | null
}

/**
 * GLOG-16: the guest of this hotel with this name and room, however typed (OP-71); null also when expired or
 * deactivated (OP-17). Among similar guests the exact spelling decides, even if that guest may not sign in; without it,
 * none is chosen.
 */
export async function validateGuestLogin(
  tx: Tx,
  check: { hotelId: string; loginName: string; roomNumber: string },
): Promise<GuestToSignIn | null> {
  const isName = eq(guests.loginKey, foldName(check.loginName))
  const isRoom = eq(guests.roomKey, foldName(check.roomNumber))
  const isAlike = and(
    eq(guests.loginAlike, alikeName(check.loginName)),
    eq(guests.roomAlike, alikeRoom(check.roomNumber)),
  )
  const rows = await tx
    .select({
      guestId: guests.id,
      loginName: guests.loginName,
      roomNumber: guests.roomNumber,
      expiresAt: guests.expiresAt,
      stayBeganAt: guests.stayBeganAt,
      isAccountDue: guests.isAccountDue,
      codeHash: guests.codeHash,
      isWelcome: sql<boolean>`${guests.isActive} AND (${guests.expiresAt} IS NULL OR ${guests.expiresAt} > now())`,
      likeness: sql<number>`(${isName})::int * 2 + (${isRoom})::int`,
    })
    .from(guests)
    .where(and(eq(guests.hotelId, check.hotelId), or(and(isName, isRoom), isAlike)))
  const nearest = Math.max(...rows.map(({ likeness }) => likeness))
  const [guest, ...others] = rows.filter(({ likeness, isWelcome }) => likeness === nearest && isWelcome)
  if (!guest || others.length > 0) return null
  const { isWelcome: _is, likeness: _likeness, ...found } = guest
  const ofGuest = and(eq(authAccounts.hotelId, check.hotelId), eq(authAccounts.guestId, guest.guestId))
  const [account] = await tx
    .select({ id: authAccounts.id, passwordHash: authAccounts.passwordHash })
    .from(authAccounts)
    .where(ofGuest)
  return { ...found, account: account ?? null }
}
