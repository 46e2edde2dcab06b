import { eq } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import type { SecondFactor } from '../second-factor.ts'
import { authAccounts } from './table.ts'

/** Saves what somebody proves beside the password; null for nothing. */
export async function saveSecondFactor(tx: Tx, accountId: string, secondFactor: SecondFactor | null) {
  await tx.update(authAccounts).set({ secondFactor }).where(eq(authAccounts.id, accountId))
}
