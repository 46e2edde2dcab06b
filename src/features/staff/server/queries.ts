import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { hotels } from '#features/hotels/server/table.ts'
import { mailRefusalOf } from '#features/accounts/server/queries.ts'
import { authAccounts, users } from '#features/accounts/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { isUniqueViolation } from '#kit/server/unique-violation.ts'
import { foldText } from '#kit/shared/text.ts'
import { type HotelAdmin, type HotelChoice, STAFF_PER_PAGE } from '../contract.ts'

const isHotelAdmin = eq(users.role, 'hotel_admin')
const theAdmin = (id: string) => and(isHotelAdmin, eq(users.id, id))

function isFound({ hotelId, search }: { hotelId: string | null; search: string }) {
  const wanted = foldText(search)
  const text = sql`fold_text(${users.fullName} || chr(10) || ${users.email})`
  return and(
    isHotelAdmin,
    hotelId ? eq(users.hotelId, hotelId) : undefined,
    wanted ? sql`strpos(${text}, ${wanted}) > 0` : undefined,
  )
}

const columns = {
  id: users.id,
  email: users.email,
  fullName: users.fullName,
  isActive: users.isActive,
  lastLogin: users.lastLogin,
  createdAt: users.createdAt,
  hotelId: sql<string>`${users.hotelId}`,
  hotelName: hotels.name,
  hotelState: sql<
    HotelAdmin['hotelState']
  >`CASE ${hotels.isActive} WHEN true THEN 'active' WHEN false THEN 'inactive'
    ELSE 'deleted' END`,
  refusedAt: users.mailRefusedAt,
  refusal: users.mailRefusal,
}

const selectAdmins = (tx: Tx) =>
  tx
    .select(columns)
    .from(users)
    .leftJoin(hotels, and(eq(hotels.id, users.hotelId), isNull(hotels.deletedAt)))
    .$dynamic()

type Row = Omit<HotelAdmin, 'lastLogin' | 'createdAt' | 'mailRefusal'> & {
  lastLogin: Date | null
  createdAt: Date
  refusedAt: Date | null
  refusal: string | null
}

const toHotelAdmin = ({ lastLogin, createdAt, refusedAt, refusal, ...row }: Row): HotelAdmin => ({
  ...row,
  mailRefusal: mailRefusalOf(refusedAt, refusal),
  lastLogin: lastLogin?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

/** One page of the matching hotel admins, newest first, and their total number. */
export async function listHotelAdmins(
  tx: Tx,
  asked: { hotelId: string | null; search: string; page: number },
): Promise<{ users: HotelAdmin[]; total: number }> {
  const rows = await selectAdmins(tx)
    .where(isFound(asked))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(STAFF_PER_PAGE)
    .offset((asked.page - 1) * STAFF_PER_PAGE)
  const [found] = await tx.select({ total: count() }).from(users).where(isFound(asked))
  return { users: rows.map(toHotelAdmin), total: found?.total ?? 0 }
}

export async function findHotelAdmin(tx: Tx, id: string): Promise<HotelAdmin | null> {
  const [row] = await selectAdmins(tx).where(theAdmin(id))
  return row ? toHotelAdmin(row) : null
}

/** Reads a hotel admin and locks the record until the transaction ends. */
export async function holdHotelAdmin(tx: Tx, id: string): Promise<HotelAdmin | null> {
  const [held] = await tx.select({ id: users.id }).from(users).where(theAdmin(id)).for('update')
  return held ? findHotelAdmin(tx, id) : null
}

export async function saveHotelAdminActive(tx: Tx, id: string, isActive: boolean) {
  await tx.update(users).set({ isActive }).where(theAdmin(id))
}

export async function saveHotelAdmin(tx: Tx, id: string, change: { fullName: string; hotelId: string }) {
  // another hotel's summary is another wish
  const mailsSummary = sql`${users.mailsSummary} AND ${users.hotelId} = ${change.hotelId}`
  await tx
    .update(users)
    .set({ ...change, mailsSummary })
    .where(theAdmin(id))
  await tx.update(authAccounts).set({ hotelId: change.hotelId }).where(eq(authAccounts.userId, id))
}

/** Deletes the record, with its login and sessions. */
export async function removeHotelAdmin(tx: Tx, id: string) {
  await tx.delete(users).where(theAdmin(id))
}

export async function listHotelChoices(tx: Tx): Promise<HotelChoice[]> {
  return tx
    .select({ id: hotels.id, name: hotels.name, slug: hotels.slug, isActive: hotels.isActive })
    .from(hotels)
    .where(isNull(hotels.deletedAt))
    .orderBy(asc(hotels.name), asc(hotels.slug))
}

/** Whether a statement failed because somebody already has this e-mail address (HUS-12). */
export const isSameEmail = (error: unknown): boolean => isUniqueViolation(error, 'users', 'auth_accounts')
