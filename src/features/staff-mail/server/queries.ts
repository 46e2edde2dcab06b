import { and, eq, isNull, sql } from 'drizzle-orm'
import { mailRefusalOf } from '#features/accounts/server/queries.ts'
import { users } from '#features/accounts/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { DEFAULT_LANGUAGE, type Language } from '#kit/shared/languages.ts'
import type { MailWishes, StaffMail } from '../contract.ts'

/** The kind, and the key, of the job that sends a hotel's summaries each morning. */
export const MORNING = 'morning'

const WISHES = {
  language: sql<Language>`coalesce(${users.language}, ${DEFAULT_LANGUAGE})`,
  alerts: users.mailsAlerts,
  summary: users.mailsSummary,
}

const isActiveAt = (hotelId: string) => and(eq(users.hotelId, hotelId), eq(users.isActive, true))

/** How somebody of a hotel's staff is written to; null where nobody there has this id. */
export async function findStaffMail(
  tx: Tx,
  hotelId: string,
  userId: string,
): Promise<Omit<StaffMail, 'isSent'> | null> {
  const [row] = await tx
    .select({ ...WISHES, address: users.email, at: users.mailRefusedAt, words: users.mailRefusal })
    .from(users)
    .where(and(isActiveAt(hotelId), eq(users.id, userId)))
  if (!row) return null
  const { at, words, ...mail } = row
  return { ...mail, refusal: mailRefusalOf(at, words) }
}

/** Reads the same and holds it until the transaction ends. */
export async function holdStaffMail(tx: Tx, hotelId: string, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return findStaffMail(tx, hotelId, userId)
}

export const saveWishes = (tx: Tx, userId: string, { language, alerts, summary }: MailWishes) =>
  tx.update(users).set({ language, mailsAlerts: alerts, mailsSummary: summary }).where(eq(users.id, userId))

export const stopSummaries = (tx: Tx, userId: string) =>
  tx.update(users).set({ mailsSummary: false }).where(eq(users.id, userId))

/** Those of a hotel's staff who want the summary, and whose address takes e-mails. */
export async function listSummaryReaders(tx: Tx, hotelId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isActiveAt(hotelId), isNull(users.mailRefusedAt), eq(users.mailsSummary, true)))
    .orderBy(users.id)
  return rows.map(({ id }) => id)
}

/** Notes that an address has taken an e-mail, or why not; unless it is another one by now. */
export const saveTaken = (tx: Tx, userId: string, address: string, refusal: string | null) =>
  tx
    .update(users)
    .set({ mailRefusedAt: refusal === null ? null : sql`now()`, mailRefusal: refusal })
    .where(and(eq(users.id, userId), eq(users.email, address)))
