import { asc, eq, sql } from 'drizzle-orm'
import { isKnown } from '#features/services/server/queries.ts'
import { globalServices } from '#features/services/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import type { FeatureFlag, FlagName, GlobalService, PlatformStats, Webhook } from '../contract.ts'
import { featureFlags, platformSettings } from './table.ts'

const WEBHOOK = eq(platformSettings.settingKey, 'chatbot_webhook_url')

const toFlag = (row: typeof featureFlags.$inferSelect): FeatureFlag => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})

const toWebhook = (row: typeof platformSettings.$inferSelect | undefined): Webhook => ({
  url: row?.settingValue ?? '',
  updatedAt: (row?.updatedAt ?? new Date(0)).toISOString(),
})

/** Whether the flag is on; a missing flag counts as on (OP-56). */
export async function isFlagOn(tx: Tx, flagName: FlagName): Promise<boolean> {
  const [flag] = await tx
    .select({ enabled: featureFlags.enabled })
    .from(featureFlags)
    .where(eq(featureFlags.flagName, flagName))
  return flag?.enabled ?? true
}

export async function readStats(tx: Tx): Promise<PlatformStats> {
  const [row] = await tx.execute<PlatformStats>(sql`SELECT total_hotels AS "totalHotels",
    active_hotels AS "activeHotels", total_admins AS "totalAdmins", total_guests AS "totalGuests"
    FROM get_platform_stats()`)
  if (!row) throw new Error('get_platform_stats returned no row')
  return row
}

/** The URL that receives the assistant's questions; empty when none is set. */
export async function readWebhook(tx: Tx): Promise<Webhook> {
  const [row] = await tx.select().from(platformSettings).where(WEBHOOK)
  return toWebhook(row)
}

/** Reads the webhook's URL and locks it until the transaction ends. */
export async function holdWebhook(tx: Tx): Promise<Webhook> {
  await tx.insert(platformSettings).values({ settingKey: 'chatbot_webhook_url' }).onConflictDoNothing()
  const [row] = await tx.select().from(platformSettings).where(WEBHOOK).for('update')
  return toWebhook(row)
}

export async function saveWebhookUrl(tx: Tx, url: string): Promise<Webhook> {
  const [row] = await tx
    .update(platformSettings)
    .set({ settingValue: url, updatedAt: sql`now()` })
    .where(WEBHOOK)
    .returning()
  return toWebhook(row)
}

export const listGlobalServices = (tx: Tx): Promise<GlobalService[]> =>
  tx
    .select()
    .from(globalServices)
    .where(isKnown(globalServices.category))
    .orderBy(asc(globalServices.orderIndex), asc(globalServices.serviceName))

export async function holdGlobalService(tx: Tx, id: string): Promise<GlobalService | null> {
  const [row] = await tx.select().from(globalServices).where(eq(globalServices.id, id)).for('no key update')
  return row ?? null
}

export async function saveGlobalServiceEnabled(tx: Tx, id: string, enabled: boolean) {
  await tx.update(globalServices).set({ enabled }).where(eq(globalServices.id, id))
}

export async function listFlags(tx: Tx): Promise<FeatureFlag[]> {
  const rows = await tx.select().from(featureFlags).orderBy(asc(featureFlags.flagName))
  return rows.map(toFlag)
}

export async function holdFlag(tx: Tx, flagName: string): Promise<FeatureFlag | null> {
  const [row] = await tx.select().from(featureFlags).where(eq(featureFlags.flagName, flagName)).for('update')
  return row ? toFlag(row) : null
}

export async function saveFlag(tx: Tx, flagName: string, enabled: boolean): Promise<FeatureFlag | null> {
  const [row] = await tx
    .update(featureFlags)
    .set({ enabled, updatedAt: sql`now()` })
    .where(eq(featureFlags.flagName, flagName))
    .returning()
  return row ? toFlag(row) : null
}
