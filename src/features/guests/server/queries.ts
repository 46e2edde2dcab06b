import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { hotels } from '#features/hotels/server/table.ts'
import { authAccounts, sessions } from '#features/accounts/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import { isUniqueViolation } from '#kit/server/unique-violation.ts'
import { alikeName, alikeRoom } from '#features/language/alike.ts'
import { cleanText, foldName } from '#kit/shared/text.ts'
import type { Guest } from '../contract.ts'
import { guests } from './table.ts'

export type NewGuest = {
  hotelId: string
  loginName: string
  roomNumber: string
  expiresAt: Date | null
  isActive: boolean
  /** Defaults to now. */
  stayBeganAt?: Date
}

const guestRow = (guest: NewGuest) => ({
  ...guest,
  loginName: cleanText(guest.loginName),
  roomNumber: cleanText(guest.roomNumber),
  loginKey: foldName(guest.loginName),
  roomKey: foldName(guest.roomNumber),
  loginAlike: alikeName(guest.loginName),
  roomAlike: alikeRoom(guest.roomNumber),
})

/** Adds a guest credential (GST-15) and returns its id; a unique key rejects a duplicate of name and room. */
export async function createGuestRecord(tx: Tx, guest: NewGuest): Promise<string> {
  const [row] = await tx.insert(guests).values(guestRow(guest)).returning({ id: guests.id })
  if (!row) throw new Error('The guest was not added')
  return row.id
}

/** Whether a statement failed because a guest with this name and room already exists (GST-13). */
export const isDuplicate = (error: unknown): boolean => isUniqueViolation(error, 'guests')

const ADDED_AT_ONCE = 1000

/** Adds many guests to one hotel, listed in this order; their accounts are created at their first sign-in. */
export async function addGuests(tx: Tx, newGuests: NewGuest[]) {
  for (let start = 0; start < newGuests.length; start += ADDED_AT_ONCE) {
    const rows = newGuests.slice(start, start + ADDED_AT_ONCE).map(guestRow)
    await tx
      .insert(guests)
      .values(
        rows.map((row, at) => ({
          ...row,
          isAccountDue: true,
          createdAt: sql`now() - ${start + at}::int * interval '1 microsecond'`,
        })),
      )
  }
}

const credentialColumns = {
  id: guests.id,
  loginName: guests.loginName,
  roomNumber: guests.roomNumber,
  isActive: guests.isActive,
  expiresAt: guests.expiresAt,
  expiresOn: sql<string | null>`to_char(${guests.expiresAt} AT TIME ZONE ${hotels.timeZone}, 'YYYY-MM-DD')`,
}

/** Each table in them names the hotel itself, so that one machine has all that is asked for. */
const staffColumns = (hotelId: string) => ({
  ...credentialColumns,
  isLocked: sql<boolean>`EXISTS (SELECT FROM rate_limits r
    WHERE r.hotel_id = ${hotelId} AND r.locked_until > now()
      AND (r.action_type IN ('guest_login_target', 'guest_login_known')
          AND r.identifier IN ('name ' || ${guests.loginAlike}, 'room ' || ${guests.roomAlike})
        OR r.action_type = 'guest_login' AND EXISTS (SELECT FROM unnest(r.marks) mark
          WHERE split_part(mark, chr(10), 1) = ${guests.roomAlike} OR split_part(mark, chr(10), 2) = ${guests.loginAlike})))`,
  alike: sql<Guest['alike']>`(SELECT json_build_object('loginName', o.login_name, 'roomNumber', o.room_number)
    FROM guests o WHERE o.hotel_id = ${hotelId} AND o.login_alike = ${guests.loginAlike}
      AND o.room_alike = ${guests.roomAlike} AND o.id <> ${guests.id} LIMIT 1)`,
  version: guests.version,
  createdAt: guests.createdAt,
})

/** What staff see of guests. */
export const selectGuests = (tx: Tx, hotelId: string) =>
  tx
    .select(staffColumns(hotelId))
    .from(guests)
    .innerJoin(hotels, eq(hotels.id, guests.hotelId))
    .where(eq(guests.hotelId, hotelId))
    .$dynamic()

/** What lets a guest in, and how long. */
export type Credential = Pick<
  Guest,
  'id' | 'loginName' | 'roomNumber' | 'isActive' | 'expiresAt' | 'expiresOn'
>

type StaffRow = Omit<Guest, 'expiresAt' | 'createdAt'> & { expiresAt: Date | null; createdAt: Date }

export const toGuest = ({ expiresAt, createdAt, ...row }: StaffRow): Guest => ({
  ...row,
  expiresAt: expiresAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

/** What a file of guests is compared with; what else staff see is not asked for tens of thousands at once. */
const selectCredentials = (tx: Tx, hotelId: string) =>
  tx
    .select(credentialColumns)
    .from(guests)
    .innerJoin(hotels, eq(hotels.id, guests.hotelId))
    .where(eq(guests.hotelId, hotelId))
    .orderBy(guests.id)
    .$dynamic()

const toCredential = <Row extends { expiresAt: Date | null }>(row: Row) => ({
  ...row,
  expiresAt: row.expiresAt?.toISOString() ?? null,
})

/** All guest credentials of the hotel. */
export async function listCredentials(tx: Tx, hotelId: string): Promise<Credential[]> {
  return (await selectCredentials(tx, hotelId)).map(toCredential)
}

export const theGuest = (hotelId: string, id: string) => and(eq(guests.hotelId, hotelId), eq(guests.id, id))

export async function findGuest(tx: Tx, hotelId: string, id: string): Promise<Guest | null> {
  const [row] = await selectGuests(tx, hotelId).where(theGuest(hotelId, id))
  return row ? toGuest(row) : null
}

/** The guests of these ids who are still there. */
export async function listGuestsOf(tx: Tx, hotelId: string, ids: readonly string[]): Promise<Guest[]> {
  const rows = await selectGuests(tx, hotelId).where(
    and(eq(guests.hotelId, hotelId), inArray(guests.id, [...ids])),
  )
  return rows.map(toGuest)
}

/** The same, locked until the transaction ends. */
export async function holdGuestsOf(tx: Tx, hotelId: string, ids: readonly string[]): Promise<Guest[]> {
  const rows = await selectGuests(tx, hotelId)
    .where(and(eq(guests.hotelId, hotelId), inArray(guests.id, [...ids])))
    .orderBy(guests.id)
    .for('update', { of: guests })
  return rows.map(toGuest)
}

/** Reads a guest and locks the row until the transaction ends. */
export async function holdGuest(tx: Tx, hotelId: string, id: string): Promise<Guest | null> {
  const [row] = await selectGuests(tx, hotelId).where(theGuest(hotelId, id)).for('update', { of: guests })
  return row ? toGuest(row) : null
}

/** Until the transaction ends, the guest cannot be deleted; false where that has happened. */
export async function keepGuest(tx: Tx, hotelId: string, id: string): Promise<boolean> {
  const rows = await tx.select({ id: guests.id }).from(guests).where(theGuest(hotelId, id)).for('key share')
  return rows.length > 0
}

/** Until the transaction ends, nobody else can add or rename guests, or change the hotel's time zone. */
/** Whether a room of the hotel, as its guests have them, is called so. */
export async function isRoomOf(tx: Tx, hotelId: string, roomNumber: string): Promise<boolean> {
  const found = await tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.hotelId, hotelId), eq(guests.roomKey, foldName(roomNumber))))
    .limit(1)
  return found.length > 0
}

export const lockGuests = (tx: Tx, hotelId: string) => lockExclusive(tx, hotelId, 'guests')

/** The same, locked until the transaction ends. */
export async function holdCredentials(tx: Tx, hotelId: string): Promise<Credential[]> {
  await lockGuests(tx, hotelId)
  return (await selectCredentials(tx, hotelId).for('update', { of: guests })).map(toCredential)
}

export const mayStillSignIn = sql`${guests.isActive} AND (${guests.expiresAt} IS NULL OR ${guests.expiresAt} > now())`

/** Saves a guest who is held; `keepsCode` says whether a one-time code stays valid. */
export async function saveGuest(
  tx: Tx,
  hotelId: string,
  id: string,
  change: Pick<NewGuest, 'loginName' | 'roomNumber' | 'isActive' | 'expiresAt'> & {
    beginsStay: boolean
    keepsCode: boolean
  },
) {
  const { loginName, roomNumber, isActive, expiresAt, beginsStay, keepsCode } = change
  const { hotelId: _hotel, ...row } = guestRow({ hotelId, loginName, roomNumber, isActive, expiresAt })
  await tx
    .update(guests)
    .set({
      ...row,
      ...(beginsStay ? { stayBeganAt: sql`now()`, avoids: [] } : {}),
      ...(keepsCode ? {} : { codeHash: null }),
      version: sql`${guests.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(theGuest(hotelId, id))
}

type Extension = { id: string; isActive: boolean; expiresAt: Date | null; beginsStay: boolean }

/** Gives many guests a new expiry, or a new stay, or switches them on or off; ends their sessions. */
export async function extendGuests(tx: Tx, hotelId: string, changes: readonly Extension[]) {
  await tx.execute(sql`
    WITH change AS (
      SELECT *, now() AS moment FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        AS c (id uuid, "isActive" boolean, "expiresAt" timestamptz, "beginsStay" boolean)
    ), changed AS (
      UPDATE guests g SET is_active = c."isActive", expires_at = c."expiresAt", version = version + 1, updated_at = now(),
        stay_began_at = CASE WHEN c."beginsStay" THEN c.moment ELSE stay_began_at END,
        avoids = CASE WHEN c."beginsStay" THEN '{}' ELSE g.avoids END,
        code_hash = CASE WHEN NOT c."beginsStay" AND g.is_active
          AND (g.expires_at IS NULL OR g.expires_at > c.moment) THEN code_hash END
      FROM change c WHERE g.hotel_id = ${hotelId} AND g.id = c.id
    )
    DELETE FROM ${sessions} USING ${authAccounts} a, change c
      WHERE sessions.account_id = a.id AND a.hotel_id = ${hotelId} AND a.guest_id = c.id`)
}

/** The guest for whom this name and room would be mistaken; `isSame` when the spelling is the same. */
export async function findAlike(tx: Tx, hotelId: string, wanted: Pick<Guest, 'loginName' | 'roomNumber'>) {
  const isSame = and(
    eq(guests.loginKey, foldName(wanted.loginName)),
    eq(guests.roomKey, foldName(wanted.roomNumber)),
  )
  const isAlike = and(
    eq(guests.loginAlike, alikeName(wanted.loginName)),
    eq(guests.roomAlike, alikeRoom(wanted.roomNumber)),
  )
  const [row] = await tx
    .select({
      loginName: guests.loginName,
      roomNumber: guests.roomNumber,
      isSame: sql<boolean>`${isSame}`.as('is_same'),
    })
    .from(guests)
    .where(and(eq(guests.hotelId, hotelId), or(isSame, isAlike)))
    .orderBy(desc(sql`is_same`))
    .limit(1)
  return row ?? null
}

/** Deletes a guest, their account and sessions; bookings and conversations keep name and room (OP-54). */
export async function deleteGuest(tx: Tx, hotelId: string, id: string) {
  await tx.delete(guests).where(theGuest(hotelId, id))
  await tx.delete(authAccounts).where(and(eq(authAccounts.hotelId, hotelId), eq(authAccounts.guestId, id)))
}

/** Deactivates every active guest who has expired, and ends their remaining sessions. */
export async function deactivateExpiredGuests(tx: Tx, hotelId: string) {
  const rows = await tx.execute<{ id: string; loginName: string; roomNumber: string }>(sql`
    WITH ended AS (
      UPDATE guests SET is_active = false, version = version + 1, updated_at = now()
      WHERE hotel_id = ${hotelId} AND is_active AND expires_at <= now()
      RETURNING id, login_name, room_number
    ), gone AS (
      DELETE FROM ${sessions} USING ${authAccounts} a, ended
      WHERE sessions.account_id = a.id AND a.hotel_id = ${hotelId} AND a.guest_id = ended.id
    )
    SELECT id, login_name AS "loginName", room_number AS "roomNumber" FROM ended`)
  return [...rows]
}

/** The moments at which these days begin in the hotel's time zone (OP-18), by day. */
export async function startsOfDays(tx: Tx, hotelId: string, days: readonly string[]) {
  const rows = await tx.execute<{ day: string; start: number }>(sql`
    SELECT d AS day, (extract(epoch FROM d::date::timestamp AT TIME ZONE h.time_zone) * 1000)::float8 AS start
    FROM ${hotels} h, unnest(${sql.param([...new Set(days)])}::text[]) d WHERE h.id = ${hotelId}`)
  return new Map(rows.map(({ day, start }) => [day, new Date(start)]))
}

/**
 * Keeps the local day and hour of each guest's expiry when the hotel's time zone is corrected (OP-18), and returns how
 * many expiries it moved. An expiry at the start of a day stays at the start of that day, even where that is not
 * midnight.
 */
export async function moveCheckouts(tx: Tx, hotelId: string, { from, to }: { from: string; to: string }) {
  await lockGuests(tx, hotelId)
  const rows = await tx.execute<{ count: number }>(sql`
    WITH moved AS (
      UPDATE guests g SET expires_at = (d.day AT TIME ZONE ${to} AT TIME ZONE 'UTC'
        + (g.expires_at - (d.day AT TIME ZONE ${from}))) AT TIME ZONE 'UTC'
      FROM (SELECT id, (expires_at AT TIME ZONE ${from})::date::timestamp AS day FROM guests
        WHERE hotel_id = ${hotelId} AND expires_at IS NOT NULL) d
      WHERE g.hotel_id = ${hotelId} AND g.id = d.id
      RETURNING g.id
    ) SELECT count(*)::int AS count FROM moved`)
  return rows[0]?.count ?? 0
}
