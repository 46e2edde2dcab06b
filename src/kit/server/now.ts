import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** The moment by the database's clock, as which alone its rows can be compared: that of a process may be behind or ahead. */
export async function readNow(tx: Tx): Promise<Date> {
  const [row] = await tx.execute<{ now: number }>(
    sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`,
  )
  if (!row) throw new Error('The database did not say what time it is')
  return new Date(row.now)
}
