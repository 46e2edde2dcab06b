import { sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { SEE_ORDERS_ALONE, SEE_SERVICES } from '#kit/server/fence.ts'

/** Runs `work` where the transaction meets bookings of every service, which before and after it does not. */
export async function amongServices<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql.raw(SEE_SERVICES))
  const result = await work()
  await tx.execute(sql.raw(SEE_ORDERS_ALONE))
  return result
}
