import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { deleteBatch } from '#kit/server/delete-rows.ts'
import { knownDevices } from './table.ts'

/** Notes that this account has signed in on this device. */
export async function rememberDeviceOf(
  tx: Tx,
  known: { accountId: string; hotelId: string | null; device: string },
) {
  await tx
    .insert(knownDevices)
    .values(known)
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.device],
      set: { usedAt: sql`excluded.used_at`, hotelId: known.hotelId },
    })
}

/** Whether this account has signed in on this device before. */
export async function isDeviceOf(tx: Tx, accountId: string, device: string): Promise<boolean> {
  const isThis = and(eq(knownDevices.accountId, accountId), eq(knownDevices.device, device))
  return (await tx.$count(knownDevices, isThis)) > 0
}

/** From now on this account is new on every device but one. */
export async function forgetOtherDevices(tx: Tx, accountId: string, kept: string) {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), ne(knownDevices.device, kept)))
}

/** Deletes devices that were not used for longer than their cookie lasts. */
export const deleteUnusedDevices = (tx: Tx) =>
  deleteBatch(
    tx,
    { table: sql`${knownDevices}`, key: sql`account_id, device` },
    sql`used_at < now() - interval '400 days'`,
  )
