import { and, eq } from 'drizzle-orm'
import { authAccounts } from '#features/accounts/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { hashToken } from '#kit/server/tokens.ts'
import { cleanText } from '#kit/shared/text.ts'
import { createGuestRecord, mayStillSignIn, type NewGuest, theGuest } from './queries.ts'
import { guests } from './table.ts'

/** The e-mail address of a guest's own authentication account (GLOG-13). No mail is ever sent to it. */
export const guestAddress = (guestId: string, slug: string) => `guest-${guestId}@${slug}.guests.invalid`

export const guestPassword = (roomNumber: string) => `GUEST${cleanText(roomNumber)}`

/**
 * Links a guest to an authentication account (GST-17), or gives the linked one a new password. Until the transaction
 * ends, the guest cannot be deleted; throws where that has happened.
 */
export async function linkGuestToAuthUser(
  tx: Tx,
  guest: { hotelId: string; guestId: string; address: string; passwordHash: string },
): Promise<{ id: string; passwordHash: string }> {
  const { passwordHash } = guest
  const ofGuest = theGuest(guest.hotelId, guest.guestId)
  const held = await tx
    .update(guests)
    .set({ isAccountDue: false })
    .where(ofGuest)
    .returning({ id: guests.id })
  if (held.length === 0) throw new Error('A guest who was deleted is linked to no account')
  const [account] = await tx
    .insert(authAccounts)
    .values({ ...guest, role: 'guest' })
    .onConflictDoUpdate({ target: authAccounts.address, set: { passwordHash } })
    .returning({ id: authAccounts.id, passwordHash: authAccounts.passwordHash })
  if (!account) throw new Error('The guest was not linked to an account')
  return account
}

/** Creates the account of an imported guest, at their first sign-in; null if it is no longer due. */
export async function createPendingAccount(
  tx: Tx,
  hotel: { id: string; slug: string },
  { guestId, passwordHash }: { guestId: string; passwordHash: string },
) {
  const isDue = and(theGuest(hotel.id, guestId), guests.isAccountDue)
  const rows = await tx.update(guests).set({ isAccountDue: false }).where(isDue).returning({ id: guests.id })
  const address = guestAddress(guestId, hotel.slug)
  return rows[0] ? linkGuestToAuthUser(tx, { hotelId: hotel.id, guestId, address, passwordHash }) : null
}

/**
 * Adds a guest and the account to sign in with.
 * @param passwordHash of the room's `guestPassword`
 */
export async function createGuest(
  tx: Tx,
  guest: NewGuest,
  { slug, passwordHash }: { slug: string; passwordHash: string },
): Promise<string> {
  const guestId = await createGuestRecord(tx, guest)
  const address = guestAddress(guestId, slug)
  await linkGuestToAuthUser(tx, { hotelId: guest.hotelId, guestId, address, passwordHash })
  return guestId
}

/** What is stored of a guest's one-time code. */
export const codeHashOf = (guestId: string, code: string) => hashToken(`${guestId} ${code}`)

/** Keeps a new one-time code; null if there is no such guest. */
export async function saveCode(tx: Tx, hotelId: string, id: string, codeHash: Buffer) {
  const { loginName, roomNumber } = guests
  const rows = await tx
    .update(guests)
    .set({ codeHash })
    .where(and(theGuest(hotelId, id), mayStillSignIn))
    .returning({ loginName, roomNumber })
  return rows[0] ?? null
}

/** Uses a one-time code up; returns whether it was still there. */
export async function spendCode(tx: Tx, hotelId: string, id: string, codeHash: Buffer): Promise<boolean> {
  const rows = await tx
    .update(guests)
    .set({ codeHash: null })
    .where(and(theGuest(hotelId, id), eq(guests.codeHash, codeHash)))
    .returning({ id: guests.id })
  return rows.length > 0
}
