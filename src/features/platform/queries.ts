import { eq } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import type { FlagName } from './contract.ts'
import { featureFlags } from './table.ts'

/** Whether the flag is on; a flag that is missing counts as on (OP-56). */
export async function isFlagOn(tx: Tx, flagName: FlagName): Promise<boolean> {
  const [flag] = await tx
    .select({ enabled: featureFlags.enabled })
    .from(featureFlags)
    .where(eq(featureFlags.flagName, flagName))
  return flag?.enabled ?? true
}
