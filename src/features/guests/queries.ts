import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { authAccounts } from '#features/sessions/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { hashPassword } from '#kit/server/passwords.ts'
import { cleanText, foldName } from '#kit/shared/text.ts'
import { guests } from './table.ts'

export type NewGuest = {
  hotelId: string
  loginName: string
  roomNumber: string
  expiresAt: Date | null
  isActive: boolean
}

const guestRow = (guest: NewGuest) => ({
  ...guest,
  loginName: cleanText(guest.loginName),
  roomNumber: cleanText(guest.roomNumber),
  loginKey: foldName(guest.loginName),
  roomKey: foldName(guest.roomNumber),
})

/** Adds a guest credential (GST-15) and returns its id; a second one with the same name and room is refused by a unique key. */
export async function createGuestRecord(tx: Tx, guest: NewGuest): Promise<string> {
  const [row] = await tx.insert(guests).values(guestRow(guest)).returning({ id: guests.id })
  if (!row) throw new Error('A guest was not added')
  return row.id
}

/** The address of a guest's own authentication account (GLOG-13). No mail is ever sent there. */
export const guestAddress = (guestId: string, slug: string) => `guest-${guestId}@${slug}.guests.invalid`

export const guestPassword = (roomNumber: string) => `GUEST${roomNumber}`

/** Links a guest to an authentication account (GST-17). */
export async function linkGuestToAuthUser(
  tx: Tx,
  guest: { hotelId: string; guestId: string; address: string; passwordHash: string },
) {
  await tx.insert(authAccounts).values({ ...guest, role: 'guest' })
}

/** A guest who may sign in now, with the account to check (null when it was never linked). */
export type GuestToSignIn = {
  guestId: string
  loginName: string
  roomNumber: string
  expiresAt: Date | null
  account: { id: string; passwordHash: string } | null
}

/** GLOG-16: the guest of this hotel, name and room; null also when expired or deactivated (OP-17). */
export async function validateGuestLogin(
  tx: Tx,
  check: { hotelId: string; loginName: string; roomNumber: string },
): Promise<GuestToSignIn | null> {
  const [row] = await tx
    .select({
      guestId: guests.id,
      loginName: guests.loginName,
      roomNumber: guests.roomNumber,
      expiresAt: guests.expiresAt,
      account: { id: authAccounts.id, passwordHash: authAccounts.passwordHash },
    })
    .from(guests)
    .leftJoin(
      authAccounts,
      and(eq(authAccounts.hotelId, guests.hotelId), eq(authAccounts.guestId, guests.id)),
    )
    .where(
      and(
        eq(guests.hotelId, check.hotelId),
        eq(guests.loginKey, foldName(check.loginName)),
        eq(guests.roomKey, foldName(check.roomNumber)),
        eq(guests.isActive, true),
        sql`(${guests.expiresAt} IS NULL OR ${guests.expiresAt} > now())`,
      ),
    )
  return row ?? null
}

/** Adds a guest together with the account to sign in with. */
export async function createGuest(tx: Tx, guest: NewGuest, slug: string): Promise<string> {
  const guestId = await createGuestRecord(tx, guest)
  const passwordHash = await hashPassword(guestPassword(cleanText(guest.roomNumber)))
  await linkGuestToAuthUser(tx, {
    hotelId: guest.hotelId,
    guestId,
    address: guestAddress(guestId, slug),
    passwordHash,
  })
  return guestId
}

/**
 * Adds many guests of one hotel with their accounts, in two statements.
 * @param passwordHashes by room number, of `guestPassword`
 */
export async function addGuests(
  tx: Tx,
  newGuests: NewGuest[],
  slug: string,
  passwordHashes: ReadonlyMap<string, string>,
) {
  if (newGuests.length === 0) return
  const rows = newGuests.map((guest) => ({ ...guestRow(guest), id: randomUUID() }))
  await tx.insert(guests).values(rows)
  await tx.insert(authAccounts).values(
    rows.map(({ hotelId, id, roomNumber }) => {
      const passwordHash = passwordHashes.get(roomNumber)
      if (!passwordHash) throw new Error(`No password was made for room ${roomNumber}`)
      return { hotelId, guestId: id, role: 'guest' as const, address: guestAddress(id, slug), passwordHash }
    }),
  )
}
