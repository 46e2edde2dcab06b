import { asc, eq } from 'drizzle-orm'
import pg from 'pg'
import { signOutEverywhere } from '#features/sessions/server/queries.ts'
import { users } from '#features/accounts/server/table.ts'
import type { Actor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import type { SuperAdmin } from '../contract.ts'

const isSuperAdmin = eq(users.role, 'super_admin')

/** All super admins by name, active and inactive. */
export async function listSuperAdmins(tx: Tx): Promise<SuperAdmin[]> {
  const rows = await tx
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      isActive: users.isActive,
      lastLogin: users.lastLogin,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(isSuperAdmin)
    .orderBy(asc(users.fullName), asc(users.email))
  return rows.map(({ lastLogin, createdAt, ...row }) => ({
    ...row,
    lastLogin: lastLogin?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }))
}

/**
 * Activates or deactivates a super admin; deactivation ends the sessions and a visit. Null when the user does not
 * exist. Throws for the last active one.
 */
export async function setSuperAdminActive(
  tx: Tx,
  actor: Actor,
  { id, isActive }: { id: string; isActive: boolean },
): Promise<SuperAdmin | null> {
  const before = (await listSuperAdmins(tx)).find((each) => each.id === id)
  if (!before || before.isActive === isActive) return before ?? null
  await tx.update(users).set({ isActive }).where(eq(users.id, id))
  if (!isActive) await signOutEverywhere(tx, id)
  const { email, fullName } = before
  await recordChange(tx, actor, {
    hotelId: null,
    action: isActive ? 'activate' : 'deactivate',
    entity: 'user',
    entityId: id,
    before: { email, fullName, isActive: !isActive },
    after: { email, fullName, isActive },
  })
  return { ...before, isActive }
}

/** Whether the database refused to deactivate the last active super admin. */
export function isLastSuperAdmin(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof pg.DatabaseError && cause.code === '23001'
}
