import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { hotels } from '#features/hotels/server/table.ts'
import { users } from '#features/accounts/server/table.ts'
import type { SuperAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import type { SupportVisit } from '../contract.ts'
import { supportVisits } from './table.ts'

const isOpen = isNull(supportVisits.endedAt)

/** A super admin's current visit. */
export async function findOpenVisit(tx: Tx, userId: string): Promise<SupportVisit | null> {
  const [row] = await tx
    .select({
      id: supportVisits.id,
      hotelId: supportVisits.hotelId,
      hotelSlug: hotels.slug,
      hotelName: hotels.name,
      reason: supportVisits.reason,
      startedAt: supportVisits.startedAt,
      endsAt: supportVisits.endsAt,
    })
    .from(supportVisits)
    .innerJoin(hotels, eq(hotels.id, supportVisits.hotelId))
    .where(and(eq(supportVisits.userId, userId), isOpen, sql`${supportVisits.endsAt} > now()`))
  return row ? { ...row, startedAt: row.startedAt.toISOString(), endsAt: row.endsAt.toISOString() } : null
}

/** Locks the super admin's record, so that only one visit can start at a time. */
export async function holdVisitor(tx: Tx, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function addVisit(
  tx: Tx,
  visit: { hotelId: string; userId: string; reason: string; minutes: number },
) {
  const { minutes, ...given } = visit
  await tx.insert(supportVisits).values({ ...given, endsAt: sql`now() + make_interval(mins => ${minutes})` })
}

type EndedVisit = { id: string; hotelId: string; userId: string; email: string }

/** Records the end of a visit in the audit log, with the super admin as the actor. */
function recordEnd(tx: Tx, { id, hotelId, userId, email }: EndedVisit) {
  const person = { userId, email, fullName: '', mustChangePassword: false }
  const actor: SuperAdminActor = { kind: 'superAdmin', ...person, visit: null }
  return recordChange(tx, actor, { hotelId, action: 'end', entity: 'support_visit', entityId: id })
}

async function endVisits(tx: Tx, which: SQL | undefined): Promise<EndedVisit[]> {
  const ended = await tx
    .update(supportVisits)
    .set({ endedAt: sql`least(now(), ${supportVisits.endsAt})` })
    .from(users)
    .where(and(eq(users.id, supportVisits.userId), isOpen, which))
    .returning({
      id: supportVisits.id,
      hotelId: supportVisits.hotelId,
      userId: supportVisits.userId,
      email: users.email,
    })
  for (const one of ended) await recordEnd(tx, one)
  return ended
}

/** Ends a super admin's current visit, if any, in the audit log too. */
export const endVisitOf = (tx: Tx, userId: string) => endVisits(tx, eq(supportVisits.userId, userId))

/** Ends the visits whose time is over, in the audit log too. */
export const endOverdueVisits = (tx: Tx) => endVisits(tx, lte(supportVisits.endsAt, sql`now()`))

/** The time until the next open visit ends, in milliseconds; null when none is open. */
export async function nextEndingIn(tx: Tx): Promise<number | null> {
  const [row] = await tx
    .select({
      ms: sql<number | null>`(extract(epoch FROM min(${supportVisits.endsAt}) - now()) * 1000)::float8`,
    })
    .from(supportVisits)
    .where(isOpen)
  return row?.ms ?? null
}
